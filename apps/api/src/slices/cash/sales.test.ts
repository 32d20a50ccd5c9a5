import type { Sales } from '@haat/contract/sales';
import { expect, it } from 'vitest';
import { orderIn } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { firstSlotId, makeGoods, makeRetailer, type Retailer } from '../../testing/village.ts';
import { suspendShop } from '../shops/index.ts';

const village = setUpVillage();

/** Slots of earlier days are over. */
async function travel(iso: string): Promise<void> {
  village.testApp.clock.set(iso);
  Object.assign(village, { slotId: await firstSlotId(village.customer) });
}
const makeShop = (): Promise<Retailer> => makeRetailer(village.testApp, village.cityId);
const read = async (retailer: Retailer, query = ''): Promise<Sales> =>
  (await retailer.get(`/shops/sales/${query}`)).body;

/** Four at ₹10.25, of which the customer keeps three. */
async function sell(retailer: Retailer, productId: number): Promise<void> {
  const placed = await orderIn({ ...village, retailer }, 'DELIVERED', {
    wanted: [{ productId, quantity: 4 }],
  });
  const [item] = placed.order.items;
  await village.customer.post(`/customers/orders/${placed.order.id}/verified/`, {
    items: [{ id: item?.id, quantity: 3 }],
  });
  await village.deliverer.post(`/deliveries/${placed.deliveryId}/completed/`, { payment: 'Cash' });
}

it('sums up today, and lists the goods by amount [CASH-40, CASH-41]', async () => {
  await travel('2026-11-21T05:00:00Z');
  const retailer = await makeShop();
  const parts = { name: 'Tomato', price: 10.25, quantity: 50 };
  const tomato = await makeGoods(village.testApp, retailer, parts);
  const pack = { net_quantity: 500, unit: 'g', names: { ml: 'തക്കാളി' } };
  await retailer.patch(`/shops/products-retailer/${tomato}/`, pack);
  const soap = await makeGoods(village.testApp, retailer, { name: 'Soap', price: 100, quantity: 50 });
  await orderIn({ ...village, retailer }, 'ACCEPTED', { wanted: [{ productId: soap, quantity: 1 }] });
  await sell(retailer, tomato);
  await sell(retailer, tomato);
  await orderIn({ ...village, retailer }, 'COMPLETED', { wanted: [{ productId: soap, quantity: 1 }] });
  const day = '2026-11-21';
  expect(await read(retailer)).toEqual({
    from: day,
    to: day,
    // With the delivery of three orders at ₹20.
    totals: { orders: 3, goods: 161.5, refused: 20.5, cash: 221.5, upi: 0, credit: 0, open: 0 },
    days: [{ day, orders: 3, goods: 161.5 }],
    products: [
      { ...product(soap, 'Soap'), quantity: 1, amount: 100 },
      { ...product(tomato, 'Tomato'), net_quantity: 500, unit: 'g', quantity: 6, amount: 61.5 },
    ],
  });
  const { body } = await retailer.get('/shops/sales/', { 'accept-language': 'ml' });
  expect(body.products[1].local_name).toBe('തക്കാളി');
});

const product = (id: number, name: string) => ({
  id,
  name,
  local_name: null,
  is_loose: false,
  net_quantity: null,
  unit: null,
});

it("goes by the day of completion in the city's zone, and has each day [CASH-40]", async () => {
  const retailer = await makeShop();
  const soap = await makeGoods(village.testApp, retailer, { name: 'Soap', price: 100, quantity: 50 });
  const wanted = [{ productId: soap, quantity: 1 }];
  await travel('2026-11-24T18:29:00Z'); // 23:59 in Kerala
  await orderIn({ ...village, retailer }, 'COMPLETED', { wanted });
  await travel('2026-11-24T18:31:00Z');
  await orderIn({ ...village, retailer }, 'COMPLETED', { wanted });
  expect((await read(retailer)).days).toEqual([{ day: '2026-11-25', orders: 1, goods: 100 }]);
  const { days, totals } = await read(retailer, '?from=2026-11-23&to=2026-11-25');
  expect(days.map(({ day, orders }) => [day, orders])).toEqual([
    ['2026-11-23', 0],
    ['2026-11-24', 1],
    ['2026-11-25', 1],
  ]);
  expect(totals.orders).toBe(2);
  const { totals: none, products } = await read(retailer, '?from=2026-11-26&to=2026-11-26');
  expect([none.orders, none.goods, products]).toEqual([0, 0, []]);
});

it('has nothing of other shops, and 200 products at most [CASH-41]', async () => {
  const [retailer, other] = [await makeShop(), await makeShop()];
  const { pool } = village.testApp.database;
  const soap = await makeGoods(village.testApp, retailer, { name: 'Soap', price: 100, quantity: 50 });
  await travel('2026-11-27T05:00:00Z');
  const wanted = [{ productId: soap, quantity: 1 }];
  const { order } = await orderIn({ ...village, retailer }, 'COMPLETED', { wanted });
  expect((await read(other)).totals.orders).toBe(0);
  await pool.query(
    `with made as (
       insert into products (city_id, id, shop_id, type_id, name, names, description, price_paise, quantity, tags, search_text, created_at)
       select city_id, id + 10000 + n, shop_id, type_id, name, names, '', n, 1, tags, '', created_at
         from products, generate_series(1, 200) as n where id = $1
       returning city_id, id, price_paise)
     insert into order_items (city_id, id, order_id, product_id, name, names, price_paise, ordered, kept)
     select city_id, id, $2, id, 'Other', '{}', price_paise, 1, 1 from made`,
    [soap, order.id],
  );
  const { products } = await read(retailer);
  expect([products.length, products[0]?.amount, products.at(-1)?.amount]).toEqual([200, 100, 0.02]);
});

it.each([
  ['from=2026-11-21', 'to'],
  ['to=2026-11-21', 'from'],
  ['from=2026-11-21&to=2026-11-20', 'to'],
  ['from=2025-11-20&to=2026-11-21', 'to'], // 367 days
  ['from=2026-02-30&to=2026-03-01', 'from'],
  ['from=2026-11-21&to=tomorrow', 'to'],
  ['from=0000-01-01&to=2026-11-21', 'from'],
  ['from=2026-11-21&to=9999-12-31', 'to'],
])('%s is 400 at %s [CASH-40]', async (query, field) => {
  const { status, body } = await village.retailer.get(`/shops/sales/?${query}`);
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});

it('takes 366 days [CASH-40]', async () => {
  expect((await read(village.retailer, '?from=2025-11-21&to=2026-11-21')).days).toHaveLength(366);
});

it('is a CSV file of the products when asked for [CASH-42]', async () => {
  await travel('2026-11-28T05:00:00Z');
  const retailer = await makeShop();
  const soap = await makeGoods(village.testApp, retailer, { name: '=Soap, red', price: 100, quantity: 5 });
  await orderIn({ ...village, retailer }, 'COMPLETED', { wanted: [{ productId: soap, quantity: 2 }] });
  const { text, headers } = await retailer.get('/shops/sales/', { accept: 'text/csv' });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="sales-2026-11-28.csv"');
  expect(text.trim().split('\r\n')).toEqual([
    'id,name,local_name,is_loose,net_quantity,unit,quantity,amount',
    `${soap},"'=Soap, red",,false,,,2,200`,
  ]);
  const days = '?from=2026-11-27&to=2026-11-28';
  const { headers: ofDays } = await retailer.get(`/shops/sales/${days}`, { accept: 'text/csv' });
  expect(ofDays['content-disposition']).toContain('"sales-2026-11-27-to-2026-11-28.csv"');
});

it('a suspended shop still sees it, and one that was never verified may not [CASH-40]', async () => {
  const retailer = await makeShop();
  await village.testApp.database.inTx((tx) =>
    suspendShop(tx, null, { shopId: retailer.shopId, reason: 'Stale' }),
  );
  expect((await retailer.get('/shops/sales/')).status).toBe(200);
  await village.testApp.database.pool.query(
    "update shops set state = 'unverified', suspension_reason = null where id = $1",
    [retailer.shopId],
  );
  const { status, body } = await retailer.get('/shops/sales/');
  expect([status, body.code]).toEqual([403, 'shop.not_verified']);
});
