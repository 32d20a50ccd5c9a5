// Writes the entries of a backup into a file that only its owner may read. It has its name only when it is complete.
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { StartError } from '../platform/start-error.ts';
import type { Entry } from './format.ts';

export interface Written {
  readonly bytes: number;
  readonly sha256: string;
}

/** Waits while the file is written more slowly than entries come. */
export type AddEntry = (entry: Entry) => Promise<void>;

/** The fastest level: pictures don't shrink, and orders come in meanwhile. */
const params = { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 };

export const partialOf = (file: string): string => `${file}.partial`;

/** Throws `StartError` when the file exists or can't be written. Then nothing is left of it. */
export async function writeBackupFile(
  file: string,
  signal: AbortSignal,
  fill: (add: AddEntry) => Promise<void>,
): Promise<Written> {
  if (existsSync(file)) throw new StartError(`${file} already exists. Choose another file.`);
  const partial = partialOf(file);
  try {
    await rm(partial, { force: true });
    const written = await writePartial(partial, signal, fill);
    await rename(partial, file);
    await syncFolder(dirname(file));
    return written;
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw writeErrorOf(error, file) ?? error;
  }
}

async function writePartial(
  partial: string,
  signal: AbortSignal,
  fill: (add: AddEntry) => Promise<void>,
): Promise<Written> {
  const { readable, controller } = createTarPacker();
  const hash = createHash('sha256');
  let bytes = 0;
  async function* count(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const out = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
  const done = pipeline(Readable.fromWeb(readable), createZstdCompress({ params }), count, out, { signal });
  done.catch(() => undefined);
  try {
    await fill(async (entry) => {
      const body = controller.add({ name: entry.name, size: entry.bytes.length, mode: 0o600 }).getWriter();
      if (entry.bytes.length > 0) await body.write(entry.bytes);
      await body.close();
    });
    controller.finalize();
  } catch (error) {
    controller.error(error);
    // Its failure is the cause, if the file can't be written.
    await done;
    throw error;
  }
  await done;
  return { bytes, sha256: hash.digest('hex') };
}

/** The name survives a power cut, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Of the file system. */
function writeErrorOf(error: unknown, file: string): StartError | undefined {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return undefined;
  return ['open', 'write', 'fsync', 'rename', 'unlink', 'rm', 'lstat'].includes(String(error.syscall))
    ? new StartError(`${file} can't be written (${error.code}). There is no backup.`)
    : undefined;
}
