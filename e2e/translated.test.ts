// Pages that the browser translates: each text is replaced by <font> elements, and the pages go on.
import * as cart from '@haat/contract/cart';
import * as deliveries from '@haat/contract/deliveries';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Api } from './support/api.ts';
import { createPerson, order } from './support/new-people.ts';
import { closePages, demo, desktop, launchBrowser, newPhone, signIn } from './support/people.ts';
import { answer } from './support/questions.ts';
import { translatePages } from './support/translator.ts';
import {
  acceptOrderAndDelivery,
  apiAs,
  emptyCart,
  fillCart,
  orderAtTheDoor,
  plentifulProduct,
} from './support/village.ts';

const number = '9812300481';

let browser: Browser;
let customer: Api;
beforeAll(async () => {
  browser = await launchBrowser();
  customer = await createPerson({ number, firstName: 'Devika', lastName: 'Pillai' });
});
afterEach(() => closePages(browser));
afterAll(() => browser.close());

async function openTranslated(who: string, path: string, viewport?: typeof desktop): Promise<Page> {
  const phone = await newPhone(browser, viewport ? { viewport } : {});
  await translatePages(phone);
  await signIn(phone, who);
  const page = await phone.newPage();
  await page.goto(path);
  await page.locator('main font').first().waitFor();
  return page;
}

const sees = (page: Page, text: string) =>
  page.getByRole('main').getByText(text, { exact: true }).first().waitFor();

it('the total of a cart changes [APP-46]', async () => {
  await fillCart(customer, 1);
  const page = await openTranslated(number, '/shops/cart');
  const total = async () => `₹${(await customer(cart.getCart)).total}`;
  const before = await total();
  await sees(page, before);
  await page
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click();
  await expect.poll(total).not.toBe(before);
  await sees(page, await total());
  await expect.poll(() => page.getByRole('main').getByText(before, { exact: true }).count()).toBe(0);
  await emptyCart(customer);
});

it('a customer verifies, and a deliverer picks up [APP-46]', async () => {
  const { orderId, deliveryId: verified } = await orderAtTheDoor(customer);
  const page = await openTranslated(number, `/shops/order/${orderId}`);
  await page.getByRole('button', { name: 'Verify' }).click();
  await answer(page, 'Are you sure?', 'Yes');
  await sees(page, 'Verified');
  const placed = await order(customer, (await plentifulProduct()).id);
  const pickedUp = await acceptOrderAndDelivery(placed.id);
  const deliverer = await openTranslated(demo.deliverer, `/deliverer/delivery/${pickedUp}`);
  await deliverer.getByRole('button', { name: /mark pickedup/i }).click();
  await answer(deliverer, 'Are you sure?', 'Yes');
  await sees(deliverer, 'Picked up');
  const api = await apiAs('deliverer');
  await api(deliveries.markDelivered, { params: { id: pickedUp } });
  for (const id of [verified, pickedUp]) {
    await api(deliveries.markCompleted, { params: { id }, body: { payment: 'Cash' } });
  }
});

it('a retailer changes a price [APP-46]', async () => {
  const { id, price } = await plentifulProduct();
  const page = await openTranslated(demo.retailer, '/retailer/products');
  const card = page.getByRole('listitem').filter({ has: page.getByText(String(id), { exact: true }) });
  await card.getByLabel('Price').fill(String(price + 1));
  await card.getByRole('button', { name: 'Save price' }).click();
  await expect.poll(async () => (await plentifulProduct()).price).toBe(price + 1);
  await card.getByLabel('Price').fill(String(price));
  await card.getByRole('button', { name: 'Save price' }).click();
  await expect.poll(async () => (await plentifulProduct()).price).toBe(price);
  expect(await page.getByText('Oops!').count()).toBe(0);
});

it('at the desk, the question about the selected rows comes and goes [APP-46]', async () => {
  const page = await openTranslated(demo.operator, '/operator/shops', desktop);
  const first = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await first.first().check();
  await page.getByRole('button', { name: 'Suspend 1 shop' }).waitFor();
  await first.nth(1).check();
  await page.getByRole('button', { name: 'Suspend 2 shops' }).click();
  await page.getByRole('dialog', { name: 'Suspend 2 shops?' }).waitFor();
  await page.keyboard.press('Escape');
  await first.nth(1).uncheck();
  await page.getByRole('button', { name: 'Suspend 1 shop' }).waitFor();
});
