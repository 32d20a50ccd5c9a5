// Orders that their customers fetch at the shop, until they are ready. `hand-out-order.test.ts` hands them out.
import { beforeEach, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { makeOperatorClient } from '../../../testing/operators.ts';
import { fillCart, placeOrder } from '../../../testing/orders.ts';
import { codeIn, confirmOrder, enterOrder, toldOrder } from '../../../testing/phone-orders.ts';
import { setUpStockedVillage } from '../../../testing/set-up-village.ts';
import { freshNumber } from '../../../testing/test-app.ts';
import { makeCustomer, makeRetailer, makeWindow } from '../../../testing/village.ts';
import { slotIdOf } from '../slots/slots-of-day.ts';

const village = setUpStockedVillage();
const far = { latitude: 12, longitude: 76 };
const offer = (offers_pick_up: boolean) => village.retailer.patch('/shops/update/', { offers_pick_up });
beforeEach(async () => {
  await offer(true);
  await village.testApp.database.pool.query('delete from phone_orders');
});

const toFetch = { fulfilment: 'pick_up' };
const fill = (customer = village.customer) => fillCart(customer, [{ productId: village.rice, quantity: 2 }]);
const order = (more: object = {}, who: Client = village.customer) =>
  who.post('/customers/checkout/', { slot: village.slotId, ...toFetch, ...more });
const shopPage = async (id: number) => (await village.retailer.get(`/shops/orders/${id}/`)).body;
const accepted = async () => {
  await fill();
  const { body } = await order();
  return (await village.retailer.post(`/shops/orders/${body.id}/accept/`)).body;
};
const ready = (id: number, who: Client = village.retailer) => who.post(`/shops/orders/${id}/ready/`);

it('is a setting of the shop, which the shop and the cart show [PICKUP-1]', async () => {
  expect((await offer(false)).body.offers_pick_up).toBe(false);
  const other = await makeRetailer(village.testApp, village.cityId);
  expect((await other.patch('/shops/update/', {})).body.offers_pick_up).toBe(false);
  expect((await offer(true)).body.offers_pick_up).toBe(true);
  expect((await village.retailer.patch('/shops/update/', { offers_pick_up: 'yes' })).status).toBe(400);
  const { shopId } = village.retailer;
  expect((await village.customer.get(`/shops/${shopId}/`)).body.offers_pick_up).toBe(true);
  const { body } = await village.customer.get(
    `/shops/nearby/?address_id=${village.customer.addressId}&limit=100`,
  );
  const seen = body.results.find(({ id }: { id: number }) => id === shopId);
  expect(seen.offers_pick_up).toBe(true);
  expect((await village.customer.get('/customers/cart/')).body.offers_pick_up).toBe(false);
  await fill();
  expect((await village.customer.get('/customers/cart/')).body.offers_pick_up).toBe(true);
});

it('takes goods into the cart from any distance, and refuses only their delivery [PICKUP-1, PICKUP-2]', async () => {
  const away = await makeCustomer(village.testApp, village.cityId, far);
  const add = () =>
    away.post('/customers/cart/add/', { product_id: village.rice, quantity: 1, address_id: away.addressId });
  await offer(false);
  expect((await add()).body.code).toBe('address.out_of_reach');
  await offer(true);
  expect((await add()).body).toMatchObject({ offers_pick_up: true, problem: 'address.out_of_reach' });
  const delivered = await away.post('/customers/checkout/', { slot: village.slotId });
  expect([delivered.status, delivered.body.code]).toEqual([409, 'address.out_of_reach']);
  const placed = await order({}, away);
  expect([placed.status, placed.body.amount]).toEqual([201, 62.5]);
  const again = await away.post(`/customers/orders/${placed.body.id}/again/`);
  expect([again.status, again.body.cart.items.length]).toEqual([200, 1]);
});

it('costs no delivery, and says so on the order and in lists [PICKUP-2]', async () => {
  await fill();
  const { body: cart } = await village.customer.get('/customers/cart/');
  const changed = await order({ expected_amount: cart.total });
  expect([cart.delivery_cost > 0, changed.body.code]).toEqual([true, 'cart.changed']);
  const { status, body } = await order({ expected_amount: cart.total - cart.delivery_cost });
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      fulfilment: 'pick_up',
      ready_at: null,
      price: 125,
      delivery_cost: 0,
      amount: 125,
      due: 125,
      delivery_code: null,
      code_rule: null,
    }),
  ]);
  expect(body.address.receiver).not.toBe('');
  const { body: list } = await village.customer.get('/customers/orders/');
  expect(list.results[0]).toMatchObject({ id: body.id, fulfilment: 'pick_up', ready_at: null });
  const delivery = await placeOrder(village);
  expect([delivery.fulfilment, delivery.delivery_cost > 0]).toEqual(['delivery', true]);
  expect((await order({ fulfilment: 'drone' })).status).toBe(400);
});

it('takes no place in the slot, and may choose a full one [PICKUP-2]', async () => {
  const day = '2026-11-23';
  const slot = slotIdOf(await makeWindow(village.testApp, village.cityId, { date: day, capacity: 1 }), day);
  const slots = async (query = '') =>
    (await village.customer.get(`/shops/get-slots/${query}`)).body.results.find(
      ({ id }: { id: number }) => id === slot,
    );
  await fill();
  const first = await order({ slot });
  expect([first.status, (await slots()).left]).toEqual([201, 1]);
  await fill();
  expect((await village.customer.post('/customers/checkout/', { slot })).status).toBe(201);
  expect([await slots(), (await slots('?fulfilment=pick_up')).left]).toEqual([undefined, 0]);
  await fill();
  expect((await village.customer.post('/customers/checkout/', { slot })).body.code).toBe('slot.unavailable');
  const full = await order({ slot });
  expect(full.status).toBe(201);
  await village.customer.post(`/customers/orders/${full.body.id}/cancel/`);
  await village.retailer.post(`/shops/orders/${first.body.id}/reject/`);
  const { rows } = await village.testApp.database.pool.query(
    "select sum(taken)::int as taken from slot_days where day = '2026-11-23'",
  );
  expect(rows).toEqual([{ taken: 1 }]);
});

it('is refused after the stock and before UPI when the shop does not offer it [PICKUP-3]', async () => {
  await offer(false);
  await fill();
  const refused = await order({ pay_by: 'upi' });
  expect([refused.status, refused.body.code]).toEqual([409, 'pick_up.none']);
  await village.retailer.patch(`/shops/products-retailer/${village.rice}/`, { quantity: 1 });
  expect((await order({ pay_by: 'upi' })).body.code).toBe('product.out_of_stock');
  await village.retailer.patch(`/shops/products-retailer/${village.rice}/`, { quantity: 5 });
  await offer(true);
  expect((await order({ pay_by: 'upi' })).body.code).toBe('upi.none');
  await village.retailer.patch('/shops/update/', { is_open: false });
  expect((await order()).body.code).toBe('shop.closed');
  await village.retailer.patch('/shops/update/', { is_open: true });
});

it('may be entered on the telephone, without an address [PICKUP-4]', async () => {
  const { retailer, rice } = village;
  const number = freshNumber();
  const { address: _, ...delivery } = toldOrder(village, rice, { number });
  const without = { ...delivery, ...toFetch };
  const missing = await retailer.post('/shops/phone-orders/', delivery);
  expect([missing.status, Object.keys(missing.body.errors)]).toEqual([400, ['address']]);
  await offer(false);
  expect((await retailer.post('/shops/phone-orders/', without)).body.code).toBe('pick_up.none');
  await offer(true);
  const { status, body } = await retailer.post('/shops/phone-orders/', without);
  expect([status, body.amount]).toEqual([201, 62.5]);
  const { body: waiting } = await retailer.get('/shops/phone-orders/');
  expect(waiting.results[0]).toMatchObject({ fulfilment: 'pick_up', amount: 62.5 });
  const confirmed = await confirmOrder(village, body, codeIn(village));
  expect(confirmed.body).toMatchObject({
    status: 'ACCEPTED',
    fulfilment: 'pick_up',
    address: null,
    delivery_cost: 0,
    allowed_actions: ['withdraw', 'ready', 'hand_out', 'pack'],
  });
  const person = await village.testApp.signIn(number);
  expect((await person.get('/customers/addresses/')).body.count).toBe(0);
  expect((await person.get(`/customers/orders/${confirmed.body.id}/`)).body.address).toBeNull();
  expect(
    (await retailer.get(`/shops/phone-orders/customer/?number=${encodeURIComponent(number)}`)).status,
  ).toBe(404);
  const withOne = await enterOrder(village, rice, { number: freshNumber(), ...toFetch });
  const order = await confirmOrder(village, withOne, codeIn(village));
  expect(order.body.address.address).not.toBe('');
});

it('is refused when the shop stopped offering it before the code came, and kept [PICKUP-4]', async () => {
  const asked = await enterOrder(village, village.rice, { number: freshNumber(), ...toFetch });
  const code = codeIn(village);
  await offer(false);
  const refused = await confirmOrder(village, asked, code);
  expect([refused.status, refused.body.code]).toEqual([409, 'pick_up.none']);
  await offer(true);
  expect((await confirmOrder(village, asked, code)).status).toBe(201);
});

it('opens no request, and nobody can carry it [PICKUP-5]', async () => {
  const told = async () => (await village.deliverer.get('/users/notifications/')).body.count;
  const before = await told();
  const { id } = await accepted();
  const { body } = await village.deliverer.get('/deliveries/requests/?limit=100');
  expect(body.results.filter(({ order: of }: { order: { id: number } }) => of.id === id)).toEqual([]);
  expect(await told()).toBe(before);
  const operator = await makeOperatorClient(village.testApp);
  const record = (await operator.get(`/operator/orders/${id}/`)).body;
  expect(record).toMatchObject({ fulfilment: 'pick_up', ready_at: null, allowed_actions: ['cancel'] });
  const assigned = await operator.post(`/operator/orders/${id}/assign/`, {
    deliverer: village.deliverer.userId,
  });
  expect([assigned.status, assigned.body.code]).toEqual([409, 'delivery.cannot_hand_over']);
  const { rows } = await village.testApp.database.pool.query(
    'select * from order_clocks where order_id = $1',
    [id],
  );
  expect(rows).toEqual([]);
});

it('tells the customer once that it is ready [PICKUP-6]', async () => {
  const placed = await accepted();
  expect(placed.allowed_actions).toEqual(['withdraw', 'ready', 'hand_out', 'pack']);
  const { status, body } = await ready(placed.id);
  expect([status, body.status, body.ready_at]).toEqual([200, 'ACCEPTED', expect.any(String)]);
  village.testApp.clock.advance(60_000);
  expect((await ready(placed.id)).body).toEqual(body);
  const { body: page } = await village.customer.get(`/customers/orders/${placed.id}/`);
  expect([page.ready_at, page.events.at(-1).text]).toEqual([body.ready_at, 'Ready to fetch']);
  const { body: told } = await village.customer.get('/users/notifications/?limit=100');
  const texts = told.results.map(({ body: text }: { body: string }) => text);
  expect(texts.filter((text: string) => text.includes('ready'))).toEqual([
    `Your order #${placed.id % 2 ** 36} is ready. Fetch it at Ammini Vegetables.`,
  ]);
});

it('is not made ready in other states, by others, or when it is delivered [PICKUP-6]', async () => {
  await fill();
  const { body: placed } = await order();
  expect((await ready(placed.id)).body.code).toBe('order.cannot_hand_out');
  const delivery = await placeOrder(village);
  await village.retailer.post(`/shops/orders/${delivery.id}/accept/`);
  for (const step of ['ready', 'hand_out']) {
    const refused = await village.retailer.post(`/shops/orders/${delivery.id}/${step}/`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'order.cannot_hand_out']);
  }
  expect((await shopPage(delivery.id)).allowed_actions).toEqual(['withdraw', 'pack']);
  const other = await makeRetailer(village.testApp, village.cityId);
  expect((await ready(placed.id, other)).status).toBe(404);
  expect((await ready(placed.id, village.customer)).status).toBe(403);
});

it('may be withdrawn when nobody fetches it [PICKUP-12]', async () => {
  const { id } = await accepted();
  const stock = async () =>
    (await village.retailer.get(`/shops/products-retailer/${village.rice}/`)).body.quantity;
  const before = await stock();
  const { status, body } = await village.retailer.post(`/shops/orders/${id}/withdraw/`, {
    reason: 'not_fetched',
  });
  expect([status, body.status, body.ended]).toEqual([
    200,
    'CANCELLED',
    { by: 'retailer', reason: 'not_fetched', note: null },
  ]);
  expect(await stock()).toBe(before + 2);
  expect((await ready(id)).body.code).toBe('order.cannot_hand_out');
});
