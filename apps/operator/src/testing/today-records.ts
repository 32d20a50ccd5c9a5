import type { DayFigures, Today } from '@haat/contract/operator/today';

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

/** Nothing needs a hand. The 15th has the most orders, and some of today's were lost. */
export const todayAtRest: Today = {
  needs: {
    shops_waiting: 0,
    orders_unanswered: 0,
    requests_open: 0,
    deliveries_late: 0,
    deliveries_failed: 0,
    payments_denied: 0,
    hand_overs_waiting: 0,
    complaints_due: 0,
    support_open: 0,
    slots_nearly_full: 0,
    cities_without_slots: 0,
    backups_missing: 0,
    disks_low: 0,
  },
  newest: {
    shops_waiting: null,
    orders_unanswered: null,
    requests_open: null,
    deliveries_late: null,
    deliveries_failed: null,
    payments_denied: null,
    hand_overs_waiting: null,
    complaints_due: null,
    support_open: null,
  },
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
