// The customers' app and the desk on one phone: whichever ends the session, no personal data stays on the phone.
import * as accounts from '@haat/contract/accounts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { apiOf } from '../support/api.ts';
import { cachedPaths, keptAnswers, untilKept } from '../support/installed.ts';
import {
  closePages,
  codeFor,
  demo,
  launchBrowser,
  launchWholeBrowser,
  newPhone,
  sentCodes,
  signIn,
  tokenFor,
  withServiceWorker,
} from '../support/people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => closePages(browser));
afterAll(() => browser.close());

/** The operator used the customers' app on this phone, and then closed it. */
async function usedPhone(): Promise<{ page: Page; token: string }> {
  const context = await newPhone(browser, withServiceWorker);
  const token = await signIn(context, demo.operator);
  const page = await context.newPage();
  await page.goto('/blogs');
  await untilKept(page, 'details');
  await page.evaluate(async () => {
    const cache = await caches.open('haat-pictures');
    await cache.put('/media/seen.webp', new Response('a picture'));
    localStorage.setItem('notifications', 'off');
  });
  await page.goto('/support');
  return { page, token };
}

async function leftOn(page: Page) {
  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  }));
  return { ...left, pictures: (await cachedPaths(page)).filter((path) => path.startsWith('/media/')) };
}

const nothing = { databases: [], pictures: [], stored: [] };

it("a sign-out at the desk leaves nothing of the customers' app [SIGN-53]", async () => {
  const { page } = await usedPhone();
  await page.goto('/operator/');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Phone number').waitFor();
  await expect.poll(() => leftOn(page)).toEqual(nothing);
});

it("a sign-out at the desk ends the customers' app in another tab and empties it [SIGN-53]", async () => {
  const { page: desk } = await usedPhone();
  await desk.goto('/operator/');
  const market = await desk.context().newPage();
  await market.goto('/blogs');
  await untilKept(market, 'details');
  await desk.bringToFront();
  await desk.getByRole('button', { name: 'Sign out' }).click();
  await market.bringToFront();
  await market.getByLabel('Phone number').waitFor();
  await expect.poll(() => leftOn(desk)).toMatchObject({ pictures: [] });
  // The open app may create its database again, to empty it.
  await expect.poll(() => keptAnswers(market)).toEqual([]);
});

it("a session that has ended is noticed at the desk, which leaves nothing of the customers' app [SIGN-53]", async () => {
  const { page, token } = await usedPhone();
  await apiOf(token)(accounts.logout, {});
  await page.goto('/operator/');
  await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
  await expect.poll(() => leftOn(page)).toEqual(nothing);
});

it("a logout in the customers' app leaves nothing of the desk [SIGN-53]", async () => {
  const { page: desk } = await usedPhone();
  await desk.goto('/operator/');
  await desk.evaluate(() => localStorage.setItem('draft cities 1', '{"values":{"name":"Viyyur"}}'));
  const market = await desk.context().newPage();
  await market.goto('/blogs/user');
  await market.getByRole('button', { name: 'Logout' }).click();
  await desk.bringToFront();
  await desk.getByLabel('Phone number').waitFor();
  // The open app keeps its database, but without the answers.
  await expect.poll(() => leftOn(market)).toMatchObject({ pictures: [], stored: [] });
  expect(await keptAnswers(market)).toEqual([]);
});

/**
 * Runs in the page: the browser has a subscription that takes a while to end. Tests can't reach Chromium's own push
 * service.
 */
function slowPush(): void {
  const isOver = (): boolean => document.cookie.includes('push-over=yes');
  const unsubscribe = async (): Promise<boolean> => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await cookieStore.set('push-over', 'yes');
    return true;
  };
  const getSubscription = async () => (isOver() ? null : { unsubscribe });
  Object.assign(PushManager.prototype, { getSubscription });
}

const pushOn = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const messages = (await worker.getNotifications()).length;
    return { messages, isSubscribed: (await worker.pushManager.getSubscription()) !== null };
  });

it("somebody else who signs in over an idle desk gets none of the person's messages [SIGN-81]", async () => {
  const whole = await launchWholeBrowser();
  const context = await newPhone(whole, withServiceWorker);
  await context.grantPermissions(['geolocation', 'notifications']);
  await context.addInitScript(slowPush);
  const page = await context.newPage();
  await page.goto('/auth/login');
  const token = await tokenFor(demo.operator);
  await page.evaluate(async (value) => {
    await navigator.serviceWorker.ready;
    localStorage.setItem('token', value);
  }, token);
  const isIdle = (headers: Record<string, string>) => headers.authorization === `Token ${token}`;
  // After idle hours.
  await page.route('**/api/operator/**', (route) =>
    isIdle(route.request().headers())
      ? route.fulfill({ status: 401, json: { code: 'auth.required' } })
      : route.continue(),
  );
  await page.goto('/operator/');
  await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    await worker.showNotification('Haat', { body: 'Something private' });
  });
  expect(await pushOn(page)).toEqual({ messages: 1, isSubscribed: true });
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  const before = sentCodes(demo.retailer).length;
  await dialog.getByLabel('Phone number').fill(demo.retailer);
  await dialog.getByRole('button', { name: 'Request code' }).click();
  const code = dialog.getByLabel('Code');
  await code.waitFor();
  await code.fill(await codeFor(demo.retailer, before));
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'This page is for operators' }).waitFor();
  expect(await pushOn(page)).toEqual({ messages: 0, isSubscribed: false });
  await expect(apiOf(token)(accounts.details, {})).rejects.toThrow('401');
  await whole.close();
});
