// The village's painted pictures in `pictures/`: WebP in the three sizes that the media slice stores.
import { readFile } from 'node:fs/promises';
import type { Files } from '@haat/api/platform/files';
import { type EncodedImage, type StoredImage, storePreparedImage } from '@haat/api/slices/media';
import type { CoverSize } from '@haat/contract/covers';

export interface Pictures {
  /** Stores another copy at each call, because each row owns its picture. */
  take(name: string): Promise<StoredImage>;
}

/** A painted picture: its size in pixels, and the file of each cover size. */
export interface Painted {
  readonly width: number;
  readonly height: number;
  readonly files: Readonly<Record<CoverSize, string>>;
}

/** By the picture's name. */
export type PictureIndex = Readonly<Record<string, Painted>>;

export const picturesFolder = new URL('../pictures/', import.meta.url);

export async function readPictureIndex(): Promise<PictureIndex> {
  // The painter writes this file with the same type.
  return JSON.parse(await readFile(new URL('index.json', picturesFolder), 'utf8')) as PictureIndex;
}

export async function openPictures(files: Files): Promise<Pictures> {
  const index = await readPictureIndex();
  const read = new Map<Painted, Promise<EncodedImage>>();
  return {
    take: async (name) => {
      const painted = index[name];
      if (!painted) throw new Error(`there is no picture of ${name}: paint the pictures again`);
      const image = read.get(painted) ?? readPicture(painted);
      read.set(painted, image);
      return storePreparedImage({ files }, await image);
    },
  };
}

async function readPicture({ width, height, files }: Painted): Promise<EncodedImage> {
  const read = (size: CoverSize) => readFile(new URL(files[size], picturesFolder));
  const [small, middle, large] = await Promise.all([read('small'), read('middle'), read('large')]);
  return { width, height, sizes: { small, middle, large } };
}
