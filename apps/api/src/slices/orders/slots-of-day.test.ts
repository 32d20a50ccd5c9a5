import { describe, expect, it } from 'vitest';
import { readSlotId, slotIdOf } from './slot-id.ts';
import {
  fitsDay,
  isBeforeCutOff,
  isOfferedDay,
  type SlotWindow,
  slotTimes,
  windowsOfDay,
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

const saturday = '2026-11-21';
const sunday = '2026-11-22';

describe('a slot id', () => {
  it('is the window and the days since 1970', () => {
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

  it('reads any number', () => {
    expect(readSlotId(1)).toEqual({ windowId: 0, day: '1970-01-02' });
    expect(readSlotId(Number.MAX_SAFE_INTEGER).windowId).toBe(90_071_992_547);
  });
});

describe('the windows of a day', () => {
  it('are those of its weekday', () => {
    expect(windowsOfDay([weekly(1, 6), weekly(2, 0), weekly(3, 6)], saturday).map(({ id }) => id)).toEqual([
      1, 3,
    ]);
  });

  it('are its own where it has some', () => {
    const windows = [weekly(1, 6), single(2, saturday), weekly(3, 0)];
    expect(windowsOfDay(windows, saturday).map(({ id }) => id)).toEqual([2]);
    expect(windowsOfDay(windows, sunday).map(({ id }) => id)).toEqual([3]);
    expect(fitsDay(single(2, saturday), dayOfNextWeek)).toBe(false);
  });
  const dayOfNextWeek = '2026-11-28';

  it('begin and end by the clocks of the city', () => {
    const { start, end } = slotTimes(weekly(1, 6), saturday, 'Asia/Kolkata');
    expect([start.toISOString(), end.toISOString()]).toEqual([
      '2026-11-21T03:30:00.000Z',
      '2026-11-21T05:30:00.000Z',
    ]);
  });

  it('may end after midnight', () => {
    const { end } = slotTimes(weekly(1, 6, '22:00', '01:00'), saturday, 'Asia/Kolkata');
    expect(end.toISOString()).toBe('2026-11-21T19:30:00.000Z');
  });

  it('close at the cut-off, to the millisecond', () => {
    const start = new Date('2026-11-21T03:30:00Z');
    expect(isBeforeCutOff(weekly(1, 6), start, new Date('2026-11-21T02:29:59.999Z'))).toBe(true);
    expect(isBeforeCutOff(weekly(1, 6), start, new Date('2026-11-21T02:30:00.000Z'))).toBe(false);
  });

  it('are offered for today and six days more', () => {
    const days = ['2026-11-20', saturday, '2026-11-27', '2026-11-28'];
    expect(days.map((day) => isOfferedDay(day, saturday))).toEqual([false, true, true, false]);
  });
});
