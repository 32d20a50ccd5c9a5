import { describe, expect, it } from 'vitest';
import { afterOpenSeconds, openSeconds } from './opening-hours.ts';

const daily = { closedWeekdays: [], closedDays: [], timeZone: 'Asia/Kolkata' };
const shop = { openingTime: '09:00', closingTime: '21:00', ...daily };
const bar = { openingTime: '18:00', closingTime: '02:00', ...daily };
const always = { openingTime: '00:00', closingTime: '00:00', ...daily };
const noSundays = { ...shop, closedWeekdays: [0] };
const holidays = { ...bar, closedDays: ['2026-11-21', '2026-11-23'] };
const at = (local: string) => new Date(`2026-11-${local}:00+05:30`);

describe('the seconds of opening hours [SILENT-2]', () => {
  it.each([
    ['within a day', shop, '21T10:00', '21T10:05', 300],
    ['over a night', shop, '21T20:59', '22T09:01', 120],
    ['only closed', shop, '21T21:00', '22T09:00', 0],
    ['two days', shop, '21T08:00', '22T22:00', 2 * 12 * 3600],
    ['after midnight', bar, '22T01:58', '22T18:03', 300],
    ['a shop that never closes', always, '21T23:59', '22T00:01', 120],
    ['over a closed Sunday', noSundays, '21T20:59', '23T09:01', 120],
    ['the night after a closed day', holidays, '21T17:00', '22T18:00', 0],
  ])('%s', (_, hours, from, to, seconds) => {
    expect(openSeconds(at(from), at(to), hours)).toBe(seconds);
  });

  it.each([
    ['within a day', shop, '21T10:00', 300, '21T10:05'],
    ['over a night', shop, '21T20:59', 120, '22T09:01'],
    ['from a closed shop', shop, '21T23:00', 600, '22T09:10'],
    ['to the end of a day', shop, '21T20:50', 600, '21T21:00'],
    ['after midnight', bar, '22T01:58', 300, '22T18:03'],
    ['a shop that never closes', always, '21T23:59', 120, '22T00:01'],
    ['over a closed Sunday', noSundays, '21T20:59', 120, '23T09:01'],
    ['over closed days', holidays, '21T19:00', 8 * 3600 + 60, '24T18:01'],
  ])('when they have passed: %s', (_, hours, from, seconds, then) => {
    expect(afterOpenSeconds(at(from), seconds, hours)).toEqual(at(then));
  });

  it('never pass when each weekday is closed', () => {
    const closed = { ...shop, closedWeekdays: [0, 1, 2, 3, 4, 5, 6] };
    expect(afterOpenSeconds(at('21T10:00'), 1, closed)).toBeUndefined();
  });
});
