import * as commission from '../commission.ts';
import * as operatorCommission from '../operator/commission.ts';
import { type Documented, type Example, example } from './example.ts';
import { city, firstPage, id, listOf, shop } from './village.ts';

const ofOrder: commission.CommissionEntry = {
  id: 14,
  at: '2026-11-21T18:20:00+05:30',
  kind: 'order',
  order: 41,
  goods: 110.5,
  percent: 4,
  amount: -4.42,
  note: '',
  balance: -24.42,
};
const payment: commission.CommissionEntry = {
  id: 15,
  at: '2026-11-22T10:00:00+05:30',
  kind: 'payment',
  order: null,
  goods: null,
  percent: null,
  amount: 20,
  note: 'By UPI',
  balance: -4.42,
};
const month = '2026-11';
const before = { month, opening: -20, orders: 1, goods: 110.5, commission: 4.42 };
const unpaid: commission.CommissionStatement = { ...before, paid: 0, closing: -24.42, entries: [ofOrder] };
const paid: commission.CommissionStatement = {
  ...before,
  paid: payment.amount,
  closing: -4.42,
  entries: [ofOrder, payment],
};
const named = { id: shop.id, name: shop.name };

const examples: readonly Example[] = [
  example(commission.getStatement, { query: { month }, answer: unpaid }),
  example(operatorCommission.listStatements, {
    query: { month, city: city.id, ...firstPage },
    answer: listOf({ shop: named, ...unpaid }),
  }),
  example(operatorCommission.addPayment, {
    params: id(shop.id),
    body: { amount: payment.amount, note: payment.note },
    answer: { shop: named, ...paid },
  }),
];

export const commissionDocs: Documented = { files: { commission, operatorCommission }, examples };
