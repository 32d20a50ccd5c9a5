import { failureReasons } from '@haat/contract/give-back';
import { fulfilments, orderStatuses } from '@haat/contract/order-machine';
import { payMethods, refusalReasons } from '@haat/contract/payment-machine';
import { missingWishes } from '@haat/contract/proposal-machine';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { newestFirst, numberIn } from '../../platform/city-id.ts';
import {
  cityRowId,
  cityRowIds,
  id,
  instant,
  localNames,
  paise,
  ref,
  soldByColumns,
} from '../../platform/columns.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { files } from '../files/file.tables.ts';
import { products } from '../products/product.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import { slotWindows } from './slots/slot.tables.ts';

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
    /** So that orders without refunds needn't look for any. */
    hasRefunds: boolean('has_refunds').notNull().default(false),
    /** Since when a refund is owed. Null: none is. */
    refundOwedAt: instant('refund_owed_at'),
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
    /** Empty of an order to fetch whose customer has no address. Its place is then the shop's. */
    address: text('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** False for a telephone order without a pin. Its place is then the shop's. */
    hasPin: boolean('has_pin').notNull().default(true),
    landmark: text('landmark'),
    /** Until 30 days after the order's end. */
    photoId: ref('photo_id').references(() => files.id, { onDelete: 'set null' }),
    voiceNoteId: ref('voice_note_id').references(() => files.id, { onDelete: 'set null' }),
    /** The last photo that the deliverer took as proof. Until 30 days after the order's end. */
    proofId: ref('proof_id').references(() => files.id, { onDelete: 'set null' }),
    /** The customer tells it at the door. Null in orders of older releases: those need none. */
    deliveryCode: text('delivery_code'),
    /** Wrong codes so far. */
    codeTries: smallint('code_tries').notNull().default(0),
    /** When the shop packed it. */
    packedAt: instant('packed_at'),
    /** The standing order that placed it. No foreign key: its person may end it. */
    standingId: bigint('standing_id', { mode: 'number' }),
    fulfilment: text('fulfilment', { enum: fulfilments }).notNull().default('delivery'),
    /** When the shop said that it can be fetched. */
    readyAt: instant('ready_at'),
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
    index('orders_credit_active')
      .on(t.cityId, t.shopId, t.customerId)
      .where(sql`${t.payBy} = 'credit' and ${t.status} not in ('COMPLETED', 'REJECTED', 'CANCELLED')`),
    index('orders_payment_denied').on(t.paymentDeniedAt).where(sql`${t.paymentDeniedAt} is not null`),
    index('orders_refund_owed').on(t.refundOwedAt).where(sql`${t.refundOwedAt} is not null`),
    index('orders_needing_operator')
      .on(t.status, t.needsOperatorSince)
      .where(sql`${t.needsOperatorSince} is not null`),
    index('orders_window').on(t.windowId),
    index('orders_photo').on(t.photoId).where(sql`${t.photoId} is not null`),
    index('orders_proof').on(t.proofId).where(sql`${t.proofId} is not null`),
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
    /** As at checkout. Missing in orders of older releases. */
    ...soldByColumns(),
    /** At checkout, or what the customer agreed to since. 0: the shop has none, so the order no longer shows it. */
    ordered: integer('ordered').notNull(),
    /** The quantity the customer keeps. Less than ordered only after verification. */
    kept: integer('kept').notNull(),
    /** Why pieces were refused. Null when none were, or nobody said why. */
    refusalReason: text('refusal_reason', { enum: refusalReasons }),
    /** What all that was ordered weighs, in g or ml. */
    weighed: bigint('weighed', { mode: 'number' }),
    /** What a weighed line costs by `linePaiseOf`: all that was ordered, and what is kept. Null while it isn't weighed. */
    weighedPaise: paise('weighed_paise'),
    keptPaise: paise('kept_paise'),
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
    check(
      'order_items_weighed',
      sql`${t.weighed} is null and ${t.weighedPaise} is null and ${t.keptPaise} is null
        or (${t.isLoose} and ${t.weighed} > 0 and ${t.weighedPaise} >= 0 and ${t.keptPaise} between 0 and ${t.weighedPaise}) is true`,
    ),
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

/** One row per archive file. The history's trigger allows deleting the final orders that were placed before `before`. */
export const orderArchives = pgTable('order_archives', {
  id: id(),
  before: instant('before').notNull(),
  orders: integer('orders').notNull(),
  /** Of the file, in hexadecimal. */
  sha256: text('sha256').notNull(),
  createdAt: instant('created_at').notNull(),
});
