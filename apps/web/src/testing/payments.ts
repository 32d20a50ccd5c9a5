import type * as orders from '@haat/contract/orders';

type Payment = orders.Order['payments'][number];

/** The money of an order for which nothing was paid yet. */
export const unpaid = (amount: number) => ({
  pay_by: 'cash' as const,
  payments: [],
  due: amount,
  rounding: 0,
  upi: null,
  refunds: [],
});

export const makePayment = (changes: Partial<Payment> = {}): Payment => ({
  id: 31,
  method: 'upi',
  amount: 130.25,
  received: null,
  change: null,
  reference: '4821',
  state: 'claimed',
  by: 'customer',
  at: '2026-11-21T17:50:00+05:30',
  ...changes,
});

type Refund = orders.Order['refunds'][number];

export const makeRefund = (changes: Partial<Refund> = {}): Refund => ({
  id: 3,
  amount: 30,
  from: 'shop',
  how: 'cash',
  state: 'owed',
  at: '2026-11-22T09:10:00+05:30',
  ...changes,
});

export const upiOf = (amount: number) => ({
  id: 'amma@upi',
  name: 'Amma Vegetables',
  amount,
  link: `upi://pay?pa=amma@upi&pn=Amma%20Vegetables&am=${amount.toFixed(2)}&cu=INR&tn=Order%201042`,
});
