import type { LocalNames } from '@haat/contract/pack';
import { and, asc, sql } from 'drizzle-orm';
import { eqId, withNewId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { orderItemIds, orderItems } from './order.tables.ts';

export type OrderItemRow = typeof orderItems.$inferSelect;

const orderId = sql.placeholder('orderId');
const cityId = sql.placeholder('cityId');

type NewItem = Pick<OrderItemRow, 'productId' | 'name' | 'pricePaise' | 'ordered'> & {
  readonly names?: LocalNames;
};

/** The most items that one statement inserts. */
const ITEMS_TOGETHER = 8;

const itemAt = (at: number) => {
  const placeholder = (field: keyof NewItem) => sql.placeholder(`${field}${at}`);
  return {
    ...withNewId({ cityId }, orderItemIds),
    orderId,
    productId: placeholder('productId'),
    name: placeholder('name'),
    names: placeholder('names'),
    pricePaise: placeholder('pricePaise'),
    ordered: placeholder('ordered'),
    kept: placeholder('ordered'),
  };
};

const prepareInsert = (count: number) => {
  const rows = Array.from({ length: count }, (_, at) => itemAt(at));
  return preparedOnce(`order_items_insert_${count}`, (tx: Tx) =>
    tx.insert(orderItems).values(rows).returning(),
  );
};

/** By the number of items. An insert from arrays would be planned at each call on Citus (decision 0026). */
const inserts = new Map<number, ReturnType<typeof prepareInsert>>();

function insertOf(count: number): ReturnType<typeof prepareInsert> {
  const insert = inserts.get(count) ?? prepareInsert(count);
  inserts.set(count, insert);
  return insert;
}

/**
 * Everything that was ordered counts as kept. All statements are sent before the first answer, so that ids follow the order
 * of the list.
 */
export async function insertOrderItems(
  tx: Tx,
  order: { readonly id: number; readonly cityId: number },
  items: readonly NewItem[],
): Promise<OrderItemRow[]> {
  const inserted: Promise<OrderItemRow[]>[] = [];
  for (let from = 0; from < items.length; from += ITEMS_TOGETHER) {
    const some = items.slice(from, from + ITEMS_TOGETHER);
    const values = some.flatMap((item, at) =>
      Object.entries({ ...item, names: item.names ?? {} }).map(([field, value]) => [`${field}${at}`, value]),
    );
    const insert = insertOf(some.length);
    inserted.push(insert(tx, { orderId: order.id, cityId: order.cityId, ...Object.fromEntries(values) }));
  }
  return (await Promise.all(inserted)).flat();
}

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
