import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { Events } from '../../../platform/events.ts';
import { makeClient } from '../../../testing/client.ts';
import { createTestApp, freshNumber, type TestApp } from '../../../testing/test-app.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let t: TestApp;
const others: FastifyInstance[] = [];
afterEach(async () => {
  for (const other of others.splice(0)) await other.close();
  await t.close();
});

const ask = (number: string, headers: Record<string, string> = {}) =>
  t.nobody.post('/users/login/', { number }, headers);

/** A second server process on the same database. */
async function secondProcess() {
  const { config, database, clock, files, sms } = t;

  const other = await buildApp({ config, database, clock, files, sms, events: new Events(), log: false });
  others.push(other);
  return makeClient(other, undefined, '');
}

describe('the limit of a number', () => {
  it('allows a fixed number of codes in 15 minutes, over all processes [SIGN-25]', async () => {
    t = await createTestApp({ OTP_LIMIT_PER_NUMBER: '3' });
    const number = freshNumber();
    const other = await secondProcess();
    expect((await ask(number)).status).toBe(200);
    expect((await other.post('/users/login/', { number })).status).toBe(200);
    expect((await ask(number)).status).toBe(200);
    for (const client of [t.nobody, other]) {
      const refused = await client.post('/users/login/', { number });
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({
        code: 'rate.limited',
        detail: expect.stringContaining('minutes'),
      });
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(900);
    }
    expect(t.sms.sent.filter((to) => to === number)).toHaveLength(3);
    expect((await ask(freshNumber())).status).toBe(200);
  });

  it('holds for simultaneous requests [SIGN-25]', async () => {
    t = await createTestApp({ OTP_LIMIT_PER_NUMBER: '5' });
    const number = freshNumber();
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(number)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('keeps the last code valid [SIGN-25]', async () => {
    t = await createTestApp({ OTP_LIMIT_PER_NUMBER: '1' });
    const number = freshNumber();
    await ask(number);
    expect((await ask(number)).status).toBe(429);
    const otp = t.sms.codes.get(number);
    expect((await t.nobody.post('/users/login/verify/', { number, otp })).status).toBe(200);
  });

  it('uses the other provider when a code is requested again before the first was used [SMS-3]', async () => {
    t = await createTestApp();
    const number = freshNumber();
    await ask(number);
    expect(t.sms.repeats).toEqual([]);
    await ask(number);
    expect(t.sms.repeats).toEqual([number]);
    const otp = t.sms.codes.get(number);
    await t.nobody.post('/users/login/verify/', { number, otp });
    t.clock.advance(6 * 60_000);
    await ask(number);
    expect(t.sms.repeats).toEqual([number]);
  });

  it('says at once that the SMS could not be sent, and when to try again [SMS-5]', async () => {
    t = await createTestApp();
    t.sms.fail = true;
    const { status, body, headers } = await ask(freshNumber());
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '30']);
  });

  it('counts neither failed sendings nor invalid numbers [SIGN-25]', async () => {
    t = await createTestApp({ OTP_LIMIT_PER_NUMBER: '1' });
    const number = freshNumber();
    t.sms.fail = true;
    expect((await ask(number)).status).toBe(503);
    expect((await ask(number)).status).toBe(503);
    t.sms.fail = false;
    await ask('nonsense');
    expect((await ask(number)).status).toBe(200);
  });
});

describe('the limit of unused codes', () => {
  it('is ten a day, not counting used codes [SIGN-27]', async () => {
    t = await createTestApp({ TRUST_PROXY: '1' });
    const number = freshNumber();
    // Request the other codes from an address that this number has never signed in from.
    const from = { 'x-forwarded-for': '10.0.0.1' };
    await ask(number, from);
    const otp = t.sms.codes.get(number);
    expect((await t.nobody.post('/users/login/verify/', { number, otp }, from)).status).toBe(200);
    for (let codes = 0; codes < 10; codes += 1) expect((await ask(number)).status).toBe(200);
    const refused = await ask(number);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited']);
    expect(refused.body.detail).toContain('24 hours');
    expect(Number(refused.headers['retry-after'])).toBe(24 * 60 * 60);
    t.clock.advance(dayMs);
    expect((await ask(number)).status).toBe(200);
  });
});

describe('the limit of an address', () => {
  it('counts all numbers together, without affecting the limit of a number [SIGN-26]', async () => {
    t = await createTestApp({ OTP_LIMIT_PER_IP: '2', OTP_LIMIT_PER_NUMBER: '1' });
    expect((await ask(freshNumber())).status).toBe(200);
    expect((await ask(freshNumber())).status).toBe(200);
    const number = freshNumber();
    expect((await ask(number)).status).toBe(429);
    const { rows } = await t.database.pool.query('select 1 from sent_codes where number = $1', [number]);
    expect(rows).toEqual([]);
  });

  it('does not count failed sendings', async () => {
    t = await createTestApp({ OTP_LIMIT_PER_IP: '1' });
    t.sms.fail = true;
    for (let times = 0; times < 3; times += 1) expect((await ask(freshNumber())).status).toBe(503);
    t.sms.fail = false;
    expect((await ask(freshNumber())).status).toBe(200);
    expect((await ask(freshNumber())).status).toBe(429);
  });

  it('ends after 15 minutes [SIGN-26]', async () => {
    t = await createTestApp({ OTP_LIMIT_PER_IP: '1' });
    await ask(freshNumber());
    t.clock.advance(15 * minuteMs - 1);
    expect((await ask(freshNumber())).status).toBe(429);
    t.clock.advance(1);
    expect((await ask(freshNumber())).status).toBe(200);
  });

  it('holds for simultaneous requests for many numbers [SIGN-26]', async () => {
    t = await createTestApp({ OTP_LIMIT_PER_IP: '4' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(freshNumber())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
  });

  it("uses the socket's address, whatever a header claims [LIMIT-4]", async () => {
    t = await createTestApp({ OTP_LIMIT_PER_IP: '1' });
    expect((await ask(freshNumber(), { 'x-forwarded-for': '10.0.0.1' })).status).toBe(200);
    expect((await ask(freshNumber(), { 'x-forwarded-for': '10.0.0.2' })).status).toBe(429);
  });

  it('uses the address that a trusted proxy forwards [LIMIT-4]', async () => {
    t = await createTestApp({ OTP_LIMIT_PER_IP: '1', TRUST_PROXY: '1' });
    expect((await ask(freshNumber(), { 'x-forwarded-for': '10.0.0.1' })).status).toBe(200);
    expect((await ask(freshNumber(), { 'x-forwarded-for': '10.0.0.2' })).status).toBe(200);
    expect((await ask(freshNumber(), { 'x-forwarded-for': '10.0.0.1' })).status).toBe(429);
  });
});

describe('the limit of all SMS', () => {
  async function loggedApp() {
    const { config, database, clock, files, sms } = t;
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(line) });
    const app = await buildApp({ config, database, clock, files, sms, events: new Events(), log });
    others.push(app);
    const smsLines = () => lines.filter((line) => line.includes('SMS_PER_HOUR'));
    return { client: makeClient(app, undefined, ''), smsLines };
  }

  it('answers 503 until the hour is over, and logs once [SIGN-29]', async () => {
    t = await createTestApp({ SMS_PER_HOUR: '2' });
    const { client, smsLines } = await loggedApp();
    const askHere = () => client.post('/users/login/', { number: freshNumber() });
    expect((await askHere()).status).toBe(200);
    expect((await askHere()).status).toBe(200);
    const refused = await askHere();
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect(Number(refused.headers['retry-after'])).toBe(60 * 60);
    await askHere();
    expect(smsLines()).toEqual([expect.stringContaining('SMS_PER_HOUR is reached')]);
    t.clock.advance(60 * minuteMs);
    expect((await askHere()).status).toBe(200);
  });

  it('does not count SMS that could not be sent', async () => {
    t = await createTestApp({ SMS_PER_HOUR: '1' });
    t.sms.fail = true;
    for (let times = 0; times < 3; times += 1) await ask(freshNumber());
    t.sms.fail = false;
    expect((await ask(freshNumber())).status).toBe(200);
  });

  it('holds for simultaneous requests [SIGN-25]', async () => {
    t = await createTestApp({ SMS_PER_HOUR: '4' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(freshNumber())));
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(8);
    expect(t.sms.sent).toHaveLength(4);
  });

  it('reserves its last fifth for numbers that have signed in from the same address [SIGN-29]', async () => {
    t = await createTestApp({ SMS_PER_HOUR: '100', TRUST_PROXY: '1' });
    const { client, smsLines } = await loggedApp();
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const askFrom = (address: string, number = freshNumber()) =>
      client.post('/users/login/', { number }, from(address));
    const statusesOf = async (asked: ReturnType<typeof askFrom>[]) =>
      (await Promise.all(asked)).map(({ status }) => status).sort();
    const known = [freshNumber(), freshNumber(), freshNumber()] as const;
    for (const number of known) {
      await askFrom('10.0.0.1', number);
      const otp = t.sms.codes.get(number);
      await client.post('/users/login/verify/', { number, otp }, from('10.0.0.1'));
    }
    for (let codes = 3; codes < 78; codes += 1) await askFrom('10.0.0.2');
    expect(smsLines()).toEqual([]);

    const atOnce = await statusesOf(Array.from({ length: 6 }, () => askFrom('10.0.0.2')));
    expect(atOnce).toEqual([200, 200, 503, 503, 503, 503]);
    expect(smsLines()).toEqual([expect.stringContaining('last fifth of SMS_PER_HOUR')]);
    const refused = await askFrom('10.0.0.1');
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([503, 60 * 60]);
    expect((await askFrom('10.0.0.2', known[0])).status).toBe(503);

    const askKnown = () => known.map((number) => askFrom('10.0.0.1', number));
    for (let times = 0; times < 6; times += 1) expect(await statusesOf(askKnown())).toEqual([200, 200, 200]);
    expect((await askFrom('10.0.0.1', known[0])).status).toBe(200);
    expect(smsLines()).toHaveLength(1);
    expect(await statusesOf(askKnown())).toEqual([200, 503, 503]);
    expect(smsLines().slice(1)).toEqual([expect.stringContaining('SMS_PER_HOUR is reached')]);
    t.clock.advance(60 * minuteMs);
    expect((await askFrom('10.0.0.2')).status).toBe(200);
  });

  it('reserves nothing below a hundred [SIGN-29]', async () => {
    t = await createTestApp({ SMS_PER_HOUR: '99' });
    const { client, smsLines } = await loggedApp();
    const askHere = () => client.post('/users/login/', { number: freshNumber() });
    for (let codes = 0; codes < 99; codes += 1) expect((await askHere()).status).toBe(200);
    expect((await askHere()).status).toBe(503);
    expect(smsLines()).toEqual([expect.stringContaining('SMS_PER_HOUR is reached')]);
  });
});
