import type { Sold } from '@haat/contract/line-paise';
import type { LocalNames } from '@haat/contract/pack';
import { and, asc, sql } from 'drizzle-orm';
import { eqId, withNewId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { orderItemIds, orderItems } from './order.tables.ts';

export type OrderItemRow = typeof orderItems.$inferSelect;

type NewItem = Pick<OrderItemRow, 'productId' | 'name' | 'pricePaise' | 'ordered'> &
  Sold & { readonly names?: LocalNames };

/** Everything that was ordered counts as kept. The rows are in the order of the list. */
export async function insertOrderItems(
  tx: Tx,
  { id: orderId, cityId }: { readonly id: number; readonly cityId: number },
  items: readonly NewItem[],
): Promise<OrderItemRow[]> {
  if (items.length === 0) return [];
  const rows = items.map((item) => ({
    ...withNewId({ cityId }, orderItemIds),
    orderId,
    productId: item.productId,
    name: item.name,
    names: item.names ?? {},
    pricePaise: item.pricePaise,
    netQuantity: item.netQuantity ?? null,
    unit: item.unit ?? null,
    isLoose: item.isLoose ?? false,
    ordered: item.ordered,
    kept: item.ordered,
  }));
  return tx.insert(orderItems).values(rows).returning();
}

const itemsOfOrder = preparedOnce('order_items', (db: Db) =>
  db
    .select()
    .from(orderItems)
    .where(eqId(orderItems.orderId, sql.placeholder('orderId')))
    .orderBy(asc(orderItems.id)),
);

/** Sorted as they were in the cart. */
export const listOrderItems = (db: Db, orderId: number): Promise<OrderItemRow[]> =>
  itemsOfOrder(db, { orderId });

/** Writes what the customer agreed to. It counts as kept. */
export async function updateItems(
  tx: Tx,
  orderId: number,
  items: readonly Pick<OrderItemRow, 'id' | 'pricePaise' | 'ordered'>[],
): Promise<void> {
  const ids = sql.param(items.map(({ id }) => id));
  const prices = sql.param(items.map(({ pricePaise }) => pricePaise));
  const quantities = sql.param(items.map(({ ordered }) => ordered));
  await tx
    .update(orderItems)
    .set({ pricePaise: sql`item.price`, ordered: sql`item.ordered`, kept: sql`item.ordered` })
    .from(
      sql`unnest(${ids}::bigint[], ${prices}::bigint[], ${quantities}::int[]) as item(id, price, ordered)`,
    )
    .where(and(eqId(orderItems.orderId, orderId), sql`${orderItems.id} = item.id`));
}

/** Writes what items weigh, and what they cost by it. */
export async function updateWeights(
  tx: Tx,
  orderId: number,
  items: readonly Pick<OrderItemRow, 'id' | 'weighed' | 'weighedPaise' | 'keptPaise'>[],
): Promise<void> {
  for (const { id, weighed, weighedPaise, keptPaise } of items) {
    await tx
      .update(orderItems)
      .set({ weighed, weighedPaise, keptPaise })
      .where(and(eqId(orderItems.orderId, orderId), eqId(orderItems.id, id)));
  }
}

/** Writes how many of each item the customer keeps, why not all of them, and what it costs if it was weighed. */
export async function updateKept(
  tx: Tx,
  orderId: number,
  items: readonly Pick<OrderItemRow, 'id' | 'kept' | 'refusalReason' | 'keptPaise'>[],
): Promise<void> {
  if (items.length === 0) return;
  const ids = sql.param(items.map(({ id }) => id));
  const kept = sql.param(items.map((item) => item.kept));
  const reasons = sql.param(items.map(({ refusalReason }) => refusalReason));
  const costs = sql.param(items.map(({ keptPaise }) => keptPaise));
  await tx
    .update(orderItems)
    .set({ kept: sql`item.kept`, refusalReason: sql`item.reason`, keptPaise: sql`item.cost` })
    .from(
      sql`unnest(${ids}::bigint[], ${kept}::int[], ${reasons}::text[], ${costs}::bigint[]) as item(id, kept, reason, cost)`,
    )
    .where(and(eqId(orderItems.orderId, orderId), sql`${orderItems.id} = item.id`));
}
