import * as audit from '../operator/audit.ts';
import * as setup from '../operator/setup.ts';
import * as today from '../operator/today.ts';
import { needKeys, shortageKeys } from '../slices.ts';
import { type Documented, type Example, example } from './example.ts';
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

const valuesOf = <Key extends string, Value>(keys: readonly Key[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>; // those keys

const examples: readonly Example[] = [
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
      needs: valuesOf([...needKeys, ...shortageKeys], 1),
      newest: valuesOf(needKeys, '2026-11-21T10:04:30+05:30'),
      days,
      backup: {
        last: { at: '2026-11-21T06:00:00+05:30', bytes: 34_500_000 },
        every_seconds: 21_600,
        failed_at: null,
      },
      release: { version: '0.1.0', commit: '5399e155' },
    },
  }),
];

export const operatorDeskDocs: Documented = {
  files: { operatorAudit: audit, operatorSetup: setup, operatorToday: today },
  examples,
};
