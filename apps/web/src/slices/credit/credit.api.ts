import * as credit from '@haat/contract/credit';
import type { CreditSide } from '@haat/contract/credit-machine';
import type { BodyOf } from '@haat/contract/endpoint';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { call } from '../../platform/http.ts';
import { action, post } from '../../platform/outbox/action.ts';
import { live } from '../../platform/queries/live.ts';
import { pagedQuery } from '../../platform/queries/paged-list.ts';
import { credit as words } from './credit.messages.ts';

const key = ['credit'] as const;

export const accountsQuery = (side: CreditSide) => ({
  ...pagedQuery({
    queryKey: [...key, side, 'accounts'],
    load: (query, signal) =>
      call(side === 'shop' ? credit.shopCredit : credit.customerCredit, { query, signal }),
  }),
  ...live,
});

const loadAccount = (side: CreditSide, id: string, signal: AbortSignal): Promise<credit.CreditAccount> =>
  call(side === 'shop' ? credit.shopCreditAccount : credit.customerCreditAccount, { params: { id }, signal });

export const accountQuery = (side: CreditSide, id: string) =>
  queryOptions({
    queryKey: [...key, side, 'one', id],
    queryFn: ({ signal }) => loadAccount(side, id, signal),
    ...live,
  });

const loadLines = (side: CreditSide, id: string, options: { query: object; signal: AbortSignal }) =>
  call(side === 'shop' ? credit.shopCreditEntries : credit.customerCreditEntries, {
    params: { id },
    ...options,
  });

export const linesQuery = (side: CreditSide, id: string) =>
  pagedQuery({
    queryKey: [...key, side, 'lines', id],
    load: (query, signal) => loadLines(side, id, { query, signal }),
  });

/** For whom an account can be opened. */
export const creditCustomersQuery = (search: string) =>
  pagedQuery({
    queryKey: [...key, 'customers', search],
    load: (query, signal) =>
      call(credit.creditCustomers, { query: { ...query, search: search || undefined }, signal }),
  });

const meta = { failure: () => failures.save };

const loadAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: key });

export const openAccount = mutationOptions({
  mutationFn: (body: BodyOf<typeof credit.offerCredit>) => call(credit.offerCredit, { body }),
  meta,
  onSuccess: (_account, _body, _result, { client }) => loadAgain(client),
});

export const updateAccount = mutationOptions({
  mutationFn: ({ id, ...body }: BodyOf<typeof credit.updateCredit> & { readonly id: number }) =>
    call(credit.updateCredit, { params: { id }, body }),
  meta,
  onSuccess: (account, { id }, _result, { client }) => {
    client.setQueryData(accountQuery('shop', String(id)).queryKey, account);
    return loadAgain(client);
  },
});

export const remind = mutationOptions({
  mutationFn: (accountId: number) => call(credit.remindOfCredit, { params: { id: accountId } }),
  meta,
  onSuccess: (_answer, _id, _result, { client }) => loadAgain(client),
});

/** The bill of a month such as '2026-11'; of this one without. */
export const billQuery = (side: CreditSide, id: string, month: string | undefined) =>
  queryOptions({
    queryKey: [...key, side, 'bill', id, month],
    queryFn: ({ signal }) =>
      call(side === 'shop' ? credit.shopCreditStatement : credit.customerCreditStatement, {
        params: { id },
        query: { month },
        signal,
      }),
  });

/** The names of an offer, of an account's new lines and of a line in the outbox. */
export const aboutOffer = (accountId: number): string => `credit-offer ${accountId}`;
export const aboutBook = (accountId: number): string => `credit-book ${accountId}`;
export const aboutLine = (lineId: number): string => `credit-line ${lineId}`;

export type Answer = 'agree' | 'refuse';

interface Named {
  readonly accountId: number;
  /** The other side's. */
  readonly name: string;
}

const ofBook = {
  title: ({ name }: Named) => words.titleOf(name),
  failure: () => 'save' as const,
  invalidates: [key],
};

interface AnsweredOffer extends Named {
  readonly answer: Answer;
}

const offerParams = ({ accountId }: Named) => ({ params: { id: accountId } });

export const answerOffer = action({
  ...ofBook,
  kind: 'credit offer',
  about: ({ accountId }: AnsweredOffer) => aboutOffer(accountId),
  call: {
    agree: (input) => post(credit.agreeToCredit, offerParams(input)),
    refuse: (input) => post(credit.refuseCredit, offerParams(input)),
  },
  which: ({ answer }) => answer,
  readDone:
    ({ accountId, answer }) =>
    async (signal) => {
      const account = await loadAccount('customer', String(accountId), signal);
      return account.state === (answer === 'agree' ? 'open' : 'refused') ? account : undefined;
    },
  onDone: (account: credit.CreditAccount, { accountId }, client) =>
    client.setQueryData(accountQuery('customer', String(accountId)).queryKey, account),
});

export interface NewLine extends Named {
  readonly side: CreditSide;
  readonly kind: 'payment' | 'correction' | 'sale';
  /** In rupees. Of a payment and a sale above 0. */
  readonly amount: number;
  readonly note: string;
}

export const addLine = action({
  ...ofBook,
  kind: 'credit line',
  about: ({ accountId }: NewLine) => aboutBook(accountId),
  name: ({ kind }) => kind,
  call: {
    shop: ({ kind, amount, note, ...account }) =>
      post(credit.addShopEntry, { ...offerParams(account), body: { kind, amount, note } }),
    customer: ({ amount, note, ...account }) =>
      post(credit.addCustomerEntry, { ...offerParams(account), body: { amount, note } }),
  },
  which: ({ side }) => side,
  // A second line may be the same on purpose. So only its own key tells whether it was written.
  readDone: () => async () => undefined,
  onDone: (_line: credit.CreditEntry, { accountId, side }, client) =>
    client.invalidateQueries({ queryKey: linesQuery(side, String(accountId)).queryKey }),
});

interface AnsweredLine extends Named {
  readonly lineId: number;
  readonly side: CreditSide;
  readonly answer: Answer;
}

const lineParams = ({ accountId, lineId }: AnsweredLine) => ({
  params: { id: accountId, entry_id: lineId },
});

const lineAfter = { agree: 'agreed', refuse: 'refused' } as const;

export const answerLine = action({
  ...ofBook,
  kind: 'credit answer',
  about: ({ lineId }: AnsweredLine) => aboutLine(lineId),
  name: ({ answer }) => answer,
  call: {
    shopAgrees: (input) => post(credit.shopAgreesToEntry, lineParams(input)),
    shopRefuses: (input) => post(credit.shopRefusesEntry, lineParams(input)),
    customerAgrees: (input) => post(credit.customerAgreesToEntry, lineParams(input)),
    customerRefuses: (input) => post(credit.customerRefusesEntry, lineParams(input)),
  },
  which: ({ side, answer }) => `${side}${answer === 'agree' ? 'Agrees' : 'Refuses'}` as const,
  readDone:
    ({ side, accountId, lineId, answer }) =>
    async (signal) => {
      const { results } = await loadLines(side, String(accountId), { query: { limit: 100 }, signal });
      return results.find(({ id, state }) => id === lineId && state === lineAfter[answer]);
    },
  onDone: (_line: credit.CreditEntry, { accountId, side }, client) =>
    client.invalidateQueries({ queryKey: linesQuery(side, String(accountId)).queryKey }),
});
