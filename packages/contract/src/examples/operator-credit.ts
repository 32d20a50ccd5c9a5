import * as credit from '../operator/credit.ts';
import { account } from './credit.ts';
import { type Documented, example } from './example.ts';
import { firstPage, listOf, shop } from './village.ts';

export const operatorCreditDocs: Documented = {
  files: { operatorCredit: credit },
  examples: [
    example(credit.listCredit, {
      query: { ...firstPage, shop: shop.id, state: 'open', search: 'lakshmi' },
      answer: listOf({ ...account, customer: { ...account.customer, number: '+91******0001' } }),
    }),
  ],
};
