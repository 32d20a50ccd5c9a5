// What is in a backup: a tar archive, compressed by Zstandard. Its first entry says which Haat made it. Then come the rows
// of each table as PostgreSQL's COPY writes them, cut into pieces, and the pictures. The last entry has counts and checksums.
import { createHash, type Hash } from 'node:crypto';

/** Raise it when an older Haat could not restore a file. */
export const formatVersion = 1;

export const headName = 'haat-backup.json';
export const manifestName = 'manifest.json';
const tablesFolder = 'tables/';
const picturesFolder = 'pictures/';

/** No entry is larger, so that each fits into memory. */
export const pieceBytes = 4 * 1024 * 1024;

export interface Head {
  readonly format: number;
  /** The versions of the programs that made it. */
  readonly haat: string;
  readonly postgres: string;
  /** ISO 8601. */
  readonly madeAt: string;
  /** The times of the migrations that the database had, as text. */
  readonly migrations: readonly string[];
}

export interface TableCopy {
  /** With its schema: `public.orders`. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

export interface PictureCopies {
  readonly files: number;
  readonly bytes: number;
  readonly sha256: string;
  /** Names of files that rows name and that the store didn't have. */
  readonly missing: readonly string[];
}

export interface Manifest extends Head {
  readonly tables: readonly TableCopy[];
  /** The last number of each sequence. Null: none was taken. */
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[];
  readonly pictures: PictureCopies;
}

export interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const pieceName = (table: string, at: number): string =>
  `${tablesFolder}${table}/${String(at).padStart(6, '0')}.copy`;

export const pictureName = (file: string): string => `${picturesFolder}${file}`;

/** The table of a piece. */
export const tableOf = ({ name }: Entry): string | undefined =>
  /^tables\/([a-z0-9_.]+)\/\d{6}\.copy$/.exec(name)?.[1];

/** The file of a picture or a sound. */
export const pictureOf = ({ name }: Entry): string | undefined =>
  /^pictures\/([0-9a-f]{32}(?:-[sml]\.webp|\.file))$/.exec(name)?.[1];

/** Checksums of entries, in their order and with their names. */
export class Sums {
  readonly #sums = new Map<string, { hash: Hash; bytes: number; entries: number }>();

  /** `what` is a table's name, or empty for the pictures. */
  add(what: string, { name, bytes }: Entry): void {
    const sum = this.#sums.get(what) ?? { hash: createHash('sha256'), bytes: 0, entries: 0 };
    sum.hash.update(`${name} ${bytes.length}\n`).update(bytes);
    sum.bytes += bytes.length;
    sum.entries += 1;
    this.#sums.set(what, sum);
  }

  of(what: string): { bytes: number; entries: number; sha256: string } {
    const { hash, bytes, entries } = this.#sums.get(what) ?? {
      hash: createHash('sha256'),
      bytes: 0,
      entries: 0,
    };
    return { bytes, entries, sha256: hash.copy().digest('hex') };
  }

  /** Names of tables that have entries. */
  tables(): string[] {
    return [...this.#sums.keys()].filter((name) => name !== '');
  }
}
