import { describe, expect, it } from 'vitest';
import {
  defaultParts,
  duePaiseOf,
  isUnsellable,
  owedToOperator,
  owedToShop,
  type PaidPart,
  type PayMethod,
  settle,
  upiLinkOf,
} from './payment-machine.ts';

const paid = (method: PayMethod, amountPaise: number, other: Partial<PaidPart> = {}): PaidPart => ({
  method,
  amountPaise,
  state: 'confirmed',
  by: 'deliverer',
  roundingPaise: 0,
  ...other,
});
const claimed = (amountPaise: number, other: Partial<PaidPart> = {}): PaidPart =>
  paid('upi', amountPaise, { state: 'claimed', by: 'customer', ...other });
const cash = (amountPaise: number) => ({ method: 'cash', amountPaise }) as const;
const upi = (amountPaise: number) => ({ method: 'upi', amountPaise }) as const;
const credit = (amountPaise: number) => ({ method: 'credit', amountPaise }) as const;

describe('what is due', () => {
  it.each([
    ['everything before anybody paid', [], 46_250],
    ['the rest after a claim', [claimed(20_000)], 26_250],
    ['nothing after cash and its rounding', [paid('cash', 46_200, { roundingPaise: 50 })], 0],
    ['nothing after too much cash and its rounding', [paid('cash', 46_300, { roundingPaise: -50 })], 0],
    [
      'everything when the shop denies what its customer claimed',
      [claimed(46_250, { state: 'denied' })],
      46_250,
    ],
    [
      'nothing when the shop denies what only the deliverer told',
      [paid('upi', 46_250, { state: 'denied' })],
      0,
    ],
  ])('is %s [PAY-20]', (_, payments, due) => {
    expect(duePaiseOf(46_250, payments)).toBe(due);
  });
});

describe('settling', () => {
  it.each([
    ['the exact cash', 46_250, [cash(46_250)], 0],
    ['fewer rupees', 46_250, [cash(46_200)], 50],
    ['more rupees', 46_250, [cash(46_300)], -50],
    ['99 paise less', 46_299, [cash(46_200)], 99],
    ['UPI and rounded cash', 46_250, [upi(20_000), cash(26_200)], 50],
    ['cash in two parts', 46_250, [cash(40_000), cash(6_250)], 0],
    ['credit and cash', 46_250, [credit(40_000), cash(6_200)], 50],
    ['nothing for nothing', 0, [], 0],
  ])('takes %s [PAY-21]', (_, due, parts, roundingPaise) => {
    expect(settle(due, parts)).toEqual({ roundingPaise });
  });

  it.each([
    ['a whole rupee less', 46_250, [cash(46_150)]],
    ['a whole rupee more', 46_200, [cash(46_300)]],
    ['odd cash', 46_250, [cash(46_225)]],
    ['UPI that is off by paise', 46_250, [upi(46_200)]],
    ['nothing', 46_250, []],
    ['cash when nothing is due', 0, [cash(100)]],
  ])('refuses %s [PAY-21]', (_, due, parts) => {
    expect(settle(due, parts)).toBeUndefined();
  });

  it('counts what nobody said as credit when the customer chose it, else as cash [PAY-22]', () => {
    expect(defaultParts(46_250, 'cash')).toEqual([cash(46_250)]);
    expect(defaultParts(46_250, 'upi')).toEqual([cash(46_250)]);
    expect(defaultParts(46_250, 'credit')).toEqual([credit(46_250)]);
    expect(defaultParts(0, 'cash')).toEqual([]);
  });
});

describe('the UPI link', () => {
  it('has id, name, amount with two decimals and the order, percent-encoded save the @ [PAY-12]', () => {
    const link = upiLinkOf({
      id: 'amma.veg-1@okbank',
      name: 'Amma & Söhne',
      amountPaise: 46_200,
      orderNumber: 1042,
    });
    expect(link).toBe(
      'upi://pay?pa=amma.veg-1@okbank&pn=Amma%20%26%20S%C3%B6hne&am=462.00&cu=INR&tn=Order%201042',
    );
  });
});

describe('refused pieces', () => {
  it('go back to stock unless nobody can sell them again [PAY-4]', () => {
    expect((['damaged', 'spoilt', 'missing'] as const).map(isUnsellable)).toEqual([true, true, true]);
    const others = ['wrong_item', 'too_expensive', 'not_needed', null] as const;
    expect(others.map(isUnsellable)).toEqual([false, false, false, false]);
  });
});

describe("the lines of an order's deliverer", () => {
  it.each<[string, PaidPart[], number]>([
    ['all in cash', [paid('cash', 46_200)], 44_200],
    ['all by UPI: the shop owes the delivery cost', [paid('upi', 46_200, { state: 'claimed' })], -2_000],
    ['a part by UPI', [paid('upi', 20_000), paid('cash', 26_200)], 24_200],
    ['on credit', [paid('credit', 46_200)], -2_000],
    ['cash rounded down', [paid('cash', 46_100, { roundingPaise: 50 })], 44_150],
    ['cash rounded up', [paid('cash', 46_200, { roundingPaise: -50 })], 44_250],
    ['UPI claimed by the customer', [claimed(10_000), paid('cash', 36_200)], 34_200],
    [
      "the customer's claim was denied, so the cash is more",
      [claimed(10_000, { state: 'denied' }), paid('cash', 46_200)],
      44_200,
    ],
    ['nothing was paid', [], 44_200],
  ])('to the shop, %s [CASH-1, PAY-23]', (_, payments, shopPaise) => {
    expect(owedToShop(44_200, payments)).toBe(shopPaise);
  });

  it('gives the delivery cost to the operator where the city says so [CASH-2, PAY-23]', () => {
    expect(owedToOperator(2_000, 'operator')).toBe(2_000);
    expect(owedToOperator(2_000, 'deliverer')).toBe(0);
  });
});
