// The app on a phone that loses its network or signs out.
import * as orders from '@haat/contract/orders';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserFor, cachedPaths, keptAnswers, reconnect, stores, untilKept } from '../support/installed.ts';
import { createPerson, order } from '../support/new-people.ts';
import { newPhone, openAs, signIn, tokenFor, withServiceWorker } from '../support/people.ts';
import { fillCart, plentifulProduct } from '../support/village.ts';

const customer = { number: '9812300391', firstName: 'Nirmala', lastName: 'Kurup' };

const browser = browserFor(customer);

const never = (page: Page) => page.getByText('This page needs a connection');
const status = (page: Page) => page.getByRole('status');

it('opens a page seen before without a network, and says how old it is [PWA-3, PWA-4]', async () => {
  const context = await newPhone(browser(), withServiceWorker);
  // With the data saver, the code of the profile isn't loaded in advance.
  await context.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await signIn(context, customer.number);
  const page = await context.newPage();
  await page.goto('/shops');
  await stores(page).waitFor();
  await untilKept(page, 'shops');
  await page.context().setOffline(true);
  const later = await page.context().newPage();
  await later.clock.install({ time: Date.now() + 5 * 60_000 });
  await later.goto('/shops');
  await stores(later).getByRole('link').first().waitFor();
  await status(later).getByText('No connection', { exact: true }).waitFor();
  await status(later).getByText('Updated 5 minutes ago', { exact: true }).waitFor();
  expect(await stores(later).locator('img').first().evaluate(isDrawn)).toBe(true);

  await later.goto('/shops/user');
  await never(later).waitFor();
  await later.getByRole('button', { name: 'Try again' }).click();
  await status(later).getByText('Still no connection').waitFor();
  await reconnect(later);
  await later.getByRole('tab', { name: 'Active orders' }).waitFor();
  // The style sheets whose first load failed are there, too.
  await expect.poll(() => later.evaluate(() => [...document.styleSheets].length)).toBeGreaterThan(0);
  expect(await later.getByRole('tablist').evaluate((list) => getComputedStyle(list).display)).not.toBe(
    'block',
  );
});

it('opens the cart and the profile without a network after a first visit to the news alone [PWA-13]', async () => {
  const api = await createPerson({ number: '9812300394', firstName: 'Sreeja', lastName: 'Kurup' });
  const { name } = await fillCart(api, 1);
  const page = await openAs(browser(), '9812300394', '/blogs', withServiceWorker);
  await page.getByRole('list', { name: 'Categories' }).waitFor();
  await untilKept(page, 'cart');
  for (const part of ['cart', 'order-profile', 'order-customer']) await untilBrought(page, part);
  await page.context().setOffline(true);
  await page.goto('/shops/cart');
  await page.getByRole('main').getByRole('listitem').filter({ hasText: name }).waitFor();
  await page.goto('/shops/user');
  await page.getByRole('tab', { name: 'Active orders' }).waitFor();
});

it('shows a picture of the product page in the cart without a network [PWA-14]', async () => {
  const api = await createPerson({ number: '9812300392', firstName: 'Sreeja', lastName: 'Kurup' });
  const { shop, id, name } = await fillCart(api, 1);
  const page = await openAs(browser(), '9812300392', `/shops/${shop}/product/${id}`, withServiceWorker);
  await page.getByRole('heading', { name }).first().waitFor();
  await untilKept(page, 'cart');
  await untilBrought(page, 'cart');
  await expect.poll(() => cachedPaths(page)).toContainEqual(expect.stringMatching(/^\/media\//));
  await page.context().setOffline(true);
  await page.goto('/shops/cart');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect.poll(() => line.locator('img').evaluate(isDrawn)).toBe(true);
  expect(await line.locator('img').evaluate((picture: HTMLImageElement) => picture.src)).toContain('/media/');
});

it('shows what a kept list has of an order that was never opened [PWA-15]', async () => {
  const api = await createPerson({ number: '9812300393', firstName: 'Sreeja', lastName: 'Kurup' });
  const { id } = await order(api, (await plentifulProduct()).id);
  const page = await openAs(browser(), '9812300393', '/shops/user', withServiceWorker);
  await page.locator(`a[href="/shops/order/${id}"]`).waitFor();
  await untilKept(page, 'customer-orders');
  await untilBrought(page, 'order-customer');
  await page.context().setOffline(true);
  await page.goto(`/shops/order/${id}`);
  await page.getByText('Connect to the internet to see the rest of this order.').waitFor();
  await page.getByRole('main').getByText('Initiated').waitFor();
  expect(await never(page).count()).toBe(0);
  await reconnect(page);
  await page.getByRole('list', { name: 'Items' }).waitFor();
  await api(orders.cancelOrder, { params: { id } });
});

it('opens the app without a network 15 seconds into the first visit, although pictures hang [PWA-35]', async () => {
  const context = await newPhone(browser(), withServiceWorker);
  await signIn(context, customer.number);
  await context.route('**/media/**', () => undefined);
  // Added early, so that it delays the page's `load` event.
  await context.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(new Image(), { src: '/media/hangs.webp' }));
    }),
  );
  const page = await context.newPage();
  await page.goto('/blogs', { waitUntil: 'commit' });
  // The page with which the worker answers navigations.
  await expect.poll(() => cachedPaths(page), { timeout: 15_000 }).toContain('/');
  expect(await page.evaluate(() => document.readyState), 'pictures hang').not.toBe('complete');
  await context.setOffline(true);
  await page.reload({ waitUntil: 'commit' });
  await status(page).getByText('No connection', { exact: true }).waitFor();
});

it("doesn't show one person's data to another one, and keeps nothing after the sign-out [PWA-6, PWA-7]", async () => {
  const page = await openAs(browser(), customer.number, '/blogs/user', withServiceWorker);
  await page.getByText('Nirmala Kurup').waitFor();
  await untilKept(page, 'accounts');
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Nirmala Kurup').waitFor();
  await signInAs(page, '9000000001');
  await never(page).waitFor();
  expect(await page.getByText('Nirmala').count()).toBe(0);

  await reconnect(page);
  await page.getByText('Lakshmi Menon').waitFor();
  await untilKept(page, 'accounts');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('list', { name: 'Categories' }).waitFor();
  await expect.poll(() => cachedPaths(page)).toContainEqual(expect.stringMatching(/^\/media\//));
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Phone number').waitFor();

  await expect.poll(() => keptAnswers(page)).toEqual([]);
  await expect.poll(async () => (await cachedPaths(page)).filter((path) => !isOfTheApp(path))).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

/** Waits until the worker has the code of this page. */
const untilBrought = (page: Page, name: string): Promise<void> =>
  expect
    .poll(() => cachedPaths(page), { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(`^/assets/${name}-page-.*\\.js$`));

/** Another person signs in on this phone. The first one has not signed out. */
async function signInAs(page: Page, number: string): Promise<void> {
  await page.evaluate((token) => localStorage.setItem('token', token), await tokenFor(number));
  await page.reload();
}

const isDrawn = (picture: Element): boolean =>
  picture instanceof HTMLImageElement && picture.naturalWidth > 0;

const isOfTheApp = (path: string): boolean =>
  path === '/' || /^\/(assets|pictures)\//.test(path) || /^\/[\w-]+\.(png|svg|ico)$/.test(path);
