// How much space the disks of the data and of the pictures have. The desk, the log and the metrics warn when it gets low.
import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';

export interface Disk {
  /** Folders on the same disk have the same. */
  readonly id: number;
  /** For a user that isn't root. */
  readonly freeBytes: number;
  readonly sizeBytes: number;
}

export type MeasureDisk = (folder: string) => Promise<Disk>;

type Purpose = 'data' | 'pictures';

const gigabyte = 1024 ** 3;
const lowBytes = 2 * gigabyte;
const lowPart = 0.1;
/** PostgreSQL needs the rest: orders go on when pictures are refused. */
const leftForPictures = 200 * 1024 ** 2;

export const isLow = ({ freeBytes, sizeBytes }: Disk): boolean =>
  freeBytes < lowBytes || freeBytes < lowPart * sizeBytes;

export class DiskSpace {
  readonly #folders: Readonly<Partial<Record<Purpose, string>>>;
  readonly #measure: MeasureDisk;

  constructor(folders: Readonly<Partial<Record<Purpose, string>>>, measure: MeasureDisk = measureDisk) {
    this.#folders = folders;
    this.#measure = measure;
  }

  /** By what they are for. Without those that can't be measured. */
  async measure(): Promise<(Disk & { readonly purpose: Purpose })[]> {
    const measured = Object.entries(this.#folders).map(async ([purpose, folder]) => {
      const disk = await this.#measure(folder).catch(() => undefined);
      return disk ? [{ ...disk, purpose: purpose as Purpose }] : []; // a key of the record
    });
    return (await Promise.all(measured)).flat();
  }

  /** How many disks are low. */
  async countLow(): Promise<number> {
    const low = (await this.measure()).filter(isLow);
    return new Set(low.map(({ id }) => id)).size;
  }

  async hasRoomForPictures(): Promise<boolean> {
    const disks = await this.measure();
    return disks.every(({ purpose, freeBytes }) => purpose !== 'pictures' || freeBytes >= leftForPictures);
  }
}

/** A database or a store of pictures elsewhere has disks of its own. */
export const foldersOf = ({ databaseUrl, dataDir, media }: Config) => ({
  ...(databaseUrl === undefined && { data: dataDir }),
  ...(media.store === 'local' && { pictures: media.directory }),
});

/** There is no folder before the first picture. */
const measureDisk: MeasureDisk = async (folder) => {
  try {
    const [{ bavail, blocks, bsize }, { dev: id }] = await Promise.all([statfs(folder), stat(folder)]);
    return { id, freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
  } catch (error) {
    if (dirname(folder) === folder) throw error;
    return measureDisk(dirname(folder));
  }
};

const everyMs = 60_000;

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** One line at each change, looking every minute. */
export function watchDisks(disks: DiskSpace, log: Log): { look(): Promise<void>; stop(): void } {
  const low = new Set<Purpose>();
  const look = async (): Promise<void> => {
    for (const disk of await disks.measure()) {
      const { purpose, freeBytes, sizeBytes } = disk;
      if (isLow(disk) === low.has(purpose)) continue;
      const facts = { disk: purpose, freeBytes, sizeBytes };
      if (low.delete(purpose)) log.info(facts, 'the disk has enough space again');
      else {
        low.add(purpose);
        log.warn(facts, 'the disk is nearly full');
      }
    }
  };
  const timer = setInterval(look, everyMs).unref();
  return { look, stop: () => clearInterval(timer) };
}
