import { describe, expect, it } from 'vitest';
import { owedToOperator, owedToShop } from './cash-lines.ts';
import type { PaidPart } from './payment-machine.ts';

const part = (method: PaidPart['method'], amountPaise: number, more: Partial<PaidPart> = {}): PaidPart => ({
  method,
  amountPaise,
  state: method === 'upi' ? 'claimed' : 'confirmed',
  by: 'deliverer',
  roundingPaise: 0,
  ...more,
});

const confirmed = { state: 'confirmed' } as const;

describe("the lines of an order's deliverer", () => {
  it.each<[string, PaidPart[], number]>([
    ['all in cash', [part('cash', 46_200)], 44_200],
    ['all by UPI: the shop owes the delivery cost', [part('upi', 46_200)], -2_000],
    ['a part by UPI', [part('upi', 20_000, confirmed), part('cash', 26_200)], 24_200],
    ['on credit', [part('credit', 46_200)], -2_000],
    ['cash rounded down', [part('cash', 46_100, { roundingPaise: 50 })], 44_150],
    ['cash rounded up', [part('cash', 46_200, { roundingPaise: -50 })], 44_250],
    ['UPI claimed by the customer', [part('upi', 10_000, { by: 'customer' }), part('cash', 36_200)], 34_200],
    [
      "the customer's claim was denied, so the cash is more",
      [part('upi', 10_000, { by: 'customer', state: 'denied' }), part('cash', 46_200)],
      44_200,
    ],
    ['nothing was paid', [], 44_200],
  ])('to the shop, %s [CASH-1]', (_, payments, shopPaise) => {
    expect(owedToShop(44_200, payments)).toBe(shopPaise);
  });

  it('gives the delivery cost to the operator where the city says so [CASH-2]', () => {
    expect(owedToOperator(2_000, 'operator')).toBe(2_000);
    expect(owedToOperator(2_000, 'deliverer')).toBe(0);
  });
});
