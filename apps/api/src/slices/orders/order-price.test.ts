import { linePaiseOf } from '@haat/contract/line-paise';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemCountOf, pricePaiseOf, reduceTo } from './order-price.ts';

const item = (id: number, ordered: number, pricePaise: number) => ({
  id,
  ordered,
  kept: ordered,
  pricePaise,
  refusalReason: null,
});
const items = [item(1, 3, 4050), item(2, 1, 9999)];

describe('an order', () => {
  it('costs the sum of its kept items [ORDER-15]', () => {
    expect(pricePaiseOf(items)).toBe(3 * 4050 + 9999);
    expect(itemCountOf(items)).toBe(4);
    expect(pricePaiseOf([])).toBe(0);
  });

  it('keeps omitted items in full', () => {
    expect(reduceTo(items, [])).toEqual(items);
  });

  it('keeps the sent quantities, also zero', () => {
    const kept = reduceTo(items, [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 0 },
    ]);
    expect(kept?.map((one) => one.kept)).toEqual([2, 0]);
    expect(pricePaiseOf(kept ?? [])).toBe(8100);
  });

  it('keep the reason of what is refused, and no other [PAY-3]', () => {
    const kept = reduceTo(items, [
      { id: 1, quantity: 2, reason: 'spoilt' },
      { id: 2, quantity: 1, reason: 'damaged' },
    ]);
    expect(kept?.map((one) => one.refusalReason)).toEqual(['spoilt', null]);
  });

  it.each([
    ['raised', [{ id: 1, quantity: 4 }]],
    ['unknown', [{ id: 3, quantity: 0 }]],
    ['negative', [{ id: 1, quantity: -1 }]],
    [
      'named twice',
      [
        { id: 1, quantity: 1 },
        { id: 1, quantity: 1 },
      ],
    ],
  ])('refuses an item that is %s [ORDER-31]', (_, sent) => {
    expect(reduceTo(items, sent)).toBeUndefined();
  });
});

it('never costs more for less, and all of it as it was weighed [LOOSE-4]', () => {
  const lines = fc.record({
    pricePaise: fc.integer({ min: 0, max: 1_000_000 }),
    ordered: fc.integer({ min: 1, max: 999 }),
    weighed: fc.integer({ min: 1, max: 1_000_000 }),
    netQuantity: fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
  });
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 999 }), (line, most) => {
      const kept = Math.min(most, line.ordered);
      const priced = { ...line, unit: 'kg' } as const;
      expect(linePaiseOf({ ...priced, kept })).toBeLessThanOrEqual(linePaiseOf(priced));
      expect(linePaiseOf({ ...priced, kept: kept - 1 })).toBeLessThanOrEqual(
        linePaiseOf({ ...priced, kept }),
      );
      expect(linePaiseOf({ ...priced, kept: line.ordered })).toBe(linePaiseOf(priced));
    }),
  );
});
