import * as cash from '@haat/contract/cash';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/http.ts';
import { action, post } from '../../platform/outbox/action.ts';
import { live } from '../../platform/queries/live.ts';
import { pagedQuery } from '../../platform/queries/paged-list.ts';
import { cash as words } from './cash.messages.ts';

const key = ['cash'] as const;

export const cashQuery = queryOptions({
  queryKey: [...key, 'deliverer'],
  queryFn: ({ signal }) => call(cash.getCash, { signal }),
  ...live,
});

export const cashEntriesQuery = {
  ...pagedQuery({
    queryKey: [...key, 'entries'],
    load: (query, signal) => call(cash.listCashEntries, { query, signal }),
  }),
  ...live,
};

export const shopCashQuery = queryOptions({
  queryKey: [...key, 'shop'],
  queryFn: ({ signal }) => call(cash.getShopCash, { signal }),
  ...live,
});

/** The names of a party's new hand-overs and of one hand-over in the outbox. */
export const aboutParty = (shopId: number | null): string => `cash-party ${shopId ?? 'operator'}`;
export const aboutHandOver = (id: number): string => `cash-hand-over ${id}`;

export interface NewHandOver {
  /** Null: the operator. */
  readonly shopId: number | null;
  readonly name: string;
  /** In rupees. Negative: the shop paid. */
  readonly amount: number;
  readonly note: string;
}

const ofCash = { failure: () => 'save' as const, invalidates: [key] };

export const handOverCash = action({
  ...ofCash,
  kind: 'cash hand-over',
  about: ({ shopId }: NewHandOver) => aboutParty(shopId),
  title: ({ name }) => words.titleOf(name),
  call: {
    handOver: ({ shopId, amount, note }) =>
      post(cash.handOverCash, { body: { ...(shopId !== null && { shop: shopId }), amount, note } }),
  },
  which: () => 'handOver',
  // A second one may be the same on purpose. So only its own key tells whether it was written.
  readDone: () => async () => undefined,
  onDone: (_made: cash.HandOver, _input, client) =>
    client.invalidateQueries({ queryKey: cashQuery.queryKey }),
});

export type CashAnswer = 'confirm' | 'dispute';

interface AnsweredHandOver {
  readonly id: number;
  /** The deliverer's. */
  readonly name: string;
  readonly answer: CashAnswer;
  /** Why it is disputed. */
  readonly reason: string;
}

const stateAfter = { confirm: 'confirmed', dispute: 'disputed' } as const;

export const answerHandOver = action({
  ...ofCash,
  kind: 'cash answer',
  about: ({ id }: AnsweredHandOver) => aboutHandOver(id),
  title: ({ name }) => words.titleOf(name),
  call: {
    confirm: ({ id }) => post(cash.confirmHandOver, { params: { id } }),
    dispute: ({ id, reason }) => post(cash.disputeHandOver, { params: { id }, body: { reason } }),
  },
  which: ({ answer }) => answer,
  readDone:
    ({ id, answer }) =>
    async (signal) => {
      const { hand_overs } = await call(cash.getShopCash, { signal });
      return hand_overs.find((one) => one.id === id && one.state === stateAfter[answer]);
    },
  onDone: (_answered: cash.ShopHandOver, _input, client) =>
    client.invalidateQueries({ queryKey: shopCashQuery.queryKey }),
});
