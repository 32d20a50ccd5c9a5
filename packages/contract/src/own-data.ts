// Export and deletion of a person's data.
import * as T from 'typebox';
import { Device, Session, User } from './accounts.ts';
import { Address } from './addresses.ts';
import { CashEntry, HandOver } from './cash.ts';
import { Complaint } from './complaints.ts';
import { CreditAccount, CreditEntry } from './credit.ts';
import { endpoint } from './endpoint.ts';
import { WholeFile } from './files.ts';
import { ShoppingList } from './lists.ts';
import { Notification } from './notifications.ts';
import { Order } from './orders.ts';
import { Id, Named } from './schema.ts';
import { SecondFactor } from './second-factor.ts';
import { StandingOrder } from './standing.ts';
import { AnsweredRequest } from './support.ts';

/** Complete lists in their usual order. Orders as their pages show them. Sentences in the reader's language. */
export const OwnData = T.Object({
  user: User,
  addresses: T.Array(Address),
  files: T.Array(WholeFile),
  orders: T.Array(Order),
  standing: T.Array(StandingOrder),
  lists: T.Array(ShoppingList),
  favourites: T.Array(Named),
  /** Products of which the person wants to be told when they can be bought again. */
  tell_me: T.Array(Named),
  notifications: T.Array(Notification),
  requests: T.Array(AnsweredRequest),
  /** Of the customer: the accounts, and their lines by account, newest first. */
  credit: T.Array(CreditAccount),
  credit_entries: T.Array(T.Object({ account: Id, ...CreditEntry.properties })),
  /** What the person complained about, with all messages. */
  complaints: T.Array(Complaint),
  /** A deliverer's. */
  cash_entries: T.Optional(T.Array(CashEntry)),
  hand_overs: T.Optional(T.Array(HandOver)),
  devices: T.Array(Device),
  sessions: T.Array(Session),
  /** An operator's, without their secrets. Absent for people who have none. */
  second_factors: T.Optional(T.Array(SecondFactor)),
});
export type OwnData = T.Static<typeof OwnData>;

export const exportData = endpoint({
  method: 'GET',
  path: '/users/export/',
  who: 'person',
  summary: 'Export everything stored about you.',
  responses: { 200: OwnData },
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/users/',
  who: 'person',
  summary:
    'Delete your account for good. Needs a code sent by login to its number, and of an operator the second factor, if there is one. The only operator can’t.',
  body: T.Object({ otp: T.String({ pattern: '^[0-9]{6}$' }) }),
  responses: { 204: null },
  fails: ['otp.invalid', 'factor.required', 'account.open_orders', 'account.open_money', 'operator.last'],
});
