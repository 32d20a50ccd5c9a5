import { expect, it } from 'vitest';
import { homeTimeOf, instantAtHome } from './home-time.ts';

it("reads and writes times in the installation's time zone, wherever the device is [DESK-103]", () => {
  expect(homeTimeOf(new Date('2026-11-21T20:00:00Z'))).toBe('2026-11-22T01:30');
  expect(instantAtHome('2026-11-22T01:30')).toBe('2026-11-21T20:00:00.000Z');
  expect(instantAtHome('')).toBeUndefined();
  expect(instantAtHome('2026-11-22')).toBeUndefined();
});
