// Copies the files of all pictures and sounds that the rows of a snapshot name.
import { type CoverSize, coverPath, coverSizes } from '@haat/contract/covers';
import type { ClientBase } from 'pg';
import type { Files } from '../platform/files.ts';
import { fileNameOf } from '../slices/files/index.ts';
import { type PictureCopies, pictureName, Sums } from './format.ts';
import type { AddEntry } from './write-file.ts';

/** A bucket answers slowly. */
const filesAtOnce = 8;

const sizes = Object.keys(coverSizes) as CoverSize[]; // its keys, by definition

/** Their names in the store. */
export async function listStoredNames(client: ClientBase): Promise<string[]> {
  const pictures = await listKeys(client, 'images');
  const files = await listKeys(client, 'files');
  return [...pictures.flatMap(namesOfPicture), ...files.map(fileNameOf)];
}

/** None from a table that an older version didn't have. */
async function listKeys(client: ClientBase, table: 'images' | 'files'): Promise<string[]> {
  const tables = await client.query('SELECT to_regclass($1) AS found', [table]);
  if (tables.rows[0].found === null) return [];
  const { rows } = await client.query<[string]>({
    text: `SELECT key FROM ${table} ORDER BY id`,
    rowMode: 'array',
  });
  return rows.map(([key]) => key);
}

const namesOfPicture = (key: string): string[] =>
  sizes.map((size) => coverPath(key, size).replace('/media/', ''));

export async function copyPictures(
  files: Files,
  names: readonly string[],
  add: AddEntry,
): Promise<PictureCopies> {
  const sums = new Sums();
  const missing: string[] = [];
  for await (const { name, bytes } of readAhead(files, names)) {
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
