// Kills the server, its PostgreSQL, and both, while people buy. Afterwards compares the database with the answers.
import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePeople } from '../../bench/parts/make-people.mjs';
import { familyOf, kill, type Listed } from '../processes/process-family.ts';
import { isOpen, newPlace, type Place } from '../processes/start-haat.ts';
import { type Running, startProcess, until } from '../processes/start-process.ts';
import { Buyers, type Goods } from './buyers.ts';
import { faultSizes } from './fault-sizes.ts';

const { kills, processes } = faultSizes();
const ordersBetweenKills = 8;
const stock = 1_000_000;

const isServer = ({ command }: Listed): boolean => /main\.ts|worker\.ts/.test(command);
const isPostgres = ({ command }: Listed): boolean => /postgres/.test(command.split(' ')[0] ?? '');

describe.each(processes)('a Haat of %d process(es) that is killed while people buy', (count) => {
  let place: Place;
  let npm: Running;
  let buyers: Buyers;
  let tokens: string[];

  beforeAll(async () => {
    place = await newPlace();
    const limits = {
      RATE_LIMIT_PER_MINUTE: '1000000',
      OPEN_ORDERS_PER_PERSON: '1000000',
      ORDERS_PER_HOUR: '1000000',
    };
    const env = { ...place.env, ...limits, HAAT_DEMO: 'on', WEB_CONCURRENCY: String(count) };
    npm = startProcess('npm', ['start'], { env });
    await until(npm, () => isOpen(npm));
    tokens = await makePeople(databaseUrl(), 4);
    buyers = new Buyers(`http://127.0.0.1:${place.port}`, await prepareGoods());
    buyers.start(tokens);
  });
  afterAll(() => {
    kill(familyOf(npm.pid));
    place.remove();
  });

  const databaseUrl = (): string => findEmbeddedPostgres(place.dataDir)?.superuserUrl ?? '';

  async function query(text: string, values: unknown[] = []) {
    const client = new Client({ connectionString: databaseUrl() });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Three products of one shop, with plenty of stock and room in the slots. */
  async function prepareGoods(): Promise<Goods> {
    await query('update slot_windows set capacity = $1', [100_000]);
    const products = await query(
      `update products set quantity = $1 where id in (
        select p.id from products p join shops s on s.id = p.shop_id
        where s.is_open and p.deleted_at is null
          and s.id = (select min(id) from shops where is_open and state = 'verified') order by p.id limit 3)
      returning id::float8, city_id::float8`,
      [stock],
    );
    return { products: products.map(({ id }) => id), city: products[0]?.city_id };
  }

  /** What a `kill -9` ends. The launcher stays. */
  const victims: Readonly<Record<string, (one: Listed) => boolean>> = {
    'the server': isServer,
    PostgreSQL: isPostgres,
    both: (one) => isServer(one) || isPostgres(one),
  };

  it.each(Object.entries(victims))(
    `comes back by itself after kill -9 of %s, ${kills} times [FAULT-1]`,
    async (_, isVictim) => {
      for (let round = 0; round < kills; round += 1) {
        await buyers.more(ordersBetweenKills);
        const killed = familyOf(npm.pid).filter(isVictim);
        expect(killed.length).toBeGreaterThan(0);
        kill(killed);
        await buyers.more(ordersBetweenKills);
      }
    },
  );

  it('has every answered order once [FAULT-2]', async () => {
    await buyers.stop();
    const ids = buyers.journal.map(({ orderId }) => orderId);
    expect(ids.length).toBeGreaterThan(kills * 6 * ordersBetweenKills);
    expect(new Set(ids).size).toBe(ids.length);
    const rows = await query(
      `select o.id::float8, o.status, (o.price_paise + o.delivery_cost_paise)::float8 as amount,
          (select array_agg(array[i.product_id, i.kept]::float8[]) from order_items i
            where i.city_id = o.city_id and i.order_id = o.id) as items
        from orders o join users u on u.id = o.customer_id where u.number like '+9160%' order by o.id`,
    );
    const told = buyers.journal.map(({ orderId, isCancelled, amount, productId, quantity }) => ({
      id: orderId,
      status: isCancelled ? 'CANCELLED' : 'INITIATED',
      amount,
      items: [[productId, quantity]],
    }));
    expect(rows).toEqual(told.sort((one, other) => one.id - other.id));
  });

  it('has the stock and the money of these orders [FAULT-2]', async () => {
    const counted = await query(
      `select (select json_object_agg(id, quantity) from products where id = any($1)) as left,
        (select count(*)::int from orders o join lateral (
            select sum(i.kept * i.price_paise) as price, sum(i.kept) as item_count from order_items i
            where i.city_id = o.city_id and i.order_id = o.id) sums on true
          where sums.price <> o.price_paise or sums.item_count <> o.item_count) as wrong_amounts,
        (select count(*)::int from slot_days d where d.taken <> (
            select count(*) from orders o where o.city_id = d.city_id and o.window_id = d.window_id
            and o.slot_day = d.day and o.status not in ('REJECTED', 'CANCELLED'))) as wrong_places`,
      [[...new Set(buyers.journal.map(({ productId }) => productId))]],
    );
    const left: Record<string, number> = {};
    for (const { productId, quantity, isCancelled } of buyers.journal)
      left[productId] = (left[productId] ?? stock) - (isCancelled ? 0 : quantity);
    expect(counted).toEqual([{ left, wrong_amounts: 0, wrong_places: 0 }]);
  });

  it('gives each repeat the first answer [FAULT-2]', async () => {
    for (const { key, orderId } of buyers.journal.slice(-50)) {
      const token = tokens[Number(key.split('-')[1])] ?? '';
      const again = await buyers.call(token, '/customers/checkout/', {}, key);
      expect([again.status, again.body.id]).toEqual([200, orderId]);
    }
  });
});
