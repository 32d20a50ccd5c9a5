import { translated } from '../../platform/words.ts';

const plural = new Intl.PluralRules('en');

/** What a shop sold. */
export const sales = translated('sales', {
  periods: {
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'This week',
    month: 'This month',
    own: 'Choose days',
  },
  /** `sold` is the next text. */
  today: (sold: string) => `Today ${sold}`,
  sold: (amount: string, orders: number) =>
    `${amount} · ${orders} ${plural.select(orders) === 'one' ? 'order' : 'orders'}`,
  from: 'First day',
  to: 'Last day',
  bothDays: 'Choose the first and the last day',
  orderFault: 'Choose a day that is not before the first',
  mostFault: (days: number) => `Choose at most ${days} days`,
  nothing: 'Nothing sold on these days',
  nothingLine: 'Completed orders appear here.',
  paid: 'How it was paid, with delivery',
  open: 'Not paid yet',
  refused: (amount: string) => `Refused at the door: ${amount}`,
  days: 'Day by day',
  goods: 'Best sellers',
  quantity: (amount: string) => `${amount} sold`,
});
