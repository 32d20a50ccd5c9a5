// What reminders need to know of an order's shop and city.
import { and, eq, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { orders } from '../orders/order.tables.ts';
import { shops } from '../shops/shop.tables.ts';

const placeOfShop = preparedOnce('reminder_place', (db: Db) =>
  db
    .select({
      shopName: shops.name,
      openingTime: shops.openingTime,
      closingTime: shops.closingTime,
      closedWeekdays: shops.closedWeekdays,
      closedDays: shops.closedDays,
      secondNumber: shops.secondNumber,
      isConfirmed: shops.isSecondNumberConfirmed,
      codeHash: shops.secondNumberCode,
      timeZone: cities.timeZone,
      retailer: { id: users.id, number: users.number, language: users.language },
      delays: {
        remind_shop: cities.remindShopAfter,
        sms_shop: cities.smsShopAfter,
        tell_operator: cities.tellOperatorAfter,
        tell_customer: cities.tellCustomerAfter,
        remind_deliverers: cities.remindDeliverersAfter,
        tell_operator_request: cities.tellOperatorRequestAfter,
      },
    })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .innerJoin(users, eq(users.id, shops.retailerId))
    .where(eq(shops.id, sql.placeholder('shopId'))),
);

export type ReminderPlace = Awaited<ReturnType<typeof viewReminderPlace>>;

export async function viewReminderPlace(db: Db, shopId: number) {
  const [row] = await placeOfShop(db, { shopId });
  if (!row) throw new Error(`the shop ${shopId} of an order does not exist`);
  return row;
}

/** Who gets the SMS of a shop: its retailer and its second number, unless that was asked and hasn't agreed. */
export const smsNumbersOf = ({ retailer, secondNumber, isConfirmed, codeHash }: ReminderPlace): string[] => {
  const second = isConfirmed || codeHash === null ? secondNumber : null;
  const numbers = [retailer.number, second].filter((number) => number !== null);
  return [...new Set(numbers)];
};

export async function isWaitingForShop(db: Db, orderId: number): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eqId(orders.id, orderId), eq(orders.status, 'INITIATED')));
  return rows.length > 0;
}
