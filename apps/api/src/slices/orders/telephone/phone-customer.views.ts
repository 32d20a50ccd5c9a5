// Who telephones a shop: name and address of their last order there.
import type * as wire from '@haat/contract/phone-orders';
import { and, eq, or } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import { eqId, newestFirst } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { users } from '../../accounts/account.tables.ts';
import { isActive, isPrevious } from '../order.queries.ts';
import { orders } from '../order.tables.ts';

/**
 * Only what the shop has seen on an order: the number is both the customer's and the receiver's. Throws `not_found`.
 */
export async function viewPhoneCustomer(db: Db, shopId: number, number: string): Promise<wire.PhoneCustomer> {
  const [last] = await db
    .select({
      name: orders.receiver,
      address: {
        address: orders.address,
        landmark: orders.landmark,
        latitude: orders.latitude,
        longitude: orders.longitude,
        has_pin: orders.hasPin,
      },
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.customerId))
    .where(
      and(
        eq(users.number, number),
        eq(orders.receiverNumber, number),
        eqId(orders.shopId, shopId),
        // Each half has its own partial index.
        or(isActive, isPrevious),
      ),
    )
    .orderBy(newestFirst(orders))
    .limit(1);
  if (!last) throw new AppError('not_found');
  return last;
}
