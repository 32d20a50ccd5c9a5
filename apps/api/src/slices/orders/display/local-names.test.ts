// The names in the reader's language, from the shop to the delivery.

import { beforeAll, describe, expect, it } from 'vitest';
import { fillCart, orderIn, placeOrder } from '../../../testing/orders.ts';
import { byPiece } from '../../../testing/packs.ts';
import { enterOrder } from '../../../testing/phone-orders.ts';
import { setUpVillage } from '../../../testing/set-up-village.ts';
import { makeProductType } from '../../../testing/shops.ts';
import { makeCustomer, makeGoods } from '../../../testing/village.ts';

const village = setUpVillage();
const ml = { 'accept-language': 'ml' };
const hi = { 'accept-language': 'hi' };
const names = { hi: 'टमाटर', ml: 'തക്കാളി' };
const name = 'Country tomato, 1 kg';

let type: number;
let tomato: number;

beforeAll(async () => {
  type = await makeProductType(village.testApp, 'Vegetables');
  await village.testApp.database.pool.query('update product_types set names = $1 where id = $2', [
    { ml: 'പച്ചക്കറി' },
    type,
  ]);
  tomato = await makeGoods(village.testApp, village.retailer, { type, name, quantity: 90 });
  await village.retailer.patch(`/shops/products-retailer/${tomato}/`, { names });
});

const wanted = () => [{ productId: tomato, quantity: 2 }];

describe('names in other languages', () => {
  it('are taken, replaced as a whole and removed with null [PACK-6]', async () => {
    const id = await makeGoods(village.testApp, village.retailer, { type });
    const url = `/shops/products-retailer/${id}/`;
    expect((await village.retailer.patch(url, { names })).body.names).toEqual(names);
    expect((await village.retailer.patch(url, { names: { hi: 'आलू' } })).body.names).toEqual({ hi: 'आलू' });
    expect((await village.retailer.patch(url, { price: 5 })).body.names).toEqual({ hi: 'आलू' });
    await village.retailer.patch(url, { names: null });
    expect((await village.retailer.get(url)).body.names).toEqual({});
  });

  it("stand as `local_name` in the reader's language, and the name stays [PACK-7]", async () => {
    const url = `/shops/products/${tomato}/`;
    for (const [headers, localName] of [
      [ml, 'തക്കാളി'],
      [hi, 'टमाटर'],
      [{}, null],
      [ml, 'തക്കാളി'],
    ] as const) {
      const { body } = await village.customer.get(url, headers);
      expect(body).toMatchObject({ name, local_name: localName });
    }
  });

  it("follow the account's language before `Accept-Language` [PACK-7]", async () => {
    const customer = await makeCustomer(village.testApp, village.cityId);
    await customer.patch('/users/preferences/', { language: 'hi' });
    const { body } = await customer.get(`/shops/products/${tomato}/`, ml);
    expect(body.local_name).toBe('टमाटर');
  });

  it('stand on the types of a shop, in lists and in searches, for each reader [PACK-8, PACK-9]', async () => {
    const shopId = (await village.customer.get(`/shops/products/${tomato}/`)).body.shop;
    for (const headers of [ml, {}, ml]) {
      const local = headers === ml ? 'തക്കാളി' : null;
      const shop = await village.customer.get(`/shops/${shopId}/`, headers);
      expect(shop.body.product_types).toContainEqual(
        expect.objectContaining({ id: type, local_name: headers === ml ? 'പച്ചക്കറി' : null }),
      );
      for (const search of ['tomato', 'തക്കാളി', 'टमाटर']) {
        const path = `/shops/product-search/?shop_id=${shopId}&search=${encodeURIComponent(search)}`;
        const found = await village.customer.get(path, headers);
        expect(found.body.results[0], search).toMatchObject({ id: tomato, name, local_name: local });
      }
    }
  });

  it('stand in the cart, the order, its rejected items, its history and the delivery [PACK-8]', async () => {
    const { customer, retailer, deliverer } = village;
    await fillCart(customer, wanted());
    const cart = await customer.get('/customers/cart/', ml);
    expect(cart.body.items[0].product).toMatchObject({ name, local_name: 'തക്കാളി' });
    await customer.post('/customers/cart/remove/', { product_id: tomato, quantity: 2 });
    const { order, deliveryId } = await orderIn(village, 'DELIVERED', { wanted: wanted() });
    const orderUrl = `/customers/orders/${order.id}/`;
    const [item] = (await customer.get(orderUrl, ml)).body.items;
    expect(item.product).toMatchObject({ name, local_name: 'തക്കാളി' });
    const delivery = await deliverer.get(`/deliveries/${deliveryId}/`, hi);
    expect(delivery.body.order.items[0].product).toMatchObject({ name, local_name: 'टमाटर' });
    const checked = { items: [{ id: item.id, quantity: 1 }] };
    const verified = await customer.post(`${orderUrl}verified/`, checked, ml);
    expect(verified.body.rejected_items).toMatchObject([{ name, local_name: 'തക്കാളി', quantity: 1 }]);
    expect(verified.body.events.at(-1).text).toBe('വീട്ടുപടിക്കൽ പരിശോധിച്ചു. വേണ്ടെന്നുവച്ചത്: തക്കാളി: 1');
    const ofShop = await retailer.get(`/shops/orders/${order.id}/`, hi);
    expect(ofShop.body.events.at(-1).text).toBe('दरवाज़े पर जाँच हुई। नहीं लिया गया: टमाटर: 1');
    expect(ofShop.body.rejected_items[0].local_name).toBe('टमाटर');
  });

  it('stand in an order by telephone, and in what is missing of one ordered again [PACK-8]', async () => {
    const { customer, retailer } = village;
    await enterOrder(village, tomato);
    const { body } = await retailer.get('/shops/phone-orders/', hi);
    expect(body.results[0].items).toMatchObject([{ name, local_name: 'टमाटर' }]);
    const order = await placeOrder(village, { wanted: wanted() });
    await retailer.patch(`/shops/products-retailer/${tomato}/`, { quantity: 1 });
    const again = await customer.post(`/customers/orders/${order.id}/again/`, {}, ml);
    await retailer.patch(`/shops/products-retailer/${tomato}/`, { quantity: 90 });
    expect(again.body.missing).toEqual([{ name, local_name: 'തക്കാളി', ...byPiece, wanted: 2, available: 1 }]);
  });

  it('stand in a proposal, of the item and of its substitute [PACK-8]', async () => {
    const { customer, retailer, testApp } = village;
    const potato = await makeGoods(testApp, retailer, { type, name: 'Potato', quantity: 9 });
    await retailer.patch(`/shops/products-retailer/${potato}/`, { names: { ml: 'ഉരുളക്കിഴങ്ങ്' } });
    const order = await placeOrder(village, { wanted: wanted() });
    const change = { id: order.items[0]?.id, quantity: 1, substitute: { product: potato, quantity: 1 } };
    await retailer.post(`/shops/orders/${order.id}/propose/`, { changes: [change], note: '' });
    const { body } = await customer.get(`/customers/orders/${order.id}/`, ml);
    expect(body.proposal.changes[0]).toMatchObject({
      name,
      local_name: 'തക്കാളി',
      substitute: { product: { name: 'Potato', local_name: 'ഉരുളക്കിഴങ്ങ്' } },
    });
  });
});
