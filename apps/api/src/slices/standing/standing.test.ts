// Goods that come again on chosen weekdays: making and changing, and what the evenings place.
import type { Order } from '@haat/contract/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyCart } from '../../testing/carts.ts';
import { openCredit } from '../../testing/credit.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { askStanding, everyDay, makeStanding, passEvening } from '../../testing/standing.ts';
import { makeCustomer, makeGoods, makeRetailer, makeWindow } from '../../testing/village.ts';
import { restoreShop, suspendShop } from '../shops/index.ts';

const village = setUpVillage();
/** A Saturday. */
const today = '2026-11-21';
const tomorrow = '2026-11-22';
const dayAfter = '2026-11-23';

let milk: number;

beforeEach(async () => {
  const { testApp, cityId } = village;
  await testApp.database.pool.query('delete from standing_orders');
  await testApp.database.pool.query('delete from jobs');
  testApp.clock.set('2026-11-21T04:30:00Z'); // 10:00 in Kerala
  Object.assign(village, {
    retailer: await makeRetailer(testApp, cityId, { name: 'Ammini Vegetables' }),
    customer: await makeCustomer(testApp, cityId),
  });
  milk = await makeGoods(testApp, village.retailer, { name: 'Milk, 500 ml', price: 28.5, quantity: 50 });
});

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const fieldsOf = ({ status, body }: { status: number; body: { errors?: object } }) => [
  status,
  Object.keys(body.errors ?? {}),
];
const read = async (id: number) => (await village.customer.get(`/customers/standing/${id}/`)).body;
const change = (id: number, parts: object) => village.customer.patch(`/customers/standing/${id}/`, parts);
const orders = async (): Promise<Order[]> => {
  const { results } = (await village.customer.get('/customers/orders/')).body;
  return Promise.all(
    results.map(async ({ id }: Order) => (await village.customer.get(`/customers/orders/${id}/`)).body),
  );
};
const told = async (): Promise<string[]> => {
  const { results } = (await village.customer.get('/users/notifications/')).body;
  return results.map(({ body }: { body: string }) => body);
};

describe('a standing order', () => {
  it('is made for a shop, goods, weekdays and a time [MORNING-1, MORNING-3]', async () => {
    const { retailer, customer } = village;
    const made = await askStanding(village, milk, {
      weekdays: [3, 1, 1],
      pay_by: 'upi',
      until: '2026-12-31',
    });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(Number),
      state: 'active',
      shop: { id: retailer.shopId, name: 'Ammini Vegetables' },
      address: customer.addressId,
      items: [
        {
          product: milk,
          name: 'Milk, 500 ml',
          local_name: null,
          quantity: 2,
          price: 28.5,
          is_loose: false,
          net_quantity: null,
          unit: null,
        },
      ],
      weekdays: [1, 3],
      time: '17:00',
      pay_by: 'upi',
      fulfilment: 'delivery',
      until: '2026-12-31',
      paused_until: null,
      skips: [],
      next: { day: dayAfter, amount: 77 },
      last_refusal: null,
    });
    expect(await read(made.body.id)).toEqual(made.body);
    expect((await customer.get('/customers/standing/')).body).toEqual({ count: 1, results: [made.body] });
  });

  it('comes to the primary address, and needs one [MORNING-1]', async () => {
    const { customer, testApp } = village;
    expect((await makeStanding(village, milk, { address: undefined })).address).toBe(customer.addressId);
    const homeless = await testApp.signIn();
    await homeless.post('/users/setup/', { first_name: 'A', last_name: 'B', email: 'a@example.org' });
    const without = { ...village, customer: { ...homeless, addressId: 0 } };
    const answer = await askStanding(without, milk, { address: null });
    expect(codeOf(answer)).toEqual([400, 'address.required']);
  });

  it('must begin when a weekly slot does on each of its weekdays [MORNING-2]', async () => {
    const { testApp, cityId } = village;
    await makeWindow(testApp, cityId, { weekday: 2, startTime: '06:00', endTime: '08:00' });
    expect(fieldsOf(await askStanding(village, milk, { time: '06:00' }))).toEqual([400, ['time']]);
    expect(fieldsOf(await askStanding(village, milk, { time: '17:30' }))).toEqual([400, ['time']]);
    const { id } = await makeStanding(village, milk, { time: '06:00', weekdays: [2] });
    expect(fieldsOf(await change(id, { weekdays: [2, 3] }))).toEqual([400, ['time']]);
    expect((await change(id, { weekdays: [2, 3], time: '17:00' })).body.weekdays).toEqual([2, 3]);
  });

  it('needs a shop, an address and goods that exist [MORNING-2]', async () => {
    const { testApp, cityId } = village;
    const other = await makeRetailer(testApp, cityId);
    const tea = await makeGoods(testApp, other, { name: 'Tea', price: 30, quantity: 9 });
    expect(codeOf(await askStanding(village, milk, { shop: 999_999 }))).toEqual([404, 'not_found']);
    expect(codeOf(await askStanding(village, milk, { address: 999_999 }))).toEqual([404, 'not_found']);
    expect(fieldsOf(await askStanding(village, tea))).toEqual([400, ['items']]);
    const twice = [milk, milk].map((product) => ({ product, quantity: 1 }));
    expect(fieldsOf(await askStanding(village, milk, { items: twice }))).toEqual([400, ['items']]);
    expect(fieldsOf(await askStanding(village, milk, { items: [] }))).toEqual([400, ['items']]);
    expect(fieldsOf(await askStanding(village, milk, { weekdays: [] }))).toEqual([400, ['weekdays']]);
  });

  it('needs neither stock, an open shop, reach nor credit yet [MORNING-2]', async () => {
    const { retailer, testApp, customer } = village;
    await retailer.patch('/shops/update/', { is_open: false });
    await retailer.patch(`/shops/products-retailer/${milk}/`, { quantity: 0 });
    await testApp.database.pool.query('update addresses set latitude = 20 where id = $1', [
      customer.addressId,
    ]);
    expect((await askStanding(village, milk, { pay_by: 'credit' })).status).toBe(201);
  });

  it("is nobody else's business [MORNING-4]", async () => {
    const { id } = await makeStanding(village, milk);
    const { retailer } = village;
    expect((await retailer.get(`/customers/standing/${id}/`)).status).toBe(404);
    expect((await retailer.patch(`/customers/standing/${id}/`, { time: '17:00' })).status).toBe(404);
    expect((await retailer.delete(`/customers/standing/${id}/`)).status).toBe(404);
    expect((await retailer.get('/customers/standing/')).body.count).toBe(0);
  });

  it('is changed, and ended once [MORNING-5]', async () => {
    const { id } = await makeStanding(village, milk);
    const parts = { items: [{ product: milk, quantity: 1 }], weekdays: [0, 6], pay_by: 'upi' };
    expect((await change(id, parts)).body).toMatchObject({
      items: [{ product: milk, quantity: 1 }],
      weekdays: [0, 6],
      pay_by: 'upi',
      next: { day: tomorrow, amount: 48.5 },
    });
    expect((await village.customer.delete(`/customers/standing/${id}/`)).status).toBe(204);
    expect((await village.customer.delete(`/customers/standing/${id}/`)).status).toBe(404);
    expect((await village.customer.get(`/customers/standing/${id}/`)).status).toBe(404);
  });

  it('leaves out skipped days and pauses, and ends after its last day [MORNING-3, MORNING-7]', async () => {
    const { id } = await makeStanding(village, milk);
    expect((await change(id, { skips: [dayAfter, tomorrow] })).body).toMatchObject({
      state: 'active',
      skips: [tomorrow, dayAfter],
      next: { day: '2026-11-24' },
    });
    const paused = (await change(id, { paused_until: '2026-12-05' })).body;
    expect([paused.state, paused.next.day]).toEqual(['paused', '2026-12-05']);
    expect((await change(id, { until: '2026-12-01' })).body).toMatchObject({ state: 'paused', next: null });
    const again = (await change(id, { paused_until: null, skips: [], until: null })).body;
    expect([again.state, again.next.day]).toEqual(['active', tomorrow]);
    await change(id, { until: tomorrow });
    village.testApp.clock.set('2026-11-23T04:30:00Z');
    expect(await read(id)).toMatchObject({ state: 'ended', next: null });
  });

  it('takes only days of the calendar, and a last day to come [MORNING-7]', async () => {
    const { id } = await makeStanding(village, milk);
    for (const field of ['until', 'paused_until'])
      expect(fieldsOf(await change(id, { [field]: '2026-02-30' }))).toEqual([400, [field]]);
    expect(fieldsOf(await change(id, { skips: ['2026-02-30'] }))).toEqual([400, ['skips']]);
    expect(fieldsOf(await change(id, { until: '2026-11-20' }))).toEqual([400, ['until']]);
    expect(fieldsOf(await askStanding(village, milk, { until: '2026-11-20' }))).toEqual([400, ['until']]);
  });

  it('is one of at most ten, paused ones too [MORNING-6]', async () => {
    const { id } = await makeStanding(village, milk);
    for (let count = 1; count < 10; count += 1) await makeStanding(village, milk);
    await change(id, { paused_until: '2027-01-01' });
    expect(codeOf(await askStanding(village, milk))).toEqual([409, 'standing.too_many']);
    await village.customer.delete(`/customers/standing/${id}/`);
    const { id: last } = await makeStanding(village, milk, { until: today });
    village.testApp.clock.set('2026-11-22T04:30:00Z');
    await makeStanding(village, milk);
    expect(codeOf(await change(last, { until: null }))).toEqual([409, 'standing.too_many']);
  });
});

describe('the evening', () => {
  it('places the order of the next day at its prices [MORNING-8, MORNING-13]', async () => {
    const { retailer, customer } = village;
    const { id } = await makeStanding(village, milk);
    await village.testApp.jobs.runDue({ early: true });
    expect(await orders()).toEqual([]);
    await retailer.patch(`/shops/products-retailer/${milk}/`, { price: 30 });
    await passEvening(village, today);
    const [order] = await orders();
    expect(order).toMatchObject({
      standing: id,
      status: 'INITIATED',
      slot: { start: '2026-11-22T17:00:00+05:30', end: '2026-11-22T19:00:00+05:30' },
      amount: 80,
      pay_by: 'cash',
      items: [{ product: { id: milk }, quantity: 2, price: 30 }],
    });
    expect(order?.events.map(({ text }) => text)).toEqual(['Ordered by ‘Every morning’']);
    expect(await told()).toEqual([
      `Every morning: your order #${order?.id} from Ammini Vegetables is placed for tomorrow.`,
    ]);
    const shown = (await retailer.get('/shops/orders/')).body.results;
    expect(shown).toMatchObject([{ id: order?.id, standing: id }]);
    expect((await read(id)).next).toEqual({ day: dayAfter, amount: 80 });
    expect((await customer.post(`/customers/orders/${order?.id}/cancel/`)).status).toBe(200);
    await passEvening(village, today);
    expect(await orders()).toEqual([]);
  });

  it('begins at 18:00 of the city, and places at once what is made later [MORNING-8]', async () => {
    const { testApp } = village;
    await makeStanding(village, milk);
    testApp.clock.set('2026-11-21T12:29:59Z'); // 17:59:59 in Kerala
    await testApp.jobs.runDue({ early: true });
    expect(await orders()).toEqual([]);
    testApp.clock.set('2026-11-21T12:30:00Z');
    await testApp.jobs.runDue({ early: true });
    expect(await orders()).toHaveLength(1);
    testApp.clock.set('2026-11-21T18:00:00Z'); // 23:30
    const late = await makeStanding(village, milk);
    await testApp.jobs.runDue();
    expect((await orders()).map(({ standing }) => standing)).toContain(late.id);
  });

  it('is over at midnight [MORNING-8]', async () => {
    const { testApp } = village;
    const { id } = await makeStanding(village, milk);
    testApp.clock.set('2026-11-21T18:35:00Z'); // 00:05 on the 22nd
    await testApp.jobs.runDue({ early: true });
    expect(await orders()).toEqual([]);
    expect((await read(id)).next.day).toBe(dayAfter);
  });

  it('comes again on each of its days [MORNING-8]', async () => {
    const { id } = await makeStanding(village, milk, { weekdays: [0, 2] });
    for (const day of [today, tomorrow, dayAfter, '2026-11-24']) await passEvening(village, day);
    expect((await orders()).map(({ slot }) => slot.start.slice(0, 10))).toEqual(['2026-11-24', tomorrow]);
    await change(id, { skips: ['2026-11-29'] });
    await passEvening(village, '2026-11-28');
    await change(id, { paused_until: '2026-12-02' });
    await passEvening(village, '2026-11-30');
    await change(id, { paused_until: null, until: '2026-12-05' });
    await passEvening(village, '2026-12-05');
    expect(await orders()).toHaveLength(2);
  });

  it('moves at once with the time zone of the city [MORNING-8]', async () => {
    const { testApp, cityId } = village;
    const operator = await makeOperatorClient(testApp);
    const move = async (time_zone: string) => {
      const { body } = await operator.get(`/operator/cities/${cityId}/`);
      const answer = await operator.patch(`/operator/cities/${cityId}/`, {
        version: body.version,
        time_zone,
      });
      expect(answer.status).toBe(200);
    };
    await makeStanding(village, milk);
    await move('Pacific/Auckland'); // 17:30
    await testApp.jobs.runDue();
    expect(await orders()).toEqual([]);
    await move('Pacific/Tongatapu'); // 17:30, too
    await move('Pacific/Apia'); // 17:30, too
    await move('Pacific/Kiritimati'); // 18:30
    await testApp.jobs.runDue();
    expect(await orders()).toMatchObject([{ slot: { start: '2026-11-22T17:00:00+14:00' } }]);
    await move('Asia/Kolkata');
    await passEvening(village, today);
    expect(await orders()).toHaveLength(1);
  });

  it('takes what there is, and refuses when there is nothing [MORNING-10, MORNING-11]', async () => {
    const { testApp, retailer } = village;
    const eggs = await makeGoods(testApp, retailer, { name: 'Eggs', price: 6, quantity: 0 });
    const items = [
      { product: milk, quantity: 3 },
      { product: eggs, quantity: 6 },
    ];
    const { id } = await makeStanding(village, milk, { items });
    await retailer.patch(`/shops/products-retailer/${milk}/`, { quantity: 1 });
    await passEvening(village, today);
    const [order] = await orders();
    expect(order).toMatchObject({ items: [{ product: { id: milk }, quantity: 1 }] });
    expect(await told()).toEqual([
      `Every morning: your order #${order?.id} from Ammini Vegetables is placed for tomorrow. Not in stock: Milk, 500 ml: 2, Eggs: 6.`,
    ]);
    await passEvening(village, tomorrow);
    expect(await orders()).toHaveLength(1);
    const { last_refusal, next } = await read(id);
    expect([last_refusal, next.day]).toEqual([{ day: dayAfter, code: 'product.out_of_stock' }, '2026-11-24']);
    expect(await told()).toContain(
      'Nothing comes from Ammini Vegetables on 23/11. Milk, 500 ml is out of stock. Eggs is out of stock. Choose something else.',
    );
    await retailer.patch(`/shops/products-retailer/${milk}/`, { quantity: 9 });
    await passEvening(village, tomorrow);
    expect(await orders()).toHaveLength(1);
    await passEvening(village, dayAfter);
    expect(await orders()).toHaveLength(2);
  });

  it.each([
    ['shop.closed', (v: typeof village) => v.retailer.patch('/shops/update/', { is_open: false }), {}],
    [
      'slot.unavailable',
      (v: typeof village) => v.retailer.patch('/shops/update/', { closed_weekdays: [0] }),
      {},
    ],
    ['upi.none', async () => {}, { pay_by: 'upi' }],
    ['credit.none', async () => {}, { pay_by: 'credit' }],
    [
      'address.out_of_reach',
      ({ testApp, customer }: typeof village) =>
        testApp.database.pool.query('update addresses set latitude = 20 where id = $1', [customer.addressId]),
      {},
    ],
    [
      'product.out_of_stock',
      (v: typeof village) => v.retailer.delete(`/shops/products-retailer/${milk}/`),
      {},
    ],
  ] as const)('refuses as checkout does: %s [MORNING-11]', async (code, prepare, parts) => {
    const { id } = await makeStanding(village, milk, parts);
    await prepare(village);
    await passEvening(village, today);
    expect(await orders()).toEqual([]);
    expect((await read(id)).last_refusal).toEqual({ day: tomorrow, code });
    await passEvening(village, today);
    expect(await told()).toEqual([
      expect.stringContaining('Nothing comes from Ammini Vegetables on 22/11. '),
    ]);
  });

  it('places orders to fetch, where the shop offers it [MORNING-17]', async () => {
    const { retailer } = village;
    const { id, next } = await makeStanding(village, milk, { fulfilment: 'pick_up' });
    expect(next?.amount).toBe(57);
    await passEvening(village, today);
    expect((await read(id)).last_refusal).toEqual({ day: tomorrow, code: 'pick_up.none' });
    await retailer.patch('/shops/update/', { offers_pick_up: true });
    await passEvening(village, tomorrow);
    expect(await orders()).toMatchObject([{ fulfilment: 'pick_up', amount: 57, delivery_cost: 0 }]);
  });

  it('refuses when the slot is full [MORNING-11]', async () => {
    const { testApp } = village;
    const { id } = await makeStanding(village, milk);
    await testApp.database.pool.query('delete from slot_days');
    await testApp.database.pool.query('update slot_windows set capacity = 1 where weekday = 0');
    try {
      const other = await makeCustomer(testApp, village.cityId);
      await makeStanding({ ...village, customer: other }, milk, { weekdays: [0] });
      await passEvening(village, today);
      const refusals = [await read(id), (await other.get('/customers/standing/')).body.results[0]];
      expect(refusals.map(({ last_refusal }) => last_refusal?.code ?? null).sort()).toEqual(
        [null, 'slot.unavailable'].sort(),
      );
    } finally {
      await testApp.database.pool.query('update slot_windows set capacity = 100000 where weekday = 0');
    }
  });

  it('keeps to the credit, and leaves the cart alone [MORNING-12]', async () => {
    const { customer } = await openCredit(village, 100);
    const own = { ...village, customer };
    const { id } = await makeStanding(own, milk, { pay_by: 'credit' });
    await passEvening(own, today);
    await passEvening(own, tomorrow);
    expect((await customer.get('/customers/orders/')).body.count).toBe(1);
    expect((await customer.get(`/customers/standing/${id}/`)).body.last_refusal).toEqual({
      day: dayAfter,
      code: 'credit.limit',
    });
    expect((await customer.get('/customers/cart/')).body).toEqual(emptyCart);
  });

  it('places nothing for a blocked person, and says so once [MORNING-14]', async () => {
    const { testApp, customer } = village;
    const block = (is_blocked: boolean) =>
      testApp.database.pool.query('update users set is_blocked = $2 where id = $1', [
        customer.userId,
        is_blocked,
      ]);
    const { id } = await makeStanding(village, milk);
    await block(true);
    await passEvening(village, today);
    await passEvening(village, tomorrow);
    await block(false);
    expect(await orders()).toEqual([]);
    expect(await told()).toEqual([
      'Nothing comes from Ammini Vegetables while your account is blocked. Ask the operator.',
    ]);
    expect((await read(id)).last_refusal).toEqual({ day: dayAfter, code: 'account.blocked' });
    await passEvening(village, dayAfter);
    expect(await orders()).toHaveLength(1);
  });

  it('places nothing while the shop is suspended, and ends after 30 days [MORNING-14]', async () => {
    const { testApp, retailer } = village;
    const { id } = await makeStanding(village, milk);
    const { shopId } = retailer;
    const suspend = () =>
      testApp.database.inTx((tx) => suspendShop(tx, null, { shopId, reason: 'Rats' } as never));
    await suspend();
    await passEvening(village, today);
    await passEvening(village, tomorrow);
    expect(await told()).toEqual([
      'Nothing comes from Ammini Vegetables for now, because the shop is suspended.',
    ]);
    await testApp.database.inTx((tx) => restoreShop(tx, null, shopId));
    await passEvening(village, dayAfter);
    expect(await orders()).toHaveLength(1);
    await suspend();
    await passEvening(village, '2026-12-22');
    expect((await read(id)).state).toBe('active');
    await passEvening(village, '2026-12-23');
    expect(await read(id)).toMatchObject({ state: 'ended', next: null });
    expect((await change(id, { skips: [] })).status).toBe(404);
    expect((await told())[0]).toBe(
      'Nothing comes from Ammini Vegetables every morning any more, because the shop is gone. Choose another shop.',
    );
    testApp.clock.set('2027-03-24T04:30:00Z');
    const swept = await testApp.sweeps.run(testApp.database);
    expect(swept.find(({ what }) => what === 'standing orders that ended 90 days ago')?.removed).toBe(1);
  });

  it('ends when the person leaves, and follows a deleted address [MORNING-14]', async () => {
    const { testApp, customer, cityId } = village;
    const { body: second } = await customer.post('/customers/addresses/', {
      name: 'Shop',
      address: 'One\nTwo\nThree',
      receiver: 'L',
      number: customer.number,
      latitude: 10.521,
      longitude: 76.211,
      city: cityId,
    });
    const { id } = await makeStanding(village, milk, { address: second.id });
    await customer.delete(`/customers/addresses/${second.id}/`);
    expect((await read(id)).address).toBe(customer.addressId);
    await testApp.nobody.post('/users/login/', { number: customer.number });
    expect((await customer.get('/users/export/')).body.standing).toHaveLength(1);
    const left = await customer.delete('/users/', { otp: testApp.sms.codes.get(customer.number) });
    expect(left.status).toBe(204);
    const { rows } = await testApp.database.pool.query('select 1 from standing_orders');
    expect(rows).toEqual([]);
    await passEvening(village, today);
  });
});

describe('the shop', () => {
  it('accepts all orders of standing orders at once [MORNING-15]', async () => {
    const { retailer, customer, testApp, cityId } = village;
    await makeStanding(village, milk);
    const other = await makeCustomer(testApp, cityId);
    await makeStanding({ ...village, customer: other }, milk);
    await passEvening(village, today);
    const ids = (await retailer.get('/shops/orders/')).body.results.map(({ id }: Order) => id).sort();
    const answer = await retailer.post('/shops/orders/accept_standing/');
    expect([answer.status, answer.body]).toEqual([200, { accepted: ids, refused: [] }]);
    expect((await customer.get('/customers/orders/')).body.results[0].status).toBe('ACCEPTED');
    const again = await retailer.post('/shops/orders/accept_standing/');
    expect(again.body).toEqual({ accepted: [], refused: [] });
  });

  it('accepts none of another shop, and none that was placed by hand [MORNING-15]', async () => {
    const { retailer, customer, testApp, cityId } = village;
    await makeStanding(village, milk);
    await passEvening(village, today);
    const other = await makeRetailer(testApp, cityId);
    expect((await other.post('/shops/orders/accept_standing/')).body.accepted).toEqual([]);
    await customer.post('/customers/cart/add/', { product_id: milk, address_id: customer.addressId });
    const slots = (await customer.get('/shops/get-slots/')).body.results;
    const { body } = await customer.post('/customers/checkout/', { slot: slots[0].id });
    const { accepted } = (await retailer.post('/shops/orders/accept_standing/')).body;
    expect([accepted.length, accepted.includes(body.id)]).toEqual([1, false]);
  });

  it('sees what tomorrow needs, placed or not [MORNING-16]', async () => {
    const { retailer, testApp, cityId, customer } = village;
    const rice = await makeGoods(testApp, retailer, { name: 'Rice', price: 60, quantity: 9 });
    await makeStanding(village, milk);
    const items = [milk, rice].map((product) => ({ product, quantity: 1 }));
    const other = { ...village, customer: await makeCustomer(testApp, cityId) };
    await makeStanding(other, milk, { items });
    await makeStanding(other, milk, { weekdays: everyDay.filter((day) => day !== 0) });
    const needs = async () => (await retailer.get('/shops/standing/')).body;
    const before = await needs();
    expect(before).toMatchObject({
      day: tomorrow,
      orders: 2,
      waiting: 0,
      goods: [
        { product: milk, name: 'Milk, 500 ml', quantity: 3, orders: 2 },
        { product: rice, name: 'Rice', quantity: 1, orders: 1 },
      ],
    });
    await passEvening(village, today);
    expect(await needs()).toEqual({ ...before, waiting: 2 });
    const [order] = (await customer.get('/customers/orders/')).body.results;
    await customer.post(`/customers/orders/${order.id}/cancel/`);
    expect((await needs()).goods[0]).toMatchObject({ quantity: 1, orders: 1 });
    expect((await needs()).waiting).toBe(1);
  });
});

it('repeats no write of a phone that got no answer [MORNING-22]', async () => {
  const keyed = (method: 'post' | 'patch' | 'delete', url: string, key: string, body?: object) =>
    village.customer[method](url, body, { 'idempotency-key': key, 'done-seconds-ago': '60' });
  const wanted = {
    shop: village.retailer.shopId,
    items: [{ product: milk, quantity: 1 }],
    weekdays: everyDay,
    time: '17:00',
    pay_by: 'cash',
  };
  const made = await keyed('post', '/customers/standing/', 'make', wanted);
  const again = await keyed('post', '/customers/standing/', 'make', wanted);
  expect([made.status, again.status, again.body.id]).toEqual([201, 200, made.body.id]);
  expect((await village.customer.get('/customers/standing/')).body.count).toBe(1);
  const url = `/customers/standing/${made.body.id}/`;
  const changed = await keyed('patch', url, 'change', { skips: [tomorrow] });
  await change(made.body.id, { skips: [] });
  const late = await keyed('patch', url, 'change', { skips: [tomorrow] });
  expect([changed.body.skips, late.status, late.body.skips]).toEqual([[tomorrow], 200, [tomorrow]]);
  expect((await read(made.body.id)).skips).toEqual([]);
  const ended = [await keyed('delete', url, 'end'), await keyed('delete', url, 'end')];
  expect(ended.map(({ status }) => status)).toEqual([204, 204]);
  expect((await keyed('delete', url, 'other')).status).toBe(404);
});
