// What customers owe to shops, as operators see it. They change nothing: shop and customer agree about each line.
import * as T from 'typebox';
import { CreditAccount } from '../credit.ts';
import { endpoint } from '../endpoint.ts';
import { Id, listOf } from '../schema.ts';
import { MaskedNumber, searchQuery } from './record.ts';

const { customer, state, ...others } = CreditAccount.properties;

export const CreditRecord = T.Object({
  ...others,
  customer: T.Object({ ...customer.properties, number: MaskedNumber }),
  state,
});
export type CreditRecord = T.Static<typeof CreditRecord>;

export const listCredit = endpoint({
  method: 'GET',
  path: '/operator/credit/',
  who: 'operator',
  summary: "List the credit accounts, most owed first. `search` looks at the customer's name and number.",
  query: T.Object({ shop: T.Optional(Id), state: T.Optional(state), ...searchQuery }),
  responses: { 200: listOf(CreditRecord) },
});
