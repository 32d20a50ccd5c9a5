import type { DeliveryRequest } from '@haat/contract/deliveries';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../../../testing/client.ts';
import { openCredit } from '../../../testing/credit.ts';
import { makeOperatorClient } from '../../../testing/operators.ts';
import { openDeliveryId, orderIn } from '../../../testing/orders.ts';
import { byPiece } from '../../../testing/packs.ts';
import { codeIn, confirmOrder, enterOrder, placeOnPhone, toldOrder } from '../../../testing/phone-orders.ts';
import { setUpStockedVillage } from '../../../testing/set-up-village.ts';
import { freshNumber } from '../../../testing/test-app.ts';
import { makeCustomer, makeGoods, makeRetailer, makeWindow } from '../../../testing/village.ts';
import { blockUser } from '../../accounts/index.ts';
import { slotIdOf } from '../slots/slots-of-day.ts';

const village = setUpStockedVillage();
// Each test has the SMS of a whole day.
beforeEach(() => village.testApp.database.pool.query('delete from phone_orders'));

const enter = (parts: object = {}): Promise<TestAnswer> =>
  village.retailer.post('/shops/phone-orders/', toldOrder(village, village.rice, parts));
const codeOf = ({ status, body }: TestAnswer) => [status, body.code];
const stockOf = async (product: number): Promise<number> =>
  (await village.retailer.get(`/shops/products-retailer/${product}/`)).body.quantity;
const waitingIds = async (): Promise<number[]> =>
  (await village.retailer.get('/shops/phone-orders/')).body.results.map(({ id }: { id: number }) => id);
const confirm = (started: { readonly id: number }, code: string) => confirmOrder(village, started, code);

describe('entering a telephone order', () => {
  it('sends an SMS with shop, amount, way to pay and code, and takes no stock yet [TELE-1]', async () => {
    const number = freshNumber();
    const items = [
      { product: village.rice, quantity: 2 },
      { product: village.soap, quantity: 1 },
    ];
    const { status, body } = await enter({ number, items });
    expect([status, body]).toEqual([
      201,
      { id: expect.any(Number), state: 'waiting', amount: 181, expires_at: '2026-11-21T10:30:00+05:30' },
    ]);
    expect(village.testApp.sms.texts.at(-1)).toBe(
      `SMS to ${number}: Ammini Vegetables: ₹181 in cash. To order, tell the shop: ${codeIn(village)}`,
    );
    expect(codeIn(village)).toMatch(/^\d{4}$/);
    expect(await Promise.all([village.rice, village.soap].map(stockOf))).toEqual([10, 5]);
  });

  it('writes the SMS in the language of the person, else of the retailer [TELE-7]', async () => {
    const { customer, retailer, rice, testApp } = village;
    await customer.patch('/users/preferences/', { language: 'hi' });
    await enter({ number: customer.number });
    expect(testApp.sms.texts.at(-1)).toContain('₹82.50 नकद');
    const body = toldOrder(village, rice);
    await retailer.post('/shops/phone-orders/', body, { 'accept-language': 'ml' });
    expect(testApp.sms.texts.at(-1)).toContain('₹82.50 പണമായി');
  });

  it('refuses what checkout refuses [TELE-2]', async () => {
    const { retailer, rice, soap, testApp, cityId } = village;
    const day = '2026-11-22';
    const full = slotIdOf(await makeWindow(testApp, cityId, { date: day, capacity: 0 }), day);
    expect(codeOf(await enter({ items: [{ product: soap, quantity: 6 }] }))).toEqual([
      409,
      'product.out_of_stock',
    ]);
    expect(codeOf(await enter({ slot: full }))).toEqual([409, 'slot.unavailable']);
    expect(codeOf(await enter({ address: { ...placeOnPhone, latitude: 12 } }))).toEqual([
      409,
      'address.out_of_reach',
    ]);
    expect(codeOf(await enter({ pay_by: 'upi' }))).toEqual([409, 'upi.none']);
    expect(codeOf(await enter({ pay_by: 'credit' }))).toEqual([409, 'credit.none']);
    const { customer } = await openCredit(village, 60);
    const onCredit = toldOrder(village, rice, { number: customer.number, pay_by: 'credit' });
    expect(codeOf(await retailer.post('/shops/phone-orders/', onCredit))).toEqual([409, 'credit.limit']);
    await retailer.patch('/shops/update/', { is_open: false });
    expect(codeOf(await enter())).toEqual([409, 'shop.closed']);
    await retailer.patch('/shops/update/', { is_open: true });
  });

  it('refuses a slot on a closed day of the shop, and one that it cannot prepare for [TELE-2]', async () => {
    const { retailer } = village;
    const entered = await enterOrder(village, village.rice);
    for (const settings of [{ closed_weekdays: [0, 1, 2, 3, 4, 5, 6] }, { preparation_minutes: 1440 }]) {
      await retailer.patch('/shops/update/', settings);
      const refused = [await enter(), await confirm(entered, entered.code)].map(codeOf);
      await retailer.patch('/shops/update/', { closed_weekdays: [], preparation_minutes: 0 });
      expect(refused).toEqual(Array(2).fill([409, 'slot.unavailable']));
    }
    expect((await confirm(entered, entered.code)).status).toBe(201);
  });

  it('refuses a full slot [TELE-2]', async () => {
    const { testApp, cityId, soap } = village;
    const day = '2026-11-23';
    const slot = slotIdOf(await makeWindow(testApp, cityId, { date: day, capacity: 1 }), day);
    const first = await enterOrder(village, soap, { slot });
    expect((await confirm(first, first.code)).status).toBe(201);
    expect(codeOf(await enter({ slot }))).toEqual([409, 'slot.unavailable']);
  });

  it('refuses invalid input by field [TELE-3]', async () => {
    const { rice, testApp, cityId } = village;
    const other = await makeGoods(testApp, await makeRetailer(testApp, cityId), {
      name: 'Tea',
      price: 1,
      quantity: 1,
    });
    const piece = { product: rice, quantity: 1 };
    const wrong: [object, string][] = [
      [{ number: '12345' }, 'number'],
      [{ name: ' ' }, 'name'],
      [{ items: [] }, 'items'],
      [{ items: [piece, piece] }, 'items'],
      [{ items: [{ ...piece, product: other }] }, 'items'],
      [{ slot: 1 }, 'slot'],
      [{ address: { ...placeOnPhone, latitude: 91 } }, 'address.latitude'],
      [{ address: { ...placeOnPhone, landmark: 'x'.repeat(201) } }, 'address.landmark'],
    ];
    for (const [parts, field] of wrong) {
      const { status, body } = await enter(parts);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    }
  });

  it('refuses a blocked person [TELE-15]', async () => {
    const { customer, testApp, operatorId, rice } = village;
    const entered = await enterOrder(village, rice, { number: customer.number });
    await testApp.database.inTx((tx) => blockUser(tx, operatorId, customer.userId));
    for (const answer of [await enter({ number: customer.number }), await confirm(entered, entered.code)]) {
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['number']]);
    }
  });

  it('stores only a salted hash of the code [TELE-4]', async () => {
    const { id, code } = await enterOrder(village, village.rice);
    const { rows } = await village.testApp.database.pool.query<{ row: string; hash: string }>(
      'select t::text as row, code_hash as hash from phone_orders t where id = $1',
      [id],
    );
    expect(rows[0]?.hash).toMatch(/^[\w-]{22}:[\w-]{43}$/);
    expect(rows[0]?.row.replace(rows[0].hash, '')).not.toContain(code);
  });

  it('is 503 when no SMS can be sent, and leaves nothing [TELE-5]', async () => {
    const { sms } = village.testApp;
    const before = await waitingIds();
    sms.fail = true;
    const answer = await enter();
    sms.fail = false;
    expect(codeOf(answer)).toEqual([503, 'unavailable']);
    expect(answer.headers['retry-after']).toBe('30');
    expect(await waitingIds()).toEqual(before);
  });

  it('counts in SMS_PER_HOUR, save an SMS that could not be sent [TELE-22]', async () => {
    const { pool } = village.testApp.database;
    const { sms } = village.testApp;
    // Of a million in tests, the last fifth is for the sign-in.
    await pool.query(
      `insert into code_limits (key, points, expire) values ('sms', 799998, $1)
        on conflict (key) do update set points = 799998, expire = $1`,
      [village.testApp.clock.now().getTime() + 60_000],
    );
    sms.fail = true;
    await enter();
    sms.fail = false;
    expect([(await enter()).status, (await enter()).status]).toEqual([201, 201]);
    const before = await waitingIds();
    const refused = await enter();
    await pool.query("delete from code_limits where key = 'sms'");
    expect(codeOf(refused)).toEqual([503, 'unavailable']);
    expect(refused.headers['retry-after']).toBe('60');
    expect(await waitingIds()).toEqual(before);
  });

  it('answers a repeat with the same key without another SMS [TELE-5]', async () => {
    const { retailer, rice, testApp } = village;
    const key = { 'idempotency-key': 'one order' };
    const told = toldOrder(village, rice);
    const first = await retailer.post('/shops/phone-orders/', told, key);
    const count = testApp.sms.texts.length;
    expect((await retailer.post('/shops/phone-orders/', told, key)).body).toEqual(first.body);
    expect(await waitingIds()).toEqual([first.body.id]);
    expect(testApp.sms.texts).toHaveLength(count);
  });

  it('sends the SMS at a repeat with the same key when it failed before [TELE-5]', async () => {
    const { retailer, rice, testApp } = village;
    const key = { 'idempotency-key': 'a failed one' };
    const told = toldOrder(village, rice);
    testApp.sms.fail = true;
    expect((await retailer.post('/shops/phone-orders/', told, key)).status).toBe(503);
    testApp.sms.fail = false;
    const count = testApp.sms.texts.length;
    expect((await retailer.post('/shops/phone-orders/', told, key)).status).toBe(201);
    expect(testApp.sms.texts).toHaveLength(count + 1);
  });
});

describe('a known number', () => {
  const find = (number: string, retailer = village.retailer): Promise<TestAnswer> =>
    retailer.get(`/shops/phone-orders/customer/?number=${encodeURIComponent(number)}`);

  it('gives name and address of the last order, to that shop alone [TELE-26]', async () => {
    const { testApp, cityId, rice } = village;
    const entered = await enterOrder(village, rice);
    expect(codeOf(await find(entered.number))).toEqual([404, 'not_found']);
    await confirm(entered, entered.code);
    const known = { name: 'Amina Beevi K', address: { ...placeOnPhone, has_pin: true } };
    expect(await find(entered.number)).toMatchObject({ status: 200, body: known });
    const second = { ...placeOnPhone, address: 'New House', landmark: undefined, has_pin: false };
    const moved = await enterOrder(village, rice, { number: entered.number, address: second });
    await confirm(moved, moved.code);
    expect((await find(entered.number)).body.address).toMatchObject({ address: 'New House', landmark: null });
    const other = await makeRetailer(testApp, cityId);
    expect(codeOf(await find(entered.number, other))).toEqual([404, 'not_found']);
    expect(codeOf(await find(freshNumber()))).toEqual([404, 'not_found']);
    expect(codeOf(await find('12345'))).toEqual([400, 'input.invalid']);
  });

  it('is not the number of somebody who only received an order [TELE-26]', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    const other = freshNumber();
    await village.testApp.database.pool.query('update orders set receiver_number = $1 where id = $2', [
      other,
      order.id,
    ]);
    expect(codeOf(await find(other))).toEqual([404, 'not_found']);
  });
});

describe('the limits of SMS', () => {
  it('3 a day to a number, over all shops [TELE-6]', async () => {
    const { testApp, cityId, rice } = village;
    const number = freshNumber();
    for (let count = 0; count < 2; count += 1) await enterOrder(village, rice, { number });
    const other = { ...village, retailer: await makeRetailer(testApp, cityId) };
    const tea = await makeGoods(testApp, other.retailer, { name: 'Tea', price: 30, quantity: 9 });
    await enterOrder(other, tea, { number });
    const answer = await enter({ number });
    expect(codeOf(answer)).toEqual([429, 'rate.limited']);
    expect(Number(answer.headers['retry-after'])).toBe(14 * 3600);
  });

  it("20 a day of the shop's city, which begins anew at midnight [TELE-6]", async () => {
    const { testApp, cityId } = village;
    const inner = { ...village, retailer: await makeRetailer(testApp, cityId) };
    const tea = await makeGoods(testApp, inner.retailer, { name: 'Tea', price: 30, quantity: 99 });
    const tell = () => inner.retailer.post('/shops/phone-orders/', toldOrder(inner, tea));
    for (let count = 0; count < 20; count += 1) expect((await tell()).status).toBe(201);
    const refused = await tell();
    expect(codeOf(refused)).toEqual([429, 'rate.limited']);
    expect(refused.body.detail).toContain('20 telephone orders today');
    testApp.clock.set('2026-11-21T18:29:59Z');
    const tomorrow = slotIdOf(await makeWindow(testApp, cityId, { date: '2026-11-25' }), '2026-11-25');
    const tellLater = () =>
      inner.retailer.post('/shops/phone-orders/', toldOrder(inner, tea, { slot: tomorrow }));
    expect(codeOf(await tellLater())).toEqual([429, 'rate.limited']);
    testApp.clock.set('2026-11-21T18:30:00Z');
    expect((await tellLater()).status).toBe(201);
    testApp.clock.set('2026-11-21T04:30:00Z');
  });
});

describe('confirming a telephone order', () => {
  it('sells nothing above an MRP that has fallen since [TELE-24]', async () => {
    const { retailer, testApp } = village;
    const tea = await makeGoods(testApp, retailer, { name: 'Tea', price: 90, quantity: 9 });
    const entered = await enterOrder(village, tea);
    await retailer.patch(`/shops/products-retailer/${tea}/`, { price: 70, mrp: 80 });
    const { status, body } = await confirm(entered, entered.code);
    expect([status, body.code, body.detail]).toEqual([
      409,
      'code.over',
      'The MRP of Tea is ₹80 now, less than on this order. Enter the order again.',
    ]);
    await retailer.patch(`/shops/products-retailer/${tea}/`, { mrp: 90 });
    expect((await confirm(entered, entered.code)).body).toMatchObject({ status: 'ACCEPTED', price: 90 });
  });

  it('makes the person, the address and an accepted order [TELE-8, TELE-9]', async () => {
    const { retailer, rice, testApp, deliverer } = village;
    const entered = await enterOrder(village, rice, { additional_details: 'Ring twice', pay_by: 'cash' });
    await retailer.patch(`/shops/products-retailer/${rice}/`, { price: 99 });
    const { status, body } = await confirm(entered, entered.code);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'ACCEPTED',
      amount: entered.amount,
      price: 62.5,
      pay_by: 'cash',
      additional_details: 'Ring twice',
      items: [{ quantity: 1, price: 62.5 }],
      address: {
        receiver: 'Amina Beevi K',
        number: entered.number,
        address: 'Thekkedath\nTemple Road',
        landmark: 'Behind the well',
        latitude: 10.525,
        longitude: 76.214,
      },
    });
    expect(body.events.map(({ text, status: to }: { text: string; status: string }) => [text, to])).toEqual([
      ['Ordered by telephone', 'INITIATED'],
      ['Ammini Vegetables accepted', 'ACCEPTED'],
    ]);
    const { body: listed } = await retailer.get('/shops/orders/');
    expect(listed.results[0]).toMatchObject({ id: body.id, status: 'ACCEPTED' });
    expect(await waitingIds()).toEqual([]);
    expect(await stockOf(rice)).toBe(9);
    expect(await openDeliveryId(village, body.id)).toBeGreaterThan(0);
    const { body: told } = await deliverer.get('/users/notifications/');
    expect(told.results[0].link).toBe('/deliverer/requests');
    const amina = await testApp.signIn(entered.number);
    expect((await amina.get('/users/details/')).body).toMatchObject({
      first_name: 'Amina',
      last_name: 'Beevi K',
      email: '',
      status: { is_initial_setup_done: true, is_customer_initial_setup_done: true },
    });
    const { body: addresses } = await amina.get('/customers/addresses/');
    expect(addresses.results).toMatchObject([
      { name: 'Thekkedath', is_primary: true, receiver: 'Amina Beevi K', landmark: 'Behind the well' },
    ]);
    expect((await amina.get(`/customers/orders/${body.id}/`)).body.status).toBe('ACCEPTED');
    const { body: news } = await amina.get('/users/notifications/');
    expect(news.results).toMatchObject([{ link: `/shops/order/${body.id}` }]);
  });

  it('keeps an address without a pin off the map until its person sets one [TELE-25]', async () => {
    const { customer, deliverer, rice } = village;
    const place = { address: 'Kizhakkethil\nPond Road', latitude: 10.52, longitude: 76.21, has_pin: false };
    const entered = await enterOrder(village, rice, { number: customer.number, address: place });
    const { body: order } = await confirm(entered, entered.code);
    expect(order.address).toMatchObject({ latitude: 10.52, longitude: 76.21, has_pin: false });
    const { body: requests } = await deliverer.get('/deliveries/requests/?limit=100');
    const request = requests.results.find((one: DeliveryRequest) => one.order.id === order.id);
    expect(request.order.address).toEqual({ address: place.address, has_pin: false });
    const { body: delivery } = await deliverer.post(`/deliveries/requests/${request.id}/accept/`);
    expect(delivery.order.address.has_pin).toBe(false);
    const addressNow = async () => {
      const { results } = (await customer.get('/customers/addresses/')).body;
      return results.find(({ address }: { address: string }) => address === place.address);
    };
    const { id, has_pin } = await addressNow();
    expect(has_pin).toBe(false);
    const again = await customer.post(`/customers/orders/${order.id}/again/`);
    expect(again.body.cart.address).toBe(id);
    const { body: ordered } = await customer.post('/customers/checkout/', {
      slot: village.slotId,
      additional_details: '',
    });
    expect(ordered.address.has_pin).toBe(false);
    await customer.patch(`/customers/addresses/${id}/`, { latitude: 10.526, longitude: 76.215 });
    expect((await addressNow()).has_pin).toBe(true);
    const other = await enterOrder(village, rice, { number: customer.number, address: place });
    const { body: second } = await confirm(other, other.code);
    expect(second.address.has_pin).toBe(false);
    expect((await addressNow()).id).toBe(id);
  });

  it('does not notify the retailer of their own order [TELE-9]', async () => {
    const { retailer, rice } = village;
    const count = async () => (await retailer.get('/users/notifications/')).body.count;
    const before = await count();
    const entered = await enterOrder(village, rice);
    await confirm(entered, entered.code);
    expect(await count()).toBe(before);
  });

  it('begins the history at the desk, too [TELE-9]', async () => {
    const { retailer, rice, testApp } = village;
    const entered = await enterOrder(village, rice);
    const { body: order } = await confirm(entered, entered.code);
    const operator = await makeOperatorClient(testApp);
    const { body } = await operator.get(`/operator/orders/${order.id}/`);
    expect(body.events[0]).toMatchObject({
      text: 'Ordered by telephone',
      role: 'retailer',
      actor: { id: retailer.userId },
    });
  });

  it('keeps the name and the primary address of a person that Haat knows [TELE-10]', async () => {
    const { customer, rice } = village;
    const entered = await enterOrder(village, rice, { number: customer.number });
    await confirm(entered, entered.code);
    expect((await customer.get('/users/details/')).body.first_name).toBe('Lakshmi');
    const { results } = (await customer.get('/customers/addresses/')).body;
    expect(results.map(({ is_primary }: { is_primary: boolean }) => is_primary)).toEqual([true, false]);
    const again = await enterOrder(village, rice, { number: customer.number });
    await confirm(again, again.code);
    expect((await customer.get('/customers/addresses/')).body.count).toBe(2);
  });

  it('is refused when the person has too many addresses [TELE-10]', async () => {
    const { customer, rice, testApp } = village;
    await testApp.database.pool.query(
      `insert into addresses (user_id, name, address, receiver, number, latitude, longitude, city_id, is_primary, created_at)
       select user_id, name, 'Address ' || n, receiver, number, latitude, longitude, city_id, false, created_at
       from addresses, generate_series(1, 199) n where user_id = $1`,
      [customer.userId],
    );
    const entered = await enterOrder(village, rice, { number: customer.number });
    expect(codeOf(await confirm(entered, entered.code))).toEqual([409, 'address.too_many']);
    expect(await waitingIds()).toContain(entered.id);
  });

  it('answers the same code again with the same order, also when the time is over [TELE-11]', async () => {
    const { rice, testApp } = village;
    const entered = await enterOrder(village, rice);
    const first = await confirm(entered, entered.code);
    testApp.clock.advance(31 * 60_000);
    const again = await confirm(entered, entered.code);
    testApp.clock.advance(-31 * 60_000);
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
    expect(codeOf(await confirm(entered, entered.wrong))).toEqual([400, 'code.wrong']);
    expect(await stockOf(rice)).toBe(9);
  });

  it('ends with the fifth wrong code [TELE-12]', async () => {
    const entered = await enterOrder(village, village.rice);
    for (let count = 0; count < 5; count += 1) {
      expect(codeOf(await confirm(entered, entered.wrong))).toEqual([400, 'code.wrong']);
    }
    expect(codeOf(await confirm(entered, entered.code))).toEqual([409, 'code.over']);
    expect(await waitingIds()).not.toContain(entered.id);
  });

  it('counts a wrong code once when its answer is lost [ONCE-8]', async () => {
    const { retailer, rice } = village;
    const { id, wrong, code } = await enterOrder(village, rice);
    const keyed = (one: string) =>
      retailer.post(`/shops/phone-orders/${id}/confirm/`, { code: one }, { 'idempotency-key': 'lost' });
    for (let count = 0; count < 6; count += 1) {
      expect(codeOf(await keyed(wrong))).toEqual([400, 'code.wrong']);
    }
    expect([(await keyed(code)).status, (await keyed(code)).status]).toEqual([201, 200]);
  });

  it.each(['', '123', '12345', 'abcd'])(
    "doesn't count %j as a try, because it isn't a code [TELE-12]",
    async (code) => {
      const entered = await enterOrder(village, village.rice);
      for (let count = 0; count < 6; count += 1) {
        expect(codeOf(await confirm(entered, code))).toEqual([400, 'input.invalid']);
      }
      expect((await confirm(entered, entered.code)).status).toBe(201);
    },
  );

  it('ends after 30 minutes [TELE-12]', async () => {
    const { rice, testApp } = village;
    const entered = await enterOrder(village, rice);
    testApp.clock.advance(30 * 60_000);
    const answer = await confirm(entered, entered.code);
    const listed = await waitingIds();
    testApp.clock.advance(-30 * 60_000);
    expect(codeOf(answer)).toEqual([409, 'code.over']);
    expect(listed).not.toContain(entered.id);
  });

  it('leaves it waiting when the stock is gone, or the slot [TELE-13]', async () => {
    const { retailer, rice, soap, testApp, cityId } = village;
    const short = await enterOrder(village, soap);
    await retailer.patch(`/shops/products-retailer/${soap}/`, { quantity: 0 });
    expect(codeOf(await confirm(short, short.code))).toEqual([409, 'product.out_of_stock']);
    await retailer.patch(`/shops/products-retailer/${soap}/`, { quantity: 1 });
    expect((await confirm(short, short.code)).status).toBe(201);
    const deleted = await enterOrder(village, rice);
    await retailer.delete(`/shops/products-retailer/${rice}/`);
    expect(codeOf(await confirm(deleted, deleted.code))).toEqual([409, 'product.out_of_stock']);
    const day = '2026-11-24';
    const window = await makeWindow(testApp, cityId, { date: day });
    const late = await enterOrder(
      village,
      await makeGoods(testApp, retailer, { name: 'Tea', price: 1, quantity: 9 }),
      {
        slot: slotIdOf(window, day),
      },
    );
    await testApp.database.pool.query('update slot_windows set capacity = 0 where id = $1', [window]);
    expect(codeOf(await confirm(late, late.code))).toEqual([409, 'slot.unavailable']);
    expect(await waitingIds()).toEqual(expect.arrayContaining([deleted.id, late.id]));
  });

  it('is refused for what changed since, as a checkout [TELE-13]', async () => {
    const { retailer, rice, testApp, cityId } = village;
    await retailer.patch('/shops/update/', { upi_id: 'ammini@upi' });
    const byUpi = await enterOrder(village, rice, { pay_by: 'upi' });
    expect(testApp.sms.texts.at(-1)).toContain('by UPI');
    await retailer.patch('/shops/update/', { upi_id: null });
    expect(codeOf(await confirm(byUpi, byUpi.code))).toEqual([409, 'upi.none']);
    const { customer, id } = await openCredit(village, 100);
    const onCredit = { number: customer.number, pay_by: 'credit' };
    const [one, two] = [await enterOrder(village, rice, onCredit), await enterOrder(village, rice, onCredit)];
    expect((await confirm(one, one.code)).body.pay_by).toBe('credit');
    expect(codeOf(await confirm(two, two.code))).toEqual([409, 'credit.limit']);
    await retailer.patch(`/shops/credit/${id}/`, { is_closed: true });
    expect(codeOf(await confirm(two, two.code))).toEqual([409, 'credit.none']);
    const far = await enterOrder(village, rice);
    await retailer.patch('/shops/update/', { is_open: false });
    expect(codeOf(await confirm(far, far.code))).toEqual([409, 'shop.closed']);
    await retailer.patch('/shops/update/', { is_open: true });
    const radius = (km: number) =>
      testApp.database.pool.query('update cities set radius_km = $2 where id = $1', [cityId, km]);
    const { rows } = await testApp.database.pool.query('select radius_km from cities where id = $1', [
      cityId,
    ]);
    await radius(0.001);
    expect(codeOf(await confirm(far, far.code))).toEqual([409, 'address.out_of_reach']);
    await radius(rows[0].radius_km);
  });

  it('is 404 for another shop [TELE-14]', async () => {
    const { testApp, cityId, rice } = village;
    const entered = await enterOrder(village, rice);
    const other = await makeRetailer(testApp, cityId);
    expect(codeOf(await confirmOrder({ retailer: other }, entered, entered.code))).toEqual([
      404,
      'not_found',
    ]);
    expect((await other.get('/shops/phone-orders/')).body).toEqual({ count: 0, results: [] });
  });
});

it('lists the orders that wait, newest first [TELE-14]', async () => {
  const { retailer, rice } = village;
  const first = await enterOrder(village, rice);
  const second = await enterOrder(village, rice);
  const { body } = await retailer.get('/shops/phone-orders/?limit=2');
  const { id, amount, expires_at, number } = second;
  expect(body.results[0]).toEqual({
    id,
    state: 'waiting',
    amount,
    expires_at,
    number,
    name: 'Amina Beevi K',
    slot: { start: '2026-11-21T17:00:00+05:30', end: '2026-11-21T19:00:00+05:30' },
    pay_by: 'cash',
    fulfilment: 'delivery',
    items: [
      { product: rice, name: 'Matta rice, 1 kg', local_name: null, ...byPiece, quantity: 1, price: 62.5 },
    ],
  });
  expect(body.results[1].id).toBe(first.id);
  await confirm(second, second.code);
  expect((await waitingIds())[0]).toBe(first.id);
});

describe('what is kept', () => {
  it('nothing of a person who deletes the account [TELE-16]', async () => {
    const { cityId, rice, testApp } = village;
    const customer = await makeCustomer(testApp, cityId);
    const entered = await enterOrder(village, rice, { number: customer.number });
    await testApp.nobody.post('/users/login/', { number: customer.number });
    const otp = testApp.sms.codes.get(customer.number);
    expect((await customer.delete('/users/', { otp })).status).toBe(204);
    const { rowCount } = await testApp.database.pool.query('select 1 from phone_orders where id = $1', [
      entered.id,
    ]);
    expect(rowCount).toBe(0);
  });

  it('nothing after two days [TELE-16]', async () => {
    const { rice, testApp } = village;
    await enterOrder(village, rice);
    const step = async () => {
      const swept = await testApp.sweeps.run(testApp.database);
      return swept.find(({ what }) => what === 'telephone orders older than two days')?.removed;
    };
    expect(await step()).toBe(0);
    testApp.clock.advance(2 * 24 * 3600_000);
    expect(await step()).toBeGreaterThan(0);
    testApp.clock.advance(-2 * 24 * 3600_000);
  });
});
