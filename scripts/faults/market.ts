// A Haat with the demo village, in which people buy, and what its database must hold afterwards.
import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import { Client } from 'pg';
import { expect } from 'vitest';
import { makePeople } from '../../bench/parts/make-people.mjs';
import { codesSentTo, isOpen, newPlace, type Place } from '../processes/start-haat.ts';
import { type Running, startProcess, until } from '../processes/start-process.ts';
import { Buyers, type Goods } from './buyers.ts';

const stock = 1_000_000;

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

export interface Market {
  readonly place: Place;
  readonly npm: Running;
  readonly url: string;
  readonly tokens: readonly string[];
  readonly buyers: Buyers;
  readonly goods: Goods;
  /** As PostgreSQL's superuser. */
  readonly query: Query;
  /** Signs in the retailer of the shop where people buy. */
  retailerToken(): Promise<string>;
  /** Compares the database with the answers. */
  expectAllThere(): Promise<void>;
}

const limits = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  OPEN_ORDERS_PER_PERSON: '1000000',
  ORDERS_PER_HOUR: '1000000',
};

/** `more` are further settings. Four people buy from now on. */
export async function openMarket(
  more: (place: Place) => Readonly<Record<string, string>> = () => ({}),
  { place, buyers: count = 4 }: { place?: Place; buyers?: number } = {},
): Promise<Market> {
  const at = place ?? (await newPlace());
  const npm = startProcess('npm', ['start'], { env: { ...at.env, ...limits, HAAT_DEMO: 'on', ...more(at) } });
  await until(npm, () => isOpen(npm));
  const databaseUrl = (): string => findEmbeddedPostgres(at.dataDir)?.superuserUrl ?? '';
  const query: Query = async (text, values = []) => {
    const client = new Client({ connectionString: databaseUrl() });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const tokens = await makePeople(databaseUrl(), 4);
  const goods = await prepareGoods(query);
  const url = `http://127.0.0.1:${at.port}`;
  const buyers = new Buyers(url, goods);
  buyers.start(tokens.slice(0, count));
  const expectAllThere = async (): Promise<void> => {
    await expectOrders(query, buyers);
    await expectSums(query, buyers);
  };
  const retailerToken = (): Promise<string> => signInRetailer({ query, npm, buyers, goods });
  return { place: at, npm, url, tokens, buyers, goods, query, retailerToken, expectAllThere };
}

async function signInRetailer({
  query,
  npm,
  buyers,
  goods,
}: Pick<Market, 'query' | 'npm' | 'buyers' | 'goods'>): Promise<string> {
  const [found] = await query(
    `select u.number from users u join shops s on s.retailer_id = u.id join products p on p.shop_id = s.id
      where p.id = $1`,
    [goods.products[0]],
  );
  const number = String(found?.number);
  const codes = () => codesSentTo(number, npm.stdout());
  const before = codes().length;
  await buyers.call('', '/users/login/', { number }, 'code');
  await expect.poll(() => codes().length).toBeGreaterThan(before);
  const otp = codes().at(-1);
  const { body } = await buyers.call('', '/users/login/verify/', { number, otp }, 'sign-in');
  return body.token;
}

/** Three products of one shop, with plenty of stock and room in the slots. */
async function prepareGoods(query: Query): Promise<Goods> {
  await query('update slot_windows set capacity = $1', [100_000]);
  const products = await query(
    `update products set quantity = $1 where id in (
      select p.id from products p join shops s on s.id = p.shop_id
      where s.is_open and p.deleted_at is null
        and s.id = (select min(id) from shops where is_open and state = 'verified') order by p.id limit 3)
    returning id::float8, city_id::float8`,
    [stock],
  );
  return { products: products.map(({ id }) => Number(id)), city: Number(products[0]?.city_id) };
}

async function expectOrders(query: Query, { journal }: Buyers): Promise<void> {
  expect(new Set(journal.map(({ orderId }) => orderId)).size).toBe(journal.length);
  const rows = await query(
    `select o.id::float8, o.status, (o.price_paise + o.delivery_cost_paise)::float8 as amount,
        (select array_agg(array[i.product_id, i.kept]::float8[]) from order_items i
          where i.city_id = o.city_id and i.order_id = o.id) as items
      from orders o join users u on u.id = o.customer_id where u.number like '+9160%' order by o.id`,
  );
  const told = journal.map(({ orderId, isCancelled, amount, productId, quantity }) => ({
    id: orderId,
    status: isCancelled ? 'CANCELLED' : 'INITIATED',
    amount,
    items: [[productId, quantity]],
  }));
  expect(rows).toEqual(told.sort((one, other) => one.id - other.id));
}

async function expectSums(query: Query, { journal }: Buyers): Promise<void> {
  const counted = await query(
    `select (select json_object_agg(id, quantity) from products where id = any($1)) as left,
      (select count(*)::int from orders o join lateral (
          select sum(i.kept * i.price_paise) as price, sum(i.kept) as item_count from order_items i
          where i.city_id = o.city_id and i.order_id = o.id) sums on true
        where sums.price <> o.price_paise or sums.item_count <> o.item_count) as wrong_amounts,
      (select count(*)::int from slot_days d where d.taken <> (
          select count(*) from orders o where o.city_id = d.city_id and o.window_id = d.window_id
          and o.slot_day = d.day and o.status not in ('REJECTED', 'CANCELLED'))) as wrong_places`,
    [[...new Set(journal.map(({ productId }) => productId))]],
  );
  const left: Record<string, number> = {};
  for (const { productId, quantity, isCancelled } of journal)
    left[productId] = (left[productId] ?? stock) - (isCancelled ? 0 : quantity);
  expect(counted).toEqual([{ left, wrong_amounts: 0, wrong_places: 0 }]);
}
