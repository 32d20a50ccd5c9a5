// The market of `npm run bench` has the rows that the server itself would write.
import {
  nextOrderStatus,
  type OrderAction,
  type OrderRole,
  type OrderStatus,
} from '@haat/contract/order-machine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyName } from './platform/local-names.ts';
import { searchTextOf } from './slices/products/search-text.ts';
import { wordsToLearn } from './slices/search/search.events.ts';
import type { Client } from './testing/client.ts';
import { loadMarket, marketNumber } from './testing/market.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const sizes = { cities: 2, shops: 32, products: 1_600, customers: 20, orders: 400 };

let t: TestApp;
let customer: Client;
let retailer: Client;
beforeAll(async () => {
  t = await createTestApp();
  await loadMarket(t.database, sizes);
  customer = await t.signIn(marketNumber(1));
  retailer = await t.signIn(marketNumber(sizes.customers + 1));
});
afterAll(() => t.close());

const rowsOf = async (text: string) => (await t.database.pool.query(text)).rows;

describe('the rows', () => {
  it('are as many as asked for', async () => {
    for (const [table, count] of Object.entries({ ...sizes, customers: undefined })) {
      if (count !== undefined)
        expect(await rowsOf(`select count(*)::int from ${table}`)).toEqual([{ count }]);
    }
  });

  it('have the search texts and words of the server', async () => {
    const products = await rowsOf(
      'select p.city_id, p.name, p.names, p.tags, p.description, p.search_text, t.name as type_name, t.names as type_names from products p join product_types t on t.id = p.type_id',
    );
    const words = new Set(
      (await rowsOf('select city_id, word from city_words')).map(({ city_id, word }) => `${city_id} ${word}`),
    );
    for (const { city_id, name, names, tags, description, search_text, type_name, type_names } of products) {
      const typeName = everyName({ name: type_name, names: type_names });
      const searchable = { name, names, tags, description, typeName };
      expect(search_text).toBe(searchTextOf(searchable));
      for (const word of wordsToLearn([search_text])) {
        expect(words).toContain(`${city_id} ${word}`);
      }
    }
  });

  it('have orders whose amounts and histories fit', async () => {
    const orders = await rowsOf(
      `select o.status, o.price_paise, o.item_count,
          (select array[sum(price_paise * kept), sum(kept)] from order_items i where i.city_id = o.city_id and i.order_id = o.id) as sums,
          (select json_agg(json_build_object('from', from_status, 'to', to_status, 'action', action, 'role', actor_role) order by e.id)
            from order_events e where e.city_id = o.city_id and e.order_id = o.id) as events
        from orders o`,
    );
    for (const { status, price_paise, item_count, sums, events } of orders) {
      expect(sums.map(Number)).toEqual([Number(price_paise), item_count]);
      let reached: OrderStatus | undefined;
      for (const event of events as { action: OrderAction; role: OrderRole; to: OrderStatus }[]) {
        reached = reached === undefined ? 'INITIATED' : nextOrderStatus(reached, event.action, event.role);
        expect(event.to).toBe(reached);
      }
      expect(status).toBe(reached);
    }
  });

  it('are the same in another database', async () => {
    const hash = `select md5(string_agg(p::text, '' order by id)) from
      (select id, name, price_paise, quantity, search_text from products) p`;
    const other = await createTestApp();
    try {
      await loadMarket(other.database, sizes);
      expect((await other.database.pool.query(hash)).rows).toEqual(await rowsOf(hash));
    } finally {
      await other.close();
    }
  });
});

describe('the API', () => {
  it("finds all shops of the customer's city nearby", async () => {
    const { count, results } = (await customer.get('/shops/nearby/?address_id=1')).body;
    expect([count, results.length]).toEqual([sizes.shops / sizes.cities, 10]);
    expect(results[0].product_types).toHaveLength(2);
  });

  it('finds products by a word in their name', async () => {
    const [{ word, count }] = await rowsOf(
      `select split_part(split_part(name, ',', 1), ' ', 2) as word, count(*)::int from products where city_id = 1
        group by 1 order by 2 desc limit 1`,
    );
    const answer = await customer.get(`/shops/product-search/?address_id=1&search=${word}`);
    expect(answer.body.count).toBe(count);
  });

  it('sells a product', async () => {
    const [{ id }] = await rowsOf(
      `select p.id from products p join shops s on s.id = p.shop_id
        where p.city_id = 1 and s.is_open and p.quantity > 0 order by p.id limit 1`,
    );
    const cart = await customer.post('/customers/cart/add/', { product_id: Number(id), address_id: 1 });
    expect([cart.status, cart.body.problem]).toEqual([200, null]);
    const slots = (await customer.get('/shops/get-slots/')).body.results;
    const order = await customer.post('/customers/checkout/', { slot: slots[0].id });
    expect([order.status, order.body.amount]).toEqual([201, cart.body.total]);
    expect((await customer.get(`/customers/orders/${order.body.id}/`)).status).toBe(200);
  });

  it("lists the retailer's previous orders and a customer's notifications", async () => {
    const [{ count }] =
      await rowsOf(`select count(*)::int from orders where status in ('COMPLETED', 'REJECTED', 'CANCELLED')
      and shop_id = (select id from shops where retailer_id = ${retailer.userId})`);
    expect((await retailer.get('/shops/orders/previous/')).body.count).toBe(count);
    const notifications = (await customer.get('/users/notifications/')).body;
    expect([notifications.count, notifications.unread_count, notifications.results.length]).toEqual([
      20, 4, 10,
    ]);
  });
});
