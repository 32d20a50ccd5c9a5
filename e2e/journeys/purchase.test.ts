// One purchase on three phones with old browsers, from the sign-in to the payment details.
import * as orders from '@haat/contract/orders';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf } from '../support/api.ts';
import { demo, launchBrowser, newPhone, oldPhone, openAs, signInByHand } from '../support/people.ts';
import { answer } from '../support/questions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const number = '9812300001';

it('completes one order on three phones, with one item refused at the door [WHO-1, APP-45]', async () => {
  const customer = await (await newPhone(browser, oldPhone)).newPage();
  await signUp(customer);
  await fillCart(customer);
  const orderId = await placeOrder(customer);

  const retailer = await openAs(browser, demo.retailer, `/retailer/orders/${orderId}`, oldPhone);
  await retailer.getByText('Leave it with the neighbour').waitFor();
  await retailer.getByRole('button', { name: 'Accept' }).click();
  await answer(retailer, 'Are you sure you want to accept the order', 'Yes');
  await retailer.waitForURL('**/retailer/orders');

  const deliverer = await openAs(browser, demo.deliverer, '/deliverer/requests', oldPhone);
  await acceptRequest(deliverer, orderId);
  await mark(deliverer, /mark pickedup/i, 'Picked up');
  await mark(deliverer, /mark delivered/i, 'Delivered');

  const amount = await refuseOneItem(customer, orderId);
  await deliverer.reload();
  await status(deliverer, 'Verified');
  await deliverer.getByRole('button', { name: /mark completed/i }).click();
  const dialog = deliverer.getByRole('alertdialog');
  await dialog.getByLabel('Payment details').fill(`Cash ${amount}`);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await status(deliverer, 'Completed');

  for (const page of [customer, retailer]) {
    await page.goto(page === customer ? `/shops/order/${orderId}` : `/retailer/orders/${orderId}`);
    await status(page, 'Completed');
    await page.getByText(`Cash ${amount}`).waitFor();
    await page.getByText(amount, { exact: true }).first().waitFor();
  }
  expect(await deliverer.getByText(amount, { exact: true }).count()).toBeGreaterThan(0);
});

async function signUp(page: Page): Promise<void> {
  await signInByHand(page, number);
  await page.waitForURL('**/auth/setup');
  await page.getByLabel('First name').fill('Devika');
  await page.getByLabel('Last name').fill('Pillai');
  await page.getByLabel('Email').fill('devika@example.in');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/auth/location');
  await page.getByLabel('City').selectOption({ index: 1 });
  await page.getByLabel('Address line 1').fill('Puthen House');
  await page.getByLabel('Address line 2').fill('Temple Road');
  await page.getByLabel('Address line 3').fill('Near the well');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/blogs');
}

async function fillCart(page: Page): Promise<void> {
  await page.goto('/shops');
  await page.getByRole('link', { name: 'Amma Vegetables' }).click();
  await page.getByRole('tab', { name: 'Vegetables', exact: true }).click();
  const goods = page.getByRole('tabpanel', { name: 'Vegetables', exact: true });
  const add = goods.getByRole('button', { name: /^Add .+ to cart$/ });
  await doubleTapItsStart(page, add.first());
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await page
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await add.first().click();
  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await page.waitForURL('**/shops/cart');
}

/** Taps twice where '−' will appear. The second tap must not press it. */
async function doubleTapItsStart(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not on the screen');
  await page.mouse.dblclick(box.x + 20, box.y + box.height / 2);
}

async function placeOrder(page: Page): Promise<string> {
  await page.getByText("You're Ordering From").waitFor();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL('**/shops/slot');
  const slot = page.getByLabel('Delivery slot');
  const options = slot.getByRole('option').filter({ hasText: ' to ' });
  await options.first().waitFor({ state: 'attached' });
  expect(await options.first().textContent()).toMatch(
    /^\d\d\/\d\d\/\d{4} - \d\d:\d\d (AM|PM) to \d\d:\d\d (AM|PM)$/,
  );
  await slot.selectOption({ label: (await options.first().textContent()) ?? '' });
  await page.getByLabel('Additional instructions').fill('Leave it with the neighbour');
  await page.getByRole('button', { name: 'Proceed to Order' }).click();
  await page.waitForURL('**/shops/order-placed');
  await page.getByText('Order placed').first().waitFor();
  await page.waitForURL('**/shops/user');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order \d+/ })
    .first()
    .click();
  await page.waitForURL('**/shops/order/*');
  return page.url().split('/').at(-1) ?? '';
}

async function acceptRequest(page: Page, orderId: string): Promise<void> {
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByText(`Order ${orderId}`, { exact: true }) });
  await card.getByRole('button', { name: 'Accept' }).click();
  await answer(page, 'Are you sure you want to accept the delivery?', 'Yes');
  await page.getByText('Delivery accepted').waitFor();
  await page.goto('/deliverer');
  await page.getByRole('link', { name: `Order ${orderId}` }).click();
  await page.waitForURL('**/deliverer/delivery/*');
}

async function mark(page: Page, action: RegExp, then: string): Promise<void> {
  await page.getByRole('button', { name: action }).click();
  await answer(page, 'Are you sure?', 'Yes');
  await status(page, then);
}

/** Exact, because the history can contain the word within a sentence. */
const status = (page: Page, word: string) =>
  page.getByRole('main').getByText(word, { exact: true }).first().waitFor();

async function refuseOneItem(page: Page, orderId: string): Promise<string> {
  await page.goto(`/shops/order/${orderId}`);
  await status(page, 'Delivered');
  await page
    .getByRole('combobox', { name: /^Quantity of / })
    .first()
    .selectOption('1');
  await page.getByRole('button', { name: 'Verify' }).click();
  await answer(page, 'Are you sure?', 'Yes');
  await status(page, 'Verified');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const order = await apiOf(token ?? undefined)(orders.customerOrder, { params: { id: orderId } });
  expect(order.rejected_items).toHaveLength(1);
  return `₹${Number.isInteger(order.amount) ? order.amount : order.amount.toFixed(2)}`;
}
