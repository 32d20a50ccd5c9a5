// Events of orders, oldest first, with the current names of the deliverers.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { sameCities } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { users } from '../accounts/account.tables.ts';
import { fullNameOf } from '../accounts/index.ts';
import { orderEvents } from './order.tables.ts';

const delivererId = sql`(${orderEvents.details} ->> 'delivererId')::bigint`;

export async function listHistoriesOf(db: Db, orderIds: readonly number[]) {
  const rows = await db
    .select({ event: orderEvents, firstName: users.firstName, lastName: users.lastName })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, delivererId))
    .where(and(sameCities(orderEvents, orderIds), inArray(orderEvents.orderId, [...orderIds])))
    .orderBy(asc(orderEvents.id));
  return rows.map(({ event, firstName, lastName }) => ({
    ...event,
    deliverer: fullNameOf({ firstName: firstName ?? '', lastName: lastName ?? '' }),
  }));
}

export type HistoryEvent = Awaited<ReturnType<typeof listHistoriesOf>>[number];
