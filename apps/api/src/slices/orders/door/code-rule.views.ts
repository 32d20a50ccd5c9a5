import type { CodeRule } from '@haat/contract/delivery-codes';
import { eq } from 'drizzle-orm';
import { eqId } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { cities } from '../../accounts/account.tables.ts';
import { orders } from '../order.tables.ts';

/** What the order's city asks for at the door. Undefined without such an order. */
export async function findCodeRule(db: Db, orderId: number): Promise<CodeRule | undefined> {
  const [row] = await db
    .select({ rule: cities.deliveryCode })
    .from(orders)
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(eqId(orders.id, orderId));
  return row?.rule;
}
