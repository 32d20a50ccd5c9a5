// Who is told of what about a list: each side of the other's.
import { rupeesOf } from '@haat/contract/money';
import type { EventMap } from '../../platform/events.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import { endingWords } from '../orders/index.ts';
import type { CreditFacts } from './facts.views.ts';
import { listSentences as sentences } from './list.messages.ts';
import type { NewNotification } from './notify.ts';

export type ListEventName = Extract<keyof EventMap, `list.${string}`>;
type News<Name extends ListEventName> = (facts: CreditFacts, event: EventMap[Name]) => NewNotification[];

const toShop = ({ retailer }: CreditFacts, listId: number, body: LocalizedText): NewNotification[] => [
  { to: retailer, body, link: `/retailer/lists/${listId}` },
];
const toCustomer = ({ customer }: CreditFacts, listId: number, body: LocalizedText): NewNotification[] => [
  { to: customer, body, link: `/shops/lists/${listId}` },
];

export const listNotifications: { readonly [Name in ListEventName]: News<Name> } = {
  'list.sent': (facts, { listId }) => toShop(facts, listId, sentences.sent),
  'list.offered': (facts, { listId, amountPaise }) =>
    toCustomer(facts, listId, sentences.offered(facts.shopName, rupeesOf(amountPaise))),
  'list.refused': (facts, { listId, reason, note }) =>
    toCustomer(facts, listId, sentences.refused(facts.shopName, endingWords(reason, note))),
  'list.cancelled': (facts, { listId }) => toShop(facts, listId, sentences.cancelled),
  'list.expired': (facts, { listId, by }) =>
    by === 'shop'
      ? toCustomer(facts, listId, sentences.unansweredByShop(facts.shopName))
      : toShop(facts, listId, sentences.unansweredByCustomer),
};
