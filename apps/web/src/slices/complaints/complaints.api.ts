import { orderNumber } from '@haat/contract/city-ids';
import type { ComplaintKind } from '@haat/contract/complaint-kinds';
import * as complaints from '@haat/contract/complaints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/http.ts';
import { action, post } from '../../platform/outbox/action.ts';
import { live } from '../../platform/queries/live.ts';
import { pagedQuery } from '../../platform/queries/paged-list.ts';
import { complaints as words } from './complaints.messages.ts';

export type Side = 'customer' | 'shop';

const key = ['complaints'] as const;

const calls = {
  customer: { list: complaints.customerComplaints, one: complaints.customerComplaint },
  shop: { list: complaints.shopComplaints, one: complaints.shopComplaint },
} as const;

export const complaintsQuery = (side: Side) => ({
  ...pagedQuery({
    queryKey: [...key, side, 'list'],
    load: (query, signal) => call(calls[side].list, { query, signal }),
  }),
  ...live,
});

/** The complaints about one order. Nobody misses them where they can't be loaded. */
export const orderComplaintsQuery = (side: Side, orderId: number) =>
  queryOptions({
    queryKey: [...key, side, 'of-order', orderId],
    queryFn: async ({ signal }) =>
      (await call(calls[side].list, { query: { order: orderId }, signal })).results,
    meta: { failure: null },
  });

const loadComplaint = (side: Side, id: string, signal: AbortSignal): Promise<complaints.Complaint> =>
  call(calls[side].one, { params: { id }, signal });

export const complaintQuery = (side: Side, id: string) =>
  queryOptions({
    queryKey: [...key, side, 'one', id],
    queryFn: ({ signal }) => loadComplaint(side, id, signal),
    ...live,
  });

/** The names of a new complaint about an order, and of a complaint's messages, in the outbox. */
export const aboutNewComplaint = (orderId: number): string => `complaint-of-order ${orderId}`;
export const aboutMessages = (complaintId: number): string => `complaint ${complaintId}`;

export interface NewComplaint {
  readonly orderId: number;
  readonly kind: ComplaintKind;
  readonly body: string;
  /** The ids of uploaded files. */
  readonly files: readonly number[];
}

export const makeComplaint = action({
  kind: 'complaints make',
  about: ({ orderId }: NewComplaint) => aboutNewComplaint(orderId),
  title: ({ orderId }) => words.formTitle(orderNumber(orderId)),
  call: {
    make: ({ orderId, kind, body, files }) =>
      post(complaints.makeComplaint, { params: { id: orderId }, body: { kind, body, files: [...files] } }),
  },
  which: () => 'make' as const,
  failure: () => 'save',
  invalidates: [key],
  // A second complaint may be the same on purpose. So only its own key tells whether it was made.
  readDone: () => async () => undefined,
  onDone: (complaint: complaints.Complaint, _input, client) =>
    client.setQueryData(complaintQuery('customer', String(complaint.id)).queryKey, complaint),
});

export interface NewMessage {
  readonly complaintId: number;
  readonly number: string;
  readonly side: Side;
  readonly body: string;
}

const inputOf = ({ complaintId, body }: NewMessage) => ({ params: { id: complaintId }, body: { body } });

export const writeMessage = action({
  kind: 'complaints write',
  about: ({ complaintId }: NewMessage) => aboutMessages(complaintId),
  name: () => 'write',
  title: ({ number }) => words.titleOf(number),
  call: {
    customer: (input) => post(complaints.customerMessage, inputOf(input)),
    shop: (input) => post(complaints.shopMessage, inputOf(input)),
  },
  which: ({ side }) => side,
  failure: () => 'save',
  invalidates: [key],
  // The same message may be written twice on purpose.
  readDone: () => async () => undefined,
  onDone: (complaint: complaints.Complaint, { complaintId, side }, client) =>
    client.setQueryData(complaintQuery(side, String(complaintId)).queryKey, complaint),
});
