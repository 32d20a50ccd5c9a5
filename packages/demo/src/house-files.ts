// A picture of a house and spoken directions to it, in `house/`. The README's customer has them with her address.
import { readFile } from 'node:fs/promises';
import type { Tx } from '@haat/api/platform/database';
import type { Files } from '@haat/api/platform/files';
import { insertFile, type StoredContents, storePreparedFile } from '@haat/api/slices/files';

const folder = new URL('../house/', import.meta.url);

/** What is in the store, without rows. */
export interface HouseFiles {
  readonly photo: StoredContents;
  readonly voiceNote: StoredContents;
}

export async function storeHouseFiles(files: Files): Promise<HouseFiles> {
  const [photo, voiceNote] = await Promise.all([
    readFile(new URL('house.webp', folder)),
    readFile(new URL('directions.ogg', folder)),
  ]);
  return {
    photo: await storePreparedFile(files, { kind: 'picture', contentType: 'image/webp' }, photo),
    voiceNote: await storePreparedFile(files, { kind: 'sound', contentType: 'audio/ogg' }, voiceNote),
  };
}

/** Returns the fields of an address that has them. */
export async function insertHouseFiles(tx: Tx, ownerId: number, { photo, voiceNote }: HouseFiles) {
  return {
    photo: await insertFile(tx, { ...photo, ownerId }),
    voice_note: await insertFile(tx, { ...voiceNote, ownerId }),
  };
}
