import type { Tx } from '../../platform/database.ts';
import { onlyId } from '../../platform/written-rows.ts';
import { insertImageRows } from './image.queries.ts';
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
export const insertImage = async (tx: Tx, image: NewImage): Promise<number> =>
  onlyId(await insertImages(tx, [image]));

/** Inserts up to 5,000 rows of stored pictures: a statement has at most 65,535 parameters. Returns their ids in the order given. */
export const insertImages = (tx: Tx, images: readonly NewImage[]): Promise<number[]> =>
  insertImageRows(
    tx,
    images.map(({ stored: { key, width, height, bytes }, ...image }) => ({
      ...image,
      key,
      width,
      height,
      bytes,
    })),
  );
