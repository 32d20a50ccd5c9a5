// Complaints about an order, and the messages between customer, shop and operator.
import * as T from 'typebox';
import { complaintKinds, complaintOutcomes, complaintSides } from './complaint-kinds.ts';
import { endpoint } from './endpoint.ts';
import { StoredFile } from './files.ts';
import { limits } from './limits.ts';
import { Id, IdParams, Instant, listOf, Named, pageQuery, requiredText } from './schema.ts';

export const complaintStates = ['open', 'closed'] as const;

export const ComplaintMessage = T.Object({
  at: Instant,
  by: T.Enum(complaintSides, { type: 'string' }),
  body: T.String(),
  files: T.Array(StoredFile),
});
export type ComplaintMessage = T.Static<typeof ComplaintMessage>;

export const Complaint = T.Object({
  id: Id,
  /** `C-000123`, unique over all cities. */
  number: T.String(),
  kind: T.Enum(complaintKinds, { type: 'string' }),
  /** The order's id. */
  order: Id,
  shop: Named,
  state: T.Enum(complaintStates, { type: 'string' }),
  /** Null while it is open. */
  outcome: T.Union([T.Enum(complaintOutcomes, { type: 'string' }), T.Null()]),
  /** By when the shop or an operator must answer: 48 hours after it was made. */
  answer_by: Instant,
  /** By when it must be closed: 30 days after it was made. */
  solve_by: Instant,
  /** Oldest first. The first is the complaint itself, and the last of a closed one is the note of the close. */
  messages: T.Array(ComplaintMessage),
});
export type Complaint = T.Static<typeof Complaint>;

export const MessageBody = T.Object({ body: requiredText(limits.longText) });

const list = {
  method: 'GET',
  query: T.Object({ ...pageQuery, order: T.Optional(Id) }),
  responses: { 200: listOf(Complaint) },
} as const;
const one = { method: 'GET', params: IdParams, responses: { 200: Complaint } } as const;
const message = {
  method: 'POST',
  params: IdParams,
  body: MessageBody,
  responses: { 201: Complaint },
  fails: ['complaint.closed'],
} as const;

export const makeComplaint = endpoint({
  method: 'POST',
  path: '/customers/orders/{id}/complaints/',
  who: 'person',
  tells: 'limited',
  summary:
    'Complain about one of your orders, until 7 days after its end. `files` are ids of your own files. The operator sees it, and the shop unless it is about `behaviour` or `money`. At most 50 complaints and messages a day.',
  params: IdParams,
  body: T.Object({
    kind: T.Enum(complaintKinds, { type: 'string' }),
    ...MessageBody.properties,
    files: T.Optional(T.Array(Id, { maxItems: limits.complaintFiles })),
  }),
  responses: { 201: Complaint },
  fails: ['complaint.late'],
});

export const customerComplaints = endpoint({
  ...list,
  path: '/customers/complaints/',
  who: 'person',
  summary: 'List your complaints, newest first. `order` is the id of an order.',
});

export const customerComplaint = endpoint({
  ...one,
  path: '/customers/complaints/{id}/',
  who: 'person',
  summary: 'Get one of your complaints.',
});

export const customerMessage = endpoint({
  ...message,
  path: '/customers/complaints/{id}/messages/',
  who: 'person',
  tells: 'limited',
  summary: 'Write a message to your complaint. The shop is told, if it sees the complaint.',
});

export const shopComplaints = endpoint({
  ...list,
  path: '/shops/complaints/',
  who: 'verifiedRetailer',
  summary:
    'List the complaints about orders of your shop, newest first, without those about `behaviour` and `money`.',
});

export const shopComplaint = endpoint({
  ...one,
  path: '/shops/complaints/{id}/',
  who: 'verifiedRetailer',
  summary: 'Get a complaint about an order of your shop.',
});

export const shopMessage = endpoint({
  ...message,
  path: '/shops/complaints/{id}/messages/',
  who: 'verifiedRetailer',
  tells: 'limited',
  summary: 'Answer a complaint. The customer is told.',
});
