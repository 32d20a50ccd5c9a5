import { randomBytes } from 'node:crypto';
import { type CoverSize, coverPath, coverSizes } from '@haat/contract/covers';
import { AppError } from '../../platform/app-error.ts';
import type { ChildWork } from '../../platform/child-work.ts';
import type { DiskSpace } from '../../platform/disk-space.ts';
import type { Files } from '../../platform/files.ts';
import { type EncodedImage, encodeImage } from './encode-image.service.ts';
import { mediaMessages } from './media.messages.ts';

export interface StoredImage {
  /** Names its three files, see `coverPath` in the contract. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Of all its files. */
  readonly bytes: number;
}

interface Where {
  readonly files: Files;
}

const sizeNames = Object.keys(coverSizes) as CoverSize[]; // its keys, by definition

/** Long, because somebody must free space on a full disk first. */
const retryAfterSeconds = 120;

/** The name of one of its files in storage. */
const fileName = (key: string, size: CoverSize): string => coverPath(key, size).replace('/media/', '');

/** Decodes, checks and stores a picture. Doesn't use the database. Throws `image.invalid`, `unavailable`. */
export async function storeImage(
  where: Where & { readonly work: ChildWork },
  bytes: Uint8Array,
): Promise<StoredImage> {
  return storePreparedImage(where, await encodeImage(where.work, bytes));
}

/**
 * Stores a picture that is already encoded in three sizes of WebP. Throws `unavailable` when the disk is full or the
 * store can't be reached.
 */
export async function storePreparedImage({ files }: Where, image: EncodedImage): Promise<StoredImage> {
  const key = randomBytes(16).toString('hex');
  const put = (size: CoverSize) => files.put(fileName(key, size), image.sizes[size], 'image/webp');
  // Wait for all writes before removing any.
  const results = await Promise.allSettled(sizeNames.map(put));
  const failed = results.find((result) => result.status === 'rejected');
  const bytes = sizeNames.reduce((sum, size) => sum + image.sizes[size].length, 0);
  if (!failed) return { key, width: image.width, height: image.height, bytes };
  // If the store can't be reached, the daily sweep removes the files.
  await removeStoredImage({ files }, { key }).catch(() => undefined);
  const refusal = { detail: mediaMessages.notStored, retryAfterSeconds };
  throw Object.assign(new AppError('unavailable', refusal), { cause: failed.reason });
}

/** Removes the files of a picture that got no row. */
export async function removeStoredImage({ files }: Where, { key }: { key: string }): Promise<void> {
  await Promise.all(sizeNames.map((size) => files.remove(fileName(key, size))));
}

const fileOfPicture = /^([0-9a-f]{32})-[sml]\.webp(\.[0-9a-f]{8}\.part)?$/;

/** The key of the picture that a file in storage belongs to. Undefined for files that Haat didn't store. */
export const keyOfFile = (name: string): string | undefined => fileOfPicture.exec(name)?.[1];

/** Throws `image.no_room` when the rest of the disk is for orders. */
export async function requireRoom(disks: DiskSpace): Promise<void> {
  if (await disks.hasRoomForPictures()) return;
  throw new AppError('image.no_room', { detail: mediaMessages.noRoom, retryAfterSeconds });
}
