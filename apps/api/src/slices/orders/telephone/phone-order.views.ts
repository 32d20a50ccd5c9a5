// The telephone orders of a shop that wait for their code, and who telephones.
import type { Language } from '@haat/contract/languages';
import { rupeesOf } from '@haat/contract/money';
import { localNameIn } from '@haat/contract/pack';
import type * as wire from '@haat/contract/phone-orders';
import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import { eqId, newestFirst } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { pageOf } from '../../../platform/page.ts';
import { isoInZone } from '../../../platform/zoned-time.ts';
import { cities, users } from '../../accounts/account.tables.ts';
import { presentSoldBy } from '../../products/index.ts';
import { shops } from '../../shops/shop.tables.ts';
import { amountPaiseOf } from '../checkout/check-sale.ts';
import { presentSlot } from '../display/order-head.views.ts';
import { isActive, isPrevious } from '../order.queries.ts';
import { orders } from '../order.tables.ts';
import { windowColumns } from '../slots/slot.queries.ts';
import { slotWindows } from '../slots/slot.tables.ts';
import { daysPerWindow, readSlotId, slotTimes } from '../slots/slots-of-day.ts';
import { guessesAtMost } from './check-phone-sale.ts';
import { phoneOrders } from './phone-order.tables.ts';

const selectPhoneOrders = (db: Db) =>
  db
    .select({ order: phoneOrders, timeZone: cities.timeZone, window: windowColumns })
    .from(phoneOrders)
    .innerJoin(shops, eq(shops.id, phoneOrders.shopId))
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .innerJoin(slotWindows, sql`${slotWindows.id} = ${phoneOrders.slotId} / ${sql.raw(`${daysPerWindow}`)}`);

type Row = Awaited<ReturnType<typeof selectPhoneOrders>>[number];

interface Asked {
  readonly now: Date;
  readonly query: Parameters<typeof pageOf>[0];
  readonly language: Language;
}

/** Newest first. */
export async function viewPhoneOrders(db: Db, shopId: number, { now, query, language }: Asked) {
  const { limit, offset } = pageOf(query);
  const isWaiting = and(
    eq(phoneOrders.shopId, shopId),
    isNull(phoneOrders.orderId),
    gt(phoneOrders.expiresAt, now),
    lt(phoneOrders.wrongGuesses, guessesAtMost),
  );
  const [count, rows] = await Promise.all([
    db.$count(phoneOrders, isWaiting),
    selectPhoneOrders(db).where(isWaiting).orderBy(desc(phoneOrders.id)).limit(limit).offset(offset),
  ]);
  return { count, results: rows.map((row) => presentPhoneOrder(row, language)) };
}

function presentPhoneOrder({ order, timeZone, window }: Row, language: Language): wire.PhoneOrder {
  const { start, end } = slotTimes(window, readSlotId(order.slotId).day, timeZone);
  return {
    ...presentStarted({
      id: order.id,
      amountPaise: amountPaiseOf({ lines: order.items, deliveryCostPaise: order.deliveryCostPaise }),
      expiresAt: order.expiresAt,
      timeZone,
    }),
    number: order.number,
    name: order.name,
    slot: presentSlot({ slotStart: start, slotEnd: end, timeZone }),
    pay_by: order.payBy,
    fulfilment: order.fulfilment,
    items: order.items.map(({ productId, name, names = {}, quantity, pricePaise, ...sold }) => ({
      product: productId,
      name,
      local_name: localNameIn(names, language),
      quantity,
      price: rupeesOf(pricePaise),
      ...presentSoldBy(sold),
    })),
  };
}

interface Started {
  readonly id: number;
  readonly amountPaise: number;
  readonly expiresAt: Date;
  readonly timeZone: string;
}

export const presentStarted = ({
  id,
  amountPaise,
  expiresAt,
  timeZone,
}: Started): wire.StartedPhoneOrder => ({
  id,
  state: 'waiting',
  amount: rupeesOf(amountPaise),
  expires_at: isoInZone(expiresAt, timeZone),
});

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
        ne(orders.address, ''),
        // Each half has its own partial index.
        or(isActive, isPrevious),
      ),
    )
    .orderBy(newestFirst(orders))
    .limit(1);
  if (!last) throw new AppError('not_found');
  return last;
}
