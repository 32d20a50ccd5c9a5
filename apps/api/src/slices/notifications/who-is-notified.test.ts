// Who is notified when something happens to an order or a shop (NOTE-10 to NOTE-16).
import { orderNumber } from '@haat/contract/city-ids';
import type * as notifications from '@haat/contract/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAddress } from '../../testing/addresses.ts';
import type { Client } from '../../testing/client.ts';
import { openDeliveryId, orderIn, placeOrder } from '../../testing/orders.ts';
import { createTestApp, freshNumber, type TestApp } from '../../testing/test-app.ts';
import {
  type Customer,
  makeCustomer,
  makeDelivererClient,
  makeVillage,
  type Village,
} from '../../testing/village.ts';
import { makeDeliverer, makeOperator } from '../accounts/index.ts';
import { cancelByOperator, handOverOrder, releaseOrder } from '../orders/index.ts';
import { registerShop, restoreShop, suspendShop, verifyShop } from '../shops/index.ts';

let t: TestApp;
let village: Village;
let otherDeliverer: Client;
let people: Record<string, Client>;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  otherDeliverer = await makeDelivererClient(t, village.cityId);
  const elsewhere = await makeVillage(t);
  const { customer, retailer, deliverer } = village;
  people = { customer, retailer, deliverer, otherDeliverer, elsewhere: elsewhere.deliverer };
});
beforeEach(() => t.database.pool.query('delete from notifications'));
afterAll(() => t.close());

const notificationsOf = async (client: Client): Promise<notifications.Notification[]> =>
  (await client.get('/users/notifications/?limit=100')).body.results;

/** The links of each person's notifications since the beginning of the test or the last `forget`. */
async function told(): Promise<Record<string, string[]>> {
  const links: Record<string, string[]> = {};
  for (const [name, client] of Object.entries(people)) {
    const received = await notificationsOf(client);
    for (const { body } of received) {
      expect(body.length).toBeLessThanOrEqual(300);
      expect(body).toMatch(/Ammini Vegetables|#\d+/);
    }
    if (received.length > 0) links[name] = received.map(({ link }) => link);
  }
  return links;
}

const forget = () => t.database.pool.query('delete from notifications');

describe('an order', () => {
  it('placed: the retailer [NOTE-10, NOTE-17]', async () => {
    const order = await placeOrder(village);
    expect(await told()).toEqual({ retailer: [`/retailer/orders/${order.id}`] });
    const [newest] = await notificationsOf(village.retailer);
    expect(newest?.body).toBe(`New order #${orderNumber(order.id)}. Accept or reject it.`);
  });

  it('accepted: the customer, and every deliverer of the city of the new request [ORDER-40, NOTE-11]', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    await forget();
    await village.retailer.post(`/shops/orders/${order.id}/accept/`);
    expect(await told()).toEqual({
      customer: [`/shops/order/${order.id}`],
      deliverer: ['/deliverer/requests'],
      otherDeliverer: ['/deliverer/requests'],
    });
  });

  it('rejected: the customer [NOTE-11]', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    await forget();
    await village.retailer.post(`/shops/orders/${order.id}/reject/`);
    expect(await told()).toEqual({ customer: [`/shops/order/${order.id}`] });
  });

  it('withdrawn by the shop: the customer, and each operator who can sign in [NOTE-22]', async () => {
    const operators = [await t.signIn(freshNumber()), await t.signIn(freshNumber())];
    for (const { userId } of operators) {
      await t.database.pool.query('update users set is_operator = true where id = $1', [userId]);
    }
    const { order } = await orderIn(village, 'ACCEPTED');
    await forget();
    const withdraw = () => village.retailer.post(`/shops/orders/${order.id}/withdraw/`, { reason: 'closed' });
    await withdraw();
    await withdraw();
    expect(await told()).toEqual({ customer: [`/shops/order/${order.id}`] });
    const number = orderNumber(order.id);
    expect((await notificationsOf(village.customer)).map(({ body }) => body)).toEqual([
      `Ammini Vegetables can’t keep your order #${number} and cancelled it: the shop is closed`,
    ]);
    for (const operator of operators) {
      const [notification, ...more] = await notificationsOf(operator);
      expect(more).toEqual([]);
      expect(notification).toMatchObject({
        link: `/operator/orders/${order.id}`,
        body: `Ammini Vegetables cancelled order #${number} after accepting it: the shop is closed`,
      });
    }
  });

  it('cancelled by its customer: the retailer [NOTE-10]', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    await forget();
    await village.customer.post(`/customers/orders/${order.id}/cancel/`);
    await village.customer.post(`/customers/orders/${order.id}/cancel/`);
    expect(await told()).toEqual({ retailer: [`/retailer/orders/${order.id}`] });
  });

  it('assigned, picked up, delivered, completed: the customer [NOTE-11, NOTE-18]', async () => {
    const { order } = await orderIn(village, 'ACCEPTED');
    const deliveryId = await openDeliveryId(village, order.id);
    const bodies = new Set<string>();
    for (const path of [
      `requests/${deliveryId}/accept`,
      `${deliveryId}/picked_up`,
      `${deliveryId}/delivered`,
    ]) {
      await forget();
      await village.deliverer.post(`/deliveries/${path}/`);
      expect(await told()).toEqual({ customer: [`/shops/order/${order.id}`] });
      bodies.add((await notificationsOf(village.customer))[0]?.body ?? '');
    }
    await forget();
    await village.deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'Cash' });
    expect(await told()).toEqual({ customer: [`/shops/order/${order.id}`] });
    bodies.add((await notificationsOf(village.customer))[0]?.body ?? '');
    expect(bodies.size).toBe(4);
  });

  it('verified: the retailer and its deliverer [NOTE-10, NOTE-13]', async () => {
    const { order, deliveryId } = await orderIn(village, 'DELIVERED');
    await forget();
    await village.customer.post(`/customers/orders/${order.id}/verified/`, { items: [] });
    expect(await told()).toEqual({
      retailer: [`/retailer/orders/${order.id}`],
      deliverer: [`/deliverer/delivery/${deliveryId}`],
    });
  });

  it('cancelled by the operator: customer, retailer and deliverer, with the reason [NOTE-14]', async () => {
    const { order, deliveryId } = await orderIn(village, 'ASSIGNED');
    await forget();
    const reason = `The road is flooded. ${'x'.repeat(500)}`;
    await t.database.inTx((tx) => cancelByOperator(tx, village.operatorId, { orderId: order.id, reason }));
    expect(await told()).toEqual({
      customer: [`/shops/order/${order.id}`],
      retailer: [`/retailer/orders/${order.id}`],
      deliverer: [`/deliverer/delivery/${deliveryId}`],
    });
    const [newest] = await notificationsOf(village.customer);
    expect(newest?.body).toMatch(/The road is flooded\. x+…$/);
    expect(newest?.body).toHaveLength(300);
  });

  it('handed over: both deliverers [NOTE-14]', async () => {
    const { order, deliveryId } = await orderIn(village, 'ASSIGNED');
    await forget();
    const input = { orderId: order.id, delivererId: otherDeliverer.userId };
    await t.database.inTx((tx) => handOverOrder(tx, village.operatorId, input));
    expect(await told()).toEqual({
      deliverer: [`/deliverer/delivery/${deliveryId}`],
      otherDeliverer: [`/deliverer/delivery/${deliveryId}`],
    });
  });

  it('released: every deliverer of the city, as the request opens again [NOTE-12]', async () => {
    const { order } = await orderIn(village, 'ASSIGNED');
    await forget();
    await t.database.inTx((tx) => releaseOrder(tx, village.operatorId, { orderId: order.id }));
    expect(await told()).toEqual({
      deliverer: ['/deliverer/requests'],
      otherDeliverer: ['/deliverer/requests'],
    });
  });
});

describe('nobody is notified', () => {
  it('of a request for their own order [NOTE-12]', async () => {
    const deliverer = await makeDelivererClient(t, village.cityId);
    const { id: addressId } = await makeAddress(deliverer, village.cityId);
    const customer: Customer = { ...deliverer, addressId };
    const { order } = await orderIn(village, 'ACCEPTED', { customer });
    const links = (await notificationsOf(customer)).map(({ link }) => link);
    expect(links).toEqual([`/shops/order/${order.id}`]);
  });

  it('of their own actions, in any role [WHO-2, NOTE-16]', async () => {
    // This retailer is also a customer of the shop and a deliverer in the city.
    const { retailer, cityId } = village;
    await t.database.inTx((tx) => makeDeliverer(tx, retailer.number, cityId));
    const { id: addressId } = await makeAddress(retailer, cityId);
    await placeOrder(village, { customer: { ...retailer, addressId } });
    expect(await notificationsOf(retailer)).toEqual([]);
    const { order } = await orderIn(village, 'INITIATED');
    await forget();
    await retailer.post(`/shops/orders/${order.id}/accept/`);
    expect(await notificationsOf(retailer)).toEqual([]);
    await t.database.pool.query('update users set is_deliverer = false where id = $1', [retailer.userId]);
  });

  it('twice of one thing [NOTE-16]', async () => {
    const { retailer, cityId, operatorId } = village;
    const { id: addressId } = await makeAddress(retailer, cityId);
    const order = await placeOrder(village, { customer: { ...retailer, addressId } });
    await forget();
    const input = { orderId: order.id, reason: 'Rain' };
    await t.database.inTx((tx) => cancelByOperator(tx, operatorId, input));
    expect((await notificationsOf(retailer)).map(({ link }) => link)).toEqual([`/shops/order/${order.id}`]);
  });

  it('of refused actions [NOTE-16]', async () => {
    const { order } = await orderIn(village, 'ACCEPTED');
    await forget();
    expect((await village.retailer.post(`/shops/orders/${order.id}/accept/`)).status).toBe(409);
    expect((await village.customer.post(`/customers/orders/${order.id}/cancel/`)).status).toBe(409);
    expect(await told()).toEqual({});
  });

  it('when they are blocked deliverers [NOTE-12]', async () => {
    const blocked = await makeDelivererClient(t, village.cityId);
    await t.database.pool.query('update users set is_blocked = true where id = $1', [blocked.userId]);
    await orderIn(village, 'ACCEPTED');
    const { rows } = await t.database.pool.query('select * from notifications where user_id = $1', [
      blocked.userId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a shop', () => {
  it('verified, suspended, restored: its retailer, with a link [NOTE-15, NOTE-18]', async () => {
    const retailer = await makeCustomer(t, village.cityId);
    const type = await t.database.pool.query('select type_id from shops limit 1');
    const operator = await t.database.inTx((tx) => makeOperator(tx, freshNumber()));
    const shopId = await t.database.inTx((tx) =>
      registerShop(tx, retailer, {
        name: 'Joseph Bakery',
        typeId: Number(type.rows[0].type_id),
        additionalTypeIds: [],
        cityId: village.cityId,
        address: 'Market',
        latitude: 10.52,
        longitude: 76.21,
      }),
    );
    const links: string[] = [];
    const look = async () => {
      const [newest] = await notificationsOf(retailer);
      expect(newest?.body).toContain('Joseph Bakery');
      links.push(newest?.link ?? '');
    };
    await t.database.inTx((tx) => verifyShop(tx, operator.userId, shopId));
    await look();
    await t.database.inTx((tx) => suspendShop(tx, operator.userId, { shopId, reason: 'Old fish' }));
    await look();
    expect((await notificationsOf(retailer))[0]?.body).toContain('Old fish');
    await t.database.inTx((tx) => restoreShop(tx, operator.userId, shopId));
    await look();
    expect(links).toEqual(['/retailer/orders', '/retailer/not-verified', '/retailer/orders']);
    expect(await notificationsOf(retailer)).toHaveLength(3);
  });
});
