// On a bad network, no action is lost or repeated.
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as orders from '@haat/contract/orders';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from './support/api.ts';
import { loseAnswers } from './support/network.ts';
import { createPerson } from './support/new-people.ts';
import { launchBrowser, newPhone, signIn } from './support/people.ts';
import { seeToast } from './support/toasts.ts';
import { fillCart, plentifulProduct } from './support/village.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function newCustomer(number: string): Promise<{ api: Api; page: Page }> {
  const api = await createPerson({ number, firstName: 'Devika', lastName: 'Pillai' });
  const context = await newPhone(browser);
  await signIn(context, number);
  return { api, page: await context.newPage() };
}

it('a request that could not be sent keeps its text, and can be sent when the network is back [TEXT-8]', async () => {
  const { page } = await newCustomer('9812300320');
  await page.goto('/support/request');
  const details = page.getByLabel('Request details');
  await details.fill('Please sell jackfruit.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await seeToast(page, 'alert', 'Could not submit request');
  expect(await details.inputValue()).toBe('Please sell jackfruit.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Submit' }).click();
  await seeToast(page, 'status', 'Request submitted');
  expect(await details.inputValue()).toBe('');
});

it('an address that could not be saved keeps its values, and a second press saves it [TEXT-8]', async () => {
  const { api, page } = await newCustomer('9812300321');
  const typed = {
    'Address name': 'Grandmother',
    'Receiver name': 'Devaki Amma',
    'Phone number': '9812300329',
    'Address line 1': 'Ilanji House',
    'Address line 2': 'River Road',
    'Address line 3': 'Behind the school',
  };
  await page.goto('/shops/address/add');
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
  await page.getByLabel('City').selectOption({ index: 1 });
  await page.route('**/api/customers/addresses/', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await seeToast(page, 'alert', 'Could not add address');
  for (const [label, value] of Object.entries(typed))
    expect(await page.getByLabel(label).inputValue(), label).toBe(value);
  await page.unroute('**/api/customers/addresses/');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.waitForURL('**/shops/address');
  const saved = (await api(addresses.listAddresses)).results.map(({ name }) => name);
  expect(saved.filter((name) => name === 'Grandmother')).toHaveLength(1);
});

it('a second press after a lost response finds the order instead of placing another [BUY-5]', async () => {
  const { api, page } = await newCustomer('9812300322');
  await fillCart(api, 1);
  await page.goto('/shops/slot');
  await page.getByLabel('Delivery slot').selectOption({ index: 1 });
  const { lost, stop } = await loseAnswers(page, '/customers/checkout/');
  const proceed = page.getByRole('button', { name: 'Proceed to Order' });
  await proceed.click();
  await seeToast(page, 'alert', 'Could not proceed');
  await stop();
  await proceed.click();
  await page.waitForURL('**/shops/order-placed');
  const made = (await api(orders.customerOrders)).results.map(({ id }) => id);
  expect(made).toEqual(lost.map(({ body }) => body.id));
  expect(made).toHaveLength(1);
});

it('after lost responses, repeated presses put one item in the cart [CART-6]', async () => {
  const { api, page } = await newCustomer('9812300323');
  const product = await plentifulProduct();
  await page.goto(`/shops/${product.shop}/product/${product.id}`);
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.waitFor();
  const { lost, stop } = await loseAnswers(page, '/customers/cart/add/');
  // Loading the cart fails, too, so the page can't see that the press succeeded.
  await page.route('**/api/customers/cart/', (route) => route.abort());
  await add.click();
  await seeToast(page, 'alert', 'Could not update cart');
  await add.waitFor();
  await stop();
  await add.click();
  await page.getByRole('button', { name: /^Increase quantity/ }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-live=polite]')?.textContent === '1');
  expect(lost.length).toBeGreaterThan(0);
  expect(new Set(lost.map(({ key }) => key)).size).toBe(1);
  expect((await api(cart.getCart)).items.map(({ quantity }) => quantity)).toEqual([1]);
});

it('a request sent again after a lost response is stored once [APP-39]', async () => {
  const { page } = await newCustomer('9812300324');
  await page.goto('/support/request');
  await page.getByLabel('Request details').fill('Please sell breadfruit.');
  const { lost, stop } = await loseAnswers(page, '/customers/request/');
  await page.getByRole('button', { name: 'Submit' }).click();
  await seeToast(page, 'alert', 'Could not submit request');
  await stop();
  const answered = page.waitForResponse('**/api/customers/request/');
  await page.getByRole('button', { name: 'Submit' }).click();
  const again = await answered;
  expect(again.status()).toBe(200);
  expect([await again.json()]).toEqual(lost.map(({ body }) => body));
});
