import type { Order } from '@haat/contract/orders';
import { describe, expect, it } from 'vitest';
import { makeAddress } from '../../../testing/addresses.ts';
import { emptyCart } from '../../../testing/carts.ts';
import { fillCart } from '../../../testing/orders.ts';
import { byPiece } from '../../../testing/packs.ts';
import { setUpStockedVillage } from '../../../testing/set-up-village.ts';
import { makeGoods, makeRetailer, type Retailer } from '../../../testing/village.ts';
import { suspendShop } from '../../shops/index.ts';

const village = setUpStockedVillage();

const checkout = (parts: object = {}) =>
  village.customer.post('/customers/checkout/', { slot: village.slotId, ...parts });
const stockOf = async (productId: number): Promise<number> =>
  (await village.customer.get(`/shops/products/${productId}/`)).body.quantity;
describe('checkout', () => {
  it('creates an order from the cart, takes the stock and empties the cart [BUY-4, BUY-14, BUY-15, ORDER-14, ORDER-42]', async () => {
    await fillCart(village.customer, [
      { productId: village.rice, quantity: 3 },
      { productId: village.soap, quantity: 1 },
    ]);
    const { status, body } = await checkout({ additional_details: '  Ring twice ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      status: 'INITIATED',
      slot: { start: '2026-11-21T17:00:00+05:30', end: '2026-11-21T19:00:00+05:30' },
      amount: 243.5,
      price: 223.5,
      delivery_cost: 20,
      shop_name: 'Ammini Vegetables',
      shop_number: village.retailer.number,
      shop_cover: null,
      deliverer: null,
      created_at: '2026-11-21T10:00:00+05:30',
      packed_at: null,
      standing: null,
      fulfilment: 'delivery',
      ready_at: null,
      code_rule: null,
      proof: null,
      refunds: [],
      ended: null,
      items: [
        {
          id: expect.any(Number),
          product: {
            id: village.rice,
            name: 'Matta rice, 1 kg',
            local_name: null,
            cover: { cover: expect.any(String) },
          },
          quantity: 3,
          price: 62.5,
          amount: 187.5,
          weighed: null,
          ...byPiece,
        },
        {
          id: expect.any(Number),
          product: expect.objectContaining({ id: village.soap }),
          quantity: 1,
          price: 36,
          amount: 36,
          weighed: null,
          ...byPiece,
        },
      ],
      additional_details: 'Ring twice',
      rejected_items: [],
      left_out: [],
      payment: null,
      pay_by: 'cash',
      payments: [],
      due: 243.5,
      rounding: 0,
      upi: null,
      if_missing: 'ask',
      proposal: null,
      is_unanswered: false,
      failed_delivery: null,
      shop: {
        id: village.retailer.shopId,
        name: 'Ammini Vegetables',
        address: 'Market Road\nBy the temple\nVillage',
        latitude: 10.52,
        longitude: 76.21,
      },
      address: {
        receiver: 'Lakshmi Menon',
        number: '+919000000001',
        address: 'Rose Villa\nTemple Road\nNear the pond',
        latitude: 10.523,
        longitude: 76.214,
        has_pin: true,
        landmark: null,
        photo: null,
        voice_note: null,
      },
      delivery_code: null,
      allowed_actions: ['cancel'],
      events: [{ at: '2026-11-21T10:00:00+05:30', status: 'INITIATED', text: 'Order placed' }],
    });
    expect((await village.customer.get(`/customers/orders/${body.id}/`)).body).toEqual(body);
    expect((await village.customer.get('/customers/cart/')).body).toEqual(emptyCart);
    expect([await stockOf(village.rice), await stockOf(village.soap)]).toEqual([7, 4]);
  });

  it('keeps the order of many products, and takes the quantity of each from its stock [BUY-14, BUY-15]', async () => {
    const wanted: { productId: number; quantity: number }[] = [];
    for (let quantity = 1; quantity <= 19; quantity += 1) {
      const name = `Tea ${quantity}`;
      const productId = await makeGoods(village.testApp, village.retailer, {
        name,
        price: 10,
        quantity: 100,
      });
      wanted.unshift({ productId, quantity });
    }
    await fillCart(village.customer, wanted);
    const { body } = await checkout();
    const items = body.items.map(({ product, quantity }: Order['items'][number]) => ({
      productId: product.id,
      quantity,
    }));
    expect(items).toEqual(wanted);
    const stocks = await Promise.all(wanted.map(({ productId }) => stockOf(productId)));
    expect(stocks).toEqual(wanted.map(({ quantity }) => 100 - quantity));
  });

  it('copies prices, names and the address into the order [BUY-15, ORDER-42]', async () => {
    await fillCart(village.customer, [{ productId: village.rice, quantity: 1 }]);
    const { body } = await checkout();
    await village.retailer.patch(`/shops/products-retailer/${village.rice}/`, {
      price: 99,
      name: 'Dear rice',
    });
    await village.retailer.delete(`/shops/products-retailer/${village.rice}/`);
    await makeAddress(village.customer, village.cityId);
    await village.customer.delete(`/customers/addresses/${village.customer.addressId}/`);
    expect((await village.customer.get(`/customers/orders/${body.id}/`)).body).toEqual(body);
  });

  it('charges the current price, not the price at which the item was added [BUY-15]', async () => {
    await fillCart(village.customer, [{ productId: village.rice, quantity: 2 }]);
    await village.retailer.patch(`/shops/products-retailer/${village.rice}/`, { price: 0.05 });
    expect((await checkout()).body).toMatchObject({ price: 0.1, amount: 20.1 });
  });

  it('with the same Idempotency-Key makes one order [BUY-5]', async () => {
    await fillCart(village.customer, [{ productId: village.rice, quantity: 1 }]);
    const key = { 'idempotency-key': 'one-order' };
    const first = await village.customer.post('/customers/checkout/', { slot: village.slotId }, key);
    const again = await village.customer.post('/customers/checkout/', { slot: 5 }, key);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect((await village.customer.get('/customers/orders/')).body.count).toBe(1);
  });
});

describe('checkout is refused', () => {
  it('without a token', async () => {
    const answer = await village.testApp.nobody.post('/customers/checkout/', { slot: village.slotId });
    expect([answer.status, answer.body.code]).toEqual([401, 'auth.required']);
  });

  it.each([
    ['no slot', {}, 'slot'],
    ['a slot as text', { slot: '12' }, 'slot'],
    ['half a slot', { slot: 1.5 }, 'slot'],
    ['a negative slot', { slot: -1 }, 'slot'],
    ['too long an instruction', { slot: 1, additional_details: 'x'.repeat(2001) }, 'additional_details'],
    ['an instruction with NUL', { slot: 1, additional_details: 'a\0b' }, 'additional_details'],
    ['an instruction that is a number', { slot: 1, additional_details: 5 }, 'additional_details'],
  ])('with %s', async (_, body, field) => {
    const answer = await village.customer.post('/customers/checkout/', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('with one error message for a text that is too long', async () => {
    const answer = await village.customer.post('/customers/checkout/', {
      slot: 1,
      additional_details: 'x'.repeat(2001),
    });
    expect(answer.body.errors).toEqual({ additional_details: ['Use at most 2000 characters.'] });
  });

  it('in this order: unknown slot, empty cart, closed shop, out of reach, unavailable slot, out of stock [SHOP-19, BUY-16]', async () => {
    const shop: Retailer = await makeRetailer(village.testApp, village.cityId);
    const tea = await makeGoods(village.testApp, shop, { name: 'Tea', price: 1, quantity: 5 });
    const lastWeek = village.slotId - 7;
    const codeOf = async (slot: number) => {
      const { status, body } = await checkout({ slot });
      return `${status} ${body.code}`;
    };
    expect(await codeOf(1)).toBe('400 input.invalid');
    expect(await codeOf(lastWeek)).toBe('409 cart.empty');

    await fillCart(village.customer, [{ productId: tea, quantity: 5 }]);
    await shop.patch(`/shops/products-retailer/${tea}/`, { quantity: 4 });
    await village.customer.post('/customers/create/', {
      primary_address: {
        latitude: 11.5,
        longitude: 76.21,
        address: 'Far away',
        name: 'Home',
        city: village.cityId,
      },
    });
    await shop.patch('/shops/update/', { is_open: false });
    expect(await codeOf(1)).toBe('400 input.invalid');
    expect(await codeOf(lastWeek)).toBe('409 shop.closed');

    await shop.patch('/shops/update/', { is_open: true });
    expect(await codeOf(lastWeek)).toBe('409 address.out_of_reach');

    await village.customer.post('/customers/create/', {
      primary_address: {
        latitude: 10.52,
        longitude: 76.21,
        address: 'Near',
        name: 'Home',
        city: village.cityId,
      },
    });
    expect(await codeOf(lastWeek)).toBe('409 slot.unavailable');
    expect(await codeOf(village.slotId)).toBe('409 product.out_of_stock');
  });

  it('when stock is too low, naming every such product and changing nothing [BUY-17]', async () => {
    const salt = await makeGoods(village.testApp, village.retailer, { name: 'Salt', price: 9, quantity: 5 });
    await fillCart(village.customer, [
      { productId: village.rice, quantity: 3 },
      { productId: village.soap, quantity: 5 },
      { productId: salt, quantity: 1 },
    ]);
    await village.retailer.patch(`/shops/products-retailer/${village.rice}/`, { quantity: 2 });
    await village.retailer.patch(`/shops/products-retailer/${village.soap}/`, { quantity: 0 });
    const before = (await village.customer.get('/shops/get-slots/')).body;
    const answer = await checkout();
    expect([answer.status, answer.body.code]).toEqual([409, 'product.out_of_stock']);
    expect(answer.body.items).toEqual([
      { id: village.rice, name: 'Matta rice, 1 kg', quantity: 3, available: 2 },
      { id: village.soap, name: 'Bath soap', quantity: 5, available: 0 },
    ]);
    expect((await village.customer.get('/customers/cart/')).body.items).toHaveLength(3);
    expect([await stockOf(village.rice), await stockOf(salt)]).toEqual([2, 5]);
    expect((await village.customer.get('/shops/get-slots/')).body).toEqual(before);
    expect((await village.customer.get('/customers/orders/')).body.count).toBe(0);
  });

  it('as an empty cart when its shop is suspended', async () => {
    const shop = await makeRetailer(village.testApp, village.cityId);
    const tea = await makeGoods(village.testApp, shop, { name: 'Tea', price: 1, quantity: 5 });
    await fillCart(village.customer, [{ productId: tea, quantity: 1 }]);
    await village.testApp.database.inTx((tx) =>
      suspendShop(tx, null, { shopId: shop.shopId, reason: 'Holiday' }),
    );
    expect((await checkout()).body.code).toBe('cart.empty');
  });
});
