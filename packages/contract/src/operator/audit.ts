// Who changed what, and who saw whole phone numbers.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Day, Id, Instant, listOf, Named, pageQuery } from '../schema.ts';
import { recordKinds } from './record.ts';

const Fields = T.Record(T.String(), T.Unknown());

export const AuditRow = T.Object({
  id: Id,
  at: Instant,
  /** Null on the terminal. The name of a deleted person is empty. */
  actor: T.Union([Named, T.Null()]),
  source: T.Union([T.Literal('desk'), T.Literal('terminal')]),
  /** The kind of record and what was done: `shop.verify`, `user.view_number`. */
  action: T.String(),
  /**
   * The id is 0 for an action without a record, such as an import. The name is the record's current one, or its last
   * one when it was deleted. It is empty when there is none, such as for an order.
   */
  object: T.Object({ kind: T.String(), id: T.Integer(), name: T.String() }),
  /** The fields that changed. Another record, such as a category, is `{id, name}`. */
  before: Fields,
  after: Fields,
});
export type AuditRow = T.Static<typeof AuditRow>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/operator/audit/',
  who: 'operator',
  summary: 'List the changes of all operators and of the terminal, newest first.',
  query: T.Object({
    /** A user's id. */
    actor: T.Optional(Id),
    kind: T.Optional(T.Enum(recordKinds, { type: 'string' })),
    object_id: T.Optional(Id),
    /** In India's time zone, as `at` is. */
    day: T.Optional(Day),
    ...pageQuery,
  }),
  responses: { 200: listOf(AuditRow) },
});
