// What a shop packs for each slot, and which orders it has packed.
import { expect, it } from 'vitest';
import { orderIn } from '../../../testing/orders.ts';
import { setUpVillage } from '../../../testing/set-up-village.ts';
import { makeProductType } from '../../../testing/shops.ts';
import { makeGoods, makeRetailer } from '../../../testing/village.ts';

const village = setUpVillage();

const slots = async () => (await village.retailer.get('/shops/packing/')).body;
const listOf = (start: string) => village.retailer.get(`/shops/packing/?start=${encodeURIComponent(start)}`);
const pack = (orderId: number, is_packed: unknown = true) =>
  village.retailer.post(`/shops/orders/${orderId}/packed/`, { is_packed });

it('lists the slots with accepted and assigned orders, and says how many are packed [PACKING-1]', async () => {
  expect(await slots()).toEqual({ count: 0, results: [] });
  const { order } = await orderIn(village, 'ACCEPTED');
  await orderIn(village, 'ASSIGNED');
  for (const other of ['INITIATED', 'PICKED_UP', 'CANCELLED', 'REJECTED'] as const)
    await orderIn(village, other);
  await pack(order.id);
  expect(await slots()).toEqual({ count: 1, results: [{ ...order.slot, orders: 2, packed: 1 }] });
});

it('sums up the goods of a slot by type and name, and has each order as its page [PACKING-2]', async () => {
  const [grain, pulses] = [
    await makeProductType(village.testApp, 'Zz grain'),
    await makeProductType(village.testApp, 'Aa pulses'),
  ];
  const stock = (name: string, type: number) =>
    makeGoods(village.testApp, village.retailer, { name, type, quantity: 50 });
  const [rice, beans, peas] = [
    await stock('Rice', grain),
    await stock('Beans', pulses),
    await stock('Peas', pulses),
  ];
  const first = await orderIn(village, 'ACCEPTED', { wanted: [{ productId: rice, quantity: 2 }] });
  const second = await orderIn(village, 'ASSIGNED', {
    wanted: [
      { productId: rice, quantity: 3 },
      { productId: peas, quantity: 4 },
      { productId: beans, quantity: 1 },
    ],
  });
  const { status, body } = await listOf(first.order.slot.start);
  expect(status).toBe(200);
  expect({ start: body.start, end: body.end }).toEqual(first.order.slot);
  const mine = body.goods.filter(({ product }: { product: number }) => [rice, beans, peas].includes(product));
  const step = { local_name: null, is_loose: false, net_quantity: null, unit: null };
  expect(mine).toEqual([
    { product: beans, name: 'Beans', ...step, quantity: 1, orders: 1 },
    { product: peas, name: 'Peas', ...step, quantity: 4, orders: 1 },
    { product: rice, name: 'Rice', ...step, quantity: 5, orders: 2 },
  ]);
  const ids = body.orders.map(({ id }: { id: number }) => id);
  expect(ids).toEqual([...ids].sort((one, other) => one - other));
  for (const { order } of [first, second]) {
    const { body: page } = await village.retailer.get(`/shops/orders/${order.id}/`);
    expect(body.orders.find(({ id }: { id: number }) => id === order.id)).toEqual(page);
  }
});

it('takes the start of a slot in any offset, and refuses what is none [PACKING-2]', async () => {
  const { order } = await orderIn(village, 'ACCEPTED');
  const { start } = order.slot;
  expect((await listOf(new Date(start).toISOString())).status).toBe(200);
  expect((await village.retailer.get(`/shops/packing/?start=${start}`)).status).toBe(200);
  const another = new Date(Date.parse(start) + 60_000).toISOString();
  expect((await listOf(another)).body.code).toBe('not_found');
  for (const nonsense of [
    '',
    'soon',
    '2026-11-31T25:00:00Z',
    '99999-01-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
  ]) {
    const { status, body } = await listOf(nonsense);
    expect([nonsense, status, Object.keys(body.errors ?? {})]).toEqual([nonsense, 400, ['start']]);
  }
  const elsewhere = await makeRetailer(village.testApp, village.cityId);
  const theirs = await elsewhere.get(`/shops/packing/?start=${encodeURIComponent(start)}`);
  expect(theirs.status).toBe(404);
});

it('keeps the first time, takes it back, and shows it to everybody concerned [PACKING-3]', async () => {
  const { order, deliveryId } = await orderIn(village, 'ASSIGNED');
  expect([order.packed_at, (await shopPage(order.id)).allowed_actions]).toEqual([null, ['pack']]);
  const first = await pack(order.id);
  expect([first.status, first.body.id]).toEqual([200, order.id]);
  const at = first.body.packed_at;
  expect(Date.parse(at)).toBe(Math.floor(village.testApp.clock.now().getTime() / 1000) * 1000);
  village.testApp.clock.advance(60_000);
  expect((await pack(order.id)).body.packed_at).toBe(at);
  const delivery = (await village.deliverer.get(`/deliveries/${deliveryId}/`)).body;
  const inList = (await village.deliverer.get('/deliveries/')).body.results;
  expect([delivery.packed_at, (await customerPage(order.id)).packed_at]).toEqual([at, at]);
  expect(inList.find(({ id }: { id: number }) => id === deliveryId).packed_at).toBe(at);
  expect((await pack(order.id, false)).body.packed_at).toBeNull();
  expect((await pack(order.id, false)).body.packed_at).toBeNull();
});

it('tells the deliverer once, and nobody before there is one [PACKING-4]', async () => {
  const heard = async () => (await village.deliverer.get('/users/notifications/')).body;
  const accepted = await orderIn(village, 'ACCEPTED');
  const before = (await heard()).count;
  await pack(accepted.order.id);
  expect((await heard()).count).toBe(before);
  const { order, deliveryId } = await orderIn(village, 'ASSIGNED');
  const { count } = await heard();
  await pack(order.id);
  await pack(order.id);
  const after = await heard();
  expect(after.count).toBe(count + 1);
  expect(after.results[0]).toMatchObject({
    body: expect.stringMatching(/^Packed: order #\d+ from Ammini Vegetables\.$/),
    link: `/deliverer/delivery/${deliveryId}`,
  });
});

it('refuses an order that is not in the shop, and another shop’s [PACKING-3]', async () => {
  for (const status of ['INITIATED', 'PICKED_UP', 'COMPLETED', 'REJECTED'] as const) {
    const { order } = await orderIn(village, status);
    for (const isPacked of [true, false]) {
      const { status: code, body } = await pack(order.id, isPacked);
      expect([status, code, body.code]).toEqual([status, 409, 'order.cannot_pack']);
    }
    expect((await shopPage(order.id)).allowed_actions).not.toContain('pack');
  }
  const { order } = await orderIn(village, 'ACCEPTED');
  expect((await shopPage(order.id)).allowed_actions).toEqual(['withdraw', 'pack']);
  expect((await customerPage(order.id)).allowed_actions).toEqual([]);
  const elsewhere = await makeRetailer(village.testApp, village.cityId);
  expect((await elsewhere.post(`/shops/orders/${order.id}/packed/`, { is_packed: true })).status).toBe(404);
  for (const nonsense of [undefined, null, 'yes', 1, {}]) {
    const { status, body } = await village.retailer.post(`/shops/orders/${order.id}/packed/`, {
      is_packed: nonsense,
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['is_packed']]);
  }
});

const shopPage = async (orderId: number) => (await village.retailer.get(`/shops/orders/${orderId}/`)).body;
const customerPage = async (orderId: number) =>
  (await village.customer.get(`/customers/orders/${orderId}/`)).body;
