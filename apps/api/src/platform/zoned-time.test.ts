import { describe, expect, it } from 'vitest';
import {
  dayAfter,
  dayInZone,
  dayOfNumber,
  instantInZone,
  isoInZone,
  numberOfDay,
  weekdayOf,
} from './zoned-time.ts';

const at = (iso: string) => new Date(iso);

describe('time in a zone', () => {
  it.each([
    ['2026-11-21T11:30:00.000Z', 'Asia/Kolkata', '2026-11-21T17:00:00+05:30'],
    ['2026-11-21T20:00:00.999Z', 'Asia/Kolkata', '2026-11-22T01:30:00+05:30'],
    ['2026-01-01T00:00:00.000Z', 'America/St_Johns', '2025-12-31T20:30:00-03:30'],
    ['2026-07-01T00:00:00.000Z', 'Europe/Berlin', '2026-07-01T02:00:00+02:00'],
    ['2026-01-01T00:00:00.000Z', 'UTC', '2026-01-01T00:00:00+00:00'],
    ['1969-12-31T23:59:59.500Z', 'UTC', '1969-12-31T23:59:59+00:00'],
  ])('writes %s in %s as %s [API-8]', (instant, zone, written) => {
    expect(isoInZone(at(instant), zone)).toBe(written);
  });

  it.each([
    ['2026-03-29T00:59:59.999Z', 'Europe/Berlin', '2026-03-29T01:59:59+01:00'],
    ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-29T03:00:00+02:00'],
    ['2026-10-25T00:59:59.999Z', 'Europe/Berlin', '2026-10-25T02:59:59+02:00'],
    ['2026-10-25T01:00:00.000Z', 'Europe/Berlin', '2026-10-25T02:00:00+01:00'],
    ['2026-04-04T14:59:59.999Z', 'Australia/Lord_Howe', '2026-04-05T01:59:59+11:00'],
    ['2026-04-04T15:00:00.000Z', 'Australia/Lord_Howe', '2026-04-05T01:30:00+10:30'],
  ])('changes the offset with daylight saving: %s in %s is %s', (instant, zone, written) => {
    expect(isoInZone(at(instant), zone)).toBe(written);
  });

  it('gives the local day', () => {
    expect(dayInZone(at('2026-11-21T18:29:59Z'), 'Asia/Kolkata')).toBe('2026-11-21');
    expect(dayInZone(at('2026-11-21T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-22');
    expect(dayInZone(at('2026-11-21T02:00:00Z'), 'America/New_York')).toBe('2026-11-20');
  });

  it.each([
    ['2026-11-21', '17:00', 'Asia/Kolkata', '2026-11-21T11:30:00.000Z'],
    ['2026-11-21', '00:00', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z'],
    ['2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '03:30', 'Europe/Berlin', '2026-10-25T02:30:00.000Z'],
    ['2026-03-08', '12:00', 'America/New_York', '2026-03-08T16:00:00.000Z'],
  ])('finds %s %s in %s', (day, time, zone, instant) => {
    expect(instantInZone(day, time, zone).toISOString()).toBe(instant);
  });

  it('counts days and weekdays', () => {
    expect(numberOfDay('1970-01-02')).toBe(1);
    expect(dayOfNumber(numberOfDay('2026-02-28') + 1)).toBe('2026-03-01');
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(weekdayOf('2026-11-22')).toBe(0);
  });
});
