import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ref } from './columns.ts';

export const demoKinds = [
  'user',
  'city',
  'shop_type',
  'product_type',
  'catalogue_product',
  'category',
  'article',
  'banner',
  'image',
  'order',
] as const;

/**
 * The rows that the demo village made. What its people did later is found through them. Removing the demo adds its
 * orders here, because the trigger on `order_events` only lets the history of listed orders be deleted.
 */
export const demoRows = pgTable(
  'demo_rows',
  {
    kind: text('kind', { enum: demoKinds }).notNull(),
    rowId: ref('row_id').notNull(),
    removedAt: instant('removed_at'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.rowId] })],
);
