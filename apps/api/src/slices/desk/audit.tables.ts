import type { RecordedFields } from '@haat/contract/operator/record';
import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';

/**
 * Who changed what: each change by an operator or on the terminal, each view of a whole phone number, each search for one and each download. Triggers refuse updates and deletions. No foreign keys to people, because
 * their accounts may be deleted.
 */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: instant('at').notNull(),
    /** Null on the terminal and while loading the demo. */
    actorId: ref('actor_id'),
    source: text('source', { enum: ['desk', 'terminal'] }).notNull(),
    /** Such as `shop.verify` or `user.block`: the kind of object and the action. */
    action: text('action').notNull(),
    objectKind: text('object_kind').notNull(),
    objectId: ref('object_id').notNull(),
    before: json('before').$type<RecordedFields>().notNull(),
    after: json('after').$type<RecordedFields>().notNull(),
  },
  (t) => [
    index('audit_object_id').on(t.objectId, t.id),
    index('audit_kind').on(t.objectKind, t.id),
    index('audit_actor').on(t.actorId, t.id),
  ],
);
