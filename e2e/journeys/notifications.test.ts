// Changes of an order reach the customer and the retailer without a page reload.
import { pathOf } from '@haat/contract/endpoint';
import * as notifications from '@haat/contract/notifications';
import * as orders from '@haat/contract/orders';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Api } from '../support/api.ts';
import { stopClock } from '../support/clock.ts';
import { createPerson, type NewShop, openShop, order, stock } from '../support/new-people.ts';
import { closePages, launchBrowser, newPhone, signIn } from '../support/people.ts';
import { answer } from '../support/questions.ts';

const customer = { number: '9812300141', firstName: 'Gopika', lastName: 'Das' };
const retailer = { number: '9812300142', firstName: 'Hameed', lastName: 'Koya' };
const shopName = 'Koya Stores';
const pollMs = 10_000;

let browser: Browser;
let api: Api;
let shop: NewShop;
let productId: number;
beforeAll(async () => {
  browser = await launchBrowser();
  [api, shop] = await Promise.all([createPerson(customer), openShop(retailer, shopName)]);
  productId = (await stock(shop, 20)).id;
  await shop.api(notifications.markRead, { body: {} });
});
afterEach(() => closePages(browser));
afterAll(() => browser.close());

it('notifies retailer and customer in turn, each on an open page [NOTE-1, NOTE-2, NOTE-17]', async () => {
  const [shopPhone, customerPhone] = await Promise.all([phoneOf(retailer.number), phoneOf(customer.number)]);
  await Promise.all([shopPhone.goto('/retailer/orders'), customerPhone.goto('/shops')]);
  await Promise.all([expectBell(shopPhone, 0), expectBell(customerPhone, 0)]);

  const placed = await order(api, productId);
  await shopPhone.clock.fastForward(pollMs);
  await expectBell(shopPhone, 1);
  // The open page below the bell updates, too.
  await shopPhone.getByRole('link', { name: `Order ${placed.id}`, exact: true }).waitFor();
  await read(shopPhone, `New order #${placed.id}. Accept or reject it.`);
  await shopPhone.waitForURL(`**/retailer/orders/${placed.id}`);
  await shopPhone.getByRole('button', { name: 'Accept' }).click();
  await answer(shopPhone, 'Are you sure you want to accept the order', 'Yes');
  await shopPhone.waitForURL('**/retailer/orders');

  await customerPhone.clock.fastForward(pollMs);
  await expectBell(customerPhone, 1);
  await read(customerPhone, `${shopName} accepted your order #${placed.id}.`);
  await customerPhone.waitForURL(`**/shops/order/${placed.id}`);
  await customerPhone.getByRole('main').getByText('Accepted', { exact: true }).first().waitFor();
});

it('polls every ten seconds with the last ETag [NOTE-4]', async () => {
  const page = await phoneOf(customer.number);
  const seen = watch(page);
  await page.goto('/shops');
  await expect.poll(() => seen.answers).toHaveLength(1);
  expect(seen.answers[0]).toMatchObject({ status: 200, asked: undefined });
  await stopClock(page);
  await waitForRequests(page);
  const before = seen.asked;
  await page.clock.runFor(pollMs);
  await expect.poll(() => seen.answers).toHaveLength(before + 1);
  await page.clock.runFor(pollMs - 1);
  await waitForRequests(page);
  expect(seen.asked).toBe(before + 1);
  await page.clock.runFor(1);
  await expect.poll(() => seen.answers).toHaveLength(before + 2);
  for (const later of seen.answers.slice(1)) {
    expect(later).toMatchObject({ status: 304, asked: seen.answers[0]?.tag });
  }

  const placed = await order(api, productId);
  await shop.api(orders.rejectOrder, { params: { id: placed.id } });
  await page.clock.resume();
  await page.clock.fastForward(pollMs);
  await expect.poll(() => seen.answers.at(-1)).toMatchObject({ status: 200, asked: seen.answers[0]?.tag });
  await expectBell(page, 1);
});

it("doesn't poll while hidden or offline, and polls at once on return [NOTE-4]", async () => {
  const page = await phoneOf(customer.number);
  const seen = watch(page);
  await page.goto('/shops');
  await expect.poll(() => seen.answers).toHaveLength(1);

  await setVisibility(page, 'hidden');
  await page.clock.fastForward(3 * pollMs);
  await waitForRequests(page);
  expect(seen.asked).toBe(1);
  await setVisibility(page, 'visible');
  await expect.poll(() => seen.asked, atOnce).toBe(2);
  // Going offline would abort a waiting poll, and its retry would count as one more.
  await expect.poll(() => seen.answers).toHaveLength(2);

  await page.context().setOffline(true);
  await page.getByText(/No connection/).waitFor();
  await page.clock.fastForward(3 * pollMs);
  await waitForRequests(page);
  expect(seen.asked).toBe(2);
  await page.context().setOffline(false);
  await expect.poll(() => seen.asked, atOnce).toBe(3);
  await page.getByText(/No connection/).waitFor({ state: 'detached' });
});

/** Shorter than the time to the next poll. */
const atOnce = { timeout: pollMs / 2 };

/** A phone whose clock the test controls. */
async function phoneOf(number: string): Promise<Page> {
  const context = await newPhone(browser);
  await signIn(context, number);
  const page = await context.newPage();
  await page.clock.install();
  return page;
}

const bell = (page: Page, unread: number): Locator =>
  page.getByRole('banner').getByRole('link', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  });

const expectBell = (page: Page, unread: number): Promise<void> => bell(page, unread).waitFor();

/** Opens the only new notification from the bell, and follows its link. */
async function read(page: Page, body: string): Promise<void> {
  await bell(page, 1).click();
  await page.waitForURL('**/notifications');
  const link = page.getByRole('link', { name: body, exact: true });
  const age = page.getByRole('listitem').filter({ has: link }).getByRole('time');
  await age.filter({ hasText: /^a few seconds ago$/ }).waitFor();
  await expectBell(page, 0);
  await page.clock.fastForward(5 * 60_000);
  await age.filter({ hasText: /^5 minutes ago$/ }).waitFor();
  await expectBell(page, 0);
  await link.click();
}

interface Answer {
  readonly status: number;
  /** The ETag that the page sent. */
  readonly asked: string | undefined;
  readonly tag: string | undefined;
}

/** Records the page's requests for notifications and their responses. */
function watch(page: Page): { readonly asked: number; readonly answers: readonly Answer[] } {
  const seen = { asked: 0, answers: [] as Answer[] }; // nothing yet
  const isPoll = (url: string): boolean => new URL(url).pathname === pathOf(notifications.listNotifications);
  page.on('request', (request) => {
    if (isPoll(request.url())) seen.asked += 1;
  });
  page.on('response', (response) => {
    if (!isPoll(response.url())) return;
    const asked = response.request().headers()['if-none-match'];
    seen.answers.push({ status: response.status(), asked, tag: response.headers().etag });
  });
  return seen;
}

/** Playwright reports requests in order. After this one, all earlier ones are recorded. */
const waitForRequests = (page: Page): Promise<unknown> =>
  page.evaluate(() => fetch('/default.png', { cache: 'no-store' }).catch(() => 'offline'));

/** Simulates a switch to another app, because a headless browser never becomes hidden. */
const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
