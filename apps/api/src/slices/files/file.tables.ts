import { fileKinds } from '@haat/contract/files';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';
import { users } from '../accounts/account.tables.ts';

/** A file that only some people may see. It stays as long as a foreign key of any table points to it. */
export const files = pgTable(
  'files',
  {
    id: id(),
    ownerId: ref('owner_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: fileKinds }).notNull(),
    /** Names it in the store, see `fileNameOf`. */
    key: text('key').notNull().unique(),
    /** `image/webp`, or what the bytes of a sound are. */
    contentType: text('content_type').notNull(),
    /** 0 for those from before the limit on unused files. */
    bytes: integer('bytes').notNull().default(0),
    /** A sound for a list may be longer, and fits nothing else. */
    isForList: boolean('is_for_list').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('files_owner').on(t.ownerId), check('files_kind', sql`${t.kind} in ('picture', 'sound')`)],
);

/** Files whose rows are deleted but whose bytes still have to be removed from the store. */
export const removedFiles = pgTable('removed_files', { key: text('key').primaryKey() });
