import { and, eq, isNotNull, lt, or } from 'drizzle-orm';
import { eqId, inIds } from '../../platform/city-id.ts';
import type { Tx } from '../../platform/database.ts';
import { isPrevious } from './order.queries.ts';
import { orders } from './order.tables.ts';
import { orderEvents } from './order-event.tables.ts';

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Orders that ended 30 days ago no longer refer to their files. Returns how many. */
export async function forgetFilesOfEnded(tx: Tx, atMost: number): Promise<number> {
  const before = new Date(tx.now.getTime() - keptMs);
  const ended = await tx
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(
      orderEvents,
      and(eqId(orderEvents.orderId, orders.id), eq(orderEvents.toStatus, orders.status)),
    )
    .where(
      and(
        isPrevious,
        or(isNotNull(orders.photoId), isNotNull(orders.voiceNoteId)),
        lt(orders.createdAt, before),
        lt(orderEvents.at, before),
      ),
    )
    .limit(atMost);
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.update(orders).set({ photoId: null, voiceNoteId: null }).where(inIds(orders.id, ids));
  }
  return ids.length;
}
