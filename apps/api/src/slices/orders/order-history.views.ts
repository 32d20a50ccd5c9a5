// Events of orders, oldest first, with the current names of the deliverers.
import { asc, eq, sql } from 'drizzle-orm';
import { inIds } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { users } from '../accounts/account.tables.ts';
import { shownName } from '../accounts/index.ts';
import { orderEvents } from './order.tables.ts';

const delivererId = sql`(${orderEvents.details} ->> 'delivererId')::bigint`;

const eventsOf = preparedOnce('events_of_orders', (db: Db) =>
  db
    .select({
      event: orderEvents,
      firstName: users.firstName,
      lastName: users.lastName,
      number: users.number,
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, delivererId))
    .where(inIds(orderEvents.orderId, sql.placeholder('orderIds')))
    .orderBy(asc(orderEvents.id)),
);

export async function listHistoriesOf(db: Db, orderIds: readonly number[]) {
  const rows = await eventsOf(db, { orderIds });
  return rows.map(({ event, ...deliverer }) => ({ ...event, deliverer: shownName(deliverer) }));
}

export type HistoryEvent = Awaited<ReturnType<typeof listHistoriesOf>>[number];
