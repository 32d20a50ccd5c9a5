// Moves old orders from the database into a file.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../platform/database.ts';
import { StartError } from '../platform/start-error.ts';
import { dayInZone, instantInZone } from '../platform/zoned-time.ts';
import { homeTimeZone, listCityIds } from '../slices/accounts/index.ts';
import { deleteArchivedOrders, pagesOfArchivableOrders, recordArchive } from '../slices/orders/index.ts';
import type { Commands, Work } from './terminal.ts';

/** People see their orders for at least a year. */
const years = 1;

export const archiveCommands: Commands = {
  archive: {
    usage: 'archive MONTH FILE',
    does: 'moves orders that ended and were placed before MONTH (such as 2025-04) into FILE, compressed JSON lines',
    read: (words) => {
      const [, month, file] = /^(\d{4}-(?:0[1-9]|1[0-2]))\s+(\S.*)$/.exec(words) ?? [];
      return month === undefined || file === undefined ? undefined : archive(month, file);
    },
  },
};

const archive =
  (month: string, file: string): Work =>
  async ({ database }) => {
    const today = await database.inTx(async (tx) => dayInZone(tx.now, homeTimeZone));
    const latest = `${Number(today.slice(0, 4)) - years}${today.slice(4, 7)}`;
    if (month > latest) {
      throw new StartError(`Orders can be archived after ${years} year: give ${latest} or an earlier month.`);
    }
    const before = instantInZone(`${month}-01`, '00:00', homeTimeZone);
    if (existsSync(file)) throw new StartError(`${file} already exists. Choose another file.`);
    const pages = await writeFile(database, before, file);
    const orders = pages.reduce((sum, ids) => sum + ids.length, 0);
    if (orders === 0) {
      await rm(file);
      return `There were no orders from before ${month} to archive.`;
    }
    const sha256 = await hashOf(file);
    await database.inTx((tx) => recordArchive(tx, { before, orders, sha256 }));
    for (const page of pages) await database.inTx((tx) => deleteArchivedOrders(tx, page));
    return `Moved ${orders} ${orders === 1 ? 'order' : 'orders'} to ${file} (SHA-256 ${sha256}).`;
  };

/** Writes beside the file first, so that a file with this name is always whole. Returns the ids of its orders, page by page. */
async function writeFile(database: Database, before: Date, file: string): Promise<number[][]> {
  const pages: number[][] = [];
  const lines = async function* () {
    const cityIds = await listCityIds(database.db);
    for await (const page of pagesOfArchivableOrders(database.db, { cityIds, before })) {
      pages.push(page.map(({ id }) => id));
      for (const order of page) yield `${JSON.stringify(order)}\n`;
    }
  };
  const partial = `${file}.partial`;
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(partial, { flags: 'wx', mode: 0o600 }),
    );
    const handle = await open(partial, 'r');
    await handle.sync();
    await handle.close();
    await rename(partial, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
      throw new StartError(`${file} can't be written (${error.code}). No order was deleted.`);
    }
    throw error;
  }
  return pages;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
