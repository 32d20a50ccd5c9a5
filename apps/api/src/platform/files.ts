// Storage of pictures: a folder on this machine, or an S3 bucket.
import { randomBytes } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { MediaConfig } from '../config.ts';
import { makeS3Files } from './s3-files.ts';

export interface StoredFile {
  readonly name: string;
  readonly storedAt: Date;
}

/** Stores bytes under names whose contents never change. */
export interface Files {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
  /** Lists all files in no particular order, including leftovers of interrupted `put`s, which end in `.part`. */
  list(): AsyncIterable<StoredFile>;
}

export const makeFiles = (config: MediaConfig): Files =>
  config.store === 'local' ? makeLocalFiles(config.directory) : makeS3Files(config);

function makeLocalFiles(directory: string): Files {
  const pathOf = (name: string) => join(directory, requireFileName(name));
  return {
    put: async (name, bytes) => {
      const path = pathOf(name);
      const part = `${path}.${randomBytes(4).toString('hex')}.part`;
      await mkdir(directory, { recursive: true });
      try {
        await writeFile(part, bytes);
        await rename(part, path);
      } catch (error) {
        // A full disk creates files, but writes nothing into them.
        await rm(part, { force: true });
        throw error;
      }
    },
    get: async (name) => {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    list: () => listFolder(directory),
  };
}

async function* listFolder(directory: string): AsyncGenerator<StoredFile> {
  for await (const { name } of await openFolder(directory)) {
    try {
      yield { name, storedAt: (await stat(join(directory, name))).mtime };
    } catch (error) {
      // Removed in the meantime.
      if (!isAbsent(error)) throw error;
    }
  }
}

/** There is no folder before the first picture. */
async function openFolder(directory: string): Promise<AsyncIterable<{ name: string }> | never[]> {
  try {
    return await opendir(directory);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A path could lead out of the folder. */
function requireFileName(name: string): string {
  if (basename(name) !== name || name === '..') throw new Error(`not a file name: ${name}`);
  return name;
}
