// The people of one order, on phones with old browsers, lose the network at each step. Nothing is lost, done twice or out of order.
import * as cart from '@haat/contract/cart';
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '../support/api.ts';
import { cutAfter } from '../support/network.ts';
import { createPerson, known, order } from '../support/new-people.ts';
import { demo, launchBrowser, newPhone, oldPhone, openAs, signIn } from '../support/people.ts';
import { answer } from '../support/questions.ts';
import { seeToast } from '../support/toasts.ts';
import { apiAs, plentifulProduct } from '../support/village.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const waiting = 'Waiting for a connection';

/** The phone loses the network and the app is closed. Later it opens again with a network. */
async function closeAndReopen(page: Page, path: string): Promise<Page> {
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const reopened = await context.newPage();
  await reopened.goto(path);
  return reopened;
}

const status = (page: Page, word: string) =>
  page.getByRole('main').getByText(word, { exact: true }).first().waitFor();

const backOnline = (page: Page) => page.context().setOffline(false);

async function press(page: Page, name: RegExp | string, question: string): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await answer(page, question, 'Yes');
}

const sent = (page: Page) => page.getByText(waiting).first().waitFor({ state: 'detached' });

it('an order of 3 items survives a cut at every step, on three phones [OUTBOX-1, OUTBOX-2, OUTBOX-3, OUTBOX-6, OUTBOX-8]', async () => {
  const api = await createPerson({ number: '9812300330', firstName: 'Devika', lastName: 'Pillai' });
  const { customer, placed } = await buy(api);
  const retailer = await openAs(browser, demo.retailer, `/retailer/orders/${placed.id}`, oldPhone);
  await retailer.getByRole('button', { name: 'Accept' }).waitFor();
  await retailer.context().setOffline(true);
  await press(retailer, 'Accept', 'Are you sure you want to accept the order');
  await retailer.getByText(waiting).waitFor();
  expect((await api(orders.customerOrder, { params: { id: placed.id } })).status).toBe('INITIATED');
  await status(await closeAndReopen(retailer, `/retailer/orders/${placed.id}`), 'Accepted');

  const deliveryId = await deliver(placed.id);
  await verify(customer, placed.id);
  await complete(deliveryId);

  const done = await api(orders.customerOrder, { params: { id: placed.id } });
  expect(done.events.map((event) => event.status)).toEqual([
    'INITIATED',
    'ACCEPTED',
    'ASSIGNED',
    'PICKED_UP',
    'DELIVERED',
    'VERIFIED',
    'COMPLETED',
  ]);
  expect(done).toMatchObject({ status: 'COMPLETED', amount: placed.amount, payment: 'Cash' });
  expect(done.items.map(({ quantity }) => quantity)).toEqual([3]);
});

/**
 * Adds two items without a network, closes the app, then adds one whose answer is lost. The checkout waits for a
 * network.
 */
async function buy(api: Api): Promise<{ customer: Page; placed: orders.Order }> {
  const product = await plentifulProduct();
  const context = await newPhone(browser, oldPhone);
  await signIn(context, '9812300330');
  const shop = await context.newPage();
  // Without these, an Add can't ask before it replaces the cart.
  const loads = ['cart', 'addresses'].map((list) => shop.waitForResponse(`**/api/customers/${list}/`));
  await shop.goto(`/shops/${product.shop}/product/${product.id}`);
  await Promise.all(loads);
  await shop.getByRole('button', { name: 'Add to Cart' }).waitFor();
  await context.setOffline(true);
  await shop.getByRole('button', { name: 'Add to Cart' }).click();
  await shop.getByRole('button', { name: /^Increase quantity/ }).click();
  await shop.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await shop.getByText(waiting).waitFor();
  const page = await closeAndReopen(shop, '/shops/cart');
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await cutAfter(context, '/customers/cart/add/');
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await page.getByText(waiting).waitFor();
  await page.getByText('You need a connection to order. Your cart stays on this phone.').waitFor();
  await backOnline(page);
  await sent(page);
  expect((await api(cart.getCart)).items.map(({ quantity }) => quantity)).toEqual([3]);
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByLabel('Delivery slot').selectOption({ index: 1 });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Proceed to Order' }).click();
  await seeToast(page, 'alert', 'Could not proceed');
  await page.getByText('You need a connection to order. Your cart stays on this phone.').waitFor();
  await backOnline(page);
  expect((await api(orders.customerOrders)).count).toBe(0);
  await page.getByRole('button', { name: 'Proceed to Order' }).click();
  await page.waitForURL('**/shops/order-placed');
  const { results } = await api(orders.customerOrders);
  const { id } = known(results[0], 'order');
  return { customer: page, placed: await api(orders.customerOrder, { params: { id } }) };
}

/** Accepts the request whose answer is lost, then picks up and delivers without a network. */
async function deliver(orderId: number): Promise<number> {
  const context = await newPhone(browser, oldPhone);
  await signIn(context, demo.deliverer);
  const page = await context.newPage();
  await page.goto('/deliverer/requests');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByText(`Order ${orderId}`, { exact: true }) });
  await card.getByRole('button', { name: 'Accept' }).waitFor();
  await cutAfter(context, '/deliveries/requests/*/accept/');
  await card.getByRole('button', { name: 'Accept' }).click();
  await answer(page, 'Are you sure you want to accept the delivery?', 'Yes');
  await card.getByText(waiting).waitFor();
  await backOnline(page);
  await seeToast(page, 'status', 'Delivery accepted');
  await page.goto('/deliverer');
  await page.getByRole('link', { name: `Order ${orderId}` }).click();
  await page.getByRole('button', { name: /mark pickedup/i }).waitFor();
  await context.setOffline(true);
  await press(page, /mark pickedup/i, 'Are you sure?');
  await press(page, /mark delivered/i, 'Are you sure?');
  await page.getByText('Saved on this phone: Mark pickedup, Mark delivered').waitFor();
  const url = page.url();
  await status(await closeAndReopen(page, url), 'Delivered');
  return Number(url.split('/').at(-1));
}

/** Verify doesn't wait for a network. */
async function verify(page: Page, orderId: number): Promise<void> {
  await page.goto(`/shops/order/${orderId}`);
  await page.getByRole('button', { name: 'Verify' }).waitFor();
  await page.context().setOffline(true);
  await press(page, 'Verify', 'Are you sure?');
  await seeToast(page, 'alert', 'Could not verify order');
  await backOnline(page);
  await press(page, 'Verify', 'Are you sure?');
  await status(page, 'Verified');
}

async function complete(deliveryId: number): Promise<void> {
  const page = await openAs(browser, demo.deliverer, `/deliverer/delivery/${deliveryId}`, oldPhone);
  await page.getByRole('button', { name: /mark completed/i }).waitFor();
  await cutAfter(page.context(), '/deliveries/*/completed/');
  await page.getByRole('button', { name: /mark completed/i }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Payment details').fill('Cash');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await page.getByText(waiting).waitFor();
  await backOnline(page);
  await status(page, 'Completed');
  await sent(page);
}

it('an order that the customer cancels meanwhile stays cancelled, and the retailer reads why [OUTBOX-5]', async () => {
  const api = await createPerson({ number: '9812300331', firstName: 'Devika', lastName: 'Pillai' });
  const { id } = await order(api, (await plentifulProduct()).id);
  const retailer = await openAs(browser, demo.retailer, `/retailer/orders/${id}`, oldPhone);
  await retailer.getByRole('button', { name: 'Accept' }).waitFor();
  await retailer.context().setOffline(true);
  await press(retailer, 'Accept', 'Are you sure you want to accept the order');
  await retailer.getByText(waiting).waitFor();
  await api(orders.cancelOrder, { params: { id } });
  await backOnline(retailer);
  await retailer.getByText('This could not be done any more').waitFor();
  await seeToast(retailer, 'alert', 'Could not accept order');
  await status(retailer, 'Cancelled');
  const deliverer = await apiAs('deliverer');
  const { results } = await deliverer(deliveries.listRequests, { query: { limit: 100 } });
  expect(results.filter((request) => request.order.id === id)).toEqual([]);
});
