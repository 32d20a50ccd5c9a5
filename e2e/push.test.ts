// Push messages to a browser: the app asks after the first order, the server sends, and the service worker shows them.
// Tests can't reach Chromium's own push service, so a local one takes the messages, and the test passes them to the
// worker.

import { openWebPushService, type WebPushService } from '@haat/api/testing/push/web-push-service';
import * as orders from '@haat/contract/orders';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { faultsOf } from './support/accessibility.ts';
import type { Api } from './support/api.ts';
import { createPerson, type NewShop, openShop, order, stock } from './support/new-people.ts';
import { closePages, launchWholeBrowser, newPhone, signIn, withServiceWorker } from './support/people.ts';
import { sharedHaat } from './support/shared-haat.ts';

const customer = { number: '9812300171', firstName: 'Devika', lastName: 'Pillai' };
const retailer = { number: '9812300172', firstName: 'Anwar', lastName: 'Sadath' };
const question = 'Turn on notifications?';

let service: WebPushService;
let browser: Browser;
let api: Api;
let shop: NewShop;
let productId: number;
beforeAll(async () => {
  service = await openWebPushService(sharedHaat().env.VAPID_PUBLIC_KEY ?? '');
  browser = await launchWholeBrowser();
  [api, shop] = await Promise.all([createPerson(customer), openShop(retailer, 'Sadath Stores')]);
  productId = (await stock(shop, 20)).id;
});
afterEach(() => closePages(browser));
afterAll(async () => {
  await browser.close();
  await service.close();
});

it('asks after the first order, shows a message, and opens its page [PUSH-13, PUSH-14, PUSH-15, PUSH-16]', async () => {
  const page = await openPhone('first-phone');
  await page.goto('/shops/user');
  await page.getByText('No active orders').waitFor();
  expect(await page.getByRole('region', { name: question }).count()).toBe(0);

  const placed = await order(api, productId);
  await page.reload();
  await page.getByRole('region', { name: question }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('region', { name: question }).waitFor({ state: 'detached' });
  const notifications = page.getByRole('switch', { name: 'Notifications' });
  expect(await notifications.isChecked()).toBe(true);

  await shop.api(orders.acceptOrder, { params: { id: placed.id } });
  await expect.poll(() => service.messagesOf('first-phone')).toHaveLength(1);
  const [message] = service.messagesOf('first-phone');
  const body = `Sadath Stores accepted your order #${placed.id}.`;
  expect(message).toMatchObject({ title: 'Haat', body, link: `/shops/order/${placed.id}` });
  expect(service.faults).toEqual([]);

  await page.goto('/support');
  await deliver(page, message);
  await expect.poll(() => shownOn(page)).toEqual([{ title: 'Haat', body }]);
  await tap(page.context());
  await page.waitForURL(`**/shops/order/${placed.id}`);
  expect(await shownOn(page)).toEqual([]);
});

it('shows nothing of the person any more after the logout, and the server sends nothing [PUSH-17]', async () => {
  const page = await openPhone('second-phone');
  await page.goto('/shops/user');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('region', { name: question }).waitFor({ state: 'detached' });
  await deliver(page, { title: 'Haat', body: 'Something private', link: '/shops', tag: 'notification-1' });
  await expect.poll(() => shownOn(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/auth/login');
  // Chromium itself closes a message after about 25 seconds.
  await expect.poll(() => shownOn(page), { timeout: 10_000 }).toEqual([]);
  const placed = await order(api, productId);
  await shop.api(orders.rejectOrder, { params: { id: placed.id } });
  // The first phone's message is sent in the same batch.
  await expect.poll(() => service.messagesOf('first-phone')).toHaveLength(2);
  expect(service.messagesOf('second-phone')).toEqual([]);
});

/** Signed in, with a browser that hasn't asked about notifications yet. The person will allow them. */
async function openPhone(name: string): Promise<Page> {
  const context = await newPhone(browser, withServiceWorker);
  await signIn(context, customer.number);
  // The worker may already show messages. Only the page sees a browser that hasn't asked.
  await context.grantPermissions(['geolocation', 'notifications']);
  await context.addInitScript(standIn, service.subscribe(name));
  return context.newPage();
}

/** Runs in the page: a browser that answers its question with yes, and its push service. */
function standIn(subscription: { endpoint: string; keys: object }): void {
  // The app empties the storages when a session ends. A browser keeps its answer.
  const has = (name: string): boolean => document.cookie.includes(`${name}=yes`);
  const known = 'push-subscription';
  const made = {
    options: { applicationServerKey: null },
    toJSON: () => subscription,
    unsubscribe: async () => {
      await cookieStore.delete(known);
      return true;
    },
  };
  // Only these parts of a subscription are used.
  const asSubscription = made as unknown as PushSubscription;
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (has(known) ? asSubscription : null),
    subscribe: async () => {
      await cookieStore.set(known, 'yes');
      return asSubscription;
    },
  });
  const allowed = 'notifications-allowed';
  Object.defineProperty(Notification, 'permission', {
    get: () => (has(allowed) ? 'granted' : 'default'),
  });
  Notification.requestPermission = async () => {
    await cookieStore.set(allowed, 'yes');
    return 'granted';
  };
}

/** Like the browser, when a message arrives from its push service. */
async function deliver(page: Page, message: unknown): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(session);
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin: sharedHaat().url, registrationId, data });
}

async function registrationOf(session: CDPSession): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const found = registrations.find(({ isDeleted }) => !isDeleted);
    if (found) resolve(found.registrationId);
  });
  await session.send('ServiceWorker.enable');
  return promise;
}

const shownOn = (page: Page): Promise<{ title: string; body: string }[]> =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const shown = await getNotifications.call(await navigator.serviceWorker.ready);
    return shown.map(({ title, body }) => ({ title, body }));
  });

/** Tests can't reach the operating system's list of messages, so the worker gets the event of a tap. */
async function tap(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
    }; // the worker's own
    const [notification] = await scope.registration.getNotifications();
    globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}
