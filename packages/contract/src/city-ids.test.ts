import { describe, expect, it } from 'vitest';
import { cityOf, orderNumber } from './city-ids.ts';

const firstOf = (cityId: number): number => (cityId - 1) * 2 ** 36 + 1;

describe('an id that contains its city', () => {
  it.each([1, 2, 100, 131_071])('tells city %d and the number that people see [SCALE-1]', (cityId) => {
    for (const n of [1, 41, 2 ** 36 - 1]) {
      const id = firstOf(cityId) + n - 1;
      expect(Number.isSafeInteger(id)).toBe(true);
      expect([cityOf(id), orderNumber(id)]).toEqual([cityId, n]);
    }
  });

  it('is as small as before in the first city', () => {
    expect(cityOf(41)).toBe(1);
    expect(orderNumber(41)).toBe(41);
  });
});
