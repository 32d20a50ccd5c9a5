import { translated } from '../../platform/words.ts';

const plural = new Intl.PluralRules('en');

/** Orders that come again on chosen weekdays. */
export const standing = translated('standing', {
  title: 'Every morning',
  line: 'Goods that come again by themselves. They are ordered at 18:00 of the day before, at the price of that day.',
  emptyTitle: 'Nothing comes by itself yet',
  emptyLine: 'Put milk or bread into the cart, then press ‘Every morning’ there.',
  seeStores: 'See shops',
  goods: 'Goods',
  days: 'On which days?',
  time: 'At what time?',
  timeHint: 'Choose a time',
  address: 'To which address?',
  noAddress: 'No address',
  until: 'Last day',
  untilHint: 'Leave it empty, and it comes until you end it.',
  elsewhere:
    'The address, and whether it is delivered or fetched, can’t be changed here. End this one, then press ‘Every morning’ in the cart or on an order.',
  start: 'Order every morning',
  change: 'Change',
  save: 'Save',
  keep: 'Cancel',
  addGoods: 'Add goods',
  chooseGoods: 'Choose at least one thing',
  chooseDays: 'Choose at least one day',
  everyDay: 'Every day',
  next: (day: string, amount: string) => `Next: ${day} · ${amount}`,
  noNext: 'Nothing comes any more',
  perMonth: (amount: string) => `${amount} per month`,
  refused: (day: string, why: string) => `Not ordered for ${day}: ${why}`,
  pausedUntil: (day: string) => `Paused until ${day}`,
  ended: 'Ended',
  without: (days: string) => `Not on ${days}`,
  notTomorrow: 'Not tomorrow',
  stillTomorrow: 'Tomorrow after all',
  placed: 'Tomorrow is ordered already. To cancel it, open',
  pauseUntil: 'Pause until',
  pauseHint: 'On this day it comes again.',
  fromDay: (day: string) => `Choose ${day} or later`,
  goOn: 'Go on',
  end: 'End',
  ending: (shop: string) => `Nothing comes from ${shop} by itself any more. What is ordered already stays.`,
  acceptingAll: (count: number) =>
    `${count} ${plural.select(count) === 'one' ? 'order is' : 'orders are'} yours to pack. The customers are told.`,
  acceptAll: (count: number) => `Accept all ${count}`,
  tomorrow: (day: string) => `Tomorrow, ${day}`,
  needs: (orders: number) =>
    `${orders} ${plural.select(orders) === 'one' ? 'order comes' : 'orders come'} every morning and ${plural.select(orders) === 'one' ? 'needs' : 'need'}:`,
});
