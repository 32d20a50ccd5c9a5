import * as audit from '../operator/audit.ts';
import * as setup from '../operator/setup.ts';
import * as today from '../operator/today.ts';
import { type Example, example } from './example.ts';
import { firstPage, listOf, shop } from './village.ts';

const dayOf = (at: number) => `2026-11-${String(8 + at).padStart(2, '0')}`;

const days: today.DayFigures[] = Array.from({ length: 14 }, (_, at) => ({
  day: dayOf(at),
  orders: 12 + at,
  amount: 4310.5 + 120 * at,
  open: 2,
  open_amount: 480,
  cancelled: 1,
  rejected: 0,
  new_customers: 2,
}));

export const operatorDeskExamples: readonly Example[] = [
  example(audit.listAudit, {
    query: { ...firstPage, actor: 9, kind: 'shop', object_id: shop.id },
    answer: listOf({
      id: 17,
      at: '2026-11-21T10:20:00+05:30',
      actor: { id: 9, name: 'Meera Nair' },
      source: 'desk',
      action: 'shop.suspend',
      object: { kind: 'shop', id: shop.id, name: shop.name },
      before: { state: 'verified' },
      after: { state: 'suspended', reason: 'The shop sells stale goods.' },
    }),
  }),
  example(setup.getSetup, {
    answer: {
      is_done: false,
      steps: setup.setupKeys.map((key) => ({ key, is_done: key !== 'first_order' })),
    },
  }),
  example(today.getToday, {
    answer: {
      needs: {
        shops_waiting: 1,
        orders_unanswered: 2,
        requests_open: 1,
        deliveries_late: 0,
        support_open: 3,
        slots_nearly_full: 1,
        cities_without_slots: 0,
      },
      newest: {
        shops_waiting: '2026-11-20T18:12:00+05:30',
        orders_unanswered: '2026-11-21T10:04:30+05:30',
        requests_open: '2026-11-21T09:58:00+05:30',
        deliveries_late: null,
        support_open: '2026-11-21T08:15:00+05:30',
      },
      days,
    },
  }),
];
