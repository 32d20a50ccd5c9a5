import { expect, test } from 'vitest';
import { formatAgo, formatInstant, formatSlotOption, formatSpan } from './time.ts';

const start = '2026-11-21T17:00:00+05:30';
const end = '2026-11-21T19:00:00+05:30';

test('an instant is shown in the time zone of its offset [ORDER-22, API-8]', () => {
  expect(formatInstant(start)).toBe('21/11 17:00');
  expect(formatInstant('2026-11-21T23:30:00-11:00')).toBe('21/11 23:30');
});

test('a window shows two instants [ORDER-22]', () => {
  expect(formatSpan({ start, end })).toBe('21/11 17:00 – 21/11 19:00');
});

test('a slot option follows its format exactly [BUY-2]', () => {
  expect(formatSlotOption({ start, end })).toBe('21/11/2026 - 17:00 PM to 19:00 PM');
  expect(formatSlotOption({ start: '2026-11-22T09:00:00+05:30', end: '2026-11-22T12:00:00+05:30' })).toBe(
    '22/11/2026 - 09:00 AM to 12:00 PM',
  );
});

test('throws on an invalid instant', () => {
  expect(() => formatInstant('yesterday')).toThrow('yesterday');
});

test('relative times have the wording of dayjs [NOTE-1, TEXT-22]', () => {
  const now = Date.parse(start);
  expect(formatAgo(start, now + 3_000)).toBe('a few seconds ago');
  expect(formatAgo(start, now + 5 * 60_000)).toBe('5 minutes ago');
  expect(formatAgo(start, now - 20_000)).toBe('a few seconds ago');
});
