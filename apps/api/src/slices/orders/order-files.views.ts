// Who may see the files that orders hold.
import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import type { Viewer } from '../files/index.ts';
import { shops } from '../shops/shop.tables.ts';
import { deliversWithFile } from './order.queries.ts';
import { orders } from './order.tables.ts';
import { orderEarlierProofs } from './order-proof.tables.ts';

/** Whoever delivers an active order that holds the file. Its customer and its shop, if it is the deliverer's proof. */
export const seesFileOfOrder = async (db: Db, viewer: Viewer, fileId: number): Promise<boolean> =>
  (await deliversWithFile(db, viewer, fileId)) || (await seesProof(db, viewer, fileId));

async function seesProof(db: Db, { userId }: Viewer, fileId: number): Promise<boolean> {
  const isTheirs = or(eq(orders.customerId, userId), eq(shops.retailerId, userId));
  const last = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(eq(orders.proofId, fileId), isTheirs))
    .limit(1);
  if (last.length > 0) return true;
  const earlier = await db
    .select({ id: orders.id })
    .from(orderEarlierProofs)
    .innerJoin(orders, isOfOrder)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(eq(orderEarlierProofs.fileId, fileId), isTheirs))
    .limit(1);
  return earlier.length > 0;
}

const isOfOrder = and(
  eq(orders.cityId, orderEarlierProofs.cityId),
  eq(orders.id, orderEarlierProofs.orderId),
);
