import { paiseOf } from '@haat/contract/money';
import { settle } from '@haat/contract/payment-machine';
import { expect, test } from 'vitest';
import { makeDelivery } from '../../../testing/deliveries.ts';
import { nothingTyped, reportedPayments, settlementOf, type TypedSettlement } from './settlement.ts';
import { toCollect } from './settlement-words.ts';

const settled = (
  duePaise: number,
  typed: Partial<TypedSettlement> = {},
  payBy: 'cash' | 'upi' | 'credit' = 'cash',
) => settlementOf(duePaise, payBy, { ...nothingTyped, ...typed });

test.each([
  ['everything in cash', 46_200, {}, { cashPaise: 46_200, changePaise: 0, roundingPaise: 0 }],
  ['what to give back', 46_200, { received: '500' }, { cashPaise: 46_200, changePaise: 3_800 }],
  ['the rest in cash', 46_200, { upi: '200' }, { upiPaise: 20_000, cashPaise: 26_200 }],
  ['the nearest rupee', 46_250, {}, { cashPaise: 46_300, roundingPaise: -50 }],
  [
    'the rupees that were given, if they are less than a rupee off',
    46_275,
    { received: '462' },
    { cashPaise: 46_200, roundingPaise: 75 },
  ],
  [
    'the exact amount, if it was given',
    46_275,
    { received: '462.75' },
    { cashPaise: 46_275, roundingPaise: 0 },
  ],
  ['paise that round to nothing', 30, {}, { cashPaise: 30, roundingPaise: 0 }],
])('cash is %s [PAY-51, PAY-53]', (_, due, typed, expected) => {
  expect(settled(due, typed)).toMatchObject({ ...expected, faults: {} });
});

test('an untouched field follows what the customer chose [PAY-52]', () => {
  expect(settled(46_250, { reference: '4821' }, 'upi')).toMatchObject({
    upiPaise: 46_250,
    cashPaise: 0,
    faults: {},
  });
  expect(settled(46_250, {}, 'credit')).toMatchObject({ creditPaise: 46_250, cashPaise: 0, faults: {} });
  expect(settled(46_200, { credit: '100' }, 'credit')).toMatchObject({
    creditPaise: 10_000,
    cashPaise: 36_200,
  });
});

test.each([
  ['less cash than is to pay', { received: '461' }, { received: 'tooLittle' }],
  ['no number', { received: '4,6,2' }, { received: 'amount' }],
  ['three decimals', { upi: '1.234' }, { upi: 'amount' }],
  ['more by UPI than is due', { upi: '463', reference: '4821' }, { upi: 'tooMuch' }],
  ['UPI without a reference', { upi: '462' }, { reference: 'reference' }],
  ['a reference that is too short', { upi: '462', reference: '482' }, { reference: 'reference' }],
  ['more credit than is due', { credit: '463' }, { credit: 'tooMuch' }],
])('%s is a fault [PAY-54]', (_, typed, faults) => {
  expect(settled(46_200, typed).faults).toEqual(faults);
});

test('what is told settles what is due, for every amount and way to pay [PAY-53]', () => {
  for (const due of [30, 50, 99, 100, 149, 46_200, 46_250, 46_299]) {
    for (const typed of [{}, { upi: '0.25', reference: '4821' }, { received: '500' }, { received: '462' }]) {
      const settlement = settled(due, typed);
      if (Object.keys(settlement.faults).length > 0) continue;
      const told = reportedPayments(settlement, '4821');
      const parts = told.map(({ method, amount }) => ({ method, amountPaise: paiseOf(amount) }));
      expect(settle(due, parts), `${due} ${JSON.stringify(typed)}`).toEqual({
        roundingPaise: settlement.roundingPaise,
      });
    }
  }
});

test('nothing is collected of an order for which too much was paid [TRIP-1]', () => {
  expect(toCollect(makeDelivery({ due: 30, pay_by: 'cash' })).amount).toBe(30);
  expect(toCollect(makeDelivery({ due: -1.9, pay_by: 'cash' }))).toEqual({ amount: 0 });
});
