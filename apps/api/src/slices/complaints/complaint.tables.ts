import { complaintKinds, complaintOutcomes, complaintSides } from '@haat/contract/complaint-kinds';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { newestFirst } from '../../platform/city-id.ts';
import { cityRowId, cityRowIds, instant, ref } from '../../platform/columns.ts';
import { users } from '../accounts/account.tables.ts';
import { files } from '../files/file.tables.ts';
import { orders } from '../orders/order.tables.ts';
import { shops } from '../shops/shop.tables.ts';

export const complaintIds = cityRowIds('complaints');

/** Commands that add a message or close the complaint lock this row first. */
export const complaints = pgTable(
  'complaints',
  {
    id: cityRowId(),
    /** The order's. */
    cityId: ref('city_id').notNull(),
    orderId: ref('order_id').notNull(),
    customerId: ref('customer_id')
      .notNull()
      .references(() => users.id),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    kind: text('kind', { enum: complaintKinds }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the shop or an operator first wrote. */
    answeredAt: instant('answered_at'),
    closedAt: instant('closed_at'),
    outcome: text('outcome', { enum: complaintOutcomes }),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    foreignKey({ columns: [t.cityId, t.orderId], foreignColumns: [orders.cityId, orders.id] }),
    index('complaints_order').on(t.cityId, t.orderId),
    index('complaints_customer').on(t.customerId, newestFirst(t)),
    index('complaints_shop').on(t.shopId, newestFirst(t)),
    index('complaints_newest').on(newestFirst(t)),
    index('complaints_kind').on(t.kind, newestFirst(t)),
    index('complaints_open').on(t.createdAt).where(sql`${t.closedAt} is null`),
    check('complaints_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check('complaints_closed', sql`(${t.closedAt} is null) = (${t.outcome} is null)`),
  ],
);

export const complaintMessageIds = cityRowIds('complaint_messages');

/** A deletion of an account removes messages, so they are not append-only. */
export const complaintMessages = pgTable(
  'complaint_messages',
  {
    id: cityRowId(),
    cityId: ref('city_id').notNull(),
    complaintId: ref('complaint_id').notNull(),
    by: text('by', { enum: complaintSides }).notNull(),
    authorId: ref('author_id')
      .notNull()
      .references(() => users.id),
    body: text('body').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    foreignKey({
      // Its default name is longer than PostgreSQL's 63 characters.
      name: 'complaint_messages_complaint_fk',
      columns: [t.cityId, t.complaintId],
      foreignColumns: [complaints.cityId, complaints.id],
    }),
    index('complaint_messages_complaint').on(t.cityId, t.complaintId, t.id),
    index('complaint_messages_author').on(t.authorId, t.at.desc().nullsFirst()),
    check('complaint_messages_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
  ],
);

/** The files of a complaint's first message. */
export const complaintFiles = pgTable(
  'complaint_files',
  {
    cityId: ref('city_id').notNull(),
    complaintId: ref('complaint_id').notNull(),
    /** In the order in which they are shown. */
    place: integer('place').notNull(),
    fileId: ref('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.complaintId, t.place] }),
    foreignKey({
      name: 'complaint_files_complaint_fk',
      columns: [t.cityId, t.complaintId],
      foreignColumns: [complaints.cityId, complaints.id],
    }),
    index('complaint_files_file').on(t.fileId),
  ],
);
