// Who is notified of what about credit: each side of the other's offers, lines and answers (CREDIT-19).
import { rupeesOf } from '@haat/contract/money';
import type { EventMap } from '../../platform/events.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import { creditSentences } from './credit.messages.ts';
import type { CreditFacts } from './facts.views.ts';
import type { NewNotification } from './notify.ts';

export type CreditEventName = Exclude<Extract<keyof EventMap, `credit.${string}`>, 'credit.asked'>;
type News<Name extends CreditEventName> = (facts: CreditFacts, event: EventMap[Name]) => NewNotification;

const toCustomer = ({ customer }: CreditFacts, body: LocalizedText): NewNotification => ({
  to: customer,
  body,
  link: '/shops/credit',
});

const toShop = ({ retailer }: CreditFacts, accountId: number, body: LocalizedText): NewNotification => ({
  to: retailer,
  body,
  link: `/retailer/credit/${accountId}`,
});

export const creditNotifications: { readonly [Name in CreditEventName]: News<Name> } = {
  'credit.offered': (facts, { limitPaise }) =>
    toCustomer(facts, creditSentences.offered(facts.shopName, rupeesOf(limitPaise))),
  'credit.answered': (facts, { accountId, isAgreed }) =>
    toShop(facts, accountId, creditSentences.offerAnswered(isAgreed)),
  'credit.line_added': (facts, { accountId, kind, amountPaise, by, isAgreed }) => {
    const line = { kind, amount: Math.abs(rupeesOf(amountPaise)), adds: amountPaise > 0, isAgreed };
    return by === 'shop'
      ? toCustomer(facts, creditSentences.lineOfShop(facts.shopName, line))
      : toShop(facts, accountId, creditSentences.paid(line.amount));
  },
  'credit.reminded': (facts, { owedPaise }) =>
    toCustomer(facts, creditSentences.reminded(facts.shopName, rupeesOf(owedPaise))),
  'credit.line_answered': (facts, { accountId, amountPaise, by, isAgreed }) => {
    const amount = Math.abs(rupeesOf(amountPaise));
    return by === 'shop'
      ? toShop(facts, accountId, creditSentences.answeredByCustomer(amount, isAgreed))
      : toCustomer(facts, creditSentences.answeredByShop(facts.shopName, amount, isAgreed));
  },
};
