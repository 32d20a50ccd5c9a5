// Loads the demo village with the slices' own commands, in one transaction: whole or not at all.

import { type Database, type Db, liftTimeouts } from '@haat/api/platform/database';
import type { Files } from '@haat/api/platform/files';
import { findFirstCity } from '@haat/api/slices/accounts';
import { sql } from 'drizzle-orm';
import { at } from './at.ts';
import { hasHadDemo, noteDemoRows } from './demo-rows.ts';
import { storeHouseFiles } from './house-files.ts';
import { loadMoney, loadUpiIds } from './load-money.ts';
import { loadNews } from './load-news.ts';
import { loadNotebook } from './load-notebook.ts';
import { loadOrders } from './load-orders.ts';
import { loadPeople } from './load-people.ts';
import { loadPhoneOrder } from './load-phone-order.ts';
import { loadShops } from './load-shops.ts';
import { known, loadTypes } from './load-types.ts';
import { openPictures, type Pictures } from './pictures.ts';
import { village } from './village/village.ts';

export interface DemoParts {
  /** Opened with the subscribers of all slices, so that notifications and deliveries are created. */
  readonly database: Database;
  readonly files: Files;
  /** All times of the demo are relative to this moment. */
  readonly now: Date;
  /** Gets the progress, a line at a time. */
  readonly say: (line: string) => void;
  /** The village's pictures, unless a test passes others. */
  readonly pictures?: Pictures;
}

const demoLock = 4_821_077_302;

/** False when the database isn't empty, or once had the demo. */
export async function loadDemo(parts: DemoParts): Promise<boolean> {
  const { database, files, now, say } = parts;
  if (await isOccupied(database.db)) return false;
  say('Loading the demo village');
  const pictures = parts.pictures ?? (await openPictures(files));
  const houseFiles = await storeHouseFiles(files);
  const isLoaded = await database.inTx(async (tx) => {
    await liftTimeouts(tx);
    // Another process may have started loading at the same moment.
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if (await isOccupied(tx)) return false;
    const founded = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000);
    const { cityId, userIds } = await loadPeople(at(tx, founded), village, houseFiles);
    const types = await loadTypes(tx, village, pictures);
    const shops = await loadShops(tx, village, { cityId, userIds, types, pictures });
    await loadNews(tx, village, { userIds, shops, pictures, now });
    await loadUpiIds(tx, shops);
    await loadNotebook(tx, village, { shops, founded, now });
    await loadOrders(tx, village, { cityId, userIds, shops, now });
    await loadMoney(tx, shops, known(userIds, 'meera'));
    await loadPhoneOrder(tx, village, { cityId, shops });
    await noteDemoRows(tx, village);
    return true;
  });
  if (isLoaded) say('The demo village is open');
  return isLoaded;
}

async function isOccupied(db: Db): Promise<boolean> {
  return (await findFirstCity(db)) !== undefined || (await hasHadDemo(db));
}
