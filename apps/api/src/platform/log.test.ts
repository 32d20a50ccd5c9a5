import { expect, it } from 'vitest';
import { withoutPrivate } from './log.ts';

it.each([
  ['the number +919000000001 is taken', 'the number [number] is taken'],
  ['GET /shops?search=%2B919000000001', 'GET /shops?search=[number]'],
  ['call +91 90000 00001 or 90000 00001', 'call [number] or [number]'],
  ['Authorization: Token q1W-e_r2', 'Authorization: Token [token]'],
  ['{"otp":"123456","name":"Lakshmi"}', '{"otp":"[hidden]","name":"Lakshmi"}'],
  ['{"body":"{\\"otp\\":\\"123456\\"}"}', '{"body":"{\\"otp\\":\\"[hidden]\\"}"}'],
  ['{"token":"q1W-e_r2"}', '{"token":"[hidden]"}'],
  ['code: 123456', 'code: [hidden]'],
])('removes private data from %s [SAFE-4]', (line, expected) => {
  expect(withoutPrivate(line)).toBe(expected);
});

it.each([
  '{"level":"error","time":"2026-11-21T04:30:00.000Z","code":"order.cannot_accept","reqId":"req-12"}',
  'error: duplicate key value violates unique constraint "users_number" (code 23505)',
  'listening on http://127.0.0.1:8080',
])('keeps everything else: %s', (line) => {
  expect(withoutPrivate(line)).toBe(line);
});
