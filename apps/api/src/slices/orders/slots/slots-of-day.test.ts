import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../platform/zoned-time.ts';
import { usualCalendar } from '../../shops/index.ts';
import {
  findOfferedSlot,
  fitsDay,
  readSlotId,
  type SlotWindow,
  slotIdOf,
  slotsOffered,
} from './slots-of-day.ts';

const weekly = (id: number, weekday: number, startTime = '09:00', endTime = '11:00'): SlotWindow => ({
  id,
  cityId: 1,
  weekday,
  date: null,
  startTime,
  endTime,
  cutOffMinutes: 60,
  capacity: 10,
});
const single = (id: number, date: string): SlotWindow => ({ ...weekly(id, 0), weekday: null, date });
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => weekly(weekday + 1, weekday));

const saturday = '2026-11-21';
const sunday = '2026-11-22';

describe('a slot id', () => {
  it('combines the window and the days since 1970', () => {
    expect(slotIdOf(1, '1970-01-01')).toBe(100_000);
    expect(slotIdOf(7, saturday)).toBe(7 * 100_000 + 20_778);
  });

  it.each([
    [1, '1970-01-01'],
    [1, saturday],
    [90_000_000, '2243-10-16'],
  ])('reads window %i on %s back', (windowId, day) => {
    expect(readSlotId(slotIdOf(windowId, day))).toEqual({ windowId, day });
  });

  it('decodes any number', () => {
    expect(readSlotId(1)).toEqual({ windowId: 0, day: '1970-01-02' });
    expect(readSlotId(Number.MAX_SAFE_INTEGER).windowId).toBe(90_071_992_547);
  });
});

describe('the slots that are offered', () => {
  const zone = 'Asia/Kolkata';
  const midnight = new Date('2026-11-20T18:30:00Z'); // Saturday begins in Kerala
  const offered = (windows: readonly SlotWindow[], now = midnight) =>
    slotsOffered(windows, { now, timeZone: zone });
  const idsOn = (windows: readonly SlotWindow[], onDay: string) =>
    offered(windows)
      .filter(({ day }) => day === onDay)
      .map(({ window }) => window.id);

  it("come from the weekday's windows [BUY-12]", () => {
    expect(idsOn([weekly(1, 6), weekly(2, 0), weekly(3, 6)], saturday)).toEqual([1, 3]);
  });

  it("come from the day's own windows if it has some [BUY-12]", () => {
    const windows = [weekly(1, 6), single(2, saturday), weekly(3, 0)];
    expect(idsOn(windows, saturday)).toEqual([2]);
    expect(idsOn(windows, sunday)).toEqual([3]);
    expect(fitsDay(single(2, saturday), '2026-11-28')).toBe(false);
  });

  it('do not exist on a day whose own window has no capacity', () => {
    expect(idsOn([weekly(1, 6), { ...single(2, saturday), capacity: 0 }], saturday)).toEqual([]);
  });

  it("begin and end in the city's time, also after midnight", () => {
    const timesOf = (window: SlotWindow) =>
      offered([window])
        .slice(0, 1)
        .map(({ start, end }) => [start.toISOString(), end.toISOString()]);
    expect(timesOf(weekly(1, 6))).toEqual([['2026-11-21T03:30:00.000Z', '2026-11-21T05:30:00.000Z']]);
    expect(timesOf(weekly(1, 6, '22:00', '01:00'))).toEqual([
      ['2026-11-21T16:30:00.000Z', '2026-11-21T19:30:00.000Z'],
    ]);
  });

  it('close exactly at the cut-off [BUY-12]', () => {
    const daysAt = (now: string) => offered([weekly(1, 6)], new Date(now)).map(({ day }) => day);
    expect(daysAt('2026-11-21T02:29:59.999Z')).toEqual([saturday]);
    expect(daysAt('2026-11-21T02:30:00.000Z')).toEqual([]);
  });

  it('cover today and six more days, sorted by start', () => {
    const days = offered(everyDay).map(({ day }) => day);
    expect(days).toHaveLength(7);
    expect([days[0], days[6]]).toEqual([saturday, '2026-11-27']);
    expect(days.toSorted()).toEqual(days);
  });
});

describe('the slot of an order', () => {
  it.each([
    ['a millisecond before its cut-off', '2026-11-21T07:59:59.999', '2026-11-21', 'is offered'],
    ['as its cut-off passes', '2026-11-21T08:00:00.000', '2026-11-21', 'is over'],
    ['six days ahead, just before midnight', '2026-11-21T23:59:59.999', '2026-11-27', 'is offered'],
    ['seven days ahead, just before midnight', '2026-11-21T23:59:59.999', '2026-11-28', 'is not offered yet'],
    ['of the same day, at midnight', '2026-11-22T00:00:00.000', '2026-11-28', 'is offered'],
    ['of the leap day before its cut-off', '2028-02-29T07:59:59.999', '2028-02-29', 'is offered'],
    ['of the leap day as its cut-off passes', '2028-02-29T08:00:00.000', '2028-02-29', 'is over'],
  ])('%s, at %s for %s, %s [SLOT-2, BUY-12]', (_, time, day, state) => {
    const moment = { now: new Date(`${time}+05:30`), timeZone: 'Asia/Kolkata', calendar: usualCalendar };
    const found = findOfferedSlot(everyDay, { windowId: weekdayOf(day) + 1, day }, moment);
    const listed = slotsOffered(everyDay, moment).find((slot) => slot.day === day);
    expect(found?.day).toBe(state === 'is offered' ? day : undefined);
    expect(listed).toEqual(found);
  });
});

describe('the slots that a shop takes', () => {
  const atMidnight = everyDay.map((window) => ({ ...window, startTime: '00:00', cutOffMinutes: 0 }));
  const late = everyDay.map((window) => ({ ...window, startTime: '23:00', endTime: '01:00' }));
  const week = ['21', '22', '23', '24', '25', '26', '27'];

  it.each<[string, Parameters<typeof slotsOffered>[0], string, Partial<typeof usualCalendar>, string[]]>([
    ['all without a calendar', everyDay, '2026-11-21T00:00', {}, week],
    [
      'none on a closed weekday',
      everyDay,
      '2026-11-21T00:00',
      { closedWeekdays: [0, 3] },
      ['21', '23', '24', '26', '27'],
    ],
    [
      'none on a closed day',
      everyDay,
      '2026-11-21T00:00',
      { closedDays: ['2026-11-27', '2026-11-21'] },
      week.slice(1, 6),
    ],
    [
      'none at all when every weekday is closed',
      everyDay,
      '2026-11-21T00:00',
      { closedWeekdays: [6, 5, 4, 3, 2, 1, 0] },
      [],
    ],
    ['a closed day of another year', everyDay, '2026-11-21T00:00', { closedDays: ['2025-11-21'] }, week],
    [
      'by the day on which they begin',
      late,
      '2026-11-21T00:00',
      { closedDays: ['2026-11-22'] },
      ['21', ...week.slice(2)],
    ],
    [
      'those at midnight by the day that begins',
      atMidnight,
      '2026-11-20T23:59',
      { closedDays: ['2026-11-21'] },
      ['22', '23', '24', '25', '26'],
    ],
    [
      'one that begins when the goods are ready',
      everyDay,
      '2026-11-21T07:00',
      { preparationMinutes: 120 },
      week,
    ],
    [
      'none a minute too early for the goods',
      everyDay,
      '2026-11-21T07:01',
      { preparationMinutes: 120 },
      week.slice(1),
    ],
    [
      'a day later with a day of preparation',
      everyDay,
      '2026-11-21T09:00',
      { preparationMinutes: 1_440 },
      week.slice(1),
    ],
    [
      'two days later a minute after that',
      everyDay,
      '2026-11-21T09:01',
      { preparationMinutes: 1_440 },
      week.slice(2),
    ],
    [
      'the one at midnight until preparation would pass it',
      atMidnight,
      '2026-11-21T23:15',
      { preparationMinutes: 45 },
      week.slice(1),
    ],
    [
      'the next midnight after that',
      atMidnight,
      '2026-11-21T23:16',
      { preparationMinutes: 45 },
      week.slice(2),
    ],
    ['the last before its cut-off', everyDay, '2026-11-21T07:59', { preparationMinutes: 30 }, week],
    [
      'none at its cut-off, however short the preparation',
      everyDay,
      '2026-11-21T08:00',
      { preparationMinutes: 30 },
      week.slice(1),
    ],
    [
      'none of the leap day when it is closed',
      everyDay,
      '2028-02-26T00:00',
      { closedDays: ['2028-02-29'] },
      ['26', '27', '28', '01', '02', '03'],
    ],
    [
      'the leap day when March begins closed',
      everyDay,
      '2028-02-28T00:00',
      { closedDays: ['2028-03-01'] },
      ['28', '29', '02', '03', '04', '05'],
    ],
    [
      'the leap day by its weekday, a Tuesday',
      everyDay,
      '2028-02-28T00:00',
      { closedWeekdays: [2] },
      ['28', '01', '02', '03', '04', '05'],
    ],
  ])('are %s [SLOT-1, SLOT-2]', (_, windows, time, calendar, days) => {
    const now = new Date(`${time}:00+05:30`);
    const moment = { now, timeZone: 'Asia/Kolkata', calendar: { ...usualCalendar, ...calendar } };
    expect(slotsOffered(windows, moment).map(({ day }) => day.slice(8))).toEqual(days);
  });
});
