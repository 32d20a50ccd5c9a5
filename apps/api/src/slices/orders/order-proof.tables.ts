import { foreignKey, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ref } from '../../platform/columns.ts';
import { files } from '../files/file.tables.ts';
import { orders } from './order.tables.ts';

/** The photos that were the proof of an order before its last one. Until 30 days after the order's end. */
export const orderEarlierProofs = pgTable(
  'order_earlier_proofs',
  {
    cityId: ref('city_id').notNull(),
    orderId: ref('order_id').notNull(),
    fileId: ref('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.orderId, t.fileId] }),
    foreignKey({ columns: [t.cityId, t.orderId], foreignColumns: [orders.cityId, orders.id] }).onDelete(
      'cascade',
    ),
    index('order_earlier_proofs_file').on(t.fileId),
  ],
);
