import * as complaints from '../operator/complaints.ts';
import { complaint } from './complaints.ts';
import { type Documented, type Example, example } from './example.ts';
import { whole } from './operator-orders.ts';
import { addressOfOrder } from './orders.ts';
import { city, firstPage, id, lakshmi, listOf, shop } from './village.ts';

const customer = { id: lakshmi.id, name: 'Lakshmi Menon', number: '+91******0001' };

const record: complaints.ComplaintRecord = {
  ...complaint,
  customer,
  created_at: '2026-11-21T18:30:00+05:30',
  answered_at: null,
  is_due: false,
};

const thread: complaints.ComplaintThread = {
  ...record,
  order_record: {
    ...whole,
    customer,
    shop: { ...whole.shop, retailer: { ...whole.shop.retailer, number: '+91******0002' } },
    address: { ...addressOfOrder, number: '+91******0001' },
  },
  earlier: [],
};

const at = '2026-11-22T09:10:00+05:30';
const written = (body: string): complaints.ComplaintRecord['messages'] => [
  ...record.messages,
  { at, by: 'operator', body, files: [] },
];

const which = { params: id(complaint.id) };
const question = 'Amma Vegetables, can you replace them?';
const close = {
  outcome: 'refund',
  note: 'The shop gives back ₹30.',
  amount: 30,
  from: 'shop',
  how: 'cash',
} as const;

const examples: readonly Example[] = [
  example(complaints.listComplaints, {
    query: {
      ...firstPage,
      search: 'lakshmi',
      state: 'open',
      kind: record.kind,
      is_due: '0',
      city: city.id,
      shop: shop.id,
      customer: customer.id,
      order: record.order,
    },
    answer: listOf(record),
  }),
  example(complaints.getComplaint, { ...which, answer: thread }),
  example(complaints.answerComplaint, {
    ...which,
    body: { body: question },
    answer: { ...thread, answered_at: at, messages: written(question) },
  }),
  example(complaints.closeComplaint, {
    ...which,
    body: close,
    answer: { ...thread, state: 'closed', outcome: close.outcome, messages: written(close.note) },
  }),
];

export const operatorComplaintDocs: Documented = { files: { operatorComplaints: complaints }, examples };
