// The landmark, the photo and the spoken directions of an order's address.
import type * as orders from '@haat/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { fillCart, orderIn, placeOrder } from '../../testing/orders.ts';
import { makePicture } from '../../testing/pictures.ts';
import { makeFile, makeWebm } from '../../testing/sounds.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeDelivererClient, makeGoods, makeVillage, type Village } from '../../testing/village.ts';

let t: TestApp;
let village: Village;
let photo: number;
let voiceNote: number;

beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  photo = await makeFile(village.customer, await makePicture());
  voiceNote = await makeFile(village.customer, makeWebm());
  await describeHouse({ landmark: 'Blue gate', photo, voice_note: voiceNote });
});
afterAll(() => t.close());

const describeHouse = (house: object) =>
  village.customer.patch(`/customers/addresses/${village.customer.addressId}/`, house);

const statusFor = async (client: Client, id: number) => (await client.get(`/files/${id}/`)).status;

describe('an order', () => {
  it('copies landmark, photo and directions, and keeps them when the address changes [HOUSE-13]', async () => {
    const house = { landmark: 'Blue gate', photo, voice_note: voiceNote };
    const { order, deliveryId } = await orderIn(village, 'ASSIGNED');
    expect(order.address).toMatchObject(house);
    await describeHouse({ landmark: null, photo: null, voice_note: null });
    const { customer, retailer, deliverer } = village;
    expect((await customer.get(`/customers/orders/${order.id}/`)).body.address).toMatchObject(house);
    expect((await retailer.get(`/shops/orders/${order.id}/`)).body.address).toMatchObject(house);
    const { body: delivery } = await deliverer.get(`/deliveries/${deliveryId}/`);
    expect(delivery.order.address).toMatchObject(house);
    expect(delivery.customer_number).toBe(customer.number);
    await describeHouse(house);
  });

  it('copies an address that changes at the same time as it was before or after [HOUSE-13]', async () => {
    const { customer, slotId } = village;
    const tea = await makeGoods(t, village.retailer, { name: 'Tea', price: 30, quantity: 100 });
    const one = { landmark: 'Blue gate', receiver: 'Lakshmi Menon', photo, voice_note: voiceNote };
    const other = { landmark: 'Well', receiver: 'Gopi', photo: null, voice_note: null };
    for (const [before, after] of [
      [one, other],
      [other, one],
      [one, other],
      [other, one],
    ] as const) {
      await describeHouse(before);
      await fillCart(customer, [{ productId: tea, quantity: 1 }]);
      const [changed, placed] = await Promise.all([
        describeHouse(after),
        customer.post('/customers/checkout/', { slot: slotId }),
      ]);
      expect([changed.status, placed.status]).toEqual([200, 201]);
      expect([before, after]).toContainEqual(houseOf(placed.body.address));
      await customer.post(`/customers/orders/${placed.body.id}/cancel/`);
    }
    await describeHouse(one);
  });

  it('shows its files to its deliverer while it is active, and to nobody else [HOUSE-4]', async () => {
    const { deliveryId } = await orderIn(village, 'ACCEPTED');
    const { deliverer, customer, retailer } = village;
    await finishOthers();
    expect(await statusFor(deliverer, photo)).toBe(404);
    await deliverer.post(`/deliveries/requests/${deliveryId}/accept/`);
    for (const id of [photo, voiceNote]) {
      expect(await statusFor(deliverer, id)).toBe(200);
      expect(await statusFor(customer, id)).toBe(200);
      expect(await statusFor(retailer, id)).toBe(404);
      expect(await statusFor(await makeDelivererClient(t, village.cityId), id)).toBe(404);
    }
    await deliverer.post(`/deliveries/${deliveryId}/picked_up/`);
    await deliverer.post(`/deliveries/${deliveryId}/delivered/`);
    expect(await statusFor(deliverer, photo)).toBe(200);
    await deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'Cash' });
    expect(await statusFor(deliverer, photo)).toBe(404);
  });

  it('forgets its files 30 days after its end, and they are deleted if nothing else refers to them [HOUSE-14]', async () => {
    await orderIn(village, 'COMPLETED');
    const rejected = await orderIn(village, 'REJECTED');
    const active = await placeOrder(village);
    await describeHouse({ photo: null });
    const photoOf = async (id: number) =>
      (await village.customer.get(`/customers/orders/${id}/`)).body.address;
    t.clock.advance(30 * dayMs);
    await sweep();
    expect(await photoOf(rejected.order.id)).toMatchObject({ photo, voice_note: voiceNote });
    t.clock.advance(1);
    await sweep();
    expect(await photoOf(rejected.order.id)).toMatchObject({
      photo: null,
      voice_note: null,
      landmark: 'Blue gate',
    });
    expect(await photoOf(active.id)).toMatchObject({ photo });
    expect(await statusFor(village.customer, photo)).toBe(200);
    await village.customer.post(`/customers/orders/${active.id}/cancel/`);
    t.clock.advance(30 * dayMs + 1);
    await sweep();
    expect(await statusFor(village.customer, photo)).toBe(404);
    // The address still has this one.
    expect(await statusFor(village.customer, voiceNote)).toBe(200);
  });
});

const houseOf = ({ landmark, receiver, photo, voice_note }: NonNullable<orders.Order['address']>) => ({
  landmark,
  receiver,
  photo,
  voice_note,
});

const dayMs = 24 * 60 * 60 * 1000;
const sweep = () => t.sweeps.run(t.database);

/** Deliveries of other tests would let the deliverer see the files. */
async function finishOthers(): Promise<void> {
  const { body } = await village.deliverer.get('/deliveries/');
  for (const { id } of body.results) {
    await village.deliverer.post(`/deliveries/${id}/picked_up/`);
    await village.deliverer.post(`/deliveries/${id}/delivered/`);
    await village.deliverer.post(`/deliveries/${id}/completed/`, { payment: 'Cash' });
  }
}
