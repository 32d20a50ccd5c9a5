// Events of orders, oldest first, with the current names of the deliverers.

import { asc, eq, sql } from 'drizzle-orm';
import { eqId, inIds } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { users } from '../../accounts/account.tables.ts';
import { shownName } from '../../accounts/index.ts';
import { orderEventNotes, orderEvents } from '../order-event.tables.ts';

const delivererId = sql`(${orderEvents.details} ->> 'delivererId')::bigint`;

export async function listHistoriesOf(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({
      event: orderEvents,
      note: orderEventNotes.note,
      firstName: users.firstName,
      lastName: users.lastName,
      number: users.number,
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, delivererId))
    .leftJoin(orderEventNotes, eqId(orderEventNotes.eventId, orderEvents.id))
    .where(inIds(orderEvents.orderId, orderIds))
    .orderBy(asc(orderEvents.id));
  return rows.map(({ event, note, ...deliverer }) => ({ ...event, note, deliverer: shownName(deliverer) }));
}

export type HistoryEvent = Awaited<ReturnType<typeof listHistoriesOf>>[number];
