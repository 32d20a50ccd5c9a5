import { describe, expect, it } from 'vitest';
import { dayAfter, dayInZone } from '../../platform/zoned-time.ts';
import { importGoods } from '../../testing/catalogue-files.ts';
import { fillCart } from '../../testing/orders.ts';
import { setUpStockedVillage } from '../../testing/set-up-village.ts';
import { northOfCentre } from '../../testing/shops.ts';
import { firstSlotId, makeCustomer, makeGoods, makeRetailer } from '../../testing/village.ts';

const village = setUpStockedVillage({ ricePrice: 60 });

const hourMs = 60 * 60 * 1000;
const today = () => dayInZone(village.testApp.clock.now(), 'Asia/Kolkata');
const change = (fields: object, id = village.rice) =>
  village.retailer.patch(`/shops/products-retailer/${id}/`, fields);
const offer = (price = 48, days = 0, id = village.rice) =>
  change({ offer_price: price, offer_until: dayAfter(today(), days) }, id);
const seen = async (client = village.customer) => (await client.get(`/shops/products/${village.rice}/`)).body;
const checkout = async (fields: object = {}, client = village.customer) =>
  client.post('/customers/checkout/', { slot: await firstSlotId(client), ...fields });
const errorsOf = ({ status, body }: Awaited<ReturnType<typeof change>>) => [
  status,
  Object.keys(body.errors ?? {}),
];

describe('an offer [OFFER-1]', () => {
  it('is what customers see and pay, and the retailer sees both', async () => {
    const until = today();
    expect(await seen()).toMatchObject({
      price: 60,
      regular_price: null,
      offer_price: null,
      offer_until: null,
    });
    const { body: own } = await offer();
    expect(own).toMatchObject({ price: 60, regular_price: null, offer_price: 48, offer_until: until });
    const reduced = { price: 48, regular_price: 60, offer_price: 48, offer_until: until };
    expect(await seen()).toMatchObject(reduced);
    const { customer, retailer } = village;
    const lists = [
      `/shops/products/?shop__id=${retailer.shopId}`,
      `/shops/products/?shop__id=${retailer.shopId}&search=matta`,
      `/shops/product-search/?shop_id=${retailer.shopId}&search=matta`,
    ];
    for (const list of lists) {
      const { body } = await customer.get(list);
      expect(body.results.find(({ id }: { id: number }) => id === village.rice)).toMatchObject(reduced);
    }
    await fillCart(customer, [{ productId: village.rice, quantity: 2 }]);
    const { body: cart } = await customer.get('/customers/cart/');
    expect(cart.items).toMatchObject([{ product: { price: 48 }, amount: 96 }]);
    const { status, body: order } = await checkout({ expected_amount: cart.total });
    expect(status).toBe(201);
    expect(order).toMatchObject({ price: 96, items: [{ price: 48, amount: 96 }] });
    await change({ offer_price: null, offer_until: null });
    expect((await customer.get(`/customers/orders/${order.id}/`)).body.items).toMatchObject([{ price: 48 }]);
  });

  it('ends with its last day in the city, for everybody', async () => {
    await offer(48, 1);
    await fillCart(village.customer, [{ productId: village.rice, quantity: 1 }]);
    const { body: cart } = await village.customer.get('/customers/cart/');
    expect(cart.items).toMatchObject([{ amount: 48 }]);
    const last = dayAfter(today(), 1);
    while (today() <= last) village.testApp.clock.advance(hourMs);
    expect(await seen()).toMatchObject({
      price: 60,
      regular_price: null,
      offer_price: null,
      offer_until: null,
    });
    const { body: own } = await village.retailer.get(`/shops/products-retailer/${village.rice}/`);
    expect(own).toMatchObject({ price: 60, offer_price: null, offer_until: null });
    const late = await checkout({ expected_amount: cart.total });
    expect(late).toMatchObject({ status: 409, body: { code: 'cart.changed' } });
    expect(late.body.cart.items).toMatchObject([{ product: { price: 60 }, amount: 60 }]);
    // A price below an offer that has ended is a price like any other.
    expect((await change({ price: 40 })).body).toMatchObject({ price: 40, offer_price: null });
  });

  it.each([
    ['as high as the price', { offer_price: 60 }, 'offer_price'],
    ['of nothing', { offer_price: 0 }, 'offer_price'],
    ['below nothing', { offer_price: -1 }, 'offer_price'],
    ['with three decimals', { offer_price: 9.999 }, 'offer_price'],
    ['without an end', { offer_until: null }, 'offer_until'],
    ['without a price', { offer_price: null }, 'offer_price'],
    ['until a word', { offer_until: 'tomorrow' }, 'offer_until'],
    ['until no day', { offer_until: '2027-02-30' }, 'offer_until'],
    ['until yesterday', { offer_until: -1 }, 'offer_until'],
    ['for 61 days', { offer_until: 61 }, 'offer_until'],
  ])('%s is refused [OFFER-2]', async (_, fields, field) => {
    const { offer_until: until = 0, ...rest } = { offer_until: 0, ...fields } as { offer_until: unknown };
    const sent = {
      offer_price: 48,
      ...rest,
      offer_until: typeof until === 'number' ? dayAfter(today(), until) : until,
    };
    expect(errorsOf(await change(sent))).toEqual([400, [field]]);
    expect(await seen()).toMatchObject({ price: 60, offer_price: null });
  });

  it('may last 60 days, and keeps the price above it [OFFER-2]', async () => {
    expect((await offer(48, 60)).status).toBe(200);
    expect(errorsOf(await change({ price: 48 }))).toEqual([400, ['price']]);
    const sheet = (price: number) =>
      village.retailer.patch('/shops/products-retailer/', { products: [{ id: village.rice, price }] });
    expect(errorsOf(await sheet(47))).toEqual([400, ['products.0.price']]);
    const file = `id,price\n${village.rice},48`;
    const dry = await importGoods(village.retailer, { file, dryRun: true });
    expect(dry.body.rows).toMatchObject([{ fate: 'refused', errors: { price: expect.any(String) } }]);
    expect((await sheet(49)).status).toBe(200);
    expect((await change({ price: 30, offer_price: 20 })).body).toMatchObject({ price: 30, offer_price: 20 });
    expect((await change({ offer_price: null, offer_until: null })).body).toMatchObject({
      offer_price: null,
    });
  });

  it('is what a substitute costs [OFFER-3]', async () => {
    const { customer, retailer, soap, rice } = village;
    await offer();
    await fillCart(customer, [{ productId: soap, quantity: 1 }]);
    const { body: order } = await checkout();
    const proposed = await retailer.post(`/shops/orders/${order.id}/propose/`, {
      changes: [{ id: order.items[0].id, quantity: 0, substitute: { product: rice, quantity: 1 } }],
    });
    expect(proposed.body.proposal.changes).toMatchObject([{ substitute: { product: { price: 48 } } }]);
  });
});

describe('the end of an offer during a checkout [OFFER-4]', () => {
  it('makes it the regular price or the offer, never a mixture', async () => {
    for (let round = 0; round < 5; round += 1) {
      await offer();
      const customer = await makeCustomer(village.testApp, village.cityId);
      await fillCart(customer, [{ productId: village.rice, quantity: 1 }]);
      const { body: cart } = await customer.get('/customers/cart/');
      const [answer] = await Promise.all([
        checkout({ expected_amount: cart.total }, customer),
        change({ offer_price: null, offer_until: null }),
      ]);
      if (answer.status === 201) expect(answer.body).toMatchObject({ price: 48, items: [{ price: 48 }] });
      else expect(answer.body).toMatchObject({ code: 'cart.changed', cart: { items: [{ amount: 60 }] } });
    }
  });
});

describe('GET /shops/offers/ [OFFER-5]', () => {
  it('lists what can be bought in reach, nearest first', async () => {
    const { testApp, cityId, customer, soap } = village;
    const near = await makeRetailer(testApp, cityId, { near: northOfCentre(0.1) });
    const far = await makeRetailer(testApp, cityId, { near: northOfCentre(900) });
    const until = today();
    const offered = async (retailer: typeof near, name: string, quantity = 5) => {
      const id = await makeGoods(testApp, retailer, { name, quantity });
      const fields = { offer_price: 10, offer_until: until };
      expect((await retailer.patch(`/shops/products-retailer/${id}/`, fields)).status).toBe(200);
      return id;
    };
    const tea = await offered(near, 'Tea');
    await offered(near, 'Gone', 0);
    await offered(far, 'Too far');
    await offer(30, 0, soap);
    const path = `/shops/offers/?address_id=${customer.addressId}`;
    const { body } = await customer.get(path);
    const names = body.results.map(({ name }: { name: string }) => name);
    expect(names).not.toContain('Gone');
    expect(names).not.toContain('Too far');
    const distances = body.results.map(({ distance }: { distance: number }) => distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    const { body: ofShop } = await customer.get(`${path}&shop_id=${near.shopId}`);
    expect(ofShop).toMatchObject({
      count: 1,
      results: [
        { id: tea, price: 10, regular_price: 42.5, offer_until: until, is_open: true, shop: near.shopId },
      ],
    });
    const { body: anywhere } = await customer.get(`/shops/offers/?shop_id=${near.shopId}`);
    expect(anywhere.results.map(({ id }: { id: number }) => id)).toEqual([tea]);
    expect(anywhere.results[0]).not.toHaveProperty('distance');
    expect((await customer.get(`${path}&limit=1`)).body.results).toHaveLength(1);
    const stranger = await makeCustomer(testApp, cityId);
    expect((await stranger.get(path)).status).toBe(404);
  });
});
