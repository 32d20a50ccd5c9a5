// Reads the starter set's pictures from their package and stores copies, because each record owns its picture.
import { readFile } from 'node:fs/promises';
import type { CoverSize } from '@haat/contract/covers';
import { starterPictureIndex, starterPicturesFolder } from '@haat/starter/pictures';
import type { Files } from '../../../platform/files.ts';
import { removeStoredImage, type StoredImage, storePreparedImage } from '../../media/index.ts';
import type { Unpictured } from './starter-picture.views.ts';

interface Painted {
  readonly width: number;
  readonly height: number;
  readonly files: Readonly<Record<CoverSize, string>>;
}

export interface PicturedRecord extends Unpictured {
  readonly stored: StoredImage;
}

/** Stores all or none. Throws `unavailable` when the disk is full or the store can't be reached. */
export async function storeStarterPictures(
  files: Files,
  records: readonly Unpictured[],
): Promise<PicturedRecord[]> {
  // The script that draws the pictures writes the index with the same type.
  const index = JSON.parse(await readFile(starterPictureIndex, 'utf8')) as Readonly<Record<string, Painted>>;
  const store = async (record: Unpictured): Promise<PicturedRecord> => {
    const painted = index[record.picture];
    if (!painted) throw new Error(`the starter set has no picture of ${record.picture}`);
    return { ...record, stored: await storePreparedImage({ files }, await readPainted(painted)) };
  };
  // Wait for all writes before removing any.
  const results = await Promise.allSettled(records.map(store));
  const stored = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return stored;
  await removeStarterPictures(files, stored);
  throw failed.reason;
}

/** If the store can't be reached, the daily sweep removes them. */
export async function removeStarterPictures(files: Files, records: readonly PicturedRecord[]): Promise<void> {
  await Promise.allSettled(records.map(({ stored }) => removeStoredImage({ files }, stored)));
}

async function readPainted({ width, height, files }: Painted) {
  const read = (size: CoverSize) => readFile(new URL(files[size], starterPicturesFolder));
  const [small, middle, large] = await Promise.all([read('small'), read('middle'), read('large')]);
  return { width, height, sizes: { small, middle, large } };
}
