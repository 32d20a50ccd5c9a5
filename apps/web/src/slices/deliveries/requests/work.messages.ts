// A deliverer's duty, and what a request pays.
import { translated } from '../../../platform/words.ts';

const plural = new Intl.PluralRules('en');

export const work = translated('work', {
  onDuty: 'On duty',
  onDutyMeans: 'When this is off, you are not told of new requests. You still see them here.',
  pieces: (count: number) => `${count} ${plural.select(count) === 'one' ? 'item' : 'items'}`,
  toShop: (way: string) => `${way} to the shop`,
  deliveryCost: (amount: string) => `Delivery ${amount}`,
  payBy: { cash: 'Pays in cash', upi: 'Pays by UPI', credit: 'On credit' },
});
