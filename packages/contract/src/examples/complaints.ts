import * as complaints from '../complaints.ts';
import { type Documented, type Example, example } from './example.ts';
import { order } from './orders.ts';
import { firstPage, id, listOf, shop } from './village.ts';

const first: complaints.ComplaintMessage = {
  at: '2026-11-21T18:30:00+05:30',
  by: 'customer',
  body: 'Two of the tomatoes were rotten.',
  files: [{ id: 12, kind: 'picture' }],
};

export const complaint: complaints.Complaint = {
  id: 123,
  number: 'C-000123',
  kind: 'quality',
  order: order.id,
  shop: { id: shop.id, name: shop.name },
  state: 'open',
  outcome: null,
  answer_by: '2026-11-23T18:30:00+05:30',
  solve_by: '2026-12-21T18:30:00+05:30',
  messages: [first],
};

const written = (by: 'customer' | 'shop', body: string): complaints.Complaint => ({
  ...complaint,
  messages: [first, { at: '2026-11-21T19:05:00+05:30', by, body, files: [] }],
});

const which = { params: id(complaint.id) };
const ofOrder = { query: { order: order.id, ...firstPage }, answer: listOf(complaint) };
const question = 'Will you replace them?';
const reply = 'We bring two new ones tomorrow.';

const examples: readonly Example[] = [
  example(complaints.makeComplaint, {
    params: id(order.id),
    body: { kind: complaint.kind, body: first.body, files: [12] },
    answer: complaint,
  }),
  example(complaints.customerComplaints, ofOrder),
  example(complaints.customerComplaint, { ...which, answer: complaint }),
  example(complaints.customerMessage, {
    ...which,
    body: { body: question },
    answer: written('customer', question),
  }),
  example(complaints.shopComplaints, ofOrder),
  example(complaints.shopComplaint, { ...which, answer: complaint }),
  example(complaints.shopMessage, { ...which, body: { body: reply }, answer: written('shop', reply) }),
];

export const complaintDocs: Documented = { files: { complaints }, examples };
