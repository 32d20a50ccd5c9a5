import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { eqId, withNewId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { orders } from './order.tables.ts';
import { orderEventIds, orderEventNotes, orderEvents } from './order-event.tables.ts';

export type OrderEventRow = typeof orderEvents.$inferSelect;
export type EventDetails = OrderEventRow['details'];

/** The caller has locked the order. `note` is what the actor added. */
export async function insertOrderEvent(
  tx: Tx,
  event: Omit<OrderEventRow, 'id' | 'at'>,
  note?: string | null,
): Promise<void> {
  const [row] = await tx
    .insert(orderEvents)
    .values({ ...withNewId(event, orderEventIds), at: tx.now })
    .returning({ id: orderEvents.id });
  const { cityId, orderId, actorId: authorId } = event;
  if (!note || !row || authorId === null) return;
  await tx.insert(orderEventNotes).values({ cityId, eventId: row.id, orderId, authorId, note });
}

/** The event that led to the current status. A hand-over doesn't change the status. */
export async function getStatusEvent(db: Db, orderId: number): Promise<OrderEventRow> {
  const [row] = await db
    .select()
    .from(orderEvents)
    .where(
      and(
        eqId(orderEvents.orderId, orderId),
        or(isNull(orderEvents.fromStatus), ne(orderEvents.fromStatus, orderEvents.toStatus)),
      ),
    )
    .orderBy(desc(orderEvents.id))
    .limit(1);
  if (!row) throw new Error(`order ${orderId} has no history`);
  return row;
}

/** In one city: those that a person wrote, and those about their orders. */
export async function deleteNotesOf(
  tx: Tx,
  { userId, cityId }: { readonly userId: number; readonly cityId: number },
): Promise<void> {
  const ofTheirOrders = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cityId, cityId), eq(orders.customerId, userId)));
  await tx
    .delete(orderEventNotes)
    .where(
      and(
        eq(orderEventNotes.cityId, cityId),
        or(eq(orderEventNotes.authorId, userId), inArray(orderEventNotes.orderId, ofTheirOrders)),
      ),
    );
}
