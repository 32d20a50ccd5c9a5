import type * as orders from '@haat/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderIn } from '../../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeVillage, type Village } from '../../../testing/village.ts';

let testApp: TestApp;
let village: Village;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
afterAll(() => testApp.close());

const stockOf = async (productId: number): Promise<number> =>
  (await village.customer.get(`/shops/products/${productId}/`)).body.quantity;

describe('verifying', () => {
  const verify = (id: number, body: unknown) =>
    village.customer.post(`/customers/orders/${id}/verified/`, body);
  const delivered = async (): Promise<orders.Order> => (await orderIn(village, 'DELIVERED')).order;
  const idOf = (order: orders.Order, at: number): number => order.items[at]?.id ?? 0;

  it('keeps everything by default [ORDER-5]', async () => {
    for (const bodyOf of [
      (_: orders.Order) => ({ items: [] }),
      (order: orders.Order) => ({ items: order.items.map(({ id, quantity }) => ({ id, quantity })) }),
      (order: orders.Order) => ({ item_data: { items: [{ id: idOf(order, 0), quantity: 3 }] } }),
    ]) {
      const order = await delivered();
      const answer = await verify(order.id, bodyOf(order));
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        status: 'VERIFIED',
        items: order.items,
        rejected_items: [],
        amount: order.amount,
        allowed_actions: [],
      });
    }
  });

  it('reduces the amount, lists refused items and returns their stock [ORDER-30, ORDER-32]', async () => {
    const order = await delivered();
    const [tomatoes, soap] = order.items;
    const tomatoStock = await stockOf(tomatoes?.product.id ?? 0);
    const soapStock = await stockOf(soap?.product.id ?? 0);
    const answer = await verify(order.id, {
      item_data: {
        items: [
          { id: tomatoes?.id, quantity: 2 },
          { id: soap?.id, quantity: 0 },
        ],
      },
    });
    expect(answer.body).toMatchObject({
      price: 81,
      delivery_cost: 20,
      amount: 101,
      rejected_items: [
        { name: 'Country tomato, 1 kg', local_name: null, quantity: 1 },
        { name: 'Bath soap', local_name: null, quantity: 1 },
      ],
    });
    expect(answer.body.items).toEqual([{ ...tomatoes, quantity: 2, amount: 81 }]);
    expect(answer.body.events.at(-1)).toMatchObject({
      status: 'VERIFIED',
      text: 'Checked at the door. Refused: Country tomato, 1 kg: 1, Bath soap: 1',
    });
    expect(await stockOf(tomatoes?.product.id ?? 0)).toBe(tomatoStock + 1);
    expect(await stockOf(soap?.product.id ?? 0)).toBe(soapStock + 1);
    const card = (await village.customer.get('/customers/orders/')).body.results[0];
    expect(card).toMatchObject({ id: order.id, item_count: 2, amount: 101 });
  });

  it('may refuse everything, and the delivery cost remains [ORDER-32]', async () => {
    const order = await delivered();
    const { body } = await verify(order.id, { items: order.items.map(({ id }) => ({ id, quantity: 0 })) });
    expect(body).toMatchObject({ items: [], price: 0, amount: 20 });
    expect(body.rejected_items).toHaveLength(2);
  });

  it('can be done only once [ORDER-41]', async () => {
    const order = await delivered();
    const body = { items: [{ id: idOf(order, 1), quantity: 0 }] };
    expect((await verify(order.id, body)).status).toBe(200);
    for (const again of [body, { items: [] }]) {
      const answer = await verify(order.id, again);
      expect([answer.status, answer.body.code]).toEqual([409, 'order.cannot_verify']);
    }
  });

  it.each([
    ['no items', () => ({})],
    ['items that are null', () => ({ items: null })],
    ['items that are no list', () => ({ items: { id: 1 } })],
    ['no items inside', () => ({ item_data: {} })],
    ['more than was delivered', (id: number) => ({ items: [{ id, quantity: 4 }] })],
    ['far more than was delivered', (id: number) => ({ items: [{ id, quantity: 100_000 }] })],
    ['less than nothing', (id: number) => ({ items: [{ id, quantity: -1 }] })],
    ['half a piece', (id: number) => ({ items: [{ id, quantity: 1.5 }] })],
    ['a piece as text', (id: number) => ({ items: [{ id, quantity: '1' }] })],
    ['an item without quantity', (id: number) => ({ items: [{ id }] })],
    ['an unknown item', () => ({ items: [{ id: 9_999_999, quantity: 0 }] })],
    [
      'the same item twice',
      (id: number) => ({
        items: [
          { id, quantity: 1 },
          { id, quantity: 1 },
        ],
      }),
    ],
  ])('refuses %s without changes [ORDER-28, ORDER-30, ORDER-31]', async (_, bodyOf) => {
    const order = await delivered();
    const answer = await verify(order.id, bodyOf(idOf(order, 0)));
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect((await village.customer.get(`/customers/orders/${order.id}/`)).body).toEqual(order);
  });

  it('refuses another order’s item', async () => {
    const other = await delivered();
    const order = await delivered();
    const answer = await verify(order.id, { items: [{ id: idOf(other, 0), quantity: 0 }] });
    expect(answer.status).toBe(400);
  });
});
