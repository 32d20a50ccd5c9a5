// A delivery that a deliverer no longer has, because an operator gave it to somebody else or opened the request again.

import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { users } from '../accounts/account.tables.ts';
import { shownName } from '../accounts/index.ts';
import { orders } from '../orders/order.tables.ts';
import { orderEvents } from '../orders/order-event.tables.ts';
import { deliveryMessages } from './deliveries.messages.ts';
import { deliveries } from './delivery.tables.ts';

interface Asked {
  readonly delivererId: number;
  readonly deliveryId: number;
}

/**
 * `not_found`. While the order is active, it tells the previous deliverer, and nobody else, the new deliverer's name.
 */
export async function refuseDelivery(db: Db, asked: Asked): Promise<AppError> {
  const lost = await findLost(db, asked);
  if (!lost) return new AppError('not_found');
  const { firstName, lastName, number } = lost;
  if (firstName === null || lastName === null || number === null) {
    return new AppError('not_found', { detail: deliveryMessages.openAgain, deliverer: null });
  }
  return new AppError('not_found', {
    detail: deliveryMessages.hasIt(shownName({ firstName, lastName, number })),
    deliverer: { first_name: firstName, last_name: lastName, number },
  });
}

async function findLost(db: Db, { delivererId, deliveryId }: Asked) {
  const isOfOrder = eqId(orderEvents.orderId, orders.id);
  const wasTheirs = sql`exists (select 1 from ${orderEvents}
    where ${isOfOrder} and ${orderEvents.action} in ('assign', 'hand_over')
      and (${orderEvents.details} ->> 'delivererId')::bigint = ${delivererId})`;
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, number: users.number })
    .from(deliveries)
    .innerJoin(orders, eqId(orders.id, deliveries.orderId))
    .leftJoin(users, eq(users.id, orders.delivererId))
    .where(
      and(
        eqId(deliveries.id, deliveryId),
        sql`${orders.status} not in ('COMPLETED', 'REJECTED', 'CANCELLED')`,
        wasTheirs,
      ),
    );
  return row;
}
