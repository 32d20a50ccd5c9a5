// One trip instead of five orders: its order, all bags in one press, several requests at once, and a photo as proof.
import type * as deliveries from '@haat/contract/deliveries';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { openCredit } from '../../testing/credit.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { openDeliveryId, orderIn, type PlacedOrder } from '../../testing/orders.ts';
import { makePicture } from '../../testing/pictures.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeFile, makeWebm } from '../../testing/sounds.ts';
import {
  type Customer,
  makeCustomer,
  makeDelivererClient,
  makeRetailer,
  type Village,
} from '../../testing/village.ts';
import { toCollectOf } from './delivery.views.ts';

const village = setUpVillage();
let rider: Client;
let inVillage: Village;
beforeEach(async () => {
  rider = await makeDelivererClient(village.testApp, village.cityId);
  inVillage = { ...village, deliverer: rider };
});

const at = (latitude: number, parts: object = {}): Promise<Customer> =>
  makeCustomer(village.testApp, village.cityId, { latitude, longitude: 76.21, ...parts });
const assigned = async (customer: Customer, of: Village = inVillage): Promise<PlacedOrder> =>
  orderIn(of, 'ASSIGNED', { customer });
const tripOf = async (query = ''): Promise<deliveries.Trip> =>
  (await rider.get(`/deliveries/trip/${query}`)).body;
const pickUp = (ids: unknown, who: Client = rider) => who.post('/deliveries/picked_up/', { ids });
const idOf = ({ deliveryId = 0 }: PlacedOrder): number => deliveryId;

describe('the trip', () => {
  it('goes to the shop once, then to the doors by the shortest way [TRIP-2, TRIP-3]', async () => {
    expect(await tripOf()).toEqual({ stops: [], km: 0, to_collect: 0 });
    const shop = (await rider.get(`/shops/${village.retailer.shopId}/`)).body;
    const made = [];
    for (const south of [0.03, 0.01, 0.02]) made.push(await assigned(await at(shop.latitude - south)));
    const [far, near, middle] = made.map(idOf);
    const trip = await tripOf();
    expect(trip.stops.map(({ kind, deliveries: ids }) => [kind, ids])).toEqual([
      ['pick_up', [far, near, middle]],
      ['drop', [near]],
      ['drop', [middle]],
      ['drop', [far]],
    ]);
    const [first, second] = trip.stops;
    expect(first).toMatchObject({ name: 'Ammini Vegetables', km: 0, to_collect: 0, landmark: null });
    const collected = trip.stops.map((stop) => stop.to_collect);
    expect([second?.to_collect, trip.to_collect]).toEqual([177.5, collected.reduce((sum, one) => sum + one)]);
    expect(trip.km).toBeCloseTo(
      trip.stops.reduce((sum, { km }) => sum + km, 0),
      2,
    );
    const from = await tripOf(`?latitude=${shop.latitude + 0.01}&longitude=${shop.longitude}`);
    expect(from.stops[0]?.km).toBeCloseTo(1.11, 1);
    const { body: list } = await rider.get('/deliveries/');
    expect(list.results.map(({ id }: deliveries.Delivery) => id)).toEqual([near, middle, far]);
    await rider.post(`/deliveries/${far}/picked_up/`);
    await rider.post(`/deliveries/${far}/delivered/`);
    const { body: after } = await rider.get('/deliveries/');
    expect(after.results.map(({ id }: deliveries.Delivery) => id)).toEqual([far, near, middle]);
    expect((await tripOf()).stops.flatMap(({ deliveries: ids }) => ids)).not.toContain(far);
  });

  it('is of the soonest day alone [TRIP-2]', async () => {
    const { body: slots } = await village.customer.get('/shops/get-slots/');
    const later = await assigned(await at(10.52), { ...inVillage, slotId: slots.results.at(-1).id });
    expect((await tripOf()).stops[1]?.deliveries).toEqual([later.deliveryId]);
    const sooner = await assigned(await at(10.52));
    expect((await tripOf()).stops.map(({ deliveries: ids }) => ids)).toEqual([
      [sooner.deliveryId],
      [sooner.deliveryId],
    ]);
  });

  it('needs both coordinates or none [TRIP-2, TRIP-7]', async () => {
    for (const path of ['/deliveries/trip/', '/deliveries/requests/']) {
      const half = await rider.get(`${path}?latitude=10.5`);
      expect([half.status, Object.keys(half.body.errors)]).toEqual([400, ['longitude']]);
      expect((await rider.get(`${path}?longitude=76`)).status).toBe(400);
      expect((await rider.get(`${path}?latitude=100&longitude=76`)).status).toBe(400);
    }
    expect((await village.customer.get('/deliveries/trip/')).status).toBe(403);
  });
});

it('rows say what to collect, how, and where [TRIP-1]', async () => {
  const customer = await at(10.52, {
    address: 'Puthen House\nTemple Road\nChembukara',
    landmark: 'Blue gate',
  });
  await assigned(customer);
  const { customer: onCredit } = await openCredit(village, 5000);
  const { order } = await assigned(onCredit);
  await onCredit.post(`/customers/orders/${order.id}/pay_by/`, { pay_by: 'credit' });
  const { body } = await rider.get('/deliveries/');
  const rows: deliveries.Delivery[] = body.results;
  expect(rows.find(({ order: { id } }) => id === order.id)).toMatchObject({
    to_collect: 0,
    due: 177.5,
    pay_by: 'credit',
  });
  expect(rows.find(({ order: { id } }) => id !== order.id)).toMatchObject({
    to_collect: 177.5,
    pay_by: 'cash',
    area: 'Chembukara',
    landmark: 'Blue gate',
    packed_at: null,
  });
});

it.each([
  [30, 'cash', 30],
  [30, 'credit', 0],
  [-1.9, 'upi', 0],
] as const)('of ₹%s due by %s, ₹%s is collected [TRIP-1]', (due, payBy, collected) => {
  expect(toCollectOf({ due, pay_by: payBy })).toBe(collected);
});

describe('all bags in one press', () => {
  it('picks up all, and again changes nothing [TRIP-5]', async () => {
    const made = [await assigned(village.customer), await assigned(village.customer)];
    const ids = made.map(idOf);
    const { status, body } = await pickUp(ids);
    expect([status, body.count]).toEqual([200, 2]);
    expect(body.results.map(({ id, status: now }: deliveries.Delivery) => [id, now])).toEqual(
      ids.map((id) => [id, 'PICKED_UP']),
    );
    const again = await pickUp(ids);
    expect([again.status, again.body]).toEqual([200, body]);
    const { events } = (await village.customer.get(`/customers/orders/${made[0]?.order.id}/`)).body;
    expect(events.filter(({ status: now }: { status: string }) => now === 'PICKED_UP')).toHaveLength(1);
  });

  it('or none: of another status, of two shops, absent or another’s [TRIP-5]', async () => {
    const [one, other] = [await assigned(village.customer), await assigned(village.customer)];
    const elsewhere = await makeRetailer(village.testApp, village.cityId);
    const ofOther = await assigned(village.customer, { ...inVillage, retailer: elsewhere });
    const refused = await pickUp([idOf(one), idOf(ofOther)]);
    expect([refused.status, refused.body.code]).toEqual([409, 'delivery.cannot_pick_up']);
    const theirs = await orderIn(village, 'ASSIGNED');
    for (const absent of [9_999_999, idOf(theirs)])
      expect((await pickUp([idOf(one), absent])).status).toBe(404);
    await rider.post(`/deliveries/${idOf(other)}/picked_up/`);
    expect((await pickUp([idOf(one), idOf(other)])).body.code).toBe('delivery.cannot_pick_up');
    expect((await rider.get(`/deliveries/${idOf(one)}/`)).body.status).toBe('ASSIGNED');
    await rider.post(`/deliveries/${idOf(other)}/delivered/`);
    expect((await pickUp([idOf(other)])).body.code).toBe('delivery.cannot_pick_up');
    for (const nonsense of [[], undefined, ['x'], Array.from({ length: 21 }, (_, id) => id + 1)])
      expect((await pickUp(nonsense)).status).toBe(400);
  });

  it('at the same time as one of them, it is picked up once [TRIP-5]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const made = [await assigned(village.customer), await assigned(village.customer)];
      const [all, single] = await Promise.all([
        pickUp(made.map(idOf)),
        rider.post(`/deliveries/${made[0]?.deliveryId}/picked_up/`),
      ]);
      expect([[200, 409].includes(all.status), single.status]).toEqual([true, 200]);
    }
  });
});

it('accepts several requests, and says why not the others [TRIP-6]', async () => {
  const open = [await orderIn(village, 'ACCEPTED'), await orderIn(village, 'ACCEPTED')];
  const taken = await orderIn(village, 'ASSIGNED');
  const [one, two] = open.map(idOf);
  const ids = [one, idOf(taken), two, 9_999_999];
  const { status, body } = await rider.post('/deliveries/requests/accept/', { ids });
  expect([status, body]).toEqual([
    200,
    {
      accepted: [one, two],
      refused: [
        { id: taken.deliveryId, code: 'delivery.taken' },
        { id: 9_999_999, code: 'not_found' },
      ],
    },
  ]);
  expect((await rider.post('/deliveries/requests/accept/', { ids: [one] })).body.accepted).toEqual([one]);
  expect((await rider.get('/deliveries/')).body.count).toBe(2);
  expect((await rider.post('/deliveries/requests/accept/', { ids: [] })).status).toBe(400);
});

it('requests say how far the shop is from here [TRIP-7]', async () => {
  const { order } = await orderIn(village, 'ACCEPTED');
  const id = await openDeliveryId(village, order.id);
  const requestIn = async (query: string): Promise<deliveries.DeliveryRequest | undefined> => {
    const { body } = await rider.get(`/deliveries/requests/?limit=100${query}`);
    return body.results.find((one: deliveries.DeliveryRequest) => one.id === id);
  };
  expect(await requestIn('')).not.toHaveProperty('to_shop');
  const { latitude, longitude } = order.shop;
  expect((await requestIn(`&latitude=${latitude + 0.02}&longitude=${longitude}`))?.to_shop).toBe(2.2);
});

describe('a photo as proof [TRIP-8]', () => {
  const seen = async (client: Client, id: number) => (await client.get(`/files/${id}/`)).status;

  it('of a failed and of a done delivery is seen by customer, shop and operator for 30 days', async () => {
    const operator = await makeOperatorClient(village.testApp);
    const placed = await orderIn(inVillage, 'PICKED_UP');
    const url = `/deliveries/${placed.deliveryId}`;
    const locked = await makeFile(rider, await makePicture());
    const failed = await rider.post(`${url}/give_back/`, { reason: 'nobody_there', photo: locked });
    expect([failed.status, failed.body.proof]).toEqual([200, locked]);
    const { customer, retailer } = village;
    expect((await customer.get(`/customers/orders/${placed.order.id}/`)).body.proof).toBe(locked);
    expect((await retailer.get(`/shops/orders/${placed.order.id}/`)).body.proof).toBe(locked);
    expect((await operator.get(`/operator/orders/${placed.order.id}/`)).body.proof).toBe(locked);
    const stranger = await at(10.52);
    const who = [customer, retailer, operator, rider, stranger];
    expect(await Promise.all(who.map((one) => seen(one, locked)))).toEqual([200, 200, 200, 200, 404]);
    const door = await makeFile(rider, await makePicture());
    const delivered = await rider.post(`${url}/delivered/`, { photo: door });
    expect([delivered.status, delivered.body.proof]).toEqual([200, door]);
    const both = async (one: Client) => [await seen(one, door), await seen(one, locked)];
    expect(await Promise.all([customer, retailer, stranger].map(both))).toEqual([
      [200, 200],
      [200, 200],
      [404, 404],
    ]);
    await rider.post(`${url}/completed/`, { payment: 'Cash' });
    const { clock, sweeps, database } = village.testApp;
    clock.advance(29 * 86_400_000);
    await sweeps.run(database);
    expect(await both(customer)).toEqual([200, 200]);
    clock.advance(2 * 86_400_000);
    await sweeps.run(database);
    expect(await both(customer)).toEqual([404, 404]);
    clock.set('2026-11-21T04:30:00Z');
  });

  it('is one’s own picture', async () => {
    const placed = await orderIn(inVillage, 'PICKED_UP');
    const url = `/deliveries/${placed.deliveryId}`;
    const theirs = await makeFile(village.customer, await makePicture());
    const sound = await makeFile(rider, makeWebm());
    for (const [photo, status] of [
      [theirs, 404],
      [sound, 400],
      ['x', 400],
    ] as const) {
      expect((await rider.post(`${url}/delivered/`, { photo })).status).toBe(status);
      expect((await rider.post(`${url}/give_back/`, { reason: 'refused', photo })).status).toBe(status);
    }
    expect((await rider.get(`${url}/`)).body).toMatchObject({ status: 'PICKED_UP', proof: null });
    expect((await rider.post(`${url}/delivered/`, { photo: null })).status).toBe(200);
  });
});
