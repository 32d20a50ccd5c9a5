import type { CodeRule } from '@haat/contract/delivery-codes';
import { eq, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { cities } from '../accounts/account.tables.ts';
import { orders } from './order.tables.ts';

const ruleOfOrder = preparedOnce('code_rule', (db: Db) =>
  db
    .select({ rule: cities.deliveryCode })
    .from(orders)
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(eqId(orders.id, sql.placeholder('orderId'))),
);

/** What the order's city asks for at the door. Undefined without such an order. */
export async function findCodeRule(db: Db, orderId: number): Promise<CodeRule | undefined> {
  const [row] = await ruleOfOrder(db, { orderId });
  return row?.rule;
}
