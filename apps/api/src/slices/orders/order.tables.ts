import type { NoCodeReason } from '@haat/contract/delivery-codes';
import { failureReasons, type GiveBackReason } from '@haat/contract/give-back';
import { type OrderAction, orderRoles, orderStatuses } from '@haat/contract/order-machine';
import { payMethods, type RefusalReason, refusalReasons } from '@haat/contract/payment-machine';
import { missingWishes } from '@haat/contract/proposal-machine';
import type { ReminderStep } from '@haat/contract/reminder-steps';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { newestFirst, numberIn } from '../../platform/city-id.ts';
import { cityRowId, cityRowIds, id, instant, localNames, paise, ref } from '../../platform/columns.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { files } from '../files/file.tables.ts';
import { products } from '../products/product.tables.ts';
import { shops } from '../shops/shop.tables.ts';

/**
 * A city's delivery windows: weekly (`weekday`, 0 = Sunday) or for one day (`date`). A day's own windows replace the weekly
 * ones. A slot in the API is a window on a day, see `slot-id.ts`.
 */
export const slotWindows = pgTable(
  'slot_windows',
  {
    id: id(),
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    weekday: smallint('weekday'),
    date: date('date', { mode: 'string' }),
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
    cutOffMinutes: integer('cut_off_minutes').notNull(),
    capacity: integer('capacity').notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('slot_windows_city').on(t.cityId),
    check('slot_windows_one_kind', sql`(${t.weekday} is null) <> (${t.date} is null)`),
    check('slot_windows_weekday', sql`${t.weekday} between 0 and 6`),
    check('slot_windows_numbers', sql`${t.cutOffMinutes} >= 0 and ${t.capacity} >= 0`),
  ],
);

/** How many orders a window has on a day. */
export const slotDays = pgTable(
  'slot_days',
  {
    cityId: ref('city_id').notNull(),
    windowId: ref('window_id')
      .notNull()
      .references(() => slotWindows.id),
    day: date('day', { mode: 'string' }).notNull(),
    taken: integer('taken').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.windowId, t.day] }),
    index('slot_days_day').on(t.day),
    check('slot_days_taken', sql`${t.taken} >= 0`),
  ],
);

export const orderIds = cityRowIds('orders');

export const orders = pgTable(
  'orders',
  {
    id: cityRowId(),
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    customerId: ref('customer_id')
      .notNull()
      .references(() => users.id),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    status: text('status', { enum: orderStatuses }).notNull(),
    /** The deliverer. The deliveries slice changes it through this slice's commands. */
    delivererId: ref('deliverer_id').references(() => users.id),
    windowId: ref('window_id')
      .notNull()
      .references(() => slotWindows.id),
    slotDay: date('slot_day', { mode: 'string' }).notNull(),
    slotStart: instant('slot_start').notNull(),
    slotEnd: instant('slot_end').notNull(),
    /** Sum of the kept items. The amount is this plus the delivery cost. */
    pricePaise: paise('price_paise').notNull(),
    deliveryCostPaise: paise('delivery_cost_paise').notNull(),
    itemCount: integer('item_count').notNull(),
    additionalDetails: text('additional_details').notNull(),
    payment: text('payment'),
    /** What the customer chose. Null in orders of older releases: those that they completed owe nothing. */
    payBy: text('pay_by', { enum: payMethods }),
    /** So that orders without payments needn't look for any. */
    hasPayments: boolean('has_payments').notNull().default(false),
    /** Since when something is due because a payment that the customer claimed was denied. Null: nothing is. */
    paymentDeniedAt: instant('payment_denied_at'),
    /**
     * Since when an operator is needed: the shop or the deliverers don't answer, or the delivery failed. Null after each
     * change of the order.
     */
    needsOperatorSince: instant('needs_operator_since'),
    /** Why nobody took it at the door. Null: no failed delivery waits for an operator. */
    failureReason: text('failure_reason', { enum: failureReasons }),
    ifMissing: text('if_missing', { enum: missingWishes }).notNull().default('ask'),
    /** So that orders without a proposal needn't look for one. */
    hasProposal: boolean('has_proposal').notNull().default(false),
    receiver: text('receiver').notNull(),
    receiverNumber: text('receiver_number').notNull(),
    address: text('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    landmark: text('landmark'),
    /** Until 30 days after the order's end. */
    photoId: ref('photo_id').references(() => files.id, { onDelete: 'set null' }),
    voiceNoteId: ref('voice_note_id').references(() => files.id, { onDelete: 'set null' }),
    /** The customer tells it at the door. Null in orders of older releases: those need none. */
    deliveryCode: text('delivery_code'),
    /** Wrong codes so far. */
    codeTries: smallint('code_tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    index('orders_customer_active')
      .on(t.customerId, newestFirst(t))
      .where(sql`${t.status} not in ('COMPLETED', 'REJECTED', 'CANCELLED')`),
    index('orders_customer_previous')
      .on(t.customerId, newestFirst(t))
      .where(sql`${t.status} in ('COMPLETED', 'REJECTED', 'CANCELLED')`),
    index('orders_shop_active')
      .on(t.shopId, t.id.desc().nullsFirst())
      .where(sql`${t.status} not in ('COMPLETED', 'REJECTED', 'CANCELLED')`),
    index('orders_shop_previous')
      .on(t.shopId, t.id.desc().nullsFirst())
      .where(sql`${t.status} in ('COMPLETED', 'REJECTED', 'CANCELLED')`),
    index('orders_newest').on(t.createdAt.desc().nullsFirst(), newestFirst(t)),
    index('orders_active_newest')
      .on(t.status, t.createdAt.desc().nullsFirst(), newestFirst(t))
      .where(sql`${t.status} not in ('COMPLETED', 'REJECTED', 'CANCELLED')`),
    index('orders_by_amount').on(sql`(${t.pricePaise} + ${t.deliveryCostPaise})`, numberIn(t)),
    index('orders_deliverer').on(t.delivererId),
    index('orders_deliverer_active')
      .on(t.delivererId)
      .where(sql`${t.status} not in ('COMPLETED', 'REJECTED', 'CANCELLED')`),
    index('orders_payment_denied').on(t.paymentDeniedAt).where(sql`${t.paymentDeniedAt} is not null`),
    index('orders_needing_operator')
      .on(t.status, t.needsOperatorSince)
      .where(sql`${t.needsOperatorSince} is not null`),
    index('orders_window').on(t.windowId),
    index('orders_photo').on(t.photoId).where(sql`${t.photoId} is not null`),
    index('orders_voice_note').on(t.voiceNoteId).where(sql`${t.voiceNoteId} is not null`),
    check('orders_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check('orders_failure', sql`${t.failureReason} is null or ${t.needsOperatorSince} is not null`),
    check(
      'orders_amounts',
      sql`${t.pricePaise} >= 0 and ${t.deliveryCostPaise} >= 0 and ${t.itemCount} >= 0`,
    ),
  ],
);

export const orderItemIds = cityRowIds('order_items');

export const orderItems = pgTable(
  'order_items',
  {
    id: cityRowId(),
    cityId: ref('city_id').notNull(),
    orderId: ref('order_id').notNull(),
    productId: ref('product_id').notNull(),
    /** Names and price at checkout, unless the customer agreed to another price. */
    name: text('name').notNull(),
    names: localNames(),
    pricePaise: paise('price_paise').notNull(),
    /** At checkout, or what the customer agreed to since. 0: the shop has none, so the order no longer shows it. */
    ordered: integer('ordered').notNull(),
    /** The quantity the customer keeps. Less than ordered only after verification. */
    kept: integer('kept').notNull(),
    /** Why pieces were refused. Null when none were, or nobody said why. */
    refusalReason: text('refusal_reason', { enum: refusalReasons }),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    foreignKey({ columns: [t.cityId, t.orderId], foreignColumns: [orders.cityId, orders.id] }),
    foreignKey({ columns: [t.cityId, t.productId], foreignColumns: [products.cityId, products.id] }),
    uniqueIndex('order_items_once').on(t.cityId, t.orderId, t.productId),
    index('order_items_product').on(t.cityId, t.productId),
    check('order_items_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check('order_items_quantities', sql`${t.ordered} >= 0 and ${t.kept} between 0 and ${t.ordered}`),
    check('order_items_price', sql`${t.pricePaise} >= 0`),
  ],
);

/** Where a person has orders as a customer or as a deliverer, so that their lists read only these cities. */
export const personCities = pgTable(
  'person_cities',
  {
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    /** Null for somebody who only carries orders there. It stays when old orders are archived. */
    firstOrderAt: instant('first_order_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.cityId] }),
    index('person_cities_city').on(t.cityId),
    index('person_cities_first_order').on(t.firstOrderAt),
  ],
);

/**
 * `checkout` or `phone` begins an order. `propose` and `expire`: a shop's proposal. These two and the steps of reminders leave
 * the status as it is.
 */
export type EventAction = OrderAction | ReminderStep | 'checkout' | 'phone' | 'propose' | 'expire';

interface RejectedItem {
  readonly name: string;
  readonly quantity: number;
  readonly reason?: RefusalReason;
}

/** What an event records in addition to the status: the operator's reason, the deliverer, the refused items. */
export interface EventDetails {
  readonly reason?: string;
  /** The new deliverer. An id, because names must not stay here after an account is deleted. */
  readonly delivererId?: number;
  /** Of a completed order: told by its deliverer. */
  readonly rejected?: readonly RejectedItem[];
  /** Which of a shop's changes the customer agreed to. `wished`: those named at checkout. */
  readonly proposal?: 'wished' | 'agree' | 'leave_out';
  /** Why the deliverer gave the order back. */
  readonly gaveBack?: GiveBackReason;
  /** How many SMS went to the shop. */
  readonly sms?: number;
  /** How it was delivered: with the customer's code, or why without. */
  readonly handed?: 'code' | NoCodeReason;
  /** When a phone without a connection did it, in ISO 8601. */
  readonly doneAt?: string;
}

export const orderEventIds = cityRowIds('order_events');

/** The history of an order. Append-only: a trigger refuses updates and deletions. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: cityRowId(),
    orderId: ref('order_id').notNull(),
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    /** Null on the terminal. */
    actorId: ref('actor_id').references(() => users.id),
    actorRole: text('actor_role', { enum: orderRoles }).notNull(),
    action: text('action').$type<EventAction>().notNull(),
    fromStatus: text('from_status', { enum: orderStatuses }),
    toStatus: text('to_status', { enum: orderStatuses }).notNull(),
    details: json('details').$type<EventDetails>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    foreignKey({ columns: [t.cityId, t.orderId], foreignColumns: [orders.cityId, orders.id] }),
    index('order_events_order').on(t.cityId, t.orderId, t.id),
    index('order_events_actor').on(t.actorId),
    // For the close of a day.
    index('order_events_completed').on(t.at).where(sql`${t.action} = 'completed'`),
    check('order_events_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
  ],
);

/** What a deliverer added to an event. Not in the event, because the notes of a deleted person are deleted. */
export const orderEventNotes = pgTable(
  'order_event_notes',
  {
    cityId: ref('city_id').notNull(),
    eventId: ref('event_id').notNull(),
    orderId: ref('order_id').notNull(),
    authorId: ref('author_id')
      .notNull()
      .references(() => users.id),
    note: text('note').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.eventId] }),
    foreignKey({ columns: [t.cityId, t.eventId], foreignColumns: [orderEvents.cityId, orderEvents.id] }),
    foreignKey({ columns: [t.cityId, t.orderId], foreignColumns: [orders.cityId, orders.id] }),
    index('order_event_notes_order').on(t.cityId, t.orderId),
    index('order_event_notes_author').on(t.authorId),
  ],
);
