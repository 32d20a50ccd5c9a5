// How many answers of one person are kept for repeats, and how much room they take.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anyWrite } from '../../testing/any-write.ts';
import type { TestAnswer } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Customer, makeCustomer, makeGoods, makeVillage, type Village } from '../../testing/village.ts';

let t: TestApp;
let village: Village;
let rice: number;
let person: Customer;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  rice = await makeGoods(t, village.retailer, { name: 'Matta rice, 1 kg', quantity: 900 });
});
beforeEach(async () => {
  person = await makeCustomer(t, village.cityId);
});
afterAll(() => t.close());

const keyed = (key: string) => ({ 'idempotency-key': key });
const ask = (key: string) => person.post(anyWrite.path, anyWrite.bodyOf(key), keyed(key));

/** Stores this many earlier answers, one per second. Their keys are 1, 2, … */
async function keepEarlier(count: number, letters: number): Promise<void> {
  await t.database.pool.query(
    `insert into idempotency_keys (user_id, method, path, key, status, body, created_at)
     select $1, 'POST', '/api/earlier', n::text, 200, to_json(repeat('x', $3))::text,
       $4::timestamptz - make_interval(secs => $2::int + 1 - n)
     from generate_series(1, $2::int) n`,
    [person.userId, count, letters, t.clock.now()],
  );
}

async function kept(): Promise<{ keys: string[]; bytes: number }> {
  const { rows } = await t.database.pool.query(
    `select key, coalesce(octet_length(body), 0) as bytes from idempotency_keys
     where user_id = $1 order by created_at, key`,
    [person.userId],
  );
  return { keys: rows.map(({ key }) => key), bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) };
}

describe('the kept answers of a person', () => {
  it('are a thousand at most, and the oldest are deleted [ONCE-7]', async () => {
    await keepEarlier(1000, 10);
    const first = await ask('new');
    t.clock.advance(1);
    await ask('newer');
    const { keys } = await kept();
    expect(keys).toHaveLength(1000);
    expect(keys[0]).toBe('3');
    expect(keys.slice(-2)).toEqual(['new', 'newer']);
    expect((await ask('new')).text).toBe(first.text);
  });

  it('take 4 MB at most, and the oldest are deleted [ONCE-7]', async () => {
    await keepEarlier(100, 50_000);
    await ask('new');
    const { keys, bytes } = await kept();
    expect(bytes).toBeLessThanOrEqual(4 * 1024 * 1024);
    expect(bytes).toBeGreaterThan(4 * 1024 * 1024 - 60_000);
    expect(keys.slice(-2)).toEqual(['100', 'new']);
  });

  it("don't replace those of others [ONCE-7]", async () => {
    await ask('first');
    const other = person;
    person = await makeCustomer(t, village.cityId);
    await keepEarlier(1000, 10);
    await ask('new');
    person = other;
    expect((await kept()).keys).toEqual(['first']);
  });
});

describe('a cart that is answered again', () => {
  const change = (way: 'add' | 'remove', key: string, quantity = 1): Promise<TestAnswer> => {
    t.clock.advance(1);
    const body = { product_id: rice, quantity, address_id: person.addressId };
    return person.post(`/customers/cart/${way}/`, body, keyed(key));
  };
  const bodies = async (): Promise<number> => {
    const { rows } = await t.database.pool.query(
      `select count(*)::int as count from idempotency_keys where user_id = $1 and body is not null`,
      [person.userId],
    );
    return rows[0].count;
  };

  it('is stored once, and each repeat still gets it [ONCE-2, ONCE-7]', async () => {
    const answers: [string, TestAnswer][] = [];
    for (const key of ['a', 'c', 'e', 'g']) {
      answers.push([key, await change('add', key)]);
      answers.push([`${key}-`, await change('remove', `${key}-`)]);
    }
    const empty = await change('remove', 'nothing');
    expect(empty.status).toBe(200);
    const different = new Set([...answers.map(([, { text }]) => text), empty.text]).size;
    expect(different).toBeLessThan(answers.length);
    expect(await bodies()).toBe(different);
    await change('add', 'later', 5);
    for (const [key, { text }] of answers) {
      const again = await change(key.endsWith('-') ? 'remove' : 'add', key);
      expect([again.status, again.text]).toEqual([200, text]);
    }
    expect((await person.get('/customers/cart/')).body.items).toMatchObject([{ quantity: 5 }]);
  });

  it('is kept as long as its last key [ONCE-7]', async () => {
    await change('add', 'filled', 3);
    const first = await change('remove', 'one', 3);
    const same = await change('remove', 'two');
    expect(same.text).toBe(first.text);
    t.clock.advance(2_000_000);
    await keepEarlier(998, 10);
    await ask('new');
    expect((await kept()).keys[0]).toBe('two');
    expect((await change('remove', 'two')).text).toBe(first.text);
  });
});
