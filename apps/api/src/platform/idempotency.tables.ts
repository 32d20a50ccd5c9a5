import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, ref } from './columns.ts';

/** One row per claimed key, see `idempotency.ts`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ref('user_id').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    key: text('key').notNull(),
    /** Null until the write is answered. */
    status: smallint('status'),
    /** Null without a body, and where a newer answer of this person has the same one. */
    body: text('body'),
    /** SHA-256 in base64url, only of bodies longer than the hash. */
    bodyHash: text('body_hash'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.method, t.path, t.key] })],
);
