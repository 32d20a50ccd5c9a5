// Checkout with the amount that the customer saw.
import { describe, expect, it } from 'vitest';
import { makeAddress } from '../../../testing/addresses.ts';
import { fillCart } from '../../../testing/orders.ts';
import { setUpStockedVillage } from '../../../testing/set-up-village.ts';
import { restoreShop, suspendShop } from '../../shops/index.ts';

const village = setUpStockedVillage({ ricePrice: 50, riceQuantity: 20, riceInCart: 10 });

const checkout = (parts: object = {}, headers: Record<string, string> = {}) =>
  village.customer.post('/customers/checkout/', { slot: village.slotId, ...parts }, headers);
const setPrice = (price: number) =>
  village.retailer.patch(`/shops/products-retailer/${village.rice}/`, { price });
const look = async () => (await village.customer.get('/customers/cart/')).body;
const placesLeft = async () => (await village.customer.get('/shops/get-slots/')).body.results[0].left;

describe('the amount that the customer saw', () => {
  it('is accepted when it is the current amount [BUY-18]', async () => {
    const { total } = await look();
    const { status, body } = await checkout({ expected_amount: total });
    expect([status, body.amount]).toEqual([201, 520]);
  });

  it('refuses the order after a price change, sends the current cart and changes nothing [BUY-18]', async () => {
    const { total } = await look();
    await setPrice(90);
    const before = { cart: await look(), left: await placesLeft() };
    const { status, body } = await checkout({ expected_amount: total });
    expect([status, body.code]).toEqual([409, 'cart.changed']);
    expect(body.cart).toEqual(before.cart);
    expect([total, body.cart.total, body.cart.items[0].product.quantity]).toEqual([520, 920, 20]);
    expect({ cart: await look(), left: await placesLeft() }).toEqual(before);
    expect((await village.customer.get('/customers/orders/')).body.count).toBe(0);
    expect((await checkout({ expected_amount: body.cart.total })).body.amount).toBe(920);
  });

  it('refuses the order also after a lower price or another delivery cost', async () => {
    await setPrice(49.99);
    expect((await checkout({ expected_amount: 520 })).body.cart.total).toBe(519.9);
    expect((await checkout({ expected_amount: 499.9 })).body.code).toBe('cart.changed');
    expect((await checkout({ expected_amount: 519.9 })).status).toBe(201);
  });

  it('is compared in paise [API-9]', async () => {
    await setPrice(0.07);
    const { total } = await look(); // 10 × 0.07 + 20 is 20.700000000000003 in floating point
    expect((await checkout({ expected_amount: 20.69 })).body.code).toBe('cart.changed');
    expect((await checkout({ expected_amount: total })).body.amount).toBe(20.7);
  });

  it('is optional [BUY-18]', async () => {
    await setPrice(90);
    expect((await checkout()).body.amount).toBe(920);
  });

  it.each([[520.001], [-1], ['520'], [null], [true]])('is refused as %j', async (amount) => {
    const { status, body } = await checkout({ expected_amount: amount });
    expect([status, body.code]).toEqual([400, 'input.invalid']);
    expect(Object.keys(body.errors)).toEqual(['expected_amount']);
  });

  it('is checked last, after the stock [BUY-16]', async () => {
    await setPrice(90);
    await village.retailer.patch(`/shops/products-retailer/${village.rice}/`, { quantity: 9 });
    expect((await checkout({ expected_amount: 520 })).body.code).toBe('product.out_of_stock');
    await village.customer.post('/customers/cart/remove/', { product_id: village.rice });
    expect((await checkout({ expected_amount: 520 })).body.code).toBe('cart.changed');
  });

  it('with an Idempotency-Key stores the order, not the refusal', async () => {
    const key = { 'idempotency-key': `amount-${village.rice}` };
    await setPrice(90);
    expect((await checkout({ expected_amount: 520 }, key)).body.code).toBe('cart.changed');
    const made = await checkout({ expected_amount: 920 }, key);
    const again = await checkout({ expected_amount: 520 }, key);
    expect([made.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(made.body);
  });
});

describe('the detail of `cart.changed`', () => {
  const detailOf = async (expected: number) => {
    const { body } = await checkout({ expected_amount: expected });
    expect(body.code).toBe('cart.changed');
    return body.detail;
  };
  const deleteSoap = () => village.retailer.delete(`/shops/products-retailer/${village.soap}/`);
  const addSoap = () => fillCart(village.customer, [{ productId: village.soap, quantity: 1 }]);

  it('names what is no longer sold [BUY-40]', async () => {
    await addSoap();
    const { total } = await look();
    await deleteSoap();
    expect(await detailOf(total)).toBe('No longer sold: Bath soap. Check the new total, then order again.');
  });

  it("doesn't name what the customer no longer saw, when a price changes [BUY-40]", async () => {
    await addSoap();
    await deleteSoap();
    const { total } = await look();
    await setPrice(90);
    expect(await detailOf(total)).toMatch(/^The price has changed, or your cart has\./);
  });
});

describe('while the shop', () => {
  it('is suspended, checkout says that nothing is left, and the cart is empty [BUY-40]', async () => {
    const { total } = await look();
    const { testApp, retailer } = village;
    await testApp.database.inTx((tx) => suspendShop(tx, null, { shopId: retailer.shopId, reason: 'Fair' }));
    try {
      const { body } = await checkout({ expected_amount: total });
      expect(body.code).toBe('cart.empty');
      expect((await look()).items).toEqual([]);
      expect((await village.customer.get(`/shops/products/${village.rice}/`)).status).toBe(404);
    } finally {
      await testApp.database.inTx((tx) => restoreShop(tx, null, retailer.shopId));
    }
  });

  it('sells the last one to somebody else, checkout names the product and not the price [BUY-40]', async () => {
    const { total } = await look();
    await village.retailer.patch(`/shops/products-retailer/${village.rice}/`, { quantity: 0 });
    const { body } = await checkout({ expected_amount: total });
    expect([body.code, body.items[0].available]).toEqual(['product.out_of_stock', 0]);
    expect(body.detail).toContain('Matta rice, 1 kg');
  });

  it('stays in place and the address is deleted, the cart takes the other address [BUY-40]', async () => {
    const work = await makeAddress(village.customer, village.cityId, { name: 'Work' });
    await village.customer.post('/customers/cart/add/', { product_id: village.rice, address_id: work.id });
    const { total } = await look();
    await village.customer.delete(`/customers/addresses/${work.id}/`);
    expect((await look()).address).toBe(village.customer.addressId);
    expect((await checkout({ expected_amount: total })).status).toBe(201);
  });
});

describe('while the price changes', () => {
  it('an order is placed at the seen amount or not at all [BUY-18]', async () => {
    for (let round = 0; round < 10; round += 1) {
      await setPrice(50);
      const { total } = await look();
      const [answer] = await Promise.all([checkout({ expected_amount: total }), setPrice(90)]);
      if (answer.status === 201) {
        expect(answer.body.amount).toBe(520);
        await village.customer.post(`/customers/orders/${answer.body.id}/cancel/`);
        await fillCart(village.customer, [{ productId: village.rice, quantity: 10 }]);
      } else {
        expect([answer.body.code, answer.body.cart.total]).toEqual(['cart.changed', 920]);
      }
    }
  });
});
