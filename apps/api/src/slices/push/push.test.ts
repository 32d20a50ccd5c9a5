// Notifications on their way to devices, against stand-ins of both push services.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeVapidKeys } from '../../platform/push/vapid-keys.ts';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { orderIn, placeOrder, type Wanted } from '../../testing/orders.ts';
import { type FcmService, openFcmService } from '../../testing/push/fcm-service.ts';
import type { Answer } from '../../testing/push/stand-in.ts';
import { openWebPushService, type WebPushService } from '../../testing/push/web-push-service.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeCustomer, makeGoods, makeVillage, type Village } from '../../testing/village.ts';
import { makePushSender } from './push-sender.service.ts';

const minuteMs = 60_000;

let t: TestApp;
let village: Village;
let wanted: Wanted[];
let browsers: WebPushService;
let phones: FcmService;
let names = 0;

beforeAll(async () => {
  const keys = makeVapidKeys();
  browsers = await openWebPushService(keys.publicKey);
  phones = await openFcmService(() => t.clock.now());
  t = await createTestApp({
    HAAT_UNSAFE: 'on',
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    FCM_SERVICE_ACCOUNT: phones.serviceAccount,
    FCM_URL: phones.url,
  });
  village = await makeVillage(t);
  // Orders only cause jobs of push messages.
  await t.database.pool.query(
    'update cities set remind_shop_after = 0, sms_shop_after = 0, tell_operator_after = 0, tell_customer_after = 0, remind_deliverers_after = 0, tell_operator_request_after = 0',
  );
  const rice = await makeGoods(t, village.retailer, { name: 'Matta rice, 5 kg', quantity: 1_000 });
  wanted = [{ productId: rice, quantity: 1 }];
});
beforeEach(async () => {
  await t.jobs.runDue({ early: true });
  await t.database.pool.query('delete from devices');
});
afterAll(async () => {
  await t.close();
  await browsers.close();
  await phones.close();
});

async function addBrowser(person: Client, answers?: readonly Answer[]): Promise<string> {
  names += 1;
  const name = `browser-${names}`;
  const answer = await person.post('/users/device/webpush/', browsers.subscribe(name, answers));
  expect(answer.status).toBe(200);
  return name;
}

async function addPhone(person: Client, answers: readonly Answer[] = [], more: object = {}): Promise<string> {
  names += 1;
  const id = `phone-${names}`;
  phones.answer(id, answers);
  const device = { registration_id: id, cloud_message_type: 'FCM', ...more };
  expect((await person.post('/users/device/gcm/', device)).status).toBe(200);
  return id;
}

/** The newest notification of this person. */
async function newestOf(person: Client) {
  return (await person.get('/users/notifications/?limit=1')).body.results[0];
}

const jobsLeft = async (): Promise<number> =>
  (await t.database.pool.query('select count(*)::int as count from jobs')).rows[0].count;
const devicesLeft = async (): Promise<number> =>
  (await t.database.pool.query('select count(*)::int as count from devices')).rows[0].count;

describe('a notification', () => {
  it('goes once to each device of the person, in their language and with its link [PUSH-1, PUSH-2, PUSH-3, SAYS-7]', async () => {
    await village.retailer.patch('/users/preferences/', { language: 'hi' });
    const names = [await addBrowser(village.retailer), await addBrowser(village.retailer)];
    const phone = await addPhone(village.retailer);
    const other = await addBrowser(village.customer);
    const order = await placeOrder(village, { wanted });
    const { body } = await newestOf(village.retailer);
    expect(body).toBe(`नया ऑर्डर #${order.id}। स्वीकार करें या मना करें।`);
    const tag = expect.stringMatching(/^notification-[\w-]{36}$/);
    const message = { title: 'Haat', body, link: `/retailer/orders/${order.id}`, tag };
    expect(await t.jobs.runDue()).toBe(3);
    for (const name of names) expect(browsers.messagesOf(name)).toEqual([message]);
    expect(phones.messagesOf(phone)).toMatchObject([
      { notification: { title: 'Haat', body }, data: message, android: { notification: { tag } } },
    ]);
    expect(browsers.messagesOf(other)).toEqual([]);
    expect([browsers.faults, phones.faults]).toEqual([[], []]);
    expect(await t.jobs.runDue({ early: true })).toBe(0);
    expect(await jobsLeft()).toBe(0);
  });

  it('reaches a device once that is registered twice', async () => {
    const phone = await addPhone(village.retailer);
    await village.retailer.post('/users/device/gcm/', { registration_id: phone, cloud_message_type: 'FCM' });
    await placeOrder(village, { wanted });
    await t.jobs.runDue();
    expect(phones.messagesOf(phone)).toHaveLength(1);
  });

  it('keeps the tag of its topic, so that open requests replace each other', async () => {
    const name = await addBrowser(village.deliverer);
    for (let times = 0; times < 2; times += 1) await orderIn(village, 'ACCEPTED', { wanted });
    await t.jobs.runDue();
    const [one, other] = browsers.messagesOf(name);
    expect(one).toMatchObject({ tag: 'open_requests', link: '/deliverer/requests' });
    expect(other).toMatchObject({ tag: 'open_requests' });
  });

  it('is not sent when its event is rolled back [PUSH-1]', async () => {
    const name = await addBrowser(village.retailer);
    const failing = t.database.inTx(async (tx) => {
      const facts = { userId: village.retailer.userId, body: 'Never', link: '/shops' };
      await t.events.publish(tx, 'people.notified', { actorId: null, notifications: [facts] });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await t.jobs.runDue()).toBe(0);
    expect(browsers.messagesOf(name)).toEqual([]);
  });

  it('writes no job for somebody without a device', async () => {
    await placeOrder(village, { wanted });
    expect(await jobsLeft()).toBe(0);
  });
});

describe('a device', () => {
  it.each([404, 410])('is forgotten when its service answers %d [PUSH-4]', async (status) => {
    const name = await addBrowser(village.retailer, [{ status }]);
    const phone = await addPhone(village.retailer, [{ status }]);
    await placeOrder(village, { wanted });
    await t.jobs.runDue();
    expect(await devicesLeft()).toBe(0);
    await placeOrder(village, { wanted });
    expect(await t.jobs.runDue({ early: true })).toBe(0);
    expect([browsers.messagesOf(name).length, phones.messagesOf(phone).length]).toEqual([1, 1]);
  });

  it('is forgotten when nothing can be encrypted for it [PUSH-4]', async () => {
    const { endpoint } = browsers.subscribe('no keys');
    await village.retailer.post('/users/device/webpush/', { endpoint, keys: { p256dh: 'a', auth: 'b' } });
    await placeOrder(village, { wanted });
    await t.jobs.runDue();
    expect(await devicesLeft()).toBe(0);
  });

  it('stays when its service refuses a message, which is not sent again [PUSH-6]', async () => {
    const name = await addBrowser(village.retailer, [{ status: 413 }]);
    await placeOrder(village, { wanted });
    await t.jobs.runDue();
    expect(await t.jobs.runDue({ early: true })).toBe(0);
    expect(browsers.messagesOf(name)).toHaveLength(1);
    expect(await devicesLeft()).toBe(1);
  });

  it('gets nothing after its person has signed out, or somebody else has signed in [PUSH-7]', async () => {
    const leaving = await t.signIn(village.retailer.number);
    const [left, taken] = [await addBrowser(leaving), await addPhone(leaving)];
    await placeOrder(village, { wanted });
    await village.customer.post('/users/device/gcm/', { registration_id: taken, cloud_message_type: 'FCM' });
    await leaving.post('/users/logout/');
    expect(await t.jobs.runDue()).toBe(2);
    expect([browsers.messagesOf(left), phones.messagesOf(taken)]).toEqual([[], []]);
    expect(await jobsLeft()).toBe(0);
  });

  it('gets nothing while it is not active [PUSH-7]', async () => {
    const phone = await addPhone(village.retailer, [], { active: false });
    await placeOrder(village, { wanted });
    expect(await t.jobs.runDue()).toBe(0);
    expect(phones.messagesOf(phone)).toEqual([]);
  });
});

describe('a push service that is away', () => {
  const later = [
    { status: 429, headers: { 'Retry-After': '90' } },
    { status: 500 },
    { status: 503 },
  ] as const;

  it.each<Answer>([...later, 'cut'])(
    'is asked again, and gets the message once: %j [PUSH-5]',
    async (answer) => {
      const name = await addBrowser(village.retailer, [answer]);
      const phone = await addPhone(village.retailer, [answer]);
      await placeOrder(village, { wanted });
      expect(await t.jobs.runDue()).toBe(2);
      expect(await t.jobs.runDue()).toBe(0);
      expect(await t.jobs.runDue({ early: true })).toBe(2);
      expect(await t.jobs.runDue({ early: true })).toBe(0);
      expect(phones.messagesOf(phone)).toHaveLength(2);
      const seen = browsers.messagesOf(name);
      expect(seen).toHaveLength(2);
      expect(seen[1]).toEqual(seen[0]);
      expect(await devicesLeft()).toBe(2);
    },
  );

  it('is asked again after the pause that it wants [PUSH-5]', async () => {
    await addBrowser(village.retailer, [{ status: 429, headers: { 'Retry-After': '1800' } }]);
    await addPhone(village.retailer, ['cut']);
    await placeOrder(village, { wanted });
    await t.jobs.runDue();
    const { rows } = await t.database.pool.query(
      'select round(extract(epoch from due_at - now()) / 10) * 10 as seconds from jobs order by 1',
    );
    expect(rows.map(({ seconds }) => Number(seconds))).toEqual([10, 1800]);
  });

  it('is given up an hour after the event [PUSH-5]', async () => {
    const name = await addBrowser(village.retailer, Array(20).fill('cut'));
    await placeOrder(village, { wanted });
    for (const minutes of [0, 30, 29, 2]) {
      t.clock.advance(minutes * minuteMs);
      expect(await t.jobs.runDue({ early: true })).toBe(1);
    }
    expect(await t.jobs.runDue({ early: true })).toBe(0);
    expect(browsers.messagesOf(name)).toHaveLength(4);
    expect(await devicesLeft()).toBe(1);
  });

  it('holds up two messages of its person, and none of a stranger [PUSH-19]', async () => {
    const { publicKey = '' } = t.config.vapid ?? {};
    const silent = await Promise.all(Array.from({ length: 5 }, () => openWebPushService(publicKey)));
    for (const [at, service] of silent.entries()) {
      await village.retailer.post('/users/device/webpush/', service.subscribe(`silent-${at}`, ['silence']));
    }
    await placeOrder(village, { wanted });
    const name = await addBrowser(village.deliverer);
    await orderIn(village, 'ACCEPTED', { wanted });
    const running = t.jobs.runDue();
    await vi.waitFor(() => expect(browsers.messagesOf(name)).toHaveLength(1), { timeout: 9_000 });
    const open = () => silent.flatMap((service, at) => service.messagesOf(`silent-${at}`));
    await vi.waitFor(() => expect(open().length).toBeGreaterThanOrEqual(2));
    expect(open()).toHaveLength(2);
    await t.database.pool.query('delete from devices');
    for (const service of silent) service.hangUp();
    await running;
    for (const service of silent) await service.close();
  });

  it('of an announcement goes to many at once, and holds up none of an order [NEWS-3]', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => makeCustomer(t, village.cityId)));
    const names = await Promise.all(people.map((person) => addBrowser(person, ['silence'])));
    const operator = await makeOperatorClient(t);
    const texts = { en: 'The road is flooded.' };
    await operator.post('/operator/announcements/', { city: village.cityId, audiences: ['customer'], texts });
    const running = t.jobs.runDue();
    const open = () => names.flatMap((name) => browsers.messagesOf(name));
    await vi.waitFor(() => expect(open()).toHaveLength(5), { timeout: 9_000 });
    const shop = await addBrowser(village.retailer);
    await placeOrder(village, { wanted });
    const ringing = t.jobs.runDue();
    await vi.waitFor(() => expect(browsers.messagesOf(shop)).toHaveLength(1), { timeout: 9_000 });
    expect(open()).toHaveLength(5);
    await t.database.pool.query('delete from devices');
    browsers.hangUp();
    await Promise.all([running, ringing]);
  });

  it.each([true, false])('pauses its host only when it is silent: %j [PUSH-20]', async (isSilent) => {
    await addBrowser(village.retailer);
    const { rows } = await t.database.pool.query('select id from devices');
    const notes: boolean[] = [];
    const send = makePushSender({
      database: t.database,
      clock: t.clock,
      send: async () => ({ end: 'later', afterSeconds: 0, reason: 'away', isSilent }),
      warn: () => undefined,
    });
    const message = { title: 'Haat', body: '', link: '/shops', tag: '' };
    const at = t.clock.now().toISOString();
    const job = { deviceId: Number(rows[0].id), userId: village.retailer.userId, host: 'a', message, at };
    const noteHost = (silent: boolean) => notes.push(silent);
    const signal = new AbortController().signal;
    expect(await send(job, { attempt: 1, signal, noteHost })).toEqual({ againInSeconds: 10 });
    expect(notes).toEqual([isSilent]);
  });

  it('delays no request [PUSH-8]', async () => {
    const name = await addBrowser(village.retailer, ['silence']);
    await placeOrder(village, { wanted });
    const running = t.jobs.runDue();
    await vi.waitFor(() => expect(browsers.messagesOf(name)).toHaveLength(1));
    const order = await placeOrder(village, { wanted });
    expect((await village.retailer.post(`/shops/orders/${order.id}/accept/`)).status).toBe(200);
    browsers.hangUp();
    expect(await running).toBe(2);
    await t.jobs.runDue({ early: true });
    expect(browsers.messagesOf(name)).toHaveLength(3);
  });
});

describe('the access token of FCM', () => {
  it('is asked for once for many messages, and again an hour later [PUSH-3]', async () => {
    t.clock.advance(61 * minuteMs);
    const before = phones.tokens();
    for (let at = 0; at < 5; at += 1) await addPhone(village.retailer);
    await placeOrder(village, { wanted });
    await t.jobs.runDue();
    expect(phones.tokens()).toBe(before + 1);
    t.clock.advance(61 * minuteMs);
    await placeOrder(village, { wanted });
    await t.jobs.runDue();
    expect(phones.tokens()).toBe(before + 2);
  });

  it('is asked for again when FCM refuses it [PUSH-3]', async () => {
    const phone = await addPhone(village.retailer);
    await placeOrder(village, { wanted });
    await t.jobs.runDue();
    phones.forgetTokens();
    await placeOrder(village, { wanted });
    await t.jobs.runDue();
    expect(phones.messagesOf(phone)).toHaveLength(1);
    await t.jobs.runDue({ early: true });
    expect(phones.messagesOf(phone)).toHaveLength(2);
  });
});
