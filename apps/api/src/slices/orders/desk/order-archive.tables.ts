import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/columns.ts';

/** One row per archive file. The history's trigger allows deleting the final orders that were placed before `before`. */
export const orderArchives = pgTable('order_archives', {
  id: id(),
  before: instant('before').notNull(),
  orders: integer('orders').notNull(),
  /** Of the file, in hexadecimal. */
  sha256: text('sha256').notNull(),
  createdAt: instant('created_at').notNull(),
});
