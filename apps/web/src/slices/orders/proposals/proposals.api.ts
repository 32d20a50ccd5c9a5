import type { BodyOf } from '@haat/contract/endpoint';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import type { ProposalAnswer } from '@haat/contract/proposal-machine';
import * as proposals from '@haat/contract/proposals';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/http.ts';
import { action, post } from '../../../platform/outbox/action.ts';
import { customerOrderQuery } from '../customer/customer-orders.api.ts';
import { orders as orderWords } from '../orders.messages.ts';
import { retailerOrderQuery } from '../shop/retailer-order.api.ts';
import { aboutOrder } from '../shop/retailer-orders.api.ts';

type Changes = BodyOf<typeof proposals.proposeChanges>;

/** What the shop sells of these words. */
export const ownGoodsQuery = (search: string) =>
  queryOptions({
    queryKey: ['retailer-products', 'for-replacement', search],
    queryFn: async ({ signal }) =>
      (await call(products.listRetailerProducts, { query: { search }, signal })).results,
  });

interface SentProposal extends Changes {
  readonly id: number;
}

const params = ({ id }: { readonly id: number }) => ({ params: { id } });

/** Whether the last proposal of the order is this one. */
const isProposed = ({ proposal }: orders.Order, { changes }: Changes): boolean =>
  proposal !== null &&
  changes.every((change) =>
    proposal.changes.some(
      ({ id, new_quantity, substitute }) =>
        id === change.id &&
        new_quantity === change.quantity &&
        substitute?.product.id === change.substitute?.product,
    ),
  );

export const proposeChanges = action({
  kind: 'proposals propose',
  about: ({ id }: SentProposal) => aboutOrder(String(id)),
  title: ({ id }) => orderWords.title(id),
  call: {
    propose: ({ changes, note, ...order }) =>
      post(proposals.proposeChanges, { ...params(order), body: { changes, note } }),
  },
  which: () => 'propose' as const,
  failure: () => 'save',
  invalidates: [['retailer-orders']],
  readDone: (input) => async (signal) => {
    const order = await call(orders.retailerOrder, { ...params(input), signal });
    return isProposed(order, input) ? order : undefined;
  },
  onDone: (order: orders.Order, { id }, client) =>
    client.setQueryData(retailerOrderQuery(String(id)).queryKey, order),
});

interface SentAnswer {
  readonly orderId: number;
  /** The proposal's id. */
  readonly id: number;
  readonly answer: ProposalAnswer;
}

/** The name of a proposal in the outbox. */
export const aboutProposal = (id: number): string => `proposal ${id}`;

const answered = { agree: 'agreed', leave_out: 'left_out', cancel: 'cancelled' } as const;

const postAnswer = ({ orderId, id, answer }: SentAnswer) =>
  post(proposals.answerProposal, { params: { id: orderId }, body: { id, answer } });

export const answerProposal = action({
  kind: 'proposals answer',
  about: ({ id }: SentAnswer) => aboutProposal(id),
  title: ({ orderId }) => orderWords.title(orderId),
  call: { agree: postAnswer, leave_out: postAnswer, cancel: postAnswer },
  which: ({ answer }) => answer,
  failure: () => 'save',
  invalidates: [['customer-orders']],
  readDone:
    ({ orderId, id, answer }) =>
    async (signal) => {
      const order = await call(orders.customerOrder, { params: { id: orderId }, signal });
      const isSame = order.proposal?.id === id && order.proposal.state === answered[answer];
      return isSame ? order : undefined;
    },
  onDone: (order: orders.Order, { orderId }, client) =>
    client.setQueryData(customerOrderQuery(String(orderId)).queryKey, order),
});
