// Nobody answers an order. Each test runs hours on a clock of its own.
import type * as orders from '@haat/contract/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../platform/database.ts';
import { Events } from '../../platform/events.ts';
import { Jobs } from '../../platform/jobs.ts';
import { makePushServices } from '../../platform/push/push-services.ts';
import { Sweeps } from '../../platform/sweeps.ts';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { openDeliveryId, placeOrder } from '../../testing/orders.ts';
import { confirmOrder, enterOrder, toldOrder } from '../../testing/phone-orders.ts';
import { createTestApp, freshNumber, type TestApp } from '../../testing/test-app.ts';
import { firstSlotId, makeGoods, makeRetailer, makeVillage, type Village } from '../../testing/village.ts';

let t: TestApp;
let village: Village;
let operator: Client;
let tea: number;

beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());

beforeEach(async () => {
  // Of earlier tests.
  await t.database.pool.query('delete from order_clocks');
  await t.database.pool.query('delete from shop_sms_days');
  await t.database.pool.query('delete from jobs');
  await t.database.pool.query('update orders set needs_operator_since = null');
  t.sms.texts.length = 0;
  t.sms.fail = false;
  t.clock.set('2026-11-21T04:30:00Z'); // 10:00 in Kerala
  village = { ...village, retailer: await makeRetailer(t, village.cityId, { name: 'Ammini Vegetables' }) };
  tea = await makeGoods(t, village.retailer, { name: 'Tea', price: 30, quantity: 1_000 });
});

async function place(): Promise<number> {
  const slotId = await firstSlotId(village.customer);
  return (await placeOrder({ ...village, slotId }, { wanted: [{ productId: tea, quantity: 1 }] })).id;
}
const accept = (id: number) => village.retailer.post(`/shops/orders/${id}/accept/`);
async function propose(id: number): Promise<void> {
  const { items } = await ofCustomer(id);
  const changes = [{ id: items[0]?.id, quantity: 1, price: 29 }];
  expect((await village.retailer.post(`/shops/orders/${id}/propose/`, { changes })).status).toBe(200);
}

/** Moves the clock, and runs each job at its time. */
async function pass(seconds: number): Promise<void> {
  const end = t.clock.now().getTime() + seconds * 1000;
  for (;;) {
    const due = await nextJobAt();
    if (due === undefined || due > end) break;
    t.clock.advance(Math.max(0, due - t.clock.now().getTime()));
    await t.jobs.runDue({ early: true });
    if ((await nextJobAt()) === due) break;
  }
  t.clock.advance(end - t.clock.now().getTime());
  await t.jobs.runDue({ early: true });
}

async function nextJobAt(): Promise<number | undefined> {
  const { rows } = await t.database.pool.query(
    `select min(due_at) as at from jobs where queue in ('order-clocks', 'proposal-expiry')`,
  );
  return rows[0]?.at?.getTime();
}

const jobsLeft = async (): Promise<number> =>
  (await t.database.pool.query(`select 1 from jobs where queue in ('order-clocks', 'reminder-sms')`)).rows
    .length;
const eventsOf = async (who: Client, path: string): Promise<string[]> => {
  const { events } = (await who.get(path)).body as orders.Order;
  return events.map(({ text }) => text);
};
const ofShop = (id: number) => eventsOf(village.retailer, `/shops/orders/${id}/`);
const ofCustomer = async (id: number): Promise<orders.Order> =>
  (await village.customer.get(`/customers/orders/${id}/`)).body;
const needs = async () => (await operator.get('/operator/today/')).body.needs;
const newest = async (who: Client): Promise<string> =>
  (await who.get('/users/notifications/?limit=1')).body.results[0].body;
const waiting = (id: number) => `Ammini Vegetables: order #${id % 2 ** 36} is waiting for your answer.`;

async function setCity(changes: object): Promise<void> {
  const path = `/operator/cities/${village.cityId}/`;
  const { version } = (await operator.get(path)).body;
  const answer = await operator.patch(path, { version, ...changes });
  if (answer.status !== 200) throw new Error(answer.text);
}

const steps = [
  'Order placed',
  'Ammini Vegetables was reminded',
  'Ammini Vegetables was reminded by SMS',
  'The operator was told that Ammini Vegetables has not answered',
  'Ammini Vegetables has not answered yet',
];

describe('an order that its shop does not answer', () => {
  it('reminds the shop after 2 minutes, and by SMS after 5 [SILENT-1]', async () => {
    const id = await place();
    await pass(119);
    expect(await ofShop(id)).toEqual(steps.slice(0, 1));
    await pass(1);
    expect(await ofShop(id)).toEqual(steps.slice(0, 2));
    expect(await newest(village.retailer)).toMatch(/is still waiting/);
    await pass(179);
    expect(t.sms.texts).toEqual([]);
    await pass(1);
    expect(await ofShop(id)).toEqual(steps.slice(0, 3));
    expect(t.sms.texts).toEqual([`SMS to ${village.retailer.number}: ${waiting(id)}`]);
  });

  it('needs an operator after 10 minutes, until the shop answers [SILENT-3]', async () => {
    const id = await place();
    await pass(599);
    expect((await needs()).orders_unanswered).toBe(0);
    await pass(1);
    expect((await needs()).orders_unanswered).toBe(1);
    const listed = (await operator.get('/operator/orders/?need=orders_unanswered')).body.results;
    expect(listed.map((one: { id: number }) => one.id)).toEqual([id]);
    await accept(id);
    expect(await needs()).toMatchObject({ orders_unanswered: 0, requests_open: 0 });
  });

  it('needs no operator while its shop waits for the customer, but does again when nobody answers the shop [SILENT-3]', async () => {
    const id = await place();
    await pass(600);
    await propose(id);
    expect((await needs()).orders_unanswered).toBe(0);
    expect((await operator.get('/operator/orders/?need=orders_unanswered')).body.count).toBe(0);
    await pass(15 * 60);
    expect((await needs()).orders_unanswered).toBe(1);
  });

  it('tells the customer after 15 minutes, and of no other step [SILENT-4]', async () => {
    const id = await place();
    await pass(899);
    expect(await ofCustomer(id)).toMatchObject({ is_unanswered: false, events: [{ text: steps[0] }] });
    await pass(1);
    expect(await newest(village.customer)).toMatch(/^Ammini Vegetables has not answered your order/);
    const { is_unanswered, events } = await ofCustomer(id);
    expect([is_unanswered, events.map(({ text }) => text)]).toEqual([true, [steps[0], steps[4]]]);
    expect(events.every(({ status }) => status === 'INITIATED')).toBe(true);
    expect(await ofShop(id)).toEqual(steps);
    expect((await operator.get(`/operator/orders/${id}/`)).body.events).toHaveLength(5);
    expect(await jobsLeft()).toBe(0);
    expect((await needs()).orders_unanswered).toBe(1);
    await village.customer.post(`/customers/orders/${id}/cancel/`);
    expect((await ofCustomer(id)).is_unanswered).toBe(false);
    expect(await ofShop(id)).toEqual([...steps, 'Cancelled by the customer']);
    expect((await needs()).orders_unanswered).toBe(0);
    expect((await operator.get('/operator/orders/?need=orders_unanswered')).body.count).toBe(0);
  });

  it.each(['accept', 'reject'] as const)(
    'takes no step after %s, and leaves no job [SILENT-5]',
    async (answer) => {
      const id = await place();
      await village.retailer.post(`/shops/orders/${id}/${answer}/`);
      expect(await jobsLeft()).toBe(answer === 'accept' ? 1 : 0);
      await pass(3_600);
      expect((await ofShop(id)).filter((text) => steps.slice(1).includes(text))).toEqual([]);
      expect((await needs()).orders_unanswered).toBe(0);
    },
  );

  it('counts only the opening hours, also over a night [SILENT-2]', async () => {
    t.clock.set('2026-11-21T15:29:00Z'); // 20:59
    const id = await place();
    await pass(12 * 3600);
    expect(await ofShop(id)).toHaveLength(1);
    await pass(120);
    expect(await ofShop(id)).toHaveLength(2);
  });

  it('does not count the closed days of the shop [SILENT-2]', async () => {
    const id = await place();
    await pass(60);
    await village.retailer.patch('/shops/update/', { closed_weekdays: [0], closed_days: ['2026-11-21'] });
    // Closed on Saturday from now on, and on Sunday. It opens on Monday at 9:00.
    await pass(47 * 3600 - 60 + 59);
    expect(await ofShop(id)).toHaveLength(1);
    await pass(1);
    expect(await ofShop(id)).toHaveLength(2);
  });

  it('waits for a shop that is closed on each day until it opens again [SILENT-2]', async () => {
    const id = await place();
    await village.retailer.patch('/shops/update/', { closed_weekdays: [0, 1, 2, 3, 4, 5, 6] });
    expect(await jobsLeft()).toBe(0);
    await pass(24 * 3600);
    await village.retailer.patch('/shops/update/', { closed_weekdays: [] });
    await pass(120);
    expect(await ofShop(id)).toEqual(steps.slice(0, 2));
  });

  it('keeps what was counted when the shop changes its hours [SILENT-2]', async () => {
    const id = await place();
    await pass(60);
    await village.retailer.patch('/shops/update/', { opening_time: '11:00', closing_time: '21:00' });
    await pass(3_540 + 59);
    expect(await ofShop(id)).toHaveLength(1);
    await pass(1);
    expect(await ofShop(id)).toHaveLength(2);
  });

  it('stands still while a proposal is open [SILENT-2]', async () => {
    const id = await place();
    await pass(60);
    await propose(id);
    await pass(14 * 60);
    expect((await ofShop(id)).filter((text) => text === steps[1])).toEqual([]);
    // The proposal expires.
    await pass(60);
    await pass(59);
    expect((await ofShop(id)).filter((text) => text === steps[1])).toEqual([]);
    await pass(1);
    expect((await ofShop(id)).at(-1)).toBe(steps[1]);
  });

  it('follows the city’s settings, where 0 is never [SILENT-6]', async () => {
    await setCity({ remind_shop_after: 0, sms_shop_after: 30 });
    const id = await place();
    await pass(30);
    expect(await ofShop(id)).toEqual([steps[0], steps[2]]);
    await setCity({ tell_operator_after: 40, tell_customer_after: 0 });
    await pass(10);
    expect(await ofShop(id)).toEqual([steps[0], steps[2], steps[3]]);
    await pass(11 * 3600);
    expect(await ofShop(id)).toHaveLength(3);
    await setCity({
      remind_shop_after: 120,
      sms_shop_after: 300,
      tell_operator_after: 600,
      tell_customer_after: 900,
    });
  });
});

describe('SMS to a shop', () => {
  const smsTo = (number: string) => t.sms.texts.filter((text) => text.startsWith(`SMS to ${number}: `));
  const codeIn = (text = '') => /: (\d{4})$/.exec(text)?.[1];
  async function confirm(number: string): Promise<void> {
    const code = codeIn(smsTo(number).at(-1));
    const { body } = await village.retailer.post('/shops/update/second_number/', { code });
    expect(body.is_second_number_confirmed).toBe(true);
  }
  async function remind(): Promise<number> {
    const id = await place();
    await pass(300);
    await accept(id);
    return id;
  }

  it('go to a second number once, with a code, and again after the shop knows the code [SILENT-24]', async () => {
    const second = freshNumber();
    await village.retailer.patch('/shops/update/', { second_number: second });
    const ids = [await place(), await place()];
    await pass(300);
    for (const id of ids) await accept(id);
    await remind();
    expect(smsTo(second)).toHaveLength(1);
    expect(smsTo(second)[0]).toMatch(
      / is waiting for your answer\. To get more of these SMS, tell the shop: \d{4}$/,
    );
    expect(smsTo(village.retailer.number)).toHaveLength(3);
    await confirm(second);
    const id = await remind();
    expect(smsTo(second).slice(1)).toEqual([`SMS to ${second}: ${waiting(id)}`]);
    // The same number again keeps the consent, another one asks anew.
    await village.retailer.patch('/shops/update/', { second_number: second });
    await remind();
    expect(smsTo(second)).toHaveLength(3);
    const other = freshNumber();
    await village.retailer.patch('/shops/update/', { second_number: other });
    await remind();
    await remind();
    expect([smsTo(second), smsTo(other)].map(({ length }) => length)).toEqual([3, 1]);
  });

  it('ask the second number again when the first SMS could not be sent [SILENT-24]', async () => {
    const second = freshNumber();
    await village.retailer.patch('/shops/update/', { second_number: second });
    await place();
    t.sms.fail = true;
    await pass(300);
    t.sms.fail = false;
    await t.jobs.runDue({ early: true });
    expect(smsTo(second)).toHaveLength(1);
    await confirm(second);
  });

  it('go to a number five times in 24 hours, with those of telephone orders [SILENT-25]', async () => {
    const second = freshNumber();
    await village.retailer.patch('/shops/update/', { second_number: second });
    await remind();
    await confirm(second);
    const slotId = await firstSlotId(village.customer);
    const enter = () =>
      village.retailer.post(
        '/shops/phone-orders/',
        toldOrder({ ...village, slotId }, tea, { number: second }),
      );
    expect((await enter()).status).toBe(201);
    for (let count = 0; count < 5; count += 1) await remind();
    expect(smsTo(second)).toHaveLength(5);
    expect(smsTo(village.retailer.number)).toHaveLength(6);
    const refused = await enter();
    expect([refused.status, refused.body.detail]).toEqual([
      429,
      'This number got 5 SMS from shops in the last 24 hours. Try again later.',
    ]);
    t.clock.advance(24 * 3_600_000);
    await remind();
    expect(smsTo(second)).toHaveLength(6);
  });

  it('go to its second number, too, and count for the day [SILENT-1, SILENT-7]', async () => {
    const second = freshNumber();
    await village.retailer.patch('/shops/update/', { second_number: second });
    const id = await place();
    await pass(300);
    expect(t.sms.texts).toHaveLength(2);
    expect(t.sms.texts).toContain(`SMS to ${village.retailer.number}: ${waiting(id)}`);
    expect(smsTo(second)[0]).toContain(waiting(id));
    await confirm(second);
    await askedToday(18);
    for (let count = 0; count < 2; count += 1) await place();
    await pass(300);
    expect(t.sms.texts).toHaveLength(4);
  });

  /** As many SMS as if the orders of a busy day had asked for them. */
  const askedToday = (asked: number) => t.database.pool.query('update shop_sms_days set asked = $1', [asked]);

  it('are at most 20 a day, and more the next day [SILENT-7]', async () => {
    await place();
    await pass(300);
    await askedToday(19);
    for (let count = 0; count < 2; count += 1) await place();
    await pass(300);
    expect(t.sms.texts).toHaveLength(2);
    const { rows } = await t.database.pool.query(
      `select details from order_events where action = 'sms_shop' and details ->> 'sms' = '0' order by id desc limit 1`,
    );
    expect(rows).toHaveLength(1);
    await pass(24 * 3600);
    await place();
    await pass(300);
    expect(t.sms.texts).toHaveLength(3);
  });

  it('wait for a provider that is down, and go once [SILENT-7]', async () => {
    const id = await place();
    t.sms.fail = true;
    await pass(300);
    for (let times = 0; times < 60; times += 1) await t.jobs.runDue({ early: true });
    expect(t.sms.texts).toEqual([]);
    t.sms.fail = false;
    await t.jobs.runDue({ early: true });
    await t.jobs.runDue({ early: true });
    expect(t.sms.texts).toEqual([`SMS to ${village.retailer.number}: ${waiting(id)}`]);
  });

  it('count in SMS_PER_HOUR, and wait for the next hour [SILENT-7]', async () => {
    const id = await place();
    // Of a million in tests, the last fifth is for the sign-in.
    await t.database.pool.query(
      `insert into code_limits (key, points, expire) values ('sms', 800000, $1)
        on conflict (key) do update set points = 800000, expire = $1`,
      [t.clock.now().getTime() + 1_800_000],
    );
    await pass(300);
    await t.jobs.runDue({ early: true });
    expect(t.sms.texts).toEqual([]);
    await pass(1_800);
    expect(t.sms.texts).toEqual([`SMS to ${village.retailer.number}: ${waiting(id)}`]);
    const { rows } = await t.database.pool.query("select points from code_limits where key = 'sms'");
    expect(rows).toEqual([{ points: 1 }]);
  });

  it('are not sent any more once the shop has answered [SILENT-7]', async () => {
    const id = await place();
    t.sms.fail = true;
    await pass(300);
    t.sms.fail = false;
    await accept(id);
    await t.jobs.runDue({ early: true });
    expect(t.sms.texts).toEqual([]);
  });
});

describe('a request that nobody takes', () => {
  it('reminds the deliverers of a telephone order, too [SILENT-8]', async () => {
    const slotId = await firstSlotId(village.customer);
    const shop = { ...village, slotId };
    const entered = await enterOrder(shop, tea);
    const { body } = await confirmOrder(shop, entered, entered.code);
    await pass(300);
    expect(await ofShop(body.id)).toEqual([
      'Ordered by telephone',
      'Ammini Vegetables accepted',
      'The deliverers were reminded',
    ]);
  });

  const takeAndGiveBack = async (id: number): Promise<void> => {
    const deliveryId = await openDeliveryId(village, id);
    await village.deliverer.post(`/deliveries/requests/${deliveryId}/accept/`);
    await village.deliverer.post(`/deliveries/${deliveryId}/give_back/`, { reason: 'too_far' });
  };

  it('reminds the deliverers after 5 minutes, and needs an operator after 10, also at night [SILENT-8]', async () => {
    t.clock.set('2026-11-21T17:30:00Z'); // 23:00
    const id = await place();
    await accept(id);
    await pass(299);
    expect(await newest(village.deliverer)).toMatch(/^New delivery request/);
    await pass(1);
    expect(await newest(village.deliverer)).toMatch(/^Nobody has taken the delivery/);
    expect((await ofShop(id)).at(-1)).toBe('The deliverers were reminded');
    await pass(299);
    expect((await needs()).requests_open).toBe(0);
    await pass(1);
    expect((await needs()).requests_open).toBe(1);
    expect((await ofCustomer(id)).events).toHaveLength(2);
    const deliveryId = await openDeliveryId(village, id);
    await village.deliverer.post(`/deliveries/requests/${deliveryId}/accept/`);
    expect([(await needs()).requests_open, await jobsLeft()]).toEqual([0, 0]);
  });

  it('needs an operator after the time that its city has set [SILENT-6]', async () => {
    await setCity({ tell_operator_request_after: 60 });
    await accept(await place());
    await pass(60);
    expect((await needs()).requests_open).toBe(1);
    await setCity({ tell_operator_request_after: 600 });
  });

  it("doesn't remind the deliverer who gave it back [SILENT-9]", async () => {
    const id = await place();
    await accept(id);
    await takeAndGiveBack(id);
    const before = await newest(village.deliverer);
    await pass(300);
    expect(await newest(village.deliverer)).toBe(before);
  });

  it('needs an operator again when it reopens, and the history has each step once [SILENT-8]', async () => {
    const id = await place();
    await accept(id);
    await pass(600);
    await takeAndGiveBack(id);
    expect((await needs()).requests_open).toBe(0);
    await pass(600);
    expect((await needs()).requests_open).toBe(1);
    const texts = await ofShop(id);
    expect(texts.filter((text) => text === 'The deliverers were reminded')).toHaveLength(1);
  });
});

describe('each step is taken once [SILENT-17]', () => {
  it('by two processes at once', async () => {
    const id = await place();
    const events = new Events();
    const database = openDatabase({ url: t.config.databaseUrl ?? '', clock: t.clock, events });
    t.clock.advance(900_000);
    const jobs = new Jobs({ database });
    const push = makePushServices(t.config, t.clock);
    const { config, clock, files, sms } = t;
    const parts = {
      config,
      database,
      events,
      clock,
      files,
      sms,
      jobs,
      push,
      sweeps: new Sweeps(),
      log: false as const,
    };
    const other = await buildApp(parts);
    await other.ready();
    for (const _ of [1, 2, 3]) {
      await Promise.all([t.jobs.runDue({ early: true }), jobs.runDue({ early: true })]);
    }
    await other.close();
    await jobs.stop();
    await database.close();
    expect(await ofShop(id)).toEqual(steps);
    expect(t.sms.texts).toHaveLength(1);
  });

  it('after a step that was interrupted', async () => {
    const id = await place();
    t.clock.advance(120_000);
    // A killed server has claimed the job.
    await t.database.pool.query(
      `update jobs set is_running = true, stepped_at = now() where queue = 'order-clocks'`,
    );
    expect(await t.jobs.runDue({ early: true })).toBe(0);
    await t.database.pool.query(`update jobs set is_running = false where queue = 'order-clocks'`);
    await t.jobs.runDue({ early: true });
    await t.jobs.runDue({ early: true });
    expect(await ofShop(id)).toEqual(steps.slice(0, 2));
  });

  it('when the shop accepts at that moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = await place();
      t.clock.advance(600_000);
      const [answer] = await Promise.all([accept(id), t.jobs.runDue({ early: true })]);
      expect(answer?.status).toBe(200);
      expect(await needs()).toMatchObject({ orders_unanswered: 0, requests_open: 0 });
      const texts = await ofShop(id);
      expect(new Set(texts).size).toBe(texts.length);
      await t.database.pool.query('delete from jobs');
    }
  });
});
