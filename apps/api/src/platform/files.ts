// Storage of pictures: a folder on this machine, or an S3 bucket.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { MediaConfig } from '../config.ts';
import { makeS3Files } from './s3-files.ts';

/** Stores bytes under names whose contents never change. */
export interface Files {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
}

export const makeFiles = (config: MediaConfig): Files =>
  config.store === 'local' ? makeLocalFiles(config.directory) : makeS3Files(config);

function makeLocalFiles(directory: string): Files {
  const pathOf = (name: string) => join(directory, requireFileName(name));
  return {
    put: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(directory, { recursive: true });
      await writeFile(path, bytes);
    },
    get: async (name) => {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** A path could lead out of the folder. */
function requireFileName(name: string): string {
  if (basename(name) !== name || name === '..') throw new Error(`not a file name: ${name}`);
  return name;
}
