// Removes the demo village from a database that real people use.

import { type Database, liftTimeouts, type Tx } from '@haat/api/platform/database';
import { demoRows } from '@haat/api/platform/demo-rows.tables';
import type { Files } from '@haat/api/platform/files';
import { StartError } from '@haat/api/platform/start-error';
import { fileNameOf } from '@haat/api/slices/files';
import { removeStoredImage } from '@haat/api/slices/media';
import { orderEvents, orders } from '@haat/api/slices/orders/order.tables';
import { shops } from '@haat/api/slices/shops/shop.tables';
import { sql } from 'drizzle-orm';
import { countDemoPeople, idsOf, noteDemoRows } from './demo-rows.ts';
import {
  removeCash,
  removeComplaints,
  removeContent,
  removeCredit,
  removeOrders,
  removePeople,
  removePlaces,
  removeShops,
} from './remove-rows.ts';
import { village } from './village/village.ts';

interface Removed {
  readonly people: number;
  readonly shops: number;
  readonly orders: number;
  readonly isCityKept: boolean;
  /** What is in the store without a row. */
  readonly left: Awaited<ReturnType<typeof removePeople>>;
}

/** Returns a sentence or two on what was done. Throws `StartError` while a real person's order involves the demo. */
export async function removeDemo({ database, files }: { database: Database; files: Files }): Promise<string> {
  const removed = await database.inTx(removeRows);
  if (removed === undefined) return 'There is no demo village here.';
  // Delete files only after the commit: a picture without a file would be worse than a file without a row.
  for (const key of removed.left.imageKeys) await removeStoredImage({ files }, { key });
  for (const key of removed.left.fileKeys) await files.remove(fileNameOf(key));
  const { people, shops, orders, isCityKept } = removed;
  const done = `The demo village is removed: ${people} people, ${shops} shops and ${orders} orders.`;
  const kept = `${village.city.name} stays, because real people use it.`;
  return isCityKept ? `${done} ${kept}` : done;
}

async function removeRows(tx: Tx): Promise<Removed | undefined> {
  await liftTimeouts(tx);
  // From here on, nobody can place an order. It could connect a real person with the demo unnoticed.
  await tx.execute(sql`lock table ${orders} in share row exclusive mode`);
  if ((await countDemoPeople(tx)) === 0) await noteDemoRows(tx, village);
  const people = await countDemoPeople(tx);
  if (people === 0) return undefined;
  await refuseSharedOrders(tx);
  const shopCount = await tx.$count(shops, sql`retailer_id in ${idsOf('user')}`);
  await removeCredit(tx);
  await removeComplaints(tx);
  const orderCount = await removeOrders(tx);
  await removeCash(tx);
  await removeContent(tx);
  await removeShops(tx);
  const isCityKept = await removePlaces(tx);
  const left = await removePeople(tx);
  await tx.update(demoRows).set({ removedAt: tx.now }).where(sql`removed_at is null`);
  return { people, shops: shopCount, orders: orderCount, isCityKept, left };
}

/** Orders between a real customer or shop and somebody of the demo. */
async function refuseSharedOrders(tx: Tx): Promise<void> {
  const demo = idsOf('user');
  const { rows } = await tx.execute<{ id: string; count: number }>(sql`
    select min(o.id) as id, count(*)::int as count from ${orders} o join ${shops} s on s.id = o.shop_id
    where (o.customer_id not in ${demo} or s.retailer_id not in ${demo}) and (
      o.customer_id in ${demo} or s.retailer_id in ${demo} or o.deliverer_id in ${demo} or exists (
        select from ${orderEvents} e where e.order_id = o.id and e.actor_id in ${demo}))`);
  const [shared] = rows;
  if (shared === undefined || shared.count === 0) return;
  const which = shared.count === 1 ? `order ${shared.id}` : `${shared.count} orders, such as ${shared.id}`;
  throw new StartError(
    `The demo can't be removed, because real people share ${which} with it. Start with an empty database.`,
  );
}
