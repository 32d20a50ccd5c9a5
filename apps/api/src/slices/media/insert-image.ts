import type { Tx } from '../../platform/database.ts';
import { insertImageRow } from './image.queries.ts';
import type { StoredImage } from './store-image.service.ts';

export interface NewImage {
  readonly stored: StoredImage;
  /** The file name that the uploader gave. It is only shown to people. */
  readonly name: string;
  readonly isPrimary: boolean;
  /** Null: the operator's or the demo's. */
  readonly ownerId: number | null;
}

/** Inserts the row of a stored picture. Returns its id. */
export const insertImage = (tx: Tx, { stored, ...image }: NewImage): Promise<number> =>
  insertImageRow(tx, { ...image, key: stored.key, width: stored.width, height: stored.height });
