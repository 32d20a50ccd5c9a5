// What a person is told of their standing orders, besides the orders that these place.
import type { EventMap } from '../../platform/events.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import type { CreditFacts } from './facts.views.ts';
import type { NewNotification } from './notify.ts';
import { standingSentences } from './standing.messages.ts';

export type StandingEventName = Extract<keyof EventMap, `standing.${string}`>;
type Facts = Pick<CreditFacts, 'shopName' | 'customer'>;

const toCustomer = ({ customer }: Facts, body: LocalizedText): NewNotification => ({
  to: customer,
  body,
  link: '/shops/standing',
});

/** '2026-11-30' → '30/11' */
const shortDay = (day: string): string => day.split('-').slice(1).reverse().map(Number).join('/');

export const standingNotifications: {
  readonly [Name in StandingEventName]: (facts: Facts, event: EventMap[Name]) => NewNotification;
} = {
  'standing.refused': (facts, { day, detail }) =>
    toCustomer(facts, standingSentences.refused(facts.shopName, shortDay(day), detail)),
  'standing.stopped': (facts, { why }) => toCustomer(facts, standingSentences[why](facts.shopName)),
  'standing.ended': (facts) => toCustomer(facts, standingSentences.ended(facts.shopName)),
};
