import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';

/** The fields of an object that a change has touched. Ids, flags and states; no names or numbers of people. */
export type AuditedFields = Readonly<Record<string, boolean | number | string | null>>;

/**
 * Who changed what somebody may do. Rows stay for good: triggers of the migration refuse all else. So nothing here
 * refers to a person's row, which may go.
 */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: instant('at').notNull(),
    /** Null: the terminal, or the demo as it was loaded. */
    actorId: ref('actor_id'),
    source: text('source', { enum: ['desk', 'terminal'] }).notNull(),
    /** `shop.verify`, `user.block`: the object's kind and what was done. */
    action: text('action').notNull(),
    objectKind: text('object_kind').notNull(),
    objectId: ref('object_id').notNull(),
    before: json('before').$type<AuditedFields>().notNull(),
    after: json('after').$type<AuditedFields>().notNull(),
  },
  (t) => [index('audit_object').on(t.objectKind, t.objectId, t.id), index('audit_actor').on(t.actorId, t.id)],
);
