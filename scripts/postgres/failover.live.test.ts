// Kills the primary while people buy, and promotes the replica. With synchronous commit no confirmed order is lost.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, type Pair, signIn, startPair, until } from './primary-and-replica.ts';

const buyers = 4;
const limitMs = 30_000;

let pair: Pair;
beforeAll(async () => {
  pair = await startPair({ isSynchronous: true });
});
afterAll(() => pair?.close());

interface Goods {
  readonly line: object;
  readonly slot: number;
}

async function findGoods(customer: Call): Promise<Goods> {
  const { body: addresses } = await customer('GET', '/customers/addresses/');
  const address_id = addresses.results[0].id;
  const search = `/shops/product-search/?address_id=${address_id}&search=tomato&limit=100`;
  const { body: found } = await customer('GET', search);
  const { body: slots } = await customer('GET', '/shops/get-slots/?limit=1');
  const line = { product_id: found.results[0].id, address_id, quantity: 1 };
  await pair.ask(pair.primaryUrl, `update products set quantity = 100000 where id = ${line.product_id}`);
  return { line, slot: slots.results[0].id };
}

/** Repeats a write with its key until it is answered, as the apps do. */
async function insist(send: () => Promise<{ status: number; body: unknown }>) {
  const giveUpAt = Date.now() + 2 * limitMs;
  for (;;) {
    const answer = await send();
    if (answer.status < 500) return answer;
    if (Date.now() > giveUpAt) throw new Error(`still ${answer.status}: ${JSON.stringify(answer.body)}`);
    await pause(50);
  }
}

it('loses and doubles no confirmed order, and goes on within 30 seconds [SCALE-10]', async () => {
  const customer = await signIn(pair.haat, '+919000000001');
  const goods = await findGoods(customer);
  const [{ last } = {}] = await pair.ask(pair.primaryUrl, 'select max(id) as last from orders');
  const confirmed = new Map<string, { readonly id: number; readonly at: number }>();
  let isOver = false;
  const buy = async (buyer: number): Promise<void> => {
    for (let n = 0; !isOver; n += 1) {
      const key = `order-${buyer}-${n}`;
      await insist(() => customer('POST', '/customers/cart/add/', goods.line, `add-${key}`));
      const sent = () => customer('POST', '/customers/checkout/', { slot: goods.slot }, key);
      const { status, body } = await insist(sent);
      // 200 is the repeat of a lost answer. Any other status: another buyer has checked out the same cart.
      if (status === 200 || status === 201)
        confirmed.set(key, { id: (body as { id: number }).id, at: Date.now() });
    }
  };
  const buying = Array.from({ length: buyers }, (_, buyer) => buy(buyer));
  await until(() => confirmed.size >= 20);
  pair.killPrimary();
  const killedAt = Date.now();
  await pair.ask(pair.replicaUrl, 'select pg_promote()');
  const promotedAt = Date.now();
  const after = () => [...confirmed.values()].filter(({ at }) => at > promotedAt);
  await until(() => after().length >= 20);
  isOver = true;
  await Promise.all(buying);
  const firstMs = Math.min(...after().map(({ at }) => at)) - killedAt;
  console.log(`first order ${firstMs} ms after the primary was killed; ${confirmed.size} orders confirmed`);
  expect(firstMs).toBeLessThan(limitMs);

  const ids = [...confirmed.values()].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const rows = await pair.ask(pair.replicaUrl, `select id from orders where id > ${last}`);
  expect(rows.map(({ id }) => Number(id)).sort()).toEqual(ids.sort());
  // Each repeat gets the stored answer.
  for (const [key, { id }] of confirmed) {
    const again = await customer('POST', '/customers/checkout/', { slot: goods.slot }, key);
    expect([again.status, again.body.id]).toEqual([200, id]);
  }
});
