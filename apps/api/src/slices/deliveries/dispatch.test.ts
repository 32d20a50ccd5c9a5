import type { Dispatch } from '@haat/contract/operator/dispatch';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { actionsOn, auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { orderIn, placeOrder } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeCustomer, makeDelivererClient } from '../../testing/village.ts';

const village = setUpVillage();
let operator: Client;
let other: Client;
beforeAll(async () => {
  operator = await makeOperatorClient(village.testApp);
  other = await makeDelivererClient(village.testApp, village.cityId);
});

const board = async (query = `?city=${village.cityId}`): Promise<Dispatch> =>
  (await operator.get(`/operator/dispatch/${query}`)).body;
const assign = (orders: readonly number[], deliverer = village.deliverer.userId) =>
  operator.post('/operator/orders/assign/', { orders, deliverer });
const accept = async (): Promise<number> => (await orderIn(village, 'ACCEPTED')).order.id;
const ordersOn = ({ slots }: Dispatch): number[] =>
  slots.flatMap(({ requests }) => requests.map(({ order }) => order));
const told = async (client: Client): Promise<number> =>
  (await client.get('/users/notifications/')).body.count;

describe('the board', () => {
  it('has the open requests by slot, with shop, area, pieces and since when [DISPATCH-1]', async () => {
    const { order } = await orderIn(village, 'ACCEPTED');
    const { slots } = await board();
    expect(slots).toHaveLength(1);
    const [slot] = slots;
    expect([slot?.start, slot?.end]).toEqual([order.slot.start, order.slot.end]);
    const place = order.address;
    if (!place) throw new Error('the order has no address');
    expect(slot?.requests.find((request) => request.order === order.id)).toEqual({
      id: expect.any(Number),
      order: order.id,
      shop: {
        id: village.retailer.shopId,
        name: order.shop_name,
        latitude: expect.any(Number),
        longitude: expect.any(Number),
      },
      area: place.address.split('\n').at(-1),
      latitude: place.latitude,
      longitude: place.longitude,
      has_pin: true,
      pieces: 4,
      delivery_cost: order.delivery_cost,
      pay_by: 'cash',
      packed_at: null,
      since: expect.stringMatching(/\+05:30$/),
    });
  });

  it('leaves out what nobody has accepted, and what somebody carries or cancelled [DISPATCH-1]', async () => {
    const waiting = (await placeOrder(village)).id;
    const carried = (await orderIn(village, 'ASSIGNED')).order.id;
    const open = await accept();
    const cancelled = await accept();
    await operator.post(`/operator/orders/${cancelled}/cancel/`, { reason: 'Flood' });
    const shown = ordersOn(await board());
    expect(shown).toContain(open);
    for (const id of [waiting, carried, cancelled]) expect(shown).not.toContain(id);
  });

  it('has the deliverers, those on duty first, with what they carry and hold [DISPATCH-2]', async () => {
    await orderIn(village, 'COMPLETED');
    await other.patch('/deliveries/duty/', { is_on_duty: false });
    const { deliverers } = await board();
    const { body: cash } = await village.deliverer.get('/deliveries/cash/');
    const { body: record } = await operator.get(`/operator/deliverers/${village.deliverer.userId}/`);
    expect(deliverers).toEqual([
      {
        id: village.deliverer.userId,
        name: expect.any(String),
        is_on_duty: true,
        active: record.active_deliveries,
        held: cash.held,
      },
      { id: other.userId, name: expect.any(String), is_on_duty: false, active: 0, held: 0 },
    ]);
    expect(cash.held).toBeGreaterThan(0);
    await other.patch('/deliveries/duty/', { is_on_duty: true });
  });

  it('says where each deliverer goes next: to the shop, then to the address [DISPATCH-2]', async () => {
    const rider = await makeDelivererClient(village.testApp, village.cityId);
    const nextOf = async () =>
      (await board()).next_stops.filter(({ deliverer }) => deliverer === rider.userId);
    expect(await nextOf()).toEqual([]);
    const { order, deliveryId } = await orderIn({ ...village, deliverer: rider }, 'ASSIGNED');
    const { latitude, longitude } = (await rider.get(`/shops/${village.retailer.shopId}/`)).body;
    expect(await nextOf()).toEqual([
      { deliverer: rider.userId, kind: 'pick_up', name: order.shop_name, latitude, longitude },
    ]);
    await rider.post(`/deliveries/${deliveryId}/picked_up/`);
    expect(await nextOf()).toMatchObject([
      { kind: 'drop', name: order.address?.address.split('\n').at(-1), latitude: order.address?.latitude },
    ]);
    await rider.post(`/deliveries/${deliveryId}/delivered/`);
    expect(await nextOf()).toEqual([]);
  });

  it('says which address is next from the shop, or from the door where the deliverer is [DISPATCH-2]', async () => {
    const rider = await makeDelivererClient(village.testApp, village.cityId);
    const { latitude } = (await rider.get(`/shops/${village.retailer.shopId}/`)).body;
    // From the far one, the way through all three would be as short.
    const ways = [0.03, 0.01, 0.02];
    const made = [];
    for (const south of ways) {
      const at = { latitude: latitude - south, longitude: 76.21 };
      const customer = await makeCustomer(village.testApp, village.cityId, at);
      const { deliveryId } = await orderIn({ ...village, deliverer: rider }, 'PICKED_UP', { customer });
      made.push(deliveryId);
    }
    const nextSouth = async () => {
      const next = (await board()).next_stops.find(({ deliverer }) => deliverer === rider.userId);
      return next && latitude - next.latitude;
    };
    expect(await nextSouth()).toBeCloseTo(0.01);
    await rider.post(`/deliveries/${made[0]}/delivered/`);
    expect(await nextSouth()).toBeCloseTo(0.02);
  });

  it('is of one city, or of all [DISPATCH-1]', async () => {
    const open = await accept();
    const elsewhere = await makeCity(village.testApp);
    const stranger = await makeDelivererClient(village.testApp, elsewhere);
    expect(await board(`?city=${elsewhere}`)).toMatchObject({
      slots: [],
      deliverers: [{ id: stranger.userId }],
    });
    const all = await board('');
    expect(ordersOn(all)).toContain(open);
    expect(all.deliverers.map(({ id }) => id)).toContain(stranger.userId);
  });
});

describe('handing out', () => {
  it('gives several orders to one person, who is told of each, and the audit has them [DISPATCH-3]', async () => {
    const ids = [await accept(), await accept(), await accept()];
    const before = await told(other);
    const answer = await assign(ids, other.userId);
    expect([answer.status, answer.body]).toEqual([200, { assigned: ids, refused: [] }]);
    expect(await told(other)).toBe(before + ids.length);
    expect(ordersOn(await board())).not.toEqual(expect.arrayContaining(ids));
    for (const id of ids) expect(await actionsOn(operator, 'order', id)).toEqual(['order.assign']);
    const [row] = await auditOf(operator, 'order', ids[0] ?? 0);
    expect(row.actor.id).toBe(operator.userId);
  });

  it('counts who has it already, and tells nobody again [DISPATCH-3]', async () => {
    const ids = [await accept(), await accept()];
    await assign(ids, other.userId);
    const before = [await told(other), await told(village.customer), await told(village.retailer)];
    expect((await assign([...ids, ...ids], other.userId)).body).toEqual({ assigned: ids, refused: [] });
    expect([await told(other), await told(village.customer), await told(village.retailer)]).toEqual(before);
    for (const id of ids) expect(await actionsOn(operator, 'order', id)).toEqual(['order.assign']);
  });

  it('says why each of the others was refused, and assigns the rest [DISPATCH-4]', async () => {
    const taken = (await orderIn(village, 'ASSIGNED')).order.id;
    const waiting = (await placeOrder(village)).id;
    const cancelled = (await orderIn(village, 'CANCELLED')).order.id;
    const open = await accept();
    expect((await assign([taken, waiting, cancelled, 999_999, open], other.userId)).body).toEqual({
      assigned: [open],
      refused: [
        { id: taken, code: 'delivery.taken' },
        { id: waiting, code: 'delivery.cannot_hand_over' },
        { id: cancelled, code: 'delivery.cannot_hand_over' },
        { id: 999_999, code: 'not_found' },
      ],
    });
  });

  it("refuses the operator's own order, and a deliverer of another city [DISPATCH-4]", async () => {
    const stranger = await makeDelivererClient(village.testApp, await makeCity(village.testApp));
    const open = await accept();
    expect((await assign([open], stranger.userId)).body.refused).toEqual([
      { id: open, code: 'input.invalid' },
    ]);
    await operator.post(`/operator/users/${village.customer.userId}/operator/`);
    const customer = await village.testApp.signIn(village.customer.number);
    const own = await customer.post('/operator/orders/assign/', { orders: [open], deliverer: other.userId });
    expect(own.body.refused).toEqual([{ id: open, code: 'operator.own' }]);
    await operator.delete(`/operator/users/${village.customer.userId}/operator/`);
    Object.assign(village, {
      customer: { ...village.customer, ...(await village.testApp.signIn(village.customer.number)) },
    });
  });

  it.each([
    ['orders', { orders: [], deliverer: 1 }],
    ['orders', { orders: Array(101).fill(1), deliverer: 1 }],
    ['orders', { deliverer: 1 }],
    ['deliverer', { orders: [1] }],
    ['deliverer', { orders: [1], deliverer: 999_999 }],
  ])('needs %s [DISPATCH-4]', async (field, body) => {
    const answer = await operator.post('/operator/orders/assign/', body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
  });

  it('of one order twice at once gives it to one person [DISPATCH-3]', async () => {
    const open = await accept();
    const answers = await Promise.all([assign([open]), assign([open], other.userId)]);
    const assigned = answers.filter(({ body }) => body.assigned.length === 1);
    const refused = answers.flatMap(({ body }) => body.refused);
    expect([assigned.length, refused]).toEqual([1, [{ id: open, code: 'delivery.taken' }]]);
  });
});
