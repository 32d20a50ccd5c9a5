// A stranger who requests codes for a neighbour's number doesn't end the neighbour's own code.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, freshNumber, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let number: string;
beforeAll(async () => {
  t = await createTestApp({ TRUST_PROXY: '1', OTP_LIMIT_PER_NUMBER: '5' });
});
beforeEach(() => {
  number = freshNumber();
});
afterAll(() => t.close());

const minuteMs = 60_000;
const home = '203.0.113.7';
const stranger = (at: number): string => `198.51.100.${at}`;
const from = (address: string) => ({ 'x-forwarded-for': address });
const ask = (address: string) => t.nobody.post('/users/login/', { number }, from(address));
const guess = (otp: string, address: string) =>
  t.nobody.post('/users/login/verify/', { number, otp }, from(address));
const sentCode = (): string => t.sms.codes.get(number) ?? '';

async function guessWrong(times: number, address: string): Promise<void> {
  const wrong = sentCode() === '000000' ? '000001' : '000000';
  for (let at = 0; at < times; at += 1) expect((await guess(wrong, address)).status).toBe(400);
}

describe('when strangers have requested codes for the same number', () => {
  const askThree = async () => {
    for (let at = 1; at <= 3; at += 1) expect((await ask(stranger(at))).status).toBe(200);
  };

  it('a code works only at the address that requested it [SIGN-22]', async () => {
    await ask(home);
    const own = sentCode();
    await askThree();
    expect((await guess(own, stranger(9))).status).toBe(400);
    expect((await guess(own, home)).status).toBe(200);
  });

  it("a code works at an address that can't get another one [SIGN-22]", async () => {
    await ask(home);
    expect((await guess(sentCode(), home)).status).toBe(200);
    t.clock.advance(1000);
    await ask(home);
    const own = sentCode();
    await askThree();
    expect((await ask(stranger(4))).status).toBe(429);
    expect((await ask(home)).status).toBe(429);
    expect((await guess(own, home)).status).toBe(200);
  });

  it('an address keeps only its newest code [SIGN-22]', async () => {
    await ask(home);
    const first = sentCode();
    await ask(home);
    const second = sentCode();
    await askThree();
    expect((await guess(first, home)).status).toBe(400);
    expect((await guess(second, home)).status).toBe(200);
  });

  it.each([
    [4, 200],
    [5, 400],
  ])('after %i wrong guesses a code at its own address answers %i [SIGN-23]', async (tries, status) => {
    await ask(home);
    const own = sentCode();
    await guessWrong(2, home);
    await askThree();
    await guessWrong(tries - 2, home);
    expect((await guess(own, home)).status).toBe(status);
  });

  it('using one code ends all of them [SIGN-21]', async () => {
    await ask(home);
    const own = sentCode();
    await askThree();
    const answers = await Promise.all([guess(own, home), guess(own, home), guess(own, home)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await guess(sentCode(), stranger(3))).status).toBe(400);

    t.clock.advance(15 * minuteMs);
    await ask(home);
    const unused = sentCode();
    await askThree();
    expect((await guess(sentCode(), stranger(3))).status).toBe(200);
    expect((await guess(unused, home)).status).toBe(400);
  });

  it('a code expires after five minutes [SIGN-20]', async () => {
    await ask(home);
    const own = sentCode();
    t.clock.advance(minuteMs);
    await askThree();
    t.clock.advance(4 * minuteMs);
    expect((await guess(own, home)).status).toBe(400);
    expect((await guess(sentCode(), home)).status).toBe(200);
  });
});
