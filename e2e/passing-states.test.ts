// Temporary states follow the same rules: a page that closes automatically, open dialogs, the open menu,
// a failed load, a lost network.
import * as deliveries from '@haat/contract/deliveries';
import { screenConstants } from '@haat/contract/limits';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOf, sidewaysPx } from './support/accessibility.ts';
import { createPerson } from './support/new-people.ts';
import { demo, launchBrowser, newPhone, openAs, signIn } from './support/people.ts';
import { routesOnTheWay } from './support/routes.ts';
import { apiAs, fillCart, orderAtTheDoor } from './support/village.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('the confirmation of an order, which closes after three seconds [LOOK-1]', async () => {
  const number = '9812300302';
  await fillCart(await createPerson({ number, firstName: 'Devika', lastName: 'Pillai' }), 1);
  const context = await newPhone(browser);
  await signIn(context, number);
  const page = await context.newPage();
  // Keep the page open beyond its three seconds.
  await page.addInitScript((leaveMs) => {
    const { setTimeout } = window;
    const wait = (act: () => void, ms?: number) => (ms === leaveMs ? 0 : setTimeout(act, ms));
    Object.assign(window, { setTimeout: wait });
  }, screenConstants.orderPlacedMs);
  await page.goto('/shops/slot');
  await page.getByLabel('Delivery slot').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Proceed to Order' }).click();
  await page.getByRole('heading', { level: 1, name: 'Order placed' }).waitFor();
  expect(routesOnTheWay('ordering')).toEqual([new URL(page.url()).pathname]);
  expect(await faultsOf(page)).toEqual([]);
});

it('an open question [LOOK-1]', async () => {
  const page = await openAs(browser, demo.retailer, '/retailer/products');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByText('Are you sure you want to delete the product?').waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

it('the payment dialog with an invalid field', async () => {
  const customer = await createPerson({ number: '9812300303', firstName: 'Devika', lastName: 'Pillai' });
  const { deliveryId } = await orderAtTheDoor(customer);
  const page = await openAs(browser, demo.deliverer, `/deliverer/delivery/${deliveryId}`);
  await page.getByRole('button', { name: /mark completed/i }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await dialog.getByText('This field is required').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const asked = { params: { id: deliveryId }, body: { payment: 'Cash' } };
  await (await apiAs('deliverer'))(deliveries.markCompleted, asked);
});

it('a long typed link on the pages of all three people', async () => {
  const number = '9812300304';
  const link = `https://maps.example.in/place/${'10.52N76.21E'.repeat(20)}`;
  const customer = await createPerson({ number, firstName: 'Devika', lastName: 'Pillai' });
  const { orderId, deliveryId } = await orderAtTheDoor(customer, link);
  const pages = await Promise.all([
    openAs(browser, number, `/shops/order/${orderId}`),
    openAs(browser, demo.retailer, `/retailer/orders/${orderId}`),
    openAs(browser, demo.deliverer, `/deliverer/delivery/${deliveryId}`),
  ]);
  for (const page of pages) {
    await page.getByText(link).waitFor();
    expect(await sidewaysPx(page)).toBe(0);
  }
  const asked = { params: { id: deliveryId }, body: { payment: 'Cash' } };
  await (await apiAs('deliverer'))(deliveries.markCompleted, asked);
});

it('the alert of a registration without a location', async () => {
  const context = await newPhone(browser, { isLocationAllowed: false });
  await signIn(context, demo.operator);
  const page = await context.newPage();
  await page.goto('/retailer');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

it('the open menu', async () => {
  const page = await openAs(browser, demo.deliverer, '/support');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Support / Requests' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

it('a failed load and its toast', async () => {
  const context = await newPhone(browser);
  await signIn(context, demo.customer);
  const page = await context.newPage();
  await page.route('**/api/shops/**', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/shops');
  await page.getByText("We can't load this right now").waitFor();
  await page.getByRole('alert').getByText('Could not fetch data').waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

it('the line about a lost network [APP-27]', async () => {
  const page = await openAs(browser, demo.customer, '/shops');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await page.context().setOffline(true);
  await page.getByRole('status').getByText('No connection').waitFor();
  expect(await faultsOf(page)).toEqual([]);
});
