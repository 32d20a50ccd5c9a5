import { listStates } from '@haat/contract/lists';
import { rejectReasons } from '@haat/contract/order-endings';
import { fulfilments } from '@haat/contract/order-machine';
import type { LocalNames, PackUnit } from '@haat/contract/pack';
import { payMethods } from '@haat/contract/payment-machine';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, paise, ref } from '../../platform/columns.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { addresses } from '../addresses/address.tables.ts';
import { files } from '../files/file.tables.ts';
import { shops } from '../shops/shop.tables.ts';

/** As it was when it was offered. */
interface OfferedItem {
  readonly productId: number;
  readonly name: string;
  readonly names: LocalNames;
  readonly pricePaise: number;
  readonly quantity: number;
  readonly netQuantity: number | null;
  readonly unit: PackUnit | null;
  readonly isLoose: boolean;
}

/** What a person wants of a shop, in their own words. */
export const lists = pgTable(
  'lists',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    /** Of the shop. */
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    addressId: ref('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    /** As in the API, see `slots-of-day.ts`. */
    slotId: bigint('slot_id', { mode: 'number' }).notNull(),
    text: text('text').notNull(),
    payBy: text('pay_by', { enum: payMethods }).notNull(),
    fulfilment: text('fulfilment', { enum: fulfilments }).notNull().default('delivery'),
    /** It may have expired since, see `stateAt`. */
    state: text('state', { enum: listStates }).notNull().default('waiting'),
    /** Until when the side whose turn it is can answer. */
    expiresAt: instant('expires_at').notNull(),
    /** Null before the first offer. */
    items: json('items').$type<readonly OfferedItem[]>(),
    deliveryCostPaise: paise('delivery_cost_paise').notNull().default(0),
    note: text('note').notNull().default(''),
    refusal: text('refusal', { enum: rejectReasons }),
    refusalNote: text('refusal_note'),
    /** No foreign key: orders may be on another node of a distributed PostgreSQL. */
    orderId: bigint('order_id', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    /** When it was ordered, refused or cancelled, or had expired. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('lists_user').on(t.userId, t.id),
    index('lists_shop').on(t.shopId, t.id),
    index('lists_city').on(t.cityId),
    index('lists_address').on(t.addressId),
    index('lists_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
    index('lists_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    check('lists_state', sql`(${t.state} in ('waiting', 'offered')) = (${t.endedAt} is null)`),
    check('lists_order', sql`(${t.state} = 'ordered') = (${t.orderId} is not null)`),
    check('lists_refusal', sql`(${t.state} = 'refused') = (${t.refusal} is not null)`),
  ],
);

export const listFiles = pgTable(
  'list_files',
  {
    listId: ref('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    /** In the order in which they are shown. */
    place: integer('place').notNull(),
    fileId: ref('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.listId, t.place] }), index('list_files_file').on(t.fileId)],
);
