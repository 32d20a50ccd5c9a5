import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';

/** The changed fields. Ids, flags and states only, no names or phone numbers. */
export type AuditedFields = Readonly<Record<string, boolean | number | string | null>>;

/**
 * Who changed roles, blocks and shop states. Triggers refuse updates and deletions. No foreign keys to people, because
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
    before: json('before').$type<AuditedFields>().notNull(),
    after: json('after').$type<AuditedFields>().notNull(),
  },
  (t) => [index('audit_object').on(t.objectKind, t.objectId, t.id), index('audit_actor').on(t.actorId, t.id)],
);
