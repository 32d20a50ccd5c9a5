import { coverKeysIn } from '@haat/contract/covers';
import { serverLimits } from '@haat/contract/limits';
import type { CoverInput } from '@haat/contract/operator/cover';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { dayMs, listStoredLately, type OwnRow, withoutUsed } from '../../platform/unused-rows.ts';
import { onlyId } from '../../platform/written-rows.ts';
import { lockUser } from '../accounts/index.ts';
import { insertImageRows, lockImage, lockImagesOfKeys } from './image.queries.ts';
import { mediaMessages } from './media.messages.ts';
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

/**
 * The stored pictures whose paths are in a text, such as HTML: their ids by their keys. Locks them, so that the sweep
 * of unused pictures can't delete them.
 */
export async function lockPicturesIn(tx: Tx, text: string): Promise<ReadonlyMap<string, number>> {
  const keys = coverKeysIn(text);
  const rows = keys.length === 0 ? [] : await lockImagesOfKeys(tx, keys);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/**
 * The picture that an operator chose: its id, or null for none. Locks it, so that the sweep of unused pictures can't
 * delete it. Throws `input.invalid` on `cover`.
 */
export async function requireCoverImage(tx: Tx, cover: CoverInput): Promise<number | null> {
  if (cover === null) return null;
  const [key = ''] = typeof cover === 'string' ? coverKeysIn(cover) : [];
  const id = await lockImage(tx, typeof cover === 'number' ? { id: cover } : { key });
  if (id === undefined) throw invalidInput({ cover: [mediaMessages.uploadAgain] });
  return id;
}

const { unusedFiles, unusedBytes } = serverLimits;

/**
 * Throws `rate.limited` when a person has too many files to which nothing points yet. Locks the person, so that files
 * stored at the same time are counted one after another.
 */
export async function requireUnusedLeft(tx: Tx, ownerId: number, newBytes: number): Promise<void> {
  await lockUser(tx, ownerId);
  const fits = (own: readonly OwnRow[]): boolean =>
    own.length < unusedFiles && own.reduce((sum, { bytes }) => sum + bytes, newBytes) <= unusedBytes;
  const own = await listStoredLately(tx, ownerId);
  if (fits(own)) return;
  const unused = await withoutUsed(tx, own);
  if (fits(unused)) return;
  const oldestAt = Math.min(tx.now.getTime(), ...unused.map(({ createdAt }) => createdAt.getTime()));
  throw new AppError('rate.limited', {
    detail: mediaMessages.tooManyUnused(unusedFiles),
    retryAfterSeconds: (oldestAt + dayMs - tx.now.getTime()) / 1000,
  });
}
