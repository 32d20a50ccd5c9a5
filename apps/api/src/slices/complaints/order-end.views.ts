import { previousOrderStatuses } from '@haat/contract/order-machine';
import { and, inArray, min } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { orderEvents } from '../orders/order-event.tables.ts';

/** When the order ended. Null while it is active. */
export async function findOrderEnd(db: Db, orderId: number): Promise<Date | null> {
  const { toStatus, at } = orderEvents;
  const [row] = await db
    .select({ at: min(at) })
    .from(orderEvents)
    .where(and(eqId(orderEvents.orderId, orderId), inArray(toStatus, [...previousOrderStatuses])));
  return row?.at ?? null;
}
