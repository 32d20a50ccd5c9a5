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
 * Which rows the demo village made; what its people did later is found through them. Its orders are named here when
 * they are removed: the trigger on `order_events` lets only their history go.
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
