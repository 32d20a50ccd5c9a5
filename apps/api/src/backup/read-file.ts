// Reads a backup from its beginning to its end, and checks it.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { readMigrations } from '../platform/migration-files.ts';
import { StartError } from '../platform/start-error.ts';
import {
  type Entry,
  formatVersion,
  type Head,
  headName,
  type Manifest,
  manifestName,
  pictureOf,
  pieceBytes,
  Sums,
  tableOf,
} from './format.ts';

/** A list of missing pictures may be long. */
const entryLimit = 16 * pieceBytes;

/** Throws an error of zlib, of the archive or of the file system when the file is damaged. */
export async function* readEntries(file: string): AsyncGenerator<Entry> {
  const { size } = await stat(file);
  const whole = createZstdDecompress();
  const source = createReadStream(file);
  source.once('error', (error) => whole.destroy(error));
  source.pipe(whole);
  try {
    const entries = Readable.toWeb(whole).pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of entries) {
      if (header.size > entryLimit) throw new Error('an entry is too large');
      yield { name: header.name, bytes: await buffer(body) };
    }
    // Node ignores what comes after the compressed data.
    await requireEnd(file, whole.bytesWritten, size);
  } finally {
    source.destroy();
    whole.destroy();
  }
}

/** Node's compression sometimes adds this after the data: a frame without contents. */
const emptyFrame = Buffer.from('28b52ffd240001000099e9d851', 'hex');

async function requireEnd(file: string, at: number, size: number): Promise<void> {
  if (at === size) return;
  const rest =
    size - at > emptyFrame.length ? undefined : await buffer(createReadStream(file, { start: at }));
  if (!rest?.equals(emptyFrame.subarray(0, rest.length)))
    throw new Error('the file is longer than its contents');
  if (rest.length < emptyFrame.length) throw new Error('the file is truncated');
}

/** Reads the whole file and changes nothing. Throws `StartError` for a file that can't be restored. */
export async function checkBackup(file: string): Promise<Manifest> {
  let head: Head | undefined;
  try {
    const check = new Check();
    for await (const entry of readEntries(file)) {
      if (head === undefined) head = readHead(entry, file);
      // Nobody knows the entries of a newer format.
      else if (head.format <= formatVersion) check.add(entry);
    }
    if (head !== undefined) refuseNewer(head, file);
    return check.manifestAfter(head);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(sentenceOf(error, file, head !== undefined));
  }
}

/** Compares the entries with the manifest that comes last. */
export class Check {
  readonly #sums = new Sums();
  #manifest: Manifest | undefined;

  add(entry: Entry): void {
    const what = tableOf(entry) ?? (pictureOf(entry) === undefined ? undefined : '');
    if (this.#manifest !== undefined) throw new Error('an entry after the manifest');
    if (what !== undefined) this.#sums.add(what, entry);
    else if (entry.name === manifestName)
      this.#manifest = parse(entry) as Manifest; // as this format's head says
    else throw new Error(`an unknown entry: ${entry.name}`);
  }

  /** Throws when something is missing or differs. */
  manifestAfter(head: Head | undefined): Manifest {
    const manifest = this.#manifest;
    if (head === undefined || manifest === undefined) throw new Error('no manifest');
    const { tables, pictures, sequences, ...rest } = manifest;
    const isSame =
      JSON.stringify(rest) === JSON.stringify(head) &&
      tables.every(({ name, bytes, sha256 }) => isEqual(this.#sums.of(name), { bytes, sha256 })) &&
      this.#sums.tables().every((name) => tables.some((table) => table.name === name)) &&
      this.#sums.of('').entries === pictures.files &&
      isEqual(this.#sums.of(''), pictures) &&
      sequences.every(({ name }) => typeof name === 'string');
    if (!isSame) throw new Error('the checksums differ');
    return manifest;
  }
}

type Sum = Pick<ReturnType<Sums['of']>, 'bytes' | 'sha256'>;
const isEqual = (one: Sum, other: Sum): boolean => one.bytes === other.bytes && one.sha256 === other.sha256;

const parse = ({ bytes }: Entry): unknown => JSON.parse(new TextDecoder().decode(bytes));

function readHead(entry: Entry, file: string): Head {
  const head = entry.name === headName ? (parse(entry) as Partial<Head>) : {}; // checked below
  if (!Number.isInteger(head.format) || !Array.isArray(head.migrations)) throw foreign(file);
  return head as Head; // a file of this format has the rest
}

/** Only after the whole file has turned out to be intact. */
function refuseNewer({ format, migrations, haat }: Head, file: string): void {
  const known = new Set(readMigrations().map(({ when }) => String(when)));
  if (format <= formatVersion && migrations.every((when) => known.has(when))) return;
  throw new StartError(`${file} was made by a newer Haat (${haat}). Install that version, then restore.`);
}

const foreign = (file: string): StartError => new StartError(`${file} is not a backup of Haat.`);

function sentenceOf(error: unknown, file: string, isBackup: boolean): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (/^E[A-Z]+$/.test(code)) return `${file} can't be read (${code}).`;
  const isCut =
    code === 'Z_BUF_ERROR' || (error instanceof Error && /truncated|no manifest/.test(error.message));
  if (!isBackup) {
    const begins = `${file} is not a backup of Haat`;
    if (code === 'ZSTD_error_prefix_unknown') return `${begins}.`;
    return `${begins}, or was ${isCut ? 'cut' : 'changed'} near its beginning.`;
  }
  return isCut
    ? `${file} was cut: its end is missing. Use another backup.`
    : `${file} was changed: its checksums don't match. Use another backup.`;
}
