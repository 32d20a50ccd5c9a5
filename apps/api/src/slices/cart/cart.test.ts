import { describe, expect, it } from 'vitest';
import { makeAddress } from '../../testing/addresses.ts';
import { cartOf, emptyCart, quantitiesIn } from '../../testing/carts.ts';
import { byPiece, noPack } from '../../testing/packs.ts';
import { setUpStockedVillage } from '../../testing/set-up-village.ts';
import { makeCustomer, makeGoods, makeRetailer } from '../../testing/village.ts';

const village = setUpStockedVillage();
const { add, remove, look } = cartOf(village);

describe('the cart', () => {
  it('is empty at first [CART-12]', async () => {
    const answer = await look();
    expect([answer.status, answer.body]).toEqual([200, emptyCart]);
  });

  it('shows what was added, at current prices, with the delivery cost [CART-12, CART-13, CART-14]', async () => {
    await add(village.rice, { quantity: 2 });
    const answer = await add(village.soap);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      shop: village.retailer.shopId,
      shop_name: 'Ammini Vegetables',
      address: village.customer.addressId,
      items: [
        {
          id: expect.any(Number),
          product: {
            id: village.rice,
            name: 'Matta rice, 1 kg',
            local_name: null,
            ...noPack,
            price: 62.5,
            cover: { cover: expect.stringMatching(/^\/media\//) },
            quantity: 10,
          },
          quantity: 2,
          ...byPiece,
          amount: 125,
          weighed: null,
        },
        {
          id: expect.any(Number),
          product: expect.objectContaining({ id: village.soap, name: 'Bath soap', price: 36, quantity: 5 }),
          quantity: 1,
          ...byPiece,
          amount: 36,
          weighed: null,
        },
      ],
      delivery_cost: 20,
      total: 181,
      problem: null,
      next_slot: { start: expect.any(String), end: expect.any(String) },
      offers_pick_up: false,
    });
    await village.retailer.patch(`/shops/products-retailer/${village.rice}/`, { price: 70 });
    expect((await look()).body.total).toBe(196);
  });

  it('adds to an existing line, one by default [CART-16]', async () => {
    await add(village.rice);
    await add(village.rice, { quantity: 4 });
    expect(quantitiesIn(await look())).toEqual([[village.rice, 5]]);
  });

  it('charges each started km beyond the free distance [CART-21]', async () => {
    const far = await makeAddress(village.customer, village.cityId, {
      latitude: 10.52 + 5.3 / 111.195,
      longitude: 76.21,
    });
    const answer = await add(village.rice, { address_id: far.id });
    expect(answer.body).toMatchObject({ address: far.id, delivery_cost: 40, total: 102.5 });
  });

  it('uses the last given address [CART-17]', async () => {
    const other = await makeAddress(village.customer, village.cityId, { name: 'Work' });
    await add(village.rice);
    const answer = await add(village.soap, { address_id: other.id });
    expect(answer.body.address).toBe(other.id);
    expect(quantitiesIn(answer)).toEqual([
      [village.rice, 1],
      [village.soap, 1],
    ]);
  });

  it('starts again with a product of another shop [CART-17]', async () => {
    const neighbour = await makeRetailer(village.testApp, village.cityId, { name: 'Joseph Bakery' });
    const bread = await makeGoods(village.testApp, neighbour, { name: 'Bread', price: 40, quantity: 3 });
    await add(village.rice);
    const answer = await add(bread);
    expect(answer.body).toMatchObject({ shop: neighbour.shopId, shop_name: 'Joseph Bakery', total: 60 });
    expect(quantitiesIn(answer)).toEqual([[bread, 1]]);
    expect((await add(bread, { quantity: 2 })).body.items[0]).toMatchObject({ quantity: 3 });
  });
});

describe('adding is refused', () => {
  it('without a token', async () => {
    for (const answer of [
      await village.testApp.nobody.get('/customers/cart/'),
      await village.testApp.nobody.post('/customers/cart/add/', {}),
      await village.testApp.nobody.post('/customers/cart/remove/', {}),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([401, 'auth.required']);
    }
  });

  it.each([
    ['no product', {}, 'product_id'],
    ['an id as text', { product_id: '1' }, 'product_id'],
    ['an id below one', { product_id: 0 }, 'product_id'],
    ['a huge id', { product_id: 1e20 }, 'product_id'],
    ['half a product', { product_id: 1.5 }, 'product_id'],
    ['no piece', { product_id: 1, quantity: 0 }, 'quantity'],
    ['fewer than no piece', { product_id: 1, quantity: -1 }, 'quantity'],
    ['half a piece', { product_id: 1, quantity: 0.5 }, 'quantity'],
    ['too large a quantity', { product_id: 1, quantity: 1000 }, 'quantity'],
    ['a quantity as text', { product_id: 1, quantity: '2' }, 'quantity'],
    ['an address as text', { product_id: 1, address_id: 'home' }, 'address_id'],
    ['an address that is null', { product_id: 1, address_id: null }, 'address_id'],
  ])('with %s [CART-16]', async (_, body, field) => {
    const answer = await village.customer.post('/customers/cart/add/', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('without an address, with another code for somebody who has none [WHO-8]', async () => {
    const answer = await village.customer.post('/customers/cart/add/', { product_id: village.rice });
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect(answer.body.errors).toHaveProperty('address_id');
    const newcomer = await village.testApp.signIn();
    const other = await newcomer.post('/customers/cart/add/', { product_id: village.rice });
    expect([other.status, other.body.code]).toEqual([400, 'address.required']);
  });

  it("for an unknown, deleted or another person's thing, and an unverified shop [WHO-4, CART-18]", async () => {
    const stranger = await makeCustomer(village.testApp, village.cityId);
    await village.retailer.delete(`/shops/products-retailer/${village.soap}/`);
    const answers = [
      await add(9_999_999),
      await add(village.soap),
      await add(village.rice, { address_id: 9_999_999 }),
      await add(village.rice, { address_id: stranger.addressId }),
    ];
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([404, answers[0]?.body]);
    expect((await look()).body).toEqual(emptyCart);
  });

  it('in this order: closed, out of reach, out of stock [CART-18]', async () => {
    const shop = await makeRetailer(village.testApp, village.cityId);
    const tea = await makeGoods(village.testApp, shop, { name: 'Tea', price: 1, quantity: 0 });
    const far = await makeAddress(village.customer, village.cityId, { latitude: 11.5 });
    const codeOf = async (address_id: number) => (await add(tea, { address_id })).body.code;
    await shop.patch('/shops/update/', { is_open: false });
    expect(await codeOf(far.id)).toBe('shop.closed');
    expect((await add(tea, { address_id: 9_999_999 })).status).toBe(404);
    await shop.patch('/shops/update/', { is_open: true });
    expect(await codeOf(far.id)).toBe('address.out_of_reach');
    const answer = await add(tea);
    expect([answer.status, answer.body.code]).toEqual([409, 'product.out_of_stock']);
    expect(answer.body.items).toEqual([{ id: tea, name: 'Tea', quantity: 1, available: 0 }]);
  });

  it('when the cart would exceed the stock, without changing it [CART-18]', async () => {
    const neighbour = await makeRetailer(village.testApp, village.cityId);
    const bread = await makeGoods(village.testApp, neighbour, { name: 'Bread', price: 40, quantity: 3 });
    await add(village.rice, { quantity: 8 });
    const before = (await look()).body;
    for (const answer of [await add(village.rice, { quantity: 3 }), await add(bread, { quantity: 4 })]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'product.out_of_stock']);
    }
    expect((await look()).body).toEqual(before);
    expect((await add(village.rice, { quantity: 2 })).status).toBe(200);
  });

  it('beyond 999 of one product [CART-19]', async () => {
    const salt = await makeGoods(village.testApp, village.retailer, {
      name: 'Salt',
      price: 1,
      quantity: 5000,
    });
    expect((await add(salt, { quantity: 999 })).status).toBe(200);
    const answer = await add(salt);
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect(answer.body.errors).toHaveProperty('quantity');
    expect(quantitiesIn(await look())).toEqual([[salt, 999]]);
  });
});

describe('removing', () => {
  it('removes one by default, stops at zero, and clears shop and address with the last line [CART-20]', async () => {
    await add(village.rice, { quantity: 4 });
    await add(village.soap, { quantity: 2 });
    expect(quantitiesIn(await remove(village.rice))).toEqual([
      [village.rice, 3],
      [village.soap, 2],
    ]);
    expect(quantitiesIn(await remove(village.rice, { quantity: 999 }))).toEqual([[village.soap, 2]]);
    const answer = await remove(village.soap, { quantity: 2, address_id: 9_999_999 });
    expect([answer.status, answer.body]).toEqual([200, emptyCart]);
  });

  it("changes nothing for a product that isn't in it [CART-20]", async () => {
    await add(village.rice);
    const before = (await look()).body;
    for (const id of [village.soap, 9_999_999]) {
      const answer = await remove(id);
      expect([answer.status, answer.body]).toEqual([200, before]);
    }
    const nothing = await (await village.testApp.signIn()).post('/customers/cart/remove/', {
      product_id: village.rice,
    });
    expect([nothing.status, nothing.body]).toEqual([200, emptyCart]);
  });

  it('is never refused for stock or a closed shop [CART-20]', async () => {
    const shop = await makeRetailer(village.testApp, village.cityId);
    const tea = await makeGoods(village.testApp, shop, { name: 'Tea', price: 1, quantity: 5 });
    await add(tea, { quantity: 5 });
    await shop.patch(`/shops/products-retailer/${tea}/`, { quantity: 1 });
    await shop.patch('/shops/update/', { is_open: false });
    expect(quantitiesIn(await remove(tea))).toEqual([[tea, 4]]);
  });

  it.each([
    ['no product', {}],
    ['no piece', { product_id: 1, quantity: 0 }],
    ['a text', { product_id: 'rice' }],
  ])('refuses %s', async (_, body) => {
    const answer = await village.customer.post('/customers/cart/remove/', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
  });
});
