// Complaints at the desk. One shows its order and the customer's other complaints, too.
import * as T from 'typebox';
import { complaintKinds, complaintOutcomes } from '../complaint-kinds.ts';
import { Complaint, complaintStates, MessageBody } from '../complaints.ts';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { refundSources, refundWays } from '../refund-kinds.ts';
import { Id, IdParams, Instant, listOf, PositiveAmount, requiredText } from '../schema.ts';
import { OrderRecord } from './orders.ts';
import { MaskedNumber, QueryFlag, searchQuery } from './record.ts';

export const ComplaintRecord = T.Object({
  ...Complaint.properties,
  customer: T.Object({ id: Id, name: T.String(), number: MaskedNumber }),
  created_at: Instant,
  /** When the shop or an operator first answered. */
  answered_at: T.Union([Instant, T.Null()]),
  /** It needs an operator: `GET /operator/today/` counts it as `complaints_due`. */
  is_due: T.Boolean(),
});
export type ComplaintRecord = T.Static<typeof ComplaintRecord>;

export const ComplaintThread = T.Object({
  ...ComplaintRecord.properties,
  /** With masked numbers. */
  order_record: OrderRecord,
  /** The customer's ten newest complaints made before this one, newest first. */
  earlier: T.Array(ComplaintRecord),
});
export type ComplaintThread = T.Static<typeof ComplaintThread>;

export const listComplaints = endpoint({
  method: 'GET',
  path: '/operator/complaints/',
  who: 'operator',
  summary: "List the complaints, newest first. `search` is that of people, for the customer's.",
  query: T.Object({
    ...searchQuery,
    state: T.Optional(T.Enum(complaintStates, { type: 'string' })),
    kind: T.Optional(T.Enum(complaintKinds, { type: 'string' })),
    is_due: T.Optional(QueryFlag),
    city: T.Optional(Id),
    shop: T.Optional(Id),
    customer: T.Optional(Id),
    order: T.Optional(Id),
  }),
  responses: { 200: listOf(ComplaintRecord) },
});

export const getComplaint = endpoint({
  method: 'GET',
  path: '/operator/complaints/{id}/',
  who: 'operator',
  summary: "Get a complaint with its order and the customer's earlier complaints. Numbers are masked.",
  params: IdParams,
  responses: { 200: ComplaintThread },
});

const act = {
  method: 'POST',
  perMinute: limits.ringsPerMinute,
  params: IdParams,
  fails: ['complaint.closed', 'operator.own'],
} as const;

/** What is given back. All three, or none: then it is settled outside of Haat. */
const refund = {
  amount: T.Optional(PositiveAmount),
  /** `credit` only from the shop: it comes off the customer's debt at once. */
  from: T.Optional(T.Enum(refundSources, { type: 'string' })),
  how: T.Optional(T.Enum(refundWays, { type: 'string' })),
};

export const answerComplaint = endpoint({
  ...act,
  who: 'operator',
  tells: 'limited',
  path: '/operator/complaints/{id}/messages/',
  summary: 'Answer a complaint. The customer is told, and the shop if it sees the complaint.',
  body: MessageBody,
  responses: { 201: ComplaintThread },
});

export const closeComplaint = endpoint({
  ...act,
  who: 'operator',
  tells: 'limited',
  path: '/operator/complaints/{id}/close/',
  summary:
    'Close a complaint. `note` becomes the last message. The customer is told, and the shop if it sees the complaint. With the outcome `refund` it may say what is given back: `amount`, `from` and `how`.',
  body: T.Object({
    outcome: T.Enum(complaintOutcomes, { type: 'string' }),
    note: requiredText(limits.longText),
    ...refund,
  }),
  responses: { 200: ComplaintThread },
  fails: [...act.fails, 'refund.too_much', 'credit.none'],
});
