import { translated } from '../../platform/words.ts';

const plural = new Intl.PluralRules('en');

/** What the service costs. */
export const statement = translated('statement', {
  owed: (amount: string) => `You owe the operator ${amount}`,
  nothingOwed: 'You owe the operator nothing',
  ahead: (amount: string) => `You paid ${amount} ahead`,
  of: (month: string) => `Statement of ${month}`,
  sums: 'The month',
  sold: (orders: number) => `Goods of ${orders} ${plural.select(orders) === 'one' ? 'order' : 'orders'}`,
  before: 'Owed before',
  commission: 'Commission',
  paid: 'Paid',
  after: 'Owed at the end',
  lines: 'Lines',
  order: (number: number) => `Order #${number}`,
  share: (percent: string, amount: string) => `${percent}% of ${amount}`,
  payment: 'Paid to the operator',
  nothing: 'No lines in this month',
  print: 'Print',
});
