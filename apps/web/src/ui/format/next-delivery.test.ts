import { expect, test } from 'vitest';
import { formatNextDelivery } from './next-delivery.ts';

test.each([
  ['2026-11-21T10:00:00+05:30', '2026-11-21T17:00:00+05:30', 'Next delivery: today 17:00'],
  ['2026-11-21T23:59:59+05:30', '2026-11-22T08:00:00+05:30', 'Next delivery: tomorrow 08:00'],
  ['2026-11-22T00:00:00+05:30', '2026-11-22T08:00:00+05:30', 'Next delivery: today 08:00'],
  ['2026-11-21T10:00:00+05:30', '2026-11-23T08:00:00+05:30', 'Next delivery: 23/11 08:00'],
  ['2028-02-28T23:00:00+05:30', '2028-02-29T08:00:00+05:30', 'Next delivery: tomorrow 08:00'],
  ['2028-02-28T23:00:00+05:30', '2028-03-01T08:00:00+05:30', 'Next delivery: 01/03 08:00'],
  ['2026-12-31T20:00:00-04:00', '2027-01-01T08:00:00-04:00', 'Next delivery: tomorrow 08:00'],
])('at %s, a slot at %s is %s [GLANCE-12]', (now, start, words) => {
  expect(formatNextDelivery(start, Date.parse(now))).toBe(words);
});
