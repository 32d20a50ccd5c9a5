import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';
import { users } from '../accounts/account.tables.ts';

/** A stored picture; its three files are named by `key` (contract: `coverPath`). */
export const images = pgTable(
  'images',
  {
    id: id(),
    key: text('key').notNull().unique(),
    /** The file name that the uploader gave. It is only shown to people. */
    name: text('name').notNull().default(''),
    isPrimary: boolean('is_primary').notNull().default(false),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of all its files. 0 for those from before the limit on unused files. */
    bytes: integer('bytes').notNull().default(0),
    /** Null: the operator's or the demo's. */
    ownerId: ref('owner_id').references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('images_owner').on(t.ownerId)],
);

/** Pictures whose rows are deleted but whose files still have to be removed from storage. */
export const removedImages = pgTable('removed_images', { key: text('key').primaryKey() });
