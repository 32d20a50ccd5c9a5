import { randomBytes } from 'node:crypto';
import { type CoverSize, coverPath, coverSizes } from '@haat/contract/covers';
import type { ChildWork } from '../../platform/child-work.ts';
import type { Files } from '../../platform/files.ts';
import { type EncodedImage, encodeImage } from './encode-image.service.ts';

export interface StoredImage {
  /** Names its three files, see `coverPath` in the contract. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

interface Where {
  readonly files: Files;
}

const sizeNames = Object.keys(coverSizes) as CoverSize[]; // its keys, by definition

/** The name of one of its files in storage. */
const fileName = (key: string, size: CoverSize): string => coverPath(key, size).replace('/media/', '');

/** Decodes, checks and stores a picture. Doesn't use the database. Throws `image.invalid`, `unavailable`. */
export async function storeImage(
  where: Where & { readonly work: ChildWork },
  bytes: Uint8Array,
): Promise<StoredImage> {
  return storePreparedImage(where, await encodeImage(where.work, bytes));
}

/** Stores a picture that is already encoded in three sizes of WebP. */
export async function storePreparedImage({ files }: Where, image: EncodedImage): Promise<StoredImage> {
  const key = randomBytes(16).toString('hex');
  await Promise.all(sizeNames.map((size) => files.put(fileName(key, size), image.sizes[size], 'image/webp')));
  return { key, width: image.width, height: image.height };
}

/** Removes the files of a picture that got no row. */
export async function removeStoredImage({ files }: Where, { key }: { key: string }): Promise<void> {
  await Promise.all(sizeNames.map((size) => files.remove(fileName(key, size))));
}
