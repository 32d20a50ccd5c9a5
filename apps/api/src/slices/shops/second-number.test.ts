// The second number of a shop, confirmed with a code that it is sent.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import { createTestApp, freshNumber, type TestApp } from '../../testing/test-app.ts';
import { makeCustomer, makeRetailer, type Retailer } from '../../testing/village.ts';

let t: TestApp;
let cityId: number;
let retailer: Retailer;
let number: string;

beforeAll(async () => {
  t = await createTestApp();
  cityId = await makeCity(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.sms.texts.length = 0;
  t.sms.fail = false;
  retailer = await makeRetailer(t, cityId, { name: 'Amma Vegetables' });
  number = freshNumber();
  await save(number);
});

const save = (second_number: string | null) => retailer.patch('/shops/update/', { second_number });
const send = () => retailer.post('/shops/update/second_number/code/');
const confirm = (code: string) => retailer.post('/shops/update/second_number/', { code });
const isConfirmed = async () => (await retailer.get('/shops/update/')).body.is_second_number_confirmed;
const sentCode = (): string => /: (\d{4})$/.exec(t.sms.texts.at(-1) ?? '')?.[1] ?? '';
const wrong = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');
const answerOf = async (call: ReturnType<typeof confirm>) => {
  const { status, body } = await call;
  return [status, body.code];
};

describe('the second number of a shop [SILENT-24]', () => {
  it('is confirmed with the code of its SMS, once', async () => {
    expect(await isConfirmed()).toBe(false);
    expect(await answerOf(confirm('0000'))).toEqual([409, 'code.over']);
    expect((await send()).body).toMatchObject({ second_number: number, is_second_number_confirmed: false });
    const code = sentCode();
    expect(t.sms.texts).toEqual([
      `SMS to ${number}: Amma Vegetables: to get an SMS when an order waits too long, tell the shop: ${code}`,
    ]);
    expect(await answerOf(confirm(wrong(code)))).toEqual([400, 'code.wrong']);
    expect((await confirm(code)).body.is_second_number_confirmed).toBe(true);
    expect((await confirm(wrong(code))).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect(t.sms.texts).toHaveLength(1);
    await save(number);
    expect(await isConfirmed()).toBe(true);
  });

  it('is open again when it changes, and the code of the other number is over', async () => {
    await send();
    const code = sentCode();
    await save(freshNumber());
    expect(await answerOf(confirm(code))).toEqual([409, 'code.over']);
    await send();
    await confirm(sentCode());
    await save(number);
    expect(await isConfirmed()).toBe(false);
    await save(null);
    expect(await answerOf(confirm(code))).toEqual([404, 'not_found']);
    expect(await answerOf(send())).toEqual([404, 'not_found']);
  });

  it("needs no code if it is the retailer's own", async () => {
    await save(retailer.number);
    expect(await isConfirmed()).toBe(true);
  });

  it('needs a new code after five wrong ones', async () => {
    await send();
    const code = sentCode();
    for (let count = 0; count < 5; count += 1) {
      expect(await answerOf(confirm(wrong(code)))).toEqual([400, 'code.wrong']);
    }
    expect(await answerOf(confirm(code))).toEqual([409, 'code.over']);
    await send();
    expect((await confirm(sentCode())).status).toBe(200);
  });

  it('counts each of many wrong codes at once', async () => {
    await send();
    const guesses = await Promise.all(Array.from({ length: 12 }, () => answerOf(confirm(wrong(sentCode())))));
    expect(guesses.filter(([status]) => status === 400)).toHaveLength(5);
    expect(guesses.filter(([status]) => status === 409)).toHaveLength(7);
  });

  it.each(['123', '12345', 'abcd', ''])('refuses %j as a code', async (code) => {
    expect(await answerOf(confirm(code))).toEqual([400, 'input.invalid']);
  });

  it('is asked again after an SMS that could not be sent, which does not count', async () => {
    t.sms.fail = true;
    expect(await answerOf(send())).toEqual([503, 'unavailable']);
    t.sms.fail = false;
    expect(await answerOf(confirm('0000'))).toEqual([409, 'code.over']);
    await send();
    expect((await confirm(sentCode())).status).toBe(200);
  });
});

describe('codes to second numbers [SILENT-25]', () => {
  it('are at most five a day to one number, of all shops', async () => {
    for (let count = 0; count < 3; count += 1) expect((await send()).status).toBe(200);
    retailer = await makeRetailer(t, cityId);
    await save(number);
    for (let count = 0; count < 2; count += 1) expect((await send()).status).toBe(200);
    expect(await answerOf(send())).toEqual([429, 'rate.limited']);
    t.clock.advance(24 * 3_600_000);
    expect((await send()).status).toBe(200);
  });

  it('are at most five a day of one shop, to all numbers', async () => {
    for (let count = 0; count < 5; count += 1) {
      await save(freshNumber());
      expect((await send()).status).toBe(200);
    }
    await save(freshNumber());
    const { status, body } = await send();
    expect([status, body.detail]).toEqual([429, 'You sent 5 codes in the last 24 hours. Try again later.']);
  });

  it('are for shops alone', async () => {
    const customer = await makeCustomer(t, cityId);
    expect(await answerOf(customer.post('/shops/update/second_number/code/'))).toEqual([
      403,
      'role.required',
    ]);
  });
});
