// A Haat with a small market, in which people buy, and what its database must hold afterwards.
import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import { Client } from 'pg';
import { expect } from 'vitest';
import { expectAgreement, sumsOfBooks } from '../../apps/api/src/testing/money-books.ts';
import { loadMarket } from '../../bench/parts/load-market.mjs';
import { familyOf, kill } from '../processes/process-family.ts';
import { isOpen, newPlace, type Place } from '../processes/start-haat.ts';
import { type Running, startProcess, until } from '../processes/start-process.ts';
import { type Buyer, Buyers, type Goods, type Staff } from './buyers.ts';

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

export interface Market {
  readonly npm: Running;
  readonly url: string;
  readonly buyers: Buyers;
  /** As PostgreSQL's superuser. */
  readonly query: Query;
  /** Compares the database with the answers. */
  expectAllThere(): Promise<void>;
  /** Kills the Haat, and removes its folder. */
  close(): void;
}

const ownSettings = {
  HAAT_DEMO: 'off',
  RATE_LIMIT_PER_MINUTE: '1000000',
  OPEN_ORDERS_PER_PERSON: '1000000',
  ORDERS_PER_HOUR: '1000000',
  TELLS_PER_HOUR: '1000000',
};

const stock = 1_000_000;

/** The market's script numbers people like this, and signs them in. */
export const customers: readonly Buyer[] = [1, 2, 3, 4].map((id) => ({ id, token: `bench-${id}` }));
export const staff: Staff = { retailer: 'bench-5', deliverer: 'bench-6' };

/** One shop with three products, and its people. */
export const loadSmallMarket = (databaseUrl: string): Promise<void> =>
  loadMarket(databaseUrl, { cities: 1, shops: 1, products: 3, customers: customers.length, orders: 0 });

interface Options {
  /** A new one, unless given. */
  readonly place?: Place;
  readonly settings?: Readonly<Record<string, string>>;
  /** How many buy from now on. */
  readonly buyers?: number;
}

export async function openMarket({
  place: given,
  settings,
  buyers: count = customers.length,
}: Options = {}): Promise<Market> {
  const place = given ?? (await newPlace());
  const npm = startProcess('npm', ['start'], { env: { ...place.env, ...ownSettings, ...settings } });
  const close = () => {
    kill(familyOf(npm.pid));
    place.remove();
  };
  try {
    await until(npm, () => isOpen(npm));
    const databaseUrl = (): string => findEmbeddedPostgres(place.dataDir)?.superuserUrl ?? '';
    await loadSmallMarket(databaseUrl());
    const query = queryOn(databaseUrl);
    const url = `http://127.0.0.1:${place.port}`;
    const buyers = new Buyers(url, await findGoods(query), staff);
    buyers.start(customers.slice(0, count));
    const expectAllThere = async (): Promise<void> => {
      await expectOrders(query, buyers);
      await expectSums(query, buyers);
      await expectMoney(query, buyers);
    };
    return { npm, url, buyers, query, expectAllThere, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The URL differs after a restart. */
const queryOn =
  (url: () => string): Query =>
  async (text, values = []) => {
    const client = new Client({ connectionString: url() });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };

/** With plenty of stock. */
async function findGoods(query: Query): Promise<Goods> {
  const products = await query('update products set quantity = $1 returning id::float8, shop_id::float8', [
    stock,
  ]);
  return { products: products.map(({ id }) => Number(id)), shop: Number(products[0]?.shop_id) };
}

async function expectOrders(query: Query, { journal }: Buyers): Promise<void> {
  expect(new Set(journal.map(({ orderId }) => orderId)).size).toBe(journal.length);
  const rows = await query(
    `select o.id::float8, o.status, (o.price_paise + o.delivery_cost_paise)::float8 as amount,
        (select array_agg(array[i.product_id, i.kept]::float8[]) from order_items i
          where i.city_id = o.city_id and i.order_id = o.id) as items
      from orders o order by o.id`,
  );
  const told = journal.map(({ orderId, status, amount, productId, quantity }) => ({
    id: orderId,
    status,
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
  for (const { productId, quantity, status } of journal)
    left[productId] = (left[productId] ?? stock) - (status === 'CANCELLED' ? 0 : quantity);
  expect(counted).toEqual([{ left, wrong_amounts: 0, wrong_places: 0 }]);
}

/** Each payment, hand-over and line of credit is there once, and the books agree. */
async function expectMoney(query: Query, { journal }: Buyers): Promise<void> {
  const rows = await query(
    `select o.id::float8, coalesce(json_agg(json_build_object('method', p.method, 'paise', p.amount_paise,
        'isConfirmed', p.state = 'confirmed') order by p.method) filter (where p.id is not null), '[]') as payments,
      (select coalesce(json_agg(h.state), '[]') from cash_hand_overs h where h.note = 'Order ' || o.id) as hand_overs,
      (select count(*)::int from cash_entries c where c.order_id = o.id and c.kind = 'order' and c.shop_id is not null)
        as cash_lines,
      (select count(*)::int from credit_entries e where e.order_id = o.id) as credit_lines
    from orders o left join payments p on p.order_id = o.id group by o.id order by o.id`,
  );
  const told = journal.map(({ orderId, status, paid }) => ({
    id: orderId,
    payments: (['cash', 'credit', 'upi'] as const)
      .filter((method) => paid[method] > 0)
      .map((method) => ({ method, paise: paid[method], isConfirmed: true })),
    hand_overs: paid.cash > 0 ? ['confirmed'] : [],
    // On credit, the shop owes the delivery cost to the deliverer.
    cash_lines: status === 'COMPLETED' ? 1 : 0,
    credit_lines: paid.credit > 0 ? 1 : 0,
  }));
  expect(rows).toEqual(told.sort((one, other) => one.id - other.id));
  expect(await query('select 1 from credit_accounts where balance_paise <> 0 or waiting_paise <> 0')).toEqual(
    [],
  );
  expectAgreement((await query(sumsOfBooks))[0], 'after the faults');
}
