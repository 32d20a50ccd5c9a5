// Credit with a shop: the account of a customer, and the lines that both sides agree to.
import * as T from 'typebox';
import { creditSides, creditStates, entryKinds, entryStates } from './credit-machine.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import {
  Id,
  IdParams,
  Instant,
  listOf,
  Month,
  Named,
  optionalText,
  PhoneNumber,
  PositiveAmount,
  Price,
  pageQuery,
  Rupees,
  requiredName,
} from './schema.ts';

export const CreditPerson = T.Object({ id: Id, name: T.String(), number: T.String() });
export type CreditPerson = T.Static<typeof CreditPerson>;

/** On a paper account, name and number are those that the shop wrote, and there is no id: nobody learns who uses Haat. */
const CreditCustomer = T.Object({ ...CreditPerson.properties, id: T.Union([Id, T.Null()]) });

export const CreditAccount = T.Object({
  id: Id,
  shop: Named,
  /** Without name and number once the customer's account is deleted. */
  customer: CreditCustomer,
  /** The shop's notebook for a number. Its person sees it as an offer. */
  is_paper: T.Boolean(),
  limit: Rupees,
  state: T.Enum(creditStates, { type: 'string' }),
  /** What is owed: the sum of the agreed lines. */
  balance: Rupees,
  /** The sum of the waiting lines. */
  waiting: Rupees,
  /** What the customer may still buy on credit: `leftPaiseOf`. */
  left: Rupees,
  /** When the shop reminded of what is owed the last time. */
  reminded_at: T.Union([Instant, T.Null()]),
});
export type CreditAccount = T.Static<typeof CreditAccount>;

/** A positive amount is owed, a negative one paid. */
export const CreditEntry = T.Object({
  id: Id,
  at: Instant,
  kind: T.Enum(entryKinds, { type: 'string' }),
  /** The order's id, also of a refund. Null for a line that a person added. */
  order: T.Union([Id, T.Null()]),
  amount: Rupees,
  state: T.Enum(entryStates, { type: 'string' }),
  /** Who added it. An order's line is the customer's, who chose the credit. */
  by: T.Enum(creditSides, { type: 'string' }),
  note: T.String(),
  /** What is owed after this line: the sum of the agreed lines up to it. */
  balance: Rupees,
});
export type CreditEntry = T.Static<typeof CreditEntry>;

const EntryParams = T.Object({ id: T.String(), entry_id: T.String() });

/** Nobody leaves with money, so the retailer of a suspended shop may make these calls, too. */
const ofShop = { fails: ['shop.not_verified'] } as const;

const account = { params: IdParams, responses: { 200: CreditAccount } } as const;
const accounts = {
  method: 'GET',
  query: T.Object(pageQuery),
  responses: { 200: listOf(CreditAccount) },
} as const;
const entries = {
  method: 'GET',
  params: IdParams,
  query: T.Object(pageQuery),
  responses: { 200: listOf(CreditEntry) },
} as const;
const newEntry = {
  method: 'POST',
  params: IdParams,
  mayComeLate: true,
  responses: { 201: CreditEntry },
} as const;
const entryAnswer = {
  method: 'POST',
  params: EntryParams,
  mayComeLate: true,
  responses: { 200: CreditEntry },
} as const;

const note = optionalText(limits.reason);

export const shopCredit = endpoint({
  ...accounts,
  ...ofShop,
  who: 'retailer',
  path: '/shops/credit/',
  summary: 'List the credit accounts of your shop, most owed first. Also while it is suspended.',
});

export const offerCredit = endpoint({
  ...ofShop,
  who: 'retailer',
  tells: 'limited',
  method: 'POST',
  path: '/shops/credit/',
  summary:
    'Offer credit to a customer with a completed order: it begins when the customer agrees, and can be offered again after a refusal. With `number` and `name`, open a paper account at once, with what is owed in the notebook as `opening`.',
  body: T.Object({
    customer: T.Optional(Id),
    number: T.Optional(PhoneNumber),
    name: T.Optional(requiredName(limits.name)),
    limit: PositiveAmount,
    opening: T.Optional(Price),
  }),
  responses: { 201: CreditAccount },
  fails: [...ofShop.fails, 'not_found', 'credit.exists'],
});

export const creditCustomers = endpoint({
  ...ofShop,
  who: 'retailer',
  method: 'GET',
  path: '/shops/credit/customers/',
  summary:
    'List for whom you can open an account, by name: people with a completed order and without an account. `search` looks at the name, and at the whole number or its last four digits.',
  query: T.Object({ search: optionalText(limits.searchTerm), ...pageQuery }),
  responses: { 200: listOf(CreditPerson) },
});

export const shopCreditAccount = endpoint({
  ...account,
  ...ofShop,
  who: 'retailer',
  method: 'GET',
  path: '/shops/credit/{id}/',
  summary: 'Get a credit account of your shop. Also while it is suspended.',
});

export const updateCredit = endpoint({
  ...account,
  ...ofShop,
  who: 'retailer',
  method: 'PATCH',
  path: '/shops/credit/{id}/',
  summary:
    'Change the limit, or close or reopen the account. A closed account takes no new orders on credit, and can be paid off.',
  body: T.Object({ limit: T.Optional(PositiveAmount), is_closed: T.Optional(T.Boolean()) }),
  fails: [...ofShop.fails, 'credit.none'],
});

export const shopCreditEntries = endpoint({
  ...entries,
  ...ofShop,
  who: 'retailer',
  path: '/shops/credit/{id}/entries/',
  summary: 'List the lines of a credit account of your shop, newest first. Also while it is suspended.',
});

export const addShopEntry = endpoint({
  ...newEntry,
  ...ofShop,
  who: 'retailer',
  tells: 'limited',
  path: '/shops/credit/{id}/entries/',
  summary:
    'Add a payment that you received or a sale at the counter, whose amounts are positive, or a correction, whose amount is positive for more owed and negative for less. What adds to the debt waits for the customer, unless the account is on paper.',
  body: T.Object({
    kind: T.Enum(['payment', 'correction', 'sale'], { type: 'string' }),
    amount: T.Number({ minimum: -limits.priceRupees, maximum: limits.priceRupees, decimals: 2 }),
    note,
  }),
  fails: [...ofShop.fails, 'credit.none', 'credit.too_much'],
});

export const shopAgreesToEntry = endpoint({
  ...entryAnswer,
  ...ofShop,
  who: 'retailer',
  tells: 'limited',
  path: '/shops/credit/{id}/entries/{entry_id}/agree/',
  summary: "Agree to a customer's line. It then counts in the balance.",
  fails: [...ofShop.fails, 'answer.late', 'credit.too_much'],
});

export const shopRefusesEntry = endpoint({
  ...entryAnswer,
  ...ofShop,
  who: 'retailer',
  tells: 'limited',
  path: '/shops/credit/{id}/entries/{entry_id}/refuse/',
  summary: "Refuse a customer's line. It never counts.",
  fails: [...ofShop.fails, 'answer.late'],
});

export const remindOfCredit = endpoint({
  ...ofShop,
  who: 'retailer',
  tells: 'limited',
  method: 'POST',
  path: '/shops/credit/{id}/remind/',
  summary:
    'Remind the customer of what is owed, once in seven days: with a notification, or with an SMS on a paper account.',
  params: IdParams,
  responses: { 200: T.Object({ reminded_at: Instant }) },
  fails: [...ofShop.fails, 'credit.none', 'credit.reminded', 'credit.nothing_owed'],
});

/** The lines of a month that count, oldest first. */
export const CreditStatement = T.Object({
  month: Month,
  /** What was owed before the month. */
  opening: Rupees,
  entries: T.Array(CreditEntry),
  /** What was owed at its end. */
  closing: Rupees,
});
export type CreditStatement = T.Static<typeof CreditStatement>;

const statement = {
  method: 'GET',
  params: IdParams,
  query: T.Object({ month: T.Optional(Month) }),
  responses: { 200: CreditStatement },
} as const;

export const shopCreditStatement = endpoint({
  ...statement,
  ...ofShop,
  who: 'retailer',
  path: '/shops/credit/{id}/statement/',
  summary:
    "Get a month of an account, this month's without `month`. With `Accept: text/csv` a file. Also while your shop is suspended.",
});

export const customerCredit = endpoint({
  ...accounts,
  who: 'person',
  path: '/customers/credit/',
  summary: 'List your credit accounts with shops, most owed first.',
});

export const customerCreditAccount = endpoint({
  ...account,
  who: 'person',
  method: 'GET',
  path: '/customers/credit/{id}/',
  summary: 'Get one of your credit accounts.',
});

export const agreeToCredit = endpoint({
  ...account,
  who: 'person',
  tells: 'limited',
  method: 'POST',
  path: '/customers/credit/{id}/agree/',
  summary: "Agree to a shop's offer of credit.",
  mayComeLate: true,
  fails: ['answer.late'],
});

export const refuseCredit = endpoint({
  ...account,
  who: 'person',
  tells: 'limited',
  method: 'POST',
  path: '/customers/credit/{id}/refuse/',
  summary: "Refuse a shop's offer of credit.",
  mayComeLate: true,
  fails: ['answer.late'],
});

export const customerCreditEntries = endpoint({
  ...entries,
  who: 'person',
  path: '/customers/credit/{id}/entries/',
  summary: 'List the lines of one of your credit accounts, newest first.',
});

export const customerCreditStatement = endpoint({
  ...statement,
  who: 'person',
  path: '/customers/credit/{id}/statement/',
  summary:
    "Get a month of one of your accounts, this month's without `month`. With `Accept: text/csv` a file.",
});

export const addCustomerEntry = endpoint({
  ...newEntry,
  who: 'person',
  tells: 'limited',
  path: '/customers/credit/{id}/entries/',
  summary: 'Add a payment that you made. Its amount is positive. It waits for the shop.',
  body: T.Object({ amount: PositiveAmount, note }),
  fails: ['credit.none', 'credit.too_much'],
});

export const customerAgreesToEntry = endpoint({
  ...entryAnswer,
  who: 'person',
  tells: 'limited',
  path: '/customers/credit/{id}/entries/{entry_id}/agree/',
  summary: "Agree to the shop's line. It then counts in the balance.",
  fails: ['answer.late', 'credit.too_much'],
});

export const customerRefusesEntry = endpoint({
  ...entryAnswer,
  who: 'person',
  tells: 'limited',
  path: '/customers/credit/{id}/entries/{entry_id}/refuse/',
  summary: "Refuse the shop's line. It never counts.",
  fails: ['answer.late'],
});
