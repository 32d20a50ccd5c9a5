import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, freshNumber, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let number: string;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => {
  number = freshNumber();
});
afterAll(() => t.close());

const minuteMs = 60_000;
const ask = (to = number) => t.nobody.post('/users/login/', { number: to });
const guess = (otp: unknown, by = number) => t.nobody.post('/users/login/verify/', { number: by, otp });
const sentCode = (): string => t.sms.codes.get(number) ?? '';
const wrongCode = (): string => (sentCode() === '000000' ? '000001' : '000000');
const rowsOf = async (query: string, values: unknown[] = []) =>
  (await t.database.pool.query(query, values)).rows;

describe('requesting a code', () => {
  it('sends six digits, with the same answer for known and unknown numbers [SIGN-16]', async () => {
    const first = await ask();
    expect(first.status).toBe(200);
    expect(first.text).toBe('{}');
    expect(sentCode()).toMatch(/^[0-9]{6}$/);
    await guess(sentCode());
    const again = await ask();
    expect([again.status, again.text]).toEqual([first.status, first.text]);
  });

  it('stores no readable code [SIGN-32]', async () => {
    await ask();
    const [row] = await rowsOf('select * from sent_codes where number = $1', [number]);
    expect(JSON.stringify({ ...row, number: '' })).not.toContain(sentCode());
  });

  it('ignores an ended token [API-5]', async () => {
    const answer = await t.nobody.post('/users/login/', { number }, { authorization: 'Token dead' });
    expect(answer.status).toBe(200);
  });

  it.each([
    [{}],
    [{ number: '' }],
    [{ number: '9000000001' }],
    [{ number: '+91900000000' }],
    [{ number: '+9190000000011' }],
    [{ number: '+915999999999' }],
    [{ number: '+910000000001' }],
    [{ number: '+1 9000000001' }],
    [{ number: 919000000001 }],
    [{ number: null }],
    [{ number: ['+919000000001'] }],
  ])('refuses %j [SIGN-17]', async (body) => {
    const answer = await t.nobody.post('/users/login/', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'input.invalid', errors: { number: [expect.any(String)] } });
  });

  it("answers 503 when the SMS fails, and that code doesn't work [SIGN-30]", async () => {
    t.sms.fail = true;
    const answer = await ask();
    t.sms.fail = false;
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('unavailable');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await rowsOf('select * from sent_codes where number = $1', [number])).toEqual([]);
    expect((await ask()).status).toBe(200);
    expect((await guess(sentCode())).status).toBe(200);
  });
});

describe('sending the code', () => {
  it('signs a new person in [SIGN-18, SIGN-35, SIGN-36]', async () => {
    await ask();
    const answer = await guess(sentCode());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      is_initial_setup_done: false,
      is_customer_initial_setup_done: false,
      user: {
        id: expect.any(Number),
        first_name: '',
        last_name: '',
        email: '',
        number,
        preferences: {},
        is_shop_verified: false,
        is_operator: false,
        status: {
          is_number_verified: true,
          is_email_verified: false,
          is_initial_setup_done: false,
          is_customer_initial_setup_done: false,
          is_shop_initial_setup_done: false,
          is_deliverer_initial_setup_done: false,
        },
      },
    });
  });

  it('signs the same person in again, with a new token for each device [SIGN-33]', async () => {
    const phone = await t.signIn(number);
    const tablet = await t.signIn(number);
    expect(tablet.userId).toBe(phone.userId);
    expect(tablet.token).not.toBe(phone.token);
    expect((await phone.get('/users/details/')).status).toBe(200);
    expect((await tablet.get('/users/details/')).status).toBe(200);
  });

  it('stores tokens only as hashes [SIGN-32]', async () => {
    const { token, userId } = await t.signIn(number);
    const rows = await rowsOf('select * from sessions where user_id = $1', [userId]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('works once [SIGN-19]', async () => {
    await ask();
    expect((await guess(sentCode())).status).toBe(200);
    await expectInvalid(sentCode());
  });

  it('works for five minutes [SIGN-20]', async () => {
    await ask();
    t.clock.advance(5 * minuteMs - 1);
    expect((await guess(sentCode())).status).toBe(200);
    await ask();
    t.clock.advance(5 * minuteMs);
    await expectInvalid(sentCode());
  });

  it('works only for its own number [SIGN-19]', async () => {
    await ask();
    const other = freshNumber();
    await ask(other);
    const code = sentCode();
    if (code !== t.sms.codes.get(other)) expect((await guess(code, other)).status).toBe(400);
    expect((await guess(code, freshNumber())).body.code).toBe('otp.invalid');
  });

  it('works together with the next code until one is used [SIGN-21]', async () => {
    await ask();
    const first = sentCode();
    await ask();
    const second = sentCode();
    expect((await guess(first)).status).toBe(200);
    await expectInvalid(first);
    await expectInvalid(second);
  });

  it('ends after two newer ones [SIGN-21]', async () => {
    await ask();
    const first = sentCode();
    await ask();
    const second = sentCode();
    await ask();
    if (first !== second && first !== sentCode()) await expectInvalid(first);
    expect((await guess(second)).status).toBe(200);
  });

  it('ends at the fifth wrong guess [SIGN-23]', async () => {
    await ask();
    for (let tries = 0; tries < 4; tries += 1) await expectInvalid(wrongCode());
    expect((await guess(sentCode())).status).toBe(200);
    await ask();
    for (let tries = 0; tries < 5; tries += 1) await expectInvalid(wrongCode());
    await expectInvalid(sentCode());
  });

  it('allows no more guesses when they come simultaneously [SIGN-23]', async () => {
    await ask();
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(wrongCode())));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(400));
    await expectInvalid(sentCode());
  });

  it('opens one session for simultaneous attempts [SIGN-33]', async () => {
    await ask();
    const code = sentCode();
    const answers = await Promise.all([guess(code), guess(code), guess(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it.each([['12345'], ['1234567'], ['12345a'], ['１２３４５６'], [123456], [''], [null]])(
    'must be six digits: %j is bad input [SIGN-19]',
    async (otp) => {
      const answer = await guess(otp);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'input.invalid', errors: { otp: [expect.any(String)] } });
    },
  );

  it('answers the same for a number without a code [SIGN-19]', async () => {
    await ask();
    const wrong = await guess(wrongCode());
    const unknown = await guess(wrongCode(), freshNumber());
    expect(unknown.text).toBe(wrong.text);
  });
});

async function expectInvalid(code: string): Promise<void> {
  const answer = await guess(code);
  expect(answer.status).toBe(400);
  expect(answer.body.code).toBe('otp.invalid');
}

describe('a blocked person', () => {
  it("is told so only with the right code, and can't sign in [WHO-9]", async () => {
    const person = await t.signIn(number);
    await t.database.pool.query('update users set is_blocked = true where number = $1', [number]);
    const call = await person.get('/users/details/');
    expect([call.status, call.body.code]).toEqual([403, 'account.blocked']);
    await ask();
    await expectInvalid(wrongCode());
    const answer = await guess(sentCode());
    expect([answer.status, answer.body.code]).toEqual([403, 'account.blocked']);
    expect(answer.text).not.toContain('token');
  });
});

describe('signing out', () => {
  it('ends only this session and its devices [SIGN-13, SIGN-38]', async () => {
    const phone = await t.signIn(number);
    const tablet = await t.signIn(number);
    const device = { cloud_message_type: 'FCM' };
    await phone.post('/users/device/gcm/', { ...device, registration_id: `phone ${number}` });
    await tablet.post('/users/device/gcm/', { ...device, registration_id: `tablet ${number}` });
    const answer = await phone.post('/users/logout/');
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await phone.get('/users/details/')).status).toBe(401);
    expect((await phone.post('/users/logout/')).status).toBe(401);
    expect((await tablet.get('/users/details/')).status).toBe(200);
    const rows = await rowsOf('select registration_id from devices where user_id = $1', [phone.userId]);
    expect(rows).toEqual([{ registration_id: `tablet ${number}` }]);
  });

  it('needs a token', async () => {
    expect((await t.nobody.post('/users/logout/')).status).toBe(401);
  });
});
