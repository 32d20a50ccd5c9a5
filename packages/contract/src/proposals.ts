// A shop's change to an order before it accepts, and the customer's answer.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Order } from './orders.ts';
import { proposalAnswers } from './proposal-machine.ts';
import { Id, IdParams, optionalText, PositivePrice } from './schema.ts';

export const proposeChanges = endpoint({
  method: 'POST',
  path: '/shops/orders/{id}/propose/',
  who: 'verifiedRetailer',
  tells: 'limited',
  summary:
    'Suggest changes to an initiated order. `quantity` is what the shop can give, `price` that of one piece or step after weighing. Items left out stay. A new proposal replaces an open one. What the customer wished at checkout is agreed at once.',
  params: IdParams,
  mayComeLate: true,
  body: T.Object({
    changes: T.Array(
      T.Object({
        id: Id,
        quantity: T.Integer({ minimum: 0, maximum: limits.cartLine }),
        price: T.Optional(T.Union([PositivePrice, T.Null()])),
        substitute: T.Optional(
          T.Union([
            T.Object({ product: Id, quantity: T.Integer({ minimum: 1, maximum: limits.cartLine }) }),
            T.Null(),
          ]),
        ),
      }),
      { maxItems: limits.cartLines },
    ),
    note: optionalText(limits.reason),
  }),
  responses: { 200: Order },
  fails: ['order.cannot_propose', 'proposal.nothing_left', 'product.out_of_stock'],
});

export const answerProposal = endpoint({
  method: 'POST',
  path: '/customers/orders/{id}/proposal/',
  who: 'person',
  tells: 'once',
  summary:
    "Answer a shop's proposal. `agree`: as proposed. `leave_out`: lowered quantities without substitutes and without what became dearer. Both accept the order. `cancel`: the order is cancelled.",
  params: IdParams,
  mayComeLate: true,
  body: T.Object({ id: Id, answer: T.Enum(proposalAnswers, { type: 'string' }) }),
  responses: { 200: Order },
  fails: ['proposal.over', 'proposal.nothing_left', 'credit.none', 'credit.limit'],
});
