// Kills the server while it sends a push message. A stand-in takes the place of the push service.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeVapidKeys } from '../../apps/api/src/platform/push/vapid-keys.ts';
import { openWebPushService, type WebPushService } from '../../apps/api/src/testing/push/web-push-service.ts';
import { familyOf, kill } from '../processes/process-family.ts';
import { faultSizes } from './fault-sizes.ts';
import { type Market, openMarket } from './market.ts';

const { sendings, isLong } = faultSizes();
/** A job of a killed server waits for a minute, and is looked for every minute. */
const limit = { timeout: 180_000, interval: 200 };

let market: Market;
let service: WebPushService;
beforeAll(async () => {
  const { publicKey, privateKey } = makeVapidKeys();
  service = await openWebPushService(publicKey);
  const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, HAAT_UNSAFE: 'on' };
  market = await openMarket(() => keys, { buyers: 0 });
});
afterAll(async () => {
  kill(familyOf(market.npm.pid));
  market.place.remove();
  await service.close();
});

/** So that the test need not wait for the minute. */
const endMinute = () =>
  market.query(
    "update pgboss.job set started_on = started_on - interval '2 minutes' where state = 'active' and started_on > now() - interval '1 minute'",
  );

it(`sends the message again with the same tag, ${sendings} times [FAULT-12]`, {
  timeout: 900_000,
}, async () => {
  const retailer = await market.retailerToken();
  const shown = () =>
    market.query(
      "select id, body from notifications where link like '/retailer/orders/%' and created_at > now() - interval '1 hour'",
    );
  for (let n = 0; n < sendings; n += 1) {
    const name = `phone-${n}`;
    const before = (await shown()).length;
    await market.query('delete from devices');
    const device = await market.buyers.call(
      retailer,
      '/users/device/webpush/',
      service.subscribe(name, ['silence']),
      `device-${n}`,
    );
    expect(device.status).toBe(200);
    const orderId = await market.buyers.buyOne(market.tokens[0] ?? '', `sent-${n}`);
    await expect.poll(() => service.messagesOf(name).length, limit).toBe(1);
    const killed = familyOf(market.npm.pid).filter(({ command }) => command.includes('main.ts'));
    expect(killed).toHaveLength(1);
    kill(killed);
    if (!isLong) await endMinute();
    await expect.poll(() => service.messagesOf(name).length, limit).toBe(2);
    const [first, again] = service.messagesOf(name);
    expect(again).toEqual(first);
    expect(first).toMatchObject({
      link: `/retailer/orders/${orderId}`,
      tag: expect.stringMatching(/^notification-/),
    });
    const after = await shown();
    expect(after).toHaveLength(before + 1);
    expect(after.filter(({ body }) => String(body).includes(`#${orderId}`))).toHaveLength(1);
    await expect
      .poll(
        async () => (await market.query("select 1 from pgboss.job where name like 'push%'")).length,
        limit,
      )
      .toBe(0);
  }
  expect(service.faults).toEqual([]);
});
