import type { Sold } from '@haat/contract/line-paise';
import { fulfilments } from '@haat/contract/order-machine';
import type { LocalNames } from '@haat/contract/pack';
import { payMethods } from '@haat/contract/payment-machine';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { id, instant, paise, ref } from '../../../platform/columns.ts';
import { shops } from '../../shops/shop.tables.ts';

/** As it was when the order was entered. Orders that an older release entered don't say how the goods are sold. */
interface PhoneOrderItem extends Sold {
  readonly productId: number;
  readonly name: string;
  /** Orders that an older release entered have none. */
  readonly names?: LocalNames;
  readonly pricePaise: number;
  readonly quantity: number;
}

/**
 * An order that a shop entered for somebody on the telephone. It waits for the code of their SMS. A row is one SMS, which
 * counts for a day.
 */
export const phoneOrders = pgTable(
  'phone_orders',
  {
    id: id(),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    number: text('number').notNull(),
    name: text('name').notNull(),
    /** Empty for none, which only an order to fetch may have. */
    address: text('address').notNull(),
    landmark: text('landmark'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Without a pin, the place is the shop's. */
    hasPin: boolean('has_pin').notNull().default(true),
    items: json('items').$type<readonly PhoneOrderItem[]>().notNull(),
    deliveryCostPaise: paise('delivery_cost_paise').notNull(),
    /** As in the API, see `slots-of-day.ts`. */
    slotId: bigint('slot_id', { mode: 'number' }).notNull(),
    additionalDetails: text('additional_details').notNull(),
    payBy: text('pay_by', { enum: payMethods }).notNull(),
    fulfilment: text('fulfilment', { enum: fulfilments }).notNull().default('delivery'),
    codeHash: text('code_hash').notNull(),
    wrongGuesses: integer('wrong_guesses').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Null until it is confirmed. No foreign key: orders may be on another node of a distributed PostgreSQL. */
    orderId: bigint('order_id', { mode: 'number' }),
  },
  (t) => [
    index('phone_orders_shop').on(t.shopId, t.createdAt),
    index('phone_orders_number').on(t.number, t.createdAt),
    index('phone_orders_created').on(t.createdAt),
    check('phone_orders_numbers', sql`${t.deliveryCostPaise} >= 0 and ${t.wrongGuesses} >= 0`),
  ],
);
