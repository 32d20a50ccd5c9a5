// How many requests a person may send in 24 hours.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const perDay = 10;
const hourMs = 60 * 60 * 1000;

let t: TestApp;
let person: Client;
beforeAll(async () => {
  t = await createTestApp({ SUPPORT_REQUESTS_PER_DAY: String(perDay) });
});
beforeEach(async () => {
  person = await t.signIn();
});
afterAll(() => t.close());

const ask = (headers: Record<string, string> = {}) =>
  person.post('/customers/request/', { body: 'Rice' }, headers);

async function askTimes(times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let asked = 0; asked < times; asked += 1) statuses.push((await ask()).status);
  return statuses;
}

it('accepts ten in 24 hours and says how long to wait [SUPPORT-8]', async () => {
  expect(await askTimes(4)).toEqual([201, 201, 201, 201]);
  t.clock.advance(6 * hourMs);
  expect(new Set(await askTimes(6))).toEqual(new Set([201]));
  const refused = await ask();
  expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited']);
  expect(Number(refused.headers['retry-after'])).toBe(18 * 60 * 60);
  t.clock.advance(18 * hourMs - 1);
  expect((await ask()).headers['retry-after']).toBe('1');
  t.clock.advance(1);
  expect(await askTimes(5)).toEqual([201, 201, 201, 201, 429]);
});

it('counts each person alone, and refuses bad input without counting it [SUPPORT-8]', async () => {
  await askTimes(perDay - 1);
  expect((await person.post('/customers/request/', { body: '' })).status).toBe(400);
  expect(await askTimes(2)).toEqual([201, 429]);
  person = await t.signIn();
  expect(await askTimes(1)).toEqual([201]);
});

it('answers a repeat by Idempotency-Key after the limit, too', async () => {
  const key = { 'idempotency-key': 'tenth' };
  await askTimes(perDay - 1);
  const tenth = await ask(key);
  const again = await ask(key);
  expect([tenth.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(tenth.body);
});

it('accepts only ten of many simultaneous requests [SUPPORT-8]', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => ask()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(perDay);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});
