import { describe, expect, it } from 'vitest';
import { makeAddress } from '../../../testing/addresses.ts';
import { emptyCart, quantitiesIn } from '../../../testing/carts.ts';
import { fillCart, orderIn, placeOrder } from '../../../testing/orders.ts';
import { byPiece } from '../../../testing/packs.ts';
import { setUpStockedVillage } from '../../../testing/set-up-village.ts';
import { makeGoods, makeRetailer } from '../../../testing/village.ts';
import { suspendShop } from '../../shops/index.ts';

const village = setUpStockedVillage();

const wanted = () => [
  { productId: village.rice, quantity: 3 },
  { productId: village.soap, quantity: 2 },
];
const again = (id: number, who = village.customer) => who.post(`/customers/orders/${id}/again/`);
const cart = () => village.customer.get('/customers/cart/');
const change = (product: number, parts: object) =>
  village.retailer.patch(`/shops/products-retailer/${product}/`, parts);

describe('ordering again', () => {
  it("fills the cart with the order's goods at today's prices, to its address [AGAIN-1]", async () => {
    const { customer, rice, soap, retailer } = village;
    const { order } = await orderIn(village, 'COMPLETED', { customer, wanted: wanted() });
    await change(rice, { price: 70 });
    const { status, body } = await again(order.id);
    expect([status, body.missing]).toEqual([200, []]);
    expect(body.cart).toEqual((await cart()).body);
    expect(body.cart).toMatchObject({
      shop: retailer.shopId,
      address: customer.addressId,
      total: 302,
      problem: null,
    });
    expect(quantitiesIn({ body: body.cart } as never)).toEqual([
      [rice, 3],
      [soap, 2],
    ]);
  });

  it('replaces what was in the cart [AGAIN-1]', async () => {
    const { customer, rice, testApp, cityId } = village;
    const order = await placeOrder(village, { customer, wanted: wanted().slice(0, 1) });
    const other = await makeRetailer(testApp, cityId);
    const tea = await makeGoods(testApp, other, { name: 'Tea', price: 30, quantity: 9 });
    await fillCart(customer, [{ productId: tea, quantity: 1 }]);
    await again(order.id);
    expect(quantitiesIn(await cart())).toEqual([[rice, 3]]);
    await again(order.id);
    expect(quantitiesIn(await cart())).toEqual([[rice, 3]]);
  });

  it('leaves out what was refused at the door [AGAIN-1]', async () => {
    const { customer, deliverer, rice, soap } = village;
    const { order, deliveryId } = await orderIn(village, 'DELIVERED', { customer, wanted: wanted() });
    const idOf = (product: number) => order.items.find((item) => item.product.id === product)?.id;
    const items = [
      { id: idOf(rice), quantity: 1 },
      { id: idOf(soap), quantity: 0 },
    ];
    await customer.post(`/customers/orders/${order.id}/verified/`, { items });
    await deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'Cash' });
    const { body } = await again(order.id);
    expect(quantitiesIn({ body: body.cart } as never)).toEqual([[rice, 1]]);
  });

  it('says what there is less of than wanted, perhaps of everything [AGAIN-2]', async () => {
    const { customer, retailer, rice, soap } = village;
    const order = await placeOrder(village, { customer, wanted: wanted() });
    await change(rice, { quantity: 2 });
    await retailer.delete(`/shops/products-retailer/${soap}/`);
    const some = (await again(order.id)).body;
    expect(some.missing).toEqual([
      { name: 'Matta rice, 1 kg', local_name: null, ...byPiece, wanted: 3, available: 2 },
      { name: 'Bath soap', local_name: null, ...byPiece, wanted: 2, available: 0 },
    ]);
    expect(quantitiesIn({ body: some.cart } as never)).toEqual([[rice, 2]]);
    await change(rice, { quantity: 0 });
    const none = (await again(order.id)).body;
    expect([none.cart, none.missing.length]).toEqual([emptyCart, 2]);
    expect((await cart()).body).toEqual(emptyCart);
  });

  it('goes to the primary address when the old one is gone [AGAIN-3]', async () => {
    const { customer, cityId } = village;
    const { id } = await makeAddress(customer, cityId, { address: 'The old house' });
    const moved = { ...customer, addressId: id };
    const order = await placeOrder(village, { customer: moved, wanted: wanted() });
    expect((await again(order.id)).body.cart.address).toBe(id);
    await customer.delete(`/customers/addresses/${id}/`);
    expect((await again(order.id)).body.cart.address).toBe(customer.addressId);
  });

  it('is refused while the shop is closed or suspended, and out of its reach [AGAIN-3]', async () => {
    const { customer, testApp, cityId } = village;
    const inner = { ...village, retailer: await makeRetailer(testApp, cityId) };
    const tea = await makeGoods(testApp, inner.retailer, { name: 'Tea', price: 30, quantity: 9 });
    const order = await placeOrder(inner, { customer, wanted: [{ productId: tea, quantity: 1 }] });
    await fillCart(customer, [{ productId: village.rice, quantity: 1 }]);
    const codeOf = async () => {
      const { status, body } = await again(order.id);
      return [status, body.code];
    };
    await inner.retailer.patch('/shops/update/', { is_open: false });
    expect(await codeOf()).toEqual([409, 'shop.closed']);
    await inner.retailer.patch('/shops/update/', { is_open: true });
    await testApp.database.pool.query('update addresses set latitude = 20 where user_id = $1', [
      customer.userId,
    ]);
    expect(await codeOf()).toEqual([409, 'address.out_of_reach']);
    await testApp.database.inTx((tx) =>
      suspendShop(tx, village.operatorId, { shopId: inner.retailer.shopId, reason: 'x' }),
    );
    expect(await codeOf()).toEqual([409, 'shop.closed']);
    expect(quantitiesIn(await cart())).toEqual([[village.rice, 1]]);
  });

  it("is 404 for somebody else's order [AGAIN-1]", async () => {
    const { testApp, customer } = village;
    const order = await placeOrder(village, { customer, wanted: wanted() });
    const other = { ...(await testApp.signIn()), addressId: 0 };
    for (const answer of [await again(order.id, other), await again(999_999)]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
  });
});

describe('what was bought before', () => {
  const bought = async (query = ''): Promise<{ count: number; names: string[] }> => {
    const { body } = await village.customer.get(`/shops/${village.retailer.shopId}/bought-before/${query}`);
    return { count: body.count, names: body.results.map(({ name }: { name: string }) => name) };
  };

  it('are the products of most orders first, without refused and deleted ones [AGAIN-4]', async () => {
    const { customer, retailer, rice, soap, testApp } = village;
    expect(await bought()).toEqual({ count: 0, names: [] });
    const tea = await makeGoods(testApp, retailer, { name: 'Tea', price: 30, quantity: 9 });
    const buy = (status: 'COMPLETED' | 'CANCELLED' | 'REJECTED', ...products: number[]) =>
      orderIn(village, status, {
        customer,
        wanted: products.map((productId) => ({ productId, quantity: 1 })),
      });
    await buy('COMPLETED', rice, soap);
    await buy('COMPLETED', soap);
    await buy('CANCELLED', tea);
    await buy('REJECTED', tea);
    expect(await bought()).toEqual({ count: 2, names: ['Bath soap', 'Matta rice, 1 kg'] });
    expect(await bought('?limit=1&offset=1')).toEqual({ count: 2, names: ['Matta rice, 1 kg'] });
    const { body } = await customer.get(`/shops/${retailer.shopId}/bought-before/`);
    expect(body.results[0]).toEqual((await customer.get(`/shops/products/${soap}/`)).body);
    await retailer.delete(`/shops/products-retailer/${soap}/`);
    expect((await bought()).names).toEqual(['Matta rice, 1 kg']);
  });

  it('are those of this shop and this person [AGAIN-4]', async () => {
    const { customer, testApp, cityId, retailer } = village;
    await placeOrder(village, { customer, wanted: wanted() });
    expect((await bought()).count).toBe(2);
    const other = await makeRetailer(testApp, cityId);
    expect((await customer.get(`/shops/${other.shopId}/bought-before/`)).body.count).toBe(0);
    expect((await other.get(`/shops/${retailer.shopId}/bought-before/`)).body.count).toBe(0);
    expect((await customer.get('/shops/999999/bought-before/')).status).toBe(404);
  });
});
