import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { eqId, inIds } from '../../platform/city-id.ts';
import type { Tx } from '../../platform/database.ts';
import { orders } from './order.tables.ts';
import { orderEventNotes, orderEvents } from './order-event.tables.ts';

/** Adds a note to the newest event of the order. The caller has locked the order. */
export async function noteNewestEvent(
  tx: Tx,
  { orderId, note }: { readonly orderId: number; readonly note: string },
): Promise<void> {
  await tx.insert(orderEventNotes).select(
    tx
      .select({
        cityId: orderEvents.cityId,
        eventId: orderEvents.id,
        orderId: orderEvents.orderId,
        authorId: sql`${orderEvents.actorId}`.as('author_id'),
        note: sql`${note}::text`.as('note'),
      })
      .from(orderEvents)
      .where(eqId(orderEvents.orderId, orderId))
      .orderBy(desc(orderEvents.id))
      .limit(1),
  );
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

export async function deleteNotesOfOrders(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx.delete(orderEventNotes).where(inIds(orderEventNotes.orderId, orderIds));
}
