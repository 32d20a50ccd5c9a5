import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import { inIds } from '../../../platform/city-id.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { isPrevious } from '../order.queries.ts';
import { orderArchives, orderItems, orders } from '../order.tables.ts';
import { orderEventNotes, orderEvents } from '../order-event.tables.ts';
import { orderProposals } from '../proposals/proposal.tables.ts';

/** No name, number, address or note: a file can't forget a person whose account is deleted. */
const archivedColumns = {
  id: orders.id,
  cityId: orders.cityId,
  shopId: orders.shopId,
  customerId: orders.customerId,
  delivererId: orders.delivererId,
  status: orders.status,
  slotStart: orders.slotStart,
  slotEnd: orders.slotEnd,
  pricePaise: orders.pricePaise,
  deliveryCostPaise: orders.deliveryCostPaise,
  createdAt: orders.createdAt,
};

interface ArchivePage {
  readonly cityId: number;
  /** Orders placed before this time. */
  readonly before: Date;
  readonly afterId: number;
  readonly limit: number;
}

/** Final orders of a city by id, unless a refund is still owed, with their items and history. */
async function listArchivableOrders(db: Db, { cityId, before, afterId, limit }: ArchivePage) {
  const rows = await db
    .select(archivedColumns)
    .from(orders)
    .where(
      and(
        eq(orders.cityId, cityId),
        gt(orders.id, afterId),
        lt(orders.createdAt, before),
        isPrevious,
        isNull(orders.refundOwedAt),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const items = await db
    .select()
    .from(orderItems)
    .where(inIds(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inIds(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id));
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return rows.map((order) => ({
    ...order,
    items: (itemsOf.get(order.id) ?? []).map(({ orderId: _, cityId: __, ...item }) => item),
    events: (eventsOf.get(order.id) ?? []).map(({ orderId: _, cityId: __, ...event }) => event),
  }));
}

type ArchivedOrder = Awaited<ReturnType<typeof listArchivableOrders>>[number];

const pageSize = 500;

/** The final orders of these cities that were placed before this time, in pages of one city each. */
export async function* pagesOfArchivableOrders(
  db: Db,
  { cityIds, before }: { readonly cityIds: readonly number[]; readonly before: Date },
): AsyncGenerator<readonly ArchivedOrder[]> {
  for (const cityId of cityIds) {
    let afterId = 0;
    while (true) {
      const page = await listArchivableOrders(db, { cityId, before, afterId, limit: pageSize });
      const last = page.at(-1);
      if (!last) break;
      afterId = last.id;
      yield page;
    }
  }
}

/** Call it when the file is safe: from now on the history of these orders can be deleted. */
export async function recordArchive(
  tx: Tx,
  archive: Pick<typeof orderArchives.$inferInsert, 'before' | 'orders' | 'sha256'>,
): Promise<void> {
  await tx.insert(orderArchives).values({ ...archive, createdAt: tx.now });
}

/** The history before the orders, because its trigger looks at the orders. */
export async function deleteOrderRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(orderEventNotes).where(inIds(orderEventNotes.orderId, ids));
  await tx.delete(orderEvents).where(inIds(orderEvents.orderId, ids));
  await tx.delete(orderProposals).where(inIds(orderProposals.orderId, ids));
  await tx.delete(orderItems).where(inIds(orderItems.orderId, ids));
  await tx.delete(orders).where(inIds(orders.id, ids));
}
