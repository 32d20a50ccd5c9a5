import { translated } from '../../../platform/words.ts';

const plural = new Intl.PluralRules('en');

export const packing = translated('packing', {
  title: 'Pack',
  /** On the page of orders, with how many are to pack. */
  pack: (count: number) => (count === 0 ? 'Pack' : `Pack ${count}`),
  slots: 'Delivery times',
  orders: (count: number) => `${count} ${plural.select(count) === 'one' ? 'order' : 'orders'}`,
  packedOf: (packed: number, orders: number) => `${packed} of ${orders} packed`,
  goods: 'Goods to fetch',
  goodsLine: 'Tick what you have fetched from the shelf. This phone keeps it.',
  toPack: 'Orders to pack',
  packed: 'Packed',
  notPacked: 'Not packed yet',
  weights: 'Weights',
  weightsLine: 'Enter what it weighed. The sum follows, and the customer is told.',
  weight: { g: 'Weight in g', ml: 'Weight in ml' },
  ordered: (amount: string) => `Ordered: ${amount}`,
  weighed: (amount: string, cost: string) => `Ordered: ${amount}. Now ${cost}`,
  saveWeight: 'Save',
  notAWeight: 'Enter a whole number above 0, like 760',
  tooHeavy: 'This is too much for the order, or the order has changed. Check the weight, then save it again.',
  print: 'Print',
  onlyList: 'Only the list',
  onlyLabels: 'Only the labels',
  labels: 'Labels',
  list: (time: string) => `Packing list, ${time}`,
  toCollect: (amount: string) => `To collect: ${amount}`,
  emptyTitle: 'Nothing to pack',
  emptyLine: 'Orders that you accept appear here.',
});
