// What arrives late pushes nothing away, on a slow network and a slow processor. A page that jumps makes people press the
// wrong thing.
import { setTimeout as pause } from 'node:timers/promises';
import { cancelOrder } from '@haat/contract/operator/orders';
import * as orders from '@haat/contract/orders';
import { proposeChanges } from '@haat/contract/proposals';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, known, order } from './support/new-people.ts';
import { launchBrowser, newPhone, signIn } from './support/people.ts';
import { apiAs, plentifulProduct } from './support/village.ts';
import { follow, isLoaded } from './support/visits.ts';

const people = [
  { number: '9812300651', firstName: 'Devika', lastName: 'Pillai', has: 'a running order' },
  { number: '9812300652', firstName: 'Anil', lastName: 'Kumar', has: 'a waiting action' },
  { number: '9812300653', firstName: 'Beena', lastName: 'Jose', has: 'nothing' },
] as const;

const mostShift = 0.02;
/** As long as nothing has been on its way, a page is complete. */
const quietMs = 300;

let browser: Browser;
let product = { id: 0, shop: 0 };
const orderOf = new Map<string, number>();

beforeAll(async () => {
  browser = await launchBrowser();
  product = await plentifulProduct();
  const retailer = await apiAs('retailer');
  for (const { has, ...person } of people) {
    const customer = await createPerson(person);
    if (has === 'nothing') continue;
    const { id, items } = await order(customer, product.id);
    orderOf.set(has, id);
    const params = { id };
    const changes = [{ id: known(items[0], 'item').id, quantity: 1, price: 1 }];
    if (has === 'a running order') await retailer(orders.acceptOrder, { params });
    else await retailer(proposeChanges, { params, body: { changes } });
  }
});
afterAll(async () => {
  const operator = await apiAs('operator');
  for (const id of orderOf.values()) {
    await operator(cancelOrder, { params: { id }, body: { reason: 'Only a test' } });
  }
  await browser.close();
});

declare global {
  interface Window {
    shifts: { readonly value: number; readonly moved: string }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page. */
function recordShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 30)).join(', ');
      window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 500_000,
    uploadThroughput: 500_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
}

/** Returns a function that waits until nothing has been on its way for a while. */
function watchTraffic(page: Page): () => Promise<void> {
  let coming = 0;
  let lastAt = 0;
  const add = (change: number) => () => {
    coming += change;
    lastAt = Date.now();
  };
  page.on('request', add(1)).on('requestfinished', add(-1)).on('requestfailed', add(-1));
  return async () => {
    add(0)();
    while (coming > 0 || Date.now() - lastAt < quietMs) await pause(50);
  };
}

/** Answers the shop's suggestion without a connection. Later the answer can't be sent either. */
async function leaveAnswerWaiting(page: Page, orderId: number): Promise<void> {
  await page.goto(`/shops/order/${orderId}`);
  await page.route('**/api/customers/orders/*/proposal/', (route) => route.abort());
  const agree = page.getByRole('button', { name: 'Agree' });
  await agree.waitFor();
  await page.context().setOffline(true);
  await agree.click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Waiting for a connection').waitFor();
  await page.context().setOffline(false);
}

it.each(people)('ten pages keep their place for a person with $has [LOOK-53]', async ({ number, has }) => {
  const context = await newPhone(browser, { hasRealFont: true });
  await signIn(context, number);
  await context.addInitScript(recordShifts);
  const page = await context.newPage();
  const orderId = orderOf.get(has);
  if (has === 'a waiting action') await leaveAnswerWaiting(page, known(orderId, 'order'));
  await slowDown(page);
  const waitUntilQuiet = watchTraffic(page);
  const faults: Record<string, string[]> = {};
  const look = async (path: string): Promise<void> => {
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await waitUntilQuiet();
    await isLoaded(page);
    const shifts = await page.evaluate(() => window.shifts.splice(0));
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    if (sum >= mostShift) faults[path] = shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved}`);
  };
  const shop = `/shops/${product.shop}`;
  for (const path of ['/shops', shop]) {
    await page.goto(path);
    await look(path);
  }
  for (const path of [
    '/blogs',
    '/shops/search',
    `${shop}/product/${product.id}`,
    '/shops/cart',
    '/shops/address',
    '/shops/user',
    '/notifications',
    orderId === undefined ? '/support' : `/shops/order/${orderId}`,
  ]) {
    await follow(page, path);
    await look(path);
  }
  expect(faults).toEqual({});
});
