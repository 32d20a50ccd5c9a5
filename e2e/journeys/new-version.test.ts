// The app on a phone when the server has a new version of it.
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { browserFor, publisher, stores } from '../support/installed.ts';
import { newPhone, tokenFor, withServiceWorker } from '../support/people.ts';

const customer = { number: '9812300395', firstName: 'Nirmala', lastName: 'Kurup' };

const browser = browserFor(customer);

it('offers a new version at a change of page, and never during checkout [PWA-5]', async () => {
  const { server, page } = await openInstalled();
  server.publish();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(isWaiting)).toBe(true);
  expect(await offer(page).count(), 'on an open page').toBe(0);
  await page.getByRole('link', { name: 'Cart' }).click();
  await page.getByText('No items in cart').waitFor();
  expect(await offer(page).count(), 'during checkout').toBe(0);
  // The page may notice it a moment after the browser.
  await expect.poll(() => isOfferedAfterChange(page)).toBe(true);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => page.evaluate(isWaiting).catch(() => true)).toBe(false);
  await stores(page).waitFor();
  await page.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').waitFor();
  expect(await offer(page).count(), 'after the update').toBe(0);
});

it('replaces an old version whose files are no longer on the server [PWA-8]', async () => {
  const { server, page } = await openInstalled();
  server.publish(/shops-search-page/);
  await page.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').waitFor();
  expect(await page.evaluate(isWaiting)).toBe(false);
});

const offer = (page: Page) => page.getByRole('status').getByText('A new version is ready');

async function isOfferedAfterChange(page: Page): Promise<boolean> {
  await page.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await stores(page).waitFor();
  return (await offer(page).count()) > 0;
}

/** The app on a phone whose service worker has started, and the server that can publish another version of it. */
async function openInstalled() {
  const server = await publisher();
  onTestFinished(() => server.close());
  const page = await phoneAt(server.url);
  await stores(page).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  return { server, page };
}

async function phoneAt(url: string): Promise<Page> {
  const page = await (await newPhone(browser(), withServiceWorker)).newPage();
  await page.goto(`${url}/auth/login`);
  await page.evaluate((token) => localStorage.setItem('token', token), await tokenFor(customer.number));
  // Wait for the worker: a page that opens while the first one starts has none.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${url}/shops`);
  return page;
}

async function isWaiting(): Promise<boolean> {
  return (await navigator.serviceWorker.ready).waiting !== null;
}
