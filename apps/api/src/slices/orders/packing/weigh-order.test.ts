// What loose goods weigh: the sums, who may say it and when, and who is told.
import type { Notification } from '@haat/contract/notifications';
import type * as orders from '@haat/contract/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { openCredit } from '../../../testing/credit.ts';
import { makeOperatorClient } from '../../../testing/operators.ts';
import { orderIn, type PlacedOrder } from '../../../testing/orders.ts';
import { setUpVillage } from '../../../testing/set-up-village.ts';
import { type Customer, makeCustomer, makeGoods, makeRetailer } from '../../../testing/village.ts';

const village = setUpVillage();
let fish: number;
let rice: number;
let customer: Customer;

beforeEach(async () => {
  const { testApp, retailer, cityId } = village;
  const step = { net_quantity: 250, unit: 'g', is_loose: true };
  fish = await makeGoods(testApp, retailer, { name: 'Sardine', price: 9.5, quantity: 100, ...step });
  rice = await makeGoods(testApp, retailer, { name: 'Rice, 1 kg', price: 60, quantity: 100 });
  customer = await makeCustomer(testApp, cityId);
});

const ordered = (status: orders.Order['status'], by = customer): Promise<PlacedOrder> =>
  orderIn(village, status, {
    customer: by,
    wanted: [
      { productId: fish, quantity: 3 },
      { productId: rice, quantity: 1 },
    ],
  });

const weighing = (order: orders.Order, items: readonly object[], as: Client = village.retailer) =>
  as.post(`/shops/orders/${order.id}/weigh/`, { items });

const weigh = (order: orders.Order, weighed: unknown) =>
  weighing(order, [{ id: order.items[0]?.id, weighed }]);

const seenBy = async (client: Client, path: string): Promise<orders.Order> => (await client.get(path)).body;

const toldTo = async (client: Client): Promise<string[]> => {
  const { body } = await client.get('/users/notifications/?limit=100');
  const all: Notification[] = body.results;
  return all.map((one) => one.body).filter((text) => text.includes('weighed'));
};

describe('weighing', () => {
  it.each(['ACCEPTED', 'ASSIGNED'] as const)(
    'changes the sums of an order that is %s [LOOSE-6]',
    async (status) => {
      const { order, deliveryId } = await ordered(status);
      expect((await village.retailer.get(`/shops/orders/${order.id}/`)).body.allowed_actions).toContain(
        'weigh',
      );
      const { status: code, body } = await weigh(order, 763);
      expect([code, body.status]).toEqual([200, status]);
      expect(body.items).toMatchObject([
        { quantity: 3, price: 9.5, amount: 28.99, weighed: 763 },
        { quantity: 1, price: 60, amount: 60, weighed: null },
      ]);
      const sums = { price: 88.99, amount: 108.99, due: 108.99 };
      expect(body).toMatchObject(sums);
      expect(await seenBy(customer, `/customers/orders/${order.id}/`)).toMatchObject({
        ...sums,
        items: [{ weighed: 763, amount: 28.99 }, { weighed: null }],
      });
      if (status === 'ASSIGNED') {
        const delivery = await village.deliverer.get(`/deliveries/${deliveryId}/`);
        expect(delivery.body).toMatchObject({ amount: 108.99, due: 108.99 });
        expect(delivery.body.order.items).toMatchObject([{ weighed: 763, amount: 28.99 }, { amount: 60 }]);
      }
    },
  );

  it('is taken back with null, and the line costs its steps again [LOOSE-6]', async () => {
    const { order } = await ordered('ACCEPTED');
    await weigh(order, 700);
    const { body } = await weigh(order, null);
    expect(body.items).toMatchObject([{ amount: 28.5, weighed: null }, {}]);
    expect([body.price, body.amount]).toEqual([order.price, order.amount]);
  });

  it.each(['INITIATED', 'PICKED_UP', 'COMPLETED', 'CANCELLED'] as const)(
    'is refused for an order that is %s [LOOSE-6]',
    async (status) => {
      const { order } = await ordered(status);
      const answer = await weighing(order, [{ id: order.items[0]?.id ?? 1, weighed: 760 }]);
      expect([answer.status, answer.body.code]).toEqual([409, 'order.cannot_weigh']);
      const { body } = await village.retailer.get(`/shops/orders/${order.id}/`);
      expect(body.allowed_actions).not.toContain('weigh');
    },
  );

  it('is not offered for an order without loose goods [LOOSE-6]', async () => {
    const wanted = [{ productId: rice, quantity: 1 }];
    const { order } = await orderIn(village, 'ACCEPTED', { customer, wanted });
    const { body } = await village.retailer.get(`/shops/orders/${order.id}/`);
    expect(body.allowed_actions).toEqual(['withdraw', 'pack']);
    expect((await weigh(order, 500)).status).toBe(400);
  });

  it.each([[0], [-5], [1.5], ['1,2'], ['760'], [true]])(
    'refuses the weight %j [LOOSE-6]',
    async (weighed) => {
      const { order } = await ordered('ACCEPTED');
      const { status, body } = await weigh(order, weighed);
      expect([status, body.code, Object.keys(body.errors)]).toEqual([
        400,
        'input.invalid',
        ['items.0.weighed'],
      ]);
    },
  );

  it('refuses items that are not loose, unknown or sent twice, and no items [LOOSE-6]', async () => {
    const { order } = await ordered('ACCEPTED');
    const [loose, packed] = order.items;
    const one = { id: loose?.id, weighed: 760 };
    for (const items of [[{ ...one, id: packed?.id }], [{ ...one, id: 999_999_999 }], [one, one], []]) {
      const { status, body } = await weighing(order, items);
      expect([status, Object.keys(body.errors)]).toEqual([400, ['items']]);
    }
    const { body } = await village.retailer.get(`/shops/orders/${order.id}/`);
    expect(body.items[0].weighed).toBeNull();
  });

  it('is for the retailer of the order alone [LOOSE-6]', async () => {
    const { order } = await ordered('ACCEPTED');
    const other = await makeRetailer(village.testApp, village.cityId);
    const items = [{ id: order.items[0]?.id, weighed: 760 }];
    expect((await weighing(order, items, other)).status).toBe(404);
    expect((await weighing(order, items, customer)).status).toBe(403);
  });
});

describe('the margin of the city', () => {
  it('is 10 percent above the steps of the order, and operators change it [LOOSE-7]', async () => {
    const { order } = await ordered('ACCEPTED');
    const refused = await weigh(order, 826);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['weighed']]);
    expect(refused.body.errors.weighed[0]).toBe('Sardine: at most 825 g for this order. Weigh out less.');
    expect((await weigh(order, 1_000_000_000)).body.errors).toHaveProperty('weighed');
    expect((await weigh(order, 825)).status).toBe(200);
    expect((await weigh(order, 1)).status).toBe(200);
    const operator = await makeOperatorClient(village.testApp);
    const url = `/operator/cities/${village.cityId}/`;
    const { body: city } = await operator.get(url);
    expect(city.weigh_margin).toBe(10);
    const changed = await operator.patch(url, { weigh_margin: 0, version: city.version });
    expect(changed.body.weigh_margin).toBe(0);
    expect((await weigh(order, 751)).status).toBe(400);
    expect((await weigh(order, 750)).status).toBe(200);
    await operator.patch(url, { weigh_margin: 10, version: changed.body.version });
  });
});

describe('credit', () => {
  it('must be enough for a sum that rises [LOOSE-8]', async () => {
    const { customer: onCredit } = await openCredit(village, 110);
    const { order } = await ordered('ACCEPTED', onCredit);
    await onCredit.post(`/customers/orders/${order.id}/pay_by/`, { pay_by: 'credit' });
    const refused = await weigh(order, 790);
    expect([refused.status, refused.body.code]).toEqual([409, 'credit.limit']);
    expect((await weigh(order, 780)).body.amount).toBe(109.64);
    expect((await weigh(order, 700)).status).toBe(200);
  });

  it('must still be there for a sum that rises, and is not asked for one that falls [LOOSE-8]', async () => {
    const { customer: onCredit, id } = await openCredit(village, 500);
    const { order } = await ordered('ACCEPTED', onCredit);
    await onCredit.post(`/customers/orders/${order.id}/pay_by/`, { pay_by: 'credit' });
    await village.retailer.patch(`/shops/credit/${id}/`, { is_closed: true });
    const refused = await weigh(order, 790);
    expect([refused.status, refused.body.code]).toEqual([409, 'credit.none']);
    expect((await weigh(order, 700)).status).toBe(200);
  });
});

describe('the history and the notifications', () => {
  it('say each change of the sum once, to the customer and the deliverer [LOOSE-9]', async () => {
    const { order } = await ordered('ASSIGNED');
    const before = await toldTo(village.deliverer);
    await weigh(order, 700);
    await weigh(order, 700);
    const first = `Order ${order.id % 2 ** 36} was weighed: ₹106.60 instead of ₹108.50`;
    expect(await toldTo(customer)).toEqual([first]);
    expect(await toldTo(village.deliverer)).toEqual([first, ...before]);
    await weigh(order, 750);
    const back = `Order ${order.id % 2 ** 36} was weighed: ₹108.50 instead of ₹106.60`;
    expect(await toldTo(customer)).toEqual([back, first]);
    await weigh(order, null);
    expect(await toldTo(customer)).toEqual([back, first]);
    const { events } = await seenBy(customer, `/customers/orders/${order.id}/`);
    expect(events.slice(-3).map(({ text }) => text)).toEqual([
      'Ammini Vegetables weighed it: ₹106.60 instead of ₹108.50',
      'Ammini Vegetables weighed it: ₹108.50 instead of ₹106.60',
      'Ammini Vegetables weighed it',
    ]);
    expect(await toldTo(village.retailer)).toEqual([]);
  });

  it('say when a phone without a connection did it [LOOSE-9]', async () => {
    const { order } = await ordered('ACCEPTED');
    const items = [{ id: order.items[0]?.id, weighed: 700 }];
    const { body } = await village.retailer.post(
      `/shops/orders/${order.id}/weigh/`,
      { items },
      { 'done-seconds-ago': '60' },
    );
    expect(body.events.at(-1)).toHaveProperty('done_at');
  });
});

describe('at the door', () => {
  it('a weighed line that is lowered costs its part of what it weighed [LOOSE-10]', async () => {
    const { order, deliveryId } = await ordered('ASSIGNED');
    await weigh(order, 763);
    for (const step of ['picked_up', 'delivered'])
      await village.deliverer.post(`/deliveries/${deliveryId}/${step}/`);
    const { body } = await customer.post(`/customers/orders/${order.id}/verified/`, {
      items: [{ id: order.items[0]?.id, quantity: 2, reason: 'not_needed' }],
    });
    expect(body.items).toMatchObject([
      { quantity: 2, price: 9.5, amount: 19.33, weighed: 763 },
      { quantity: 1, amount: 60 },
    ]);
    expect(body.rejected_items).toMatchObject([
      { quantity: 1, is_loose: true, net_quantity: 250, unit: 'g' },
    ]);
    expect([body.price, body.amount, body.due]).toEqual([79.33, 99.33, 99.33]);
    expect(body.events.at(-1).text).toBe('Checked at the door. Refused: Sardine: 250 g (not needed)');
    const done = await village.deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'Cash' });
    expect([done.status, done.body.payments[0].amount]).toEqual([200, 99.33]);
  });
});

describe('at the same time', () => {
  it('weighing and picking up agree on the sum, 12 rounds [LOOSE-6]', async () => {
    const outcomes = new Set<number>();
    for (let round = 0; round < 12; round += 1) {
      const { order, deliveryId } = await ordered('ASSIGNED');
      const pickUp = () => village.deliverer.post(`/deliveries/${deliveryId}/picked_up/`);
      const both = round % 2 === 0 ? [weigh(order, 763), pickUp()] : [pickUp(), weigh(order, 763)];
      const answers = await Promise.all(both);
      const [weighed, picked] = round % 2 === 0 ? answers : answers.toReversed();
      outcomes.add(weighed?.status ?? 0);
      expect(picked?.status).toBe(200);
      const { amount, items } = await seenBy(customer, `/customers/orders/${order.id}/`);
      expect([amount, items[0]?.weighed]).toEqual(weighed?.status === 200 ? [108.99, 763] : [108.5, null]);
    }
    expect([...outcomes].every((status) => status === 200 || status === 409)).toBe(true);
  });
});
