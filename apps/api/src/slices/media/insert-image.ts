import type { Tx } from '../../platform/database.ts';
import { images } from './media.tables.ts';
import type { StoredImage } from './store-image.ts';

export interface NewImage {
  readonly stored: StoredImage;
  /** For people only. */
  readonly name: string;
  readonly isPrimary: boolean;
  /** Null: the operator's or the demo's. */
  readonly ownerId: number | null;
}

/** The row of a picture that is stored; answers its id. */
export async function insertImage(tx: Tx, { stored, name, isPrimary, ownerId }: NewImage): Promise<number> {
  const { key, width, height } = stored;
  const [row] = await tx
    .insert(images)
    .values({ key, width, height, name, isPrimary, ownerId, createdAt: tx.now })
    .returning({ id: images.id });
  if (!row) throw new Error('the picture was not written');
  return row.id;
}
