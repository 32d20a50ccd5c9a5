import type { LocalNames } from '@haat/contract/pack';
import { eqId, newId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { and, asc, sql } from '../../platform/drizzle.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { orderItemIds, orderItems } from './order.tables.ts';

export type OrderItemRow = typeof orderItems.$inferSelect;

const orderId = sql.placeholder('orderId');
const cityId = sql.placeholder('cityId');

type NewItem = Pick<OrderItemRow, 'productId' | 'name' | 'pricePaise' | 'ordered'> & {
  readonly names?: LocalNames;
};

const insertedItems = preparedOnce('order_items_insert', (tx: Tx) =>
  tx
    .insert(orderItems)
    .select(
      sql`select ${newId(cityId, orderItemIds)}, ${cityId}::bigint, ${orderId}::bigint, item.product_id, item.name,
        item.names::jsonb, item.price_paise, item.ordered, item.ordered, null::text
      from unnest(${sql.placeholder('productIds')}::bigint[], ${sql.placeholder('names')}::text[],
        ${sql.placeholder('localNames')}::text[], ${sql.placeholder('prices')}::bigint[],
        ${sql.placeholder('quantities')}::int[]) as item(product_id, name, names, price_paise, ordered)`,
    )
    .returning(),
);

/** Everything that was ordered counts as kept. */
export const insertOrderItems = (
  tx: Tx,
  order: { readonly id: number; readonly cityId: number },
  items: readonly NewItem[],
): Promise<OrderItemRow[]> =>
  insertedItems(tx, {
    orderId: order.id,
    cityId: order.cityId,
    productIds: items.map(({ productId }) => productId),
    names: items.map(({ name }) => name),
    localNames: items.map(({ names = {} }) => JSON.stringify(names)),
    prices: items.map(({ pricePaise }) => pricePaise),
    quantities: items.map(({ ordered }) => ordered),
  });

const itemsOfOrder = preparedOnce('order_items', (db: Db) =>
  db.select().from(orderItems).where(eqId(orderItems.orderId, orderId)).orderBy(asc(orderItems.id)),
);

/** Sorted as they were in the cart. */
export const listOrderItems = (db: Db, orderId: number): Promise<OrderItemRow[]> =>
  itemsOfOrder(db, { orderId });

const keptItems = preparedOnce('order_items_kept', (tx: Tx) =>
  tx
    .update(orderItems)
    .set({ kept: sql`item.kept`, refusalReason: sql`item.reason` })
    .from(
      sql`unnest(${sql.placeholder('ids')}::bigint[], ${sql.placeholder('kept')}::int[],
        ${sql.placeholder('reasons')}::text[]) as item(id, kept, reason)`,
    )
    .where(and(eqId(orderItems.orderId, orderId), sql`${orderItems.id} = item.id`)),
);

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

/** Writes how many of each item the customer keeps, and why not all of them. */
export async function updateKept(
  tx: Tx,
  orderId: number,
  items: readonly Pick<OrderItemRow, 'id' | 'kept' | 'refusalReason'>[],
): Promise<void> {
  if (items.length === 0) return;
  await keptItems(tx, {
    orderId,
    ids: items.map(({ id }) => id),
    kept: items.map(({ kept }) => kept),
    reasons: items.map(({ refusalReason }) => refusalReason),
  });
}
