// What may need an operator, most urgent first, in words, and the list that shows it.
import type { Needs } from '@haat/contract/operator/today';
import { filteredList } from '../ui/filtered-list.ts';

export interface NeedLink {
  readonly key: keyof Needs;
  /** Stands beside the number. */
  readonly words: (number: number) => string;
  /** The list that shows them. */
  readonly to: string;
  /** Somebody waits for their order. */
  readonly isUrgent?: true;
}

const some = (number: number, one: string, several: string): string => (number === 1 ? one : several);

export const needLinks: readonly NeedLink[] = [
  {
    key: 'deliveries_late',
    words: (n) => some(n, 'delivery is late for its slot', 'deliveries are late for their slot'),
    to: filteredList('orders', { need: 'deliveries_late' }),
    isUrgent: true,
  },
  {
    key: 'orders_unanswered',
    words: (n) => some(n, 'order waits for the shop', 'orders wait for the shop'),
    to: filteredList('orders', { need: 'orders_unanswered' }),
    isUrgent: true,
  },
  {
    key: 'requests_open',
    words: (n) => some(n, 'delivery has no deliverer yet', 'deliveries have no deliverer yet'),
    to: filteredList('orders', { need: 'requests_open' }),
    isUrgent: true,
  },
  {
    key: 'cities_without_slots',
    words: (n) => some(n, 'city has no delivery slots tomorrow', 'cities have no delivery slots tomorrow'),
    to: '/slots?show=no-slots',
  },
  {
    key: 'shops_waiting',
    words: (n) => some(n, 'shop waits for verification', 'shops wait for verification'),
    to: filteredList('shops', { state: 'unverified' }),
  },
  {
    key: 'support_open',
    words: (n) => some(n, 'support request is open', 'support requests are open'),
    to: filteredList('requests', { status: 'open' }),
  },
  {
    key: 'slots_nearly_full',
    words: (n) => some(n, 'delivery slot is nearly full', 'delivery slots are nearly full'),
    to: '/slots?show=nearly-full',
  },
];
