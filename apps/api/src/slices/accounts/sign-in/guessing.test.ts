// A stranger can neither guess a code nor lock somebody out.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, freshNumber, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let number: string;
beforeAll(async () => {
  t = await createTestApp({ TRUST_PROXY: '1', OTP_LIMIT_PER_NUMBER: '5' });
});
beforeEach(() => {
  number = freshNumber();
  // Move past the counts of the previous test.
  t.clock.advance(25 * hourMs);
});
afterAll(() => t.close());

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const home = '203.0.113.7';
const stranger = (at: number): string => `198.51.100.${at}`;
const from = (address: string) => ({ 'x-forwarded-for': address });
const ask = (address: string, to = number) => t.nobody.post('/users/login/', { number: to }, from(address));
const guess = (otp: string, address: string, by = number) =>
  t.nobody.post('/users/login/verify/', { number: by, otp }, from(address));
const sentCode = (to = number): string => t.sms.codes.get(to) ?? '';
/** A wrong code. Once in a million runs it equals one of the last two. */
const wrongCode = (): string => (sentCode() === '000000' ? '000001' : '000000');

async function guessWrong(times: number, address: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) statuses.push((await guess(wrongCode(), address)).status);
  return statuses;
}

async function signInFrom(address: string): Promise<void> {
  await ask(address);
  expect((await guess(sentCode(), address)).status).toBe(200);
  t.clock.advance(1000);
}

const rowsOf = async (query: string, values: unknown[] = []) =>
  (await t.database.pool.query(query, values)).rows;

describe('wrong guesses', () => {
  it('end a code only for the address they come from [SIGN-23]', async () => {
    await ask(home);
    expect(await guessWrong(5, stranger(1))).toEqual(Array(5).fill(400));
    expect((await guess(sentCode(), stranger(1))).body.code).toBe('otp.invalid');
    expect((await guess(sentCode(), home)).status).toBe(200);
  });

  it('count against both codes, not against a later one [SIGN-23]', async () => {
    await ask(home);
    const first = sentCode();
    await ask(home);
    await guessWrong(5, stranger(1));
    expect((await guess(first, stranger(1))).status).toBe(400);
    await ask(home);
    expect((await guess(sentCode(), stranger(1))).status).toBe(200);
  });

  it('count an IPv6 network as one address [SIGN-23]', async () => {
    await ask(home);
    for (let at = 1; at <= 5; at += 1) await guessWrong(1, `2001:db8:0:1::${at}`);
    expect((await guess(sentCode(), '2001:db8:0:1::6')).status).toBe(400);
    expect((await guess(sentCode(), '2001:db8:0:2::6')).status).toBe(200);
  });
});

describe('fifteen wrong guesses of a number in a day', () => {
  const exhaust = async () => {
    for (let at = 1; at <= 3; at += 1) await guessWrong(5, stranger(at));
  };

  it('block the right code too, over all codes and addresses [SIGN-24]', async () => {
    await ask(home);
    await guessWrong(5, stranger(1));
    await ask(home);
    await guessWrong(5, stranger(1));
    await guessWrong(5, stranger(2));
    await ask(home);
    const refused = await guess(sentCode(), home);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited']);
    expect(refused.body.detail).toContain('24 hours');
    expect(Number(refused.headers['retry-after'])).toBe(24 * 60 * 60);
  });

  it('end after a day [SIGN-24]', async () => {
    await ask(home);
    await exhaust();
    t.clock.advance(24 * hourMs - 1);
    await ask(home);
    expect((await guess(sentCode(), home)).status).toBe(429);
    t.clock.advance(1);
    expect((await guess(sentCode(), home)).status).toBe(200);
  });

  it('are counted exactly when they come simultaneously [SIGN-24]', async () => {
    await ask(home);
    const guesses = Array.from({ length: 40 }, (_, at) => guess(wrongCode(), stranger(at)));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(15);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  it("don't affect an address the number has signed in from, which has fifteen of its own [SIGN-24]", async () => {
    await signInFrom(home);
    await ask(stranger(1));
    await exhaust();
    expect((await guess(sentCode(), stranger(9))).status).toBe(429);
    expect((await guess(sentCode(), home)).status).toBe(200);
    for (let codes = 0; codes < 3; codes += 1) {
      t.clock.advance(15 * minuteMs);
      await ask(home);
      expect(await guessWrong(5, home)).toEqual(Array(5).fill(400));
    }
    t.clock.advance(15 * minuteMs);
    await ask(home);
    expect((await guess(sentCode(), home)).status).toBe(429);
  });

  it("don't affect other numbers [SIGN-24]", async () => {
    await signInFrom(home);
    const other = freshNumber();
    await ask(stranger(1), other);
    for (let at = 1; at <= 3; at += 1)
      for (let tries = 0; tries < 5; tries += 1)
        await guess(sentCode(other) === '000000' ? '000001' : '000000', stranger(at), other);
    expect((await guess(sentCode(other), home, other)).status).toBe(429);
  });

  it('are neither counted nor stored for a number without a code [SIGN-24]', async () => {
    expect(await guessWrong(20, stranger(1))).toEqual(Array(20).fill(400));
    expect(await rowsOf('select 1 from wrong_guesses where number = $1', [number])).toEqual([]);
  });
});

describe('a number whose codes strangers have used up', () => {
  const askFive = async () => {
    for (let at = 1; at <= 5; at += 1) expect((await ask(stranger(at))).status).toBe(200);
  };

  it('still gets one code in 15 minutes at an address it has signed in from [SIGN-28]', async () => {
    await signInFrom(home);
    for (let at = 1; at <= 4; at += 1) await ask(stranger(at));
    expect((await ask(stranger(5))).status).toBe(429);
    expect((await ask(home)).status).toBe(200);
    expect((await ask(home)).status).toBe(429);
    expect((await guess(sentCode(), home)).status).toBe(200);
  });

  it('gets none at an unknown address [SIGN-28]', async () => {
    await askFive();
    expect((await ask(home)).status).toBe(429);
  });

  it('gets one at a known address even after ten unused codes that day [SIGN-28]', async () => {
    await signInFrom(home);
    t.clock.advance(16 * minuteMs);
    await askFive();
    t.clock.advance(16 * minuteMs);
    await askFive();
    t.clock.advance(16 * minuteMs);
    const refused = await ask(stranger(1));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(15 * 60);
    expect((await ask(home)).status).toBe(200);
  });

  it('gets no extra code when nobody else requested one [SIGN-28]', async () => {
    await signInFrom(home);
    t.clock.advance(16 * minuteMs);
    for (let codes = 0; codes < 5; codes += 1) expect((await ask(home)).status).toBe(200);
    expect((await ask(home)).status).toBe(429);
  });

  it('remembers an address for a year [SIGN-28]', async () => {
    await signInFrom(home);
    t.clock.advance(365 * 24 * hourMs - 1000);
    await askFive();
    expect((await ask(home)).status).toBe(429);
  });

  it('remembers the ten latest addresses [SIGN-28]', async () => {
    for (let at = 1; at <= 11; at += 1) {
      await signInFrom(stranger(at));
      t.clock.advance(15 * minuteMs);
    }
    const rows = await rowsOf(
      'select 1 from known_addresses join users on users.id = user_id where number = $1',
      [number],
    );
    expect(rows).toHaveLength(10);
  });
});

it('stores no client address in clear text [SIGN-32]', async () => {
  await signInFrom(home);
  await ask(home);
  await guessWrong(1, home);
  for (const table of ['sent_codes', 'wrong_guesses', 'known_addresses', 'code_limits'])
    expect(JSON.stringify(await rowsOf(`select * from ${table}`))).not.toContain(home);
});
