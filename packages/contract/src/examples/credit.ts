import * as credit from '../credit.ts';
import { type Documented, type Example, example } from './example.ts';
import { firstPage, id, lakshmi, listOf, shop } from './village.ts';

export const account: credit.CreditAccount = {
  id: 61,
  shop: { id: shop.id, name: shop.name },
  customer: { id: lakshmi.id, name: 'Lakshmi Menon', number: lakshmi.number },
  limit: 2000,
  state: 'open',
  balance: 462,
  waiting: -200,
  left: 1538,
  is_paper: false,
  reminded_at: null,
};
const person: credit.CreditPerson = { id: lakshmi.id, name: 'Lakshmi Menon', number: lakshmi.number };
const offered: credit.CreditAccount = { ...account, state: 'offered', balance: 0, waiting: 0, left: 2000 };

const bought: credit.CreditEntry = {
  id: 901,
  at: '2026-11-21T18:20:11+05:30',
  kind: 'order',
  order: 1042,
  amount: 462,
  state: 'agreed',
  by: 'customer',
  note: '',
  balance: 462,
};
const paid: credit.CreditEntry = {
  id: 902,
  at: '2026-11-23T09:05:40+05:30',
  kind: 'payment',
  order: null,
  amount: -200,
  state: 'waiting',
  by: 'customer',
  note: 'Cash at the counter',
  balance: 462,
};
const corrected: credit.CreditEntry = {
  ...paid,
  id: 903,
  kind: 'correction',
  amount: -38,
  state: 'agreed',
  by: 'shop',
  note: 'One bag was not delivered',
};

const statement: credit.CreditStatement = { month: '2026-11', opening: 0, entries: [bought], closing: 462 };

const line = (entryId: number) => ({ ...id(account.id), entry_id: String(entryId) });

const ofShop: readonly Example[] = [
  example(credit.shopCredit, { query: firstPage, answer: listOf(account) }),
  example(credit.offerCredit, { body: { customer: lakshmi.id, limit: 2000 }, answer: offered }),
  example(credit.creditCustomers, {
    query: { ...firstPage, search: 'lakshmi' },
    answer: listOf(person),
  }),
  example(credit.shopCreditAccount, { params: id(account.id), answer: account }),
  example(credit.updateCredit, {
    params: id(account.id),
    body: { limit: 3000 },
    answer: { ...account, limit: 3000, left: 2538 },
  }),
  example(credit.shopCreditEntries, {
    params: id(account.id),
    query: firstPage,
    answer: listOf(paid, bought),
  }),
  example(credit.addShopEntry, {
    params: id(account.id),
    body: { kind: 'correction', amount: -38, note: corrected.note },
    answer: corrected,
  }),
  example(credit.remindOfCredit, {
    params: id(account.id),
    answer: { reminded_at: '2026-11-28T18:30:00+05:30' },
  }),
  example(credit.shopCreditStatement, {
    params: id(account.id),
    query: { month: '2026-11' },
    answer: statement,
  }),
  example(credit.shopAgreesToEntry, {
    params: line(paid.id),
    answer: { ...paid, state: 'agreed', balance: 262 },
  }),
  example(credit.shopRefusesEntry, { params: line(paid.id), answer: { ...paid, state: 'refused' } }),
];

const ofCustomer: readonly Example[] = [
  example(credit.customerCredit, { query: firstPage, answer: listOf(account) }),
  example(credit.customerCreditAccount, { params: id(account.id), answer: account }),
  example(credit.agreeToCredit, { params: id(account.id), answer: { ...offered, state: 'open' } }),
  example(credit.refuseCredit, { params: id(account.id), answer: { ...offered, state: 'refused' } }),
  example(credit.customerCreditEntries, {
    params: id(account.id),
    query: firstPage,
    answer: listOf(paid, bought),
  }),
  example(credit.customerCreditStatement, {
    params: id(account.id),
    query: { month: '2026-11' },
    answer: statement,
  }),
  example(credit.addCustomerEntry, {
    params: id(account.id),
    body: { amount: 200, note: paid.note },
    answer: paid,
  }),
  example(credit.customerAgreesToEntry, {
    params: line(corrected.id),
    answer: { ...corrected, state: 'agreed', balance: 424 },
  }),
  example(credit.customerRefusesEntry, {
    params: line(corrected.id),
    answer: { ...corrected, state: 'refused' },
  }),
];

export const creditDocs: Documented = { files: { credit }, examples: [...ofShop, ...ofCustomer] };
