// Copies the files of all pictures that the rows of a snapshot name.
import { type CoverSize, coverPath, coverSizes } from '@haat/contract/covers';
import type { ClientBase } from 'pg';
import type { Files } from '../platform/files.ts';
import { type PictureCopies, pictureName, Sums } from './format.ts';
import type { AddEntry } from './write-file.ts';

/** A bucket answers slowly. */
const filesAtOnce = 8;

const sizes = Object.keys(coverSizes) as CoverSize[]; // its keys, by definition

export async function listPictureKeys(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<[string]>({
    text: 'SELECT key FROM images ORDER BY id',
    rowMode: 'array',
  });
  return rows.map(([key]) => key);
}

export async function copyPictures(
  files: Files,
  keys: readonly string[],
  add: AddEntry,
): Promise<PictureCopies> {
  const sums = new Sums();
  const missing: string[] = [];
  for await (const { name, bytes } of readAhead(files, namesOf(keys))) {
    if (bytes === undefined) {
      missing.push(name);
      continue;
    }
    const entry = { name: pictureName(name), bytes };
    sums.add('', entry);
    await add(entry);
  }
  const { entries, bytes, sha256 } = sums.of('');
  return { files: entries, bytes, sha256, missing };
}

function* namesOf(keys: readonly string[]): Generator<string> {
  for (const key of keys) for (const size of sizes) yield coverPath(key, size).replace('/media/', '');
}

interface Found {
  readonly name: string;
  readonly bytes: Uint8Array | undefined;
}

/** In order. A few files are being read while one is written. */
async function* readAhead(files: Files, names: Iterable<string>): AsyncGenerator<Found> {
  const waiting: Promise<Found>[] = [];
  for (const name of names) {
    const reading = files.get(name).then((bytes) => ({ name, bytes }));
    // Reported when it is its turn.
    reading.catch(() => undefined);
    waiting.push(reading);
    if (waiting.length >= filesAtOnce) yield* first(waiting);
  }
  while (waiting.length > 0) yield* first(waiting);
}

async function* first(waiting: Promise<Found>[]): AsyncGenerator<Found> {
  const next = waiting.shift();
  if (next !== undefined) yield await next;
}
