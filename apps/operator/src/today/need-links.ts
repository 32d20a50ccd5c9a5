// What may need an operator, most urgent first, in words, and the list that shows it.
import type { Needs } from '@haat/contract/operator/today';

interface NeedLink {
  readonly key: keyof Needs;
  /** Stands beside the number. */
  readonly words: (number: number) => string;
  /** The list that shows them. */
  readonly to: string;
}

const filtered = (resource: string, filter: Readonly<Record<string, string>>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

const some = (number: number, one: string, several: string): string => (number === 1 ? one : several);

export const needLinks: readonly NeedLink[] = [
  {
    key: 'orders_unanswered',
    words: (n) =>
      some(n, 'order waits for the shop over 10 minutes', 'orders wait for the shop over 10 minutes'),
    to: filtered('orders', { status: 'INITIATED' }),
  },
  {
    key: 'requests_open',
    words: (n) => some(n, 'delivery has no deliverer yet', 'deliveries have no deliverer yet'),
    to: filtered('orders', { status: 'ACCEPTED' }),
  },
  {
    key: 'deliveries_late',
    words: (n) => some(n, 'delivery is late for its slot', 'deliveries are late for their slot'),
    to: filtered('orders', { status: 'PICKED_UP' }),
  },
  {
    key: 'shops_waiting',
    words: (n) => some(n, 'shop waits for verification', 'shops wait for verification'),
    to: filtered('shops', { state: 'unverified' }),
  },
  {
    key: 'support_open',
    words: (n) => some(n, 'support request is open', 'support requests are open'),
    to: filtered('requests', { status: 'open' }),
  },
  {
    key: 'cities_without_slots',
    words: (n) => some(n, 'city has no delivery slots tomorrow', 'cities have no delivery slots tomorrow'),
    to: '/slots?show=no-slots',
  },
  {
    key: 'slots_nearly_full',
    words: (n) => some(n, 'delivery slot is nearly full', 'delivery slots are nearly full'),
    to: '/slots?show=nearly-full',
  },
];
