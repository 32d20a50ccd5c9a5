import * as cash from '../operator/cash.ts';
import { handOver, summary } from './cash.ts';
import { type Documented, type Example, example } from './example.ts';
import { city, firstPage, id, listOf } from './village.ts';

const { party } = handOver;
const ravi = { id: 3, name: 'Ravi Kumar', number: '+91******0003' };
const since = '2026-11-19T18:05:00+05:30';

const record: cash.CashRecord = {
  ...ravi,
  is_dismissed: false,
  in_hand: 1240,
  held: 1240,
  owed: 0,
  since,
  parties: [{ party, balance: 1240, waiting: 500, since }],
};

const waiting: cash.HandOverRecord = { ...handOver, deliverer: ravi, answered_at: null };
const answered = { ...waiting, answered_at: '2026-11-22T10:15:00+05:30' };
const reason = 'The shop got only ₹400';

const sums = {
  orders: 14,
  goods: 3120.5,
  refused: 81,
  delivery: 280,
  cash: 2400,
  denied: 40,
  upi_confirmed: 620,
  upi_claimed: 180,
  upi_denied: 60,
  credit: 200,
  rounding: 0.5,
  open: 0,
  handed_over: 1900,
  refunds: 30,
};

const examples: readonly Example[] = [
  example(cash.listCash, { query: { ...firstPage, search: 'ravi', city: city.id }, answer: listOf(record) }),
  example(cash.correctCash, {
    params: id(ravi.id),
    body: {
      party: { kind: 'shop', id: party.id },
      amount: -40,
      reason: 'The customer got change from the shop',
    },
    answer: {
      ...record,
      in_hand: 1200,
      held: 1200,
      owed: 0,
      parties: [{ party, balance: 1200, waiting: 500, since }],
    },
  }),
  example(cash.getDelivererSummary, { params: id(ravi.id), answer: summary }),
  example(cash.listHandOvers, { query: { ...firstPage, state: 'waiting' }, answer: listOf(waiting) }),
  example(cash.confirmHandOver, { params: id(waiting.id), answer: { ...answered, state: 'confirmed' } }),
  example(cash.disputeHandOver, {
    params: id(waiting.id),
    body: { reason },
    answer: { ...answered, state: 'disputed', reason },
  }),
  example(cash.getClose, {
    query: { day: '2026-11-21', city: city.id },
    answer: {
      day: '2026-11-21',
      shops: [{ id: party.id ?? 0, name: party.name, ...sums }],
      deliverers: [{ ...ravi, ...sums, in_hand: 1240 }],
      closed: null,
    },
  }),
  example(cash.closeDay, {
    body: { day: '2026-11-21', city: city.id, note: 'Counted with Ravi' },
    answer: {
      day: '2026-11-21',
      shops: [{ id: party.id ?? 0, name: party.name, ...sums }],
      deliverers: [{ ...ravi, ...sums, in_hand: 1240 }],
      closed: {
        at: '2026-11-21T21:30:00+05:30',
        by: { id: 4, name: 'Meera Nair' },
        note: 'Counted with Ravi',
        sums: {
          ...sums,
          shops: [{ id: party.id ?? 0, ...sums }],
          deliverers: [{ id: ravi.id, ...sums, in_hand: 1240 }],
        },
      },
    },
  }),
];

export const operatorCashDocs: Documented = { files: { operatorCash: cash }, examples };
