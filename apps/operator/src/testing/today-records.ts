import type { DayFigures, Today } from '@haat/contract/operator/today';
import { needKeys, shortageKeys } from '@haat/contract/slices';

const quietDays = Array.from(
  { length: 14 },
  (_, ago): DayFigures => ({
    day: `2026-11-${String(8 + ago).padStart(2, '0')}`,
    orders: 4,
    amount: 900,
    open: 0,
    open_amount: 0,
    cancelled: 0,
    rejected: 0,
    new_customers: 0,
  }),
);

const forEach = <Key extends string, Value>(keys: readonly Key[], value: Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>; // those keys

/** Nothing needs a hand. The 15th has the most orders, and some of today's were lost. */
export const todayAtRest: Today = {
  needs: forEach([...needKeys, ...shortageKeys], 0),
  newest: forEach(needKeys, null),
  days: quietDays.map((one) => {
    if (one.day === '2026-11-15') return { ...one, orders: 12 };
    if (one.day === '2026-11-21') {
      return { ...one, orders: 10, amount: 1240.5, open: 2, open_amount: 480, cancelled: 1, rejected: 1 };
    }
    return one;
  }),
  backup: {
    last: { at: '2026-11-21T14:00:00+05:30', bytes: 34_500_000 },
    every_seconds: 21_600,
    failed_at: null,
  },
  release: { version: '0.1.0', commit: '5399e155' },
};
