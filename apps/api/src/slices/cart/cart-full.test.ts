// How many different products a cart may hold.
import { limits } from '@haat/contract/limits';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  type Customer,
  makeCustomer,
  makeGoods,
  makeRetailer,
  type Retailer,
} from '../../testing/village.ts';

let testApp: TestApp;
let cityId: number;
let retailer: Retailer;
let customer: Customer;
let goods: number[];

beforeAll(async () => {
  testApp = await createTestApp();
  cityId = await makeCity(testApp);
  retailer = await makeRetailer(testApp, cityId);
  const first = await makeGoods(testApp, retailer, { name: 'Tea', price: 1, quantity: 50 });
  await testApp.database.pool.query(
    `insert into products (id, city_id, shop_id, type_id, name, description, price_paise, quantity, tags, search_text, created_at)
     select ((city_id - 1) << 36) + nextval('products_id_seq'), city_id, shop_id, type_id, name || ' ' || n, description, price_paise, quantity, tags, search_text, created_at
     from products, generate_series(1, $2) n where id = $1`,
    [first, limits.cartLines + 4],
  );
  const { rows } = await testApp.database.pool.query<{ id: string }>('select id from products order by id');
  goods = rows.map(({ id }) => Number(id));
});
beforeEach(async () => {
  customer = await makeCustomer(testApp, cityId);
});
afterAll(() => testApp.close());

const add = (productId: number | undefined, parts: object = {}) =>
  customer.post('/customers/cart/add/', {
    product_id: productId,
    address_id: customer.addressId,
    ...parts,
  });
const lines = async (): Promise<number> => (await customer.get('/customers/cart/')).body.items.length;

async function fill(count: number): Promise<void> {
  for (const id of goods.slice(0, count)) await add(id);
}

it('holds a hundred products and refuses another one [CART-19]', async () => {
  await fill(limits.cartLines);
  expect(await lines()).toBe(100);
  const refused = await add(goods[100]);
  expect([refused.status, refused.body.code]).toEqual([409, 'cart.full']);
  expect(await lines()).toBe(100);
  expect((await add(goods[0])).status).toBe(200);
  await customer.post('/customers/cart/remove/', { product_id: goods[1] });
  expect((await add(goods[100])).status).toBe(200);
});

it('reports a closed shop, an address out of reach and missing stock first [CART-19]', async () => {
  await fill(limits.cartLines);
  expect((await add(goods[100], { quantity: 51 })).body.code).toBe('product.out_of_stock');
  await retailer.patch('/shops/update/', { is_open: false });
  expect((await add(goods[100])).body.code).toBe('shop.closed');
  await retailer.patch('/shops/update/', { is_open: true });
});

it('replaces the full cart by a product of another shop [CART-19]', async () => {
  await fill(limits.cartLines);
  const neighbour = await makeRetailer(testApp, cityId);
  const bread = await makeGoods(testApp, neighbour, { name: 'Bread', price: 40, quantity: 3 });
  expect((await add(bread)).status).toBe(200);
  expect(await lines()).toBe(1);
});

it('stays at a hundred with simultaneous additions [CART-19]', async () => {
  await fill(limits.cartLines - 1);
  const answers = await Promise.all(goods.slice(99).map((id) => add(id)));
  const codes = answers.map(({ status, body }) => body.code ?? status).sort();
  expect(codes).toEqual([200, 'cart.full', 'cart.full', 'cart.full', 'cart.full', 'cart.full']);
  expect(await lines()).toBe(100);
});
