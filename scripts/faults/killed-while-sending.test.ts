// Kills the server while it sends a push message. A stand-in takes the place of the push service.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeVapidKeys } from '../../apps/api/src/platform/push/vapid-keys.ts';
import { openWebPushService, type WebPushService } from '../../apps/api/src/testing/push/web-push-service.ts';
import { familyOf, kill } from '../processes/process-family.ts';
import { faultSizes } from './fault-sizes.ts';
import { customers, type Market, openMarket, staff } from './market.ts';

const { sendings, isLong } = faultSizes();
/** A job of a killed server waits for a minute, and is looked for every 20 seconds. */
const limit = { timeout: 180_000, interval: 200 };

const [customer = { id: 0, token: '' }] = customers;

let market: Market;
let service: WebPushService;
beforeAll(async () => {
  const { publicKey, privateKey } = makeVapidKeys();
  service = await openWebPushService(publicKey);
  const settings = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, HAAT_UNSAFE: 'on' };
  market = await openMarket({ settings, buyers: 0 });
});
afterAll(async () => {
  market.close();
  await service.close();
});

/** As after a minute, so that the short test need not wait. */
const giveUpWaiting = () =>
  market.query('update jobs set is_running = false, due_at = now() where is_running');

const subscribe = async (name: string): Promise<void> => {
  await market.query('delete from devices');
  const subscription = service.subscribe(name, ['silence']);
  const added = await market.buyers.call(staff.retailer, '/users/device/webpush/', subscription, name);
  expect(added.status).toBe(200);
};

const notifiedOf = (orderId: number) =>
  market.query('select 1 from notifications where link = $1', [`/retailer/orders/${orderId}`]);

async function killWhileSending(name: string): Promise<void> {
  await subscribe(name);
  const sent = () => service.messagesOf(name);
  const orderId = await market.buyers.buyOne(customer, name);
  await expect.poll(() => sent().length, limit).toBe(1);
  const killed = familyOf(market.npm.pid).filter(({ command }) => command.includes('main.ts'));
  expect(killed).toHaveLength(1);
  kill(killed);
  if (!isLong) await giveUpWaiting();
  await expect.poll(() => sent().length, limit).toBe(2);
  const [first, again] = sent();
  expect(again).toEqual(first);
  const tag = expect.stringMatching(/^notification-/);
  expect(first).toMatchObject({ link: `/retailer/orders/${orderId}`, tag });
  expect(await notifiedOf(orderId)).toHaveLength(1);
  const jobs = () => market.query("select 1 from jobs where queue like 'push%'");
  await expect.poll(async () => (await jobs()).length, limit).toBe(0);
}

it(`sends the message again with the same tag, ${sendings} times [FAULT-12]`, {
  timeout: 900_000,
}, async () => {
  for (let n = 0; n < sendings; n += 1) await killWhileSending(`phone-${n}`);
  expect(service.faults).toEqual([]);
});
