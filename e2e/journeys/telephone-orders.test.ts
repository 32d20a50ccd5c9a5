// Somebody calls the shop, gets the goods at the door and pays in cash, without ever signing in. Later they sign in and order
// again. Each step is also sent once without its answer.
import * as orders from '@haat/contract/orders';
import * as phoneOrders from '@haat/contract/phone-orders';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loseAnswers } from '../support/network.ts';
import { known, type NewShop, openShop } from '../support/new-people.ts';
import { demo, launchBrowser, newPhone, sentTexts, signInByHand } from '../support/people.ts';
import { answer } from '../support/questions.ts';
import { fillCartOf, type Person, phoneOf, seeStatus, stockAt } from '../support/three-phones.ts';
import { seeToast } from '../support/toasts.ts';

const caller = '9812300421';
const retailer = { number: '9812300422', firstName: 'Ittoop', lastName: 'Varkey' };
const shopName = 'Ittoop Stores';

let browser: Browser;
let shop: NewShop;
let counter: Page;
let home: Page;
let goods: products.Product[];
beforeAll(async () => {
  browser = await launchBrowser();
  shop = await openShop(retailer, shopName);
  goods = await stockAt(shop, [100, 42]);
  counter = (await phoneOf(browser, retailer.number)).page;
});
afterAll(() => browser.close());

const good = (at: number): products.Product => known(goods[at], 'product');

/** Presses a button while the answers to its call are lost, and again when they come. Returns what was made at first. */
async function pressTwice(page: Page, name: string, { path, failure }: { path: string; failure: string }) {
  const button = page.getByRole('button', { name, exact: true });
  const { lost, stop } = await loseAnswers(page, path);
  await button.click();
  await expect.poll(() => lost.length).toBe(1);
  await expect.poll(() => button.getAttribute('aria-busy')).toBe(null);
  await seeToast(page, 'alert', failure);
  await stop();
  await button.click();
  return known(lost[0], 'lost answer').body;
}

async function fillIn(page: Page): Promise<void> {
  await page.goto('/retailer/orders');
  await page.getByRole('link', { name: 'Telephone order' }).click();
  await page.getByLabel('Phone number').fill(caller);
  await page.getByLabel('Customer’s name').fill('Amina Beevi');
  for (const { name, price } of goods) {
    await page.getByRole('combobox', { name: 'Add a product' }).fill(name);
    await page.getByRole('option', { name: `${name} · ₹${price.toFixed(2).replace('.00', '')}` }).click();
  }
  await page.getByLabel('Delivery slot').selectOption({ index: 1 });
  await page.getByLabel('Address', { exact: true }).fill('Thekkedath House\nTemple Road');
  await page.getByLabel('Landmark').fill('Behind the well');
}

it('the shop enters the order, and confirms it with the code of the SMS [TELE-1, TELE-9, TELE-12, TELE-20, TELE-21]', async () => {
  await fillIn(counter);
  await counter.reload();
  await pressTwice(counter, 'Send SMS', { path: '/shops/phone-orders/', failure: 'Could not save' });
  const card = counter.getByRole('form', { name: 'Amina Beevi' });
  await expect.poll(() => counter.getByLabel('Phone number').inputValue()).toBe('');
  expect(await card.count()).toBe(1);
  const texts = sentTexts(caller);
  expect(texts).toEqual([
    expect.stringMatching(/^Ittoop Stores: ₹162 in cash\. To order, tell the shop: \d{4}$/),
  ]);

  const code = texts[0]?.slice(-4) ?? '';
  const field = card.getByLabel('Code from the SMS');
  await field.fill(code === '0000' ? '0001' : '0000');
  await card.getByRole('button', { name: 'Confirm order' }).click();
  await card.getByText('The code is wrong. Ask for it again.').waitFor();
  await field.fill(code);
  const path = '/shops/phone-orders/*/confirm/';
  const { id } = await pressTwice(counter, 'Confirm order', { path, failure: 'Could not save' });
  await counter.waitForURL(`**/retailer/orders/${id}`);
  await counter.getByText('Ordered by telephone').waitFor();
  expect((await shop.api(orders.retailerOrders)).results).toMatchObject([{ id, status: 'ACCEPTED' }]);
  expect((await shop.api(phoneOrders.listPhoneOrders)).count).toBe(0);
});

it('a deliverer accepts, brings it and collects the cash while every answer is lost [TELE-9]', async () => {
  const { page } = await phoneOf(browser, demo.deliverer);
  await page.goto('/deliverer/requests');
  const accept = page
    .getByRole('listitem')
    .filter({ hasText: shopName })
    .getByRole('button', { name: 'Accept' });
  await accept.waitFor();
  const { lost } = await loseAnswers(page, '/deliveries/**');
  await accept.click();
  await answer(page, 'Are you sure you want to accept the delivery?', 'Yes');
  await seeToast(page, 'status', 'Delivery accepted');
  await page.goto(`/deliverer/delivery/${known(lost[0], 'lost answer').body.id}`);
  await page.getByText('Behind the well').first().waitFor();
  for (const [button, status] of [
    ['Mark pickedup', 'Picked up'],
    ['Mark delivered', 'Delivered'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await answer(page, 'Are you sure?', 'Yes');
    await seeStatus(page, status);
  }
  await page.getByRole('button', { name: 'Mark completed' }).click();
  await page.getByLabel('Cash received').fill('200');
  await page.getByText('Give back ₹38').waitFor();
  await answer(page, 'Are you sure?', 'Yes');
  await seeStatus(page, 'Completed');
  expect(lost).toHaveLength(4);
});

it('the person signs in, and finds order and address [TELE-8]', async () => {
  home = await (await newPhone(browser)).newPage();
  await signInByHand(home, caller);
  await home.waitForURL('**/blogs');
  await home.goto('/shops/address');
  await home.getByRole('radio', { name: 'Thekkedath House', checked: true }).waitFor();
  // A profile needs an e-mail address, which the shop didn't ask for.
  await home.goto('/shops/user?tab=previous');
  await home.waitForURL('**/auth/setup');
  expect(await home.getByLabel('First name').inputValue()).toBe('Amina');
  await home.getByLabel('Email').fill('amina@example.in');
  await home.getByRole('button', { name: 'Next' }).click();
  await home.waitForURL('**/blogs');
  await home.goto('/shops/user?tab=previous');
  await home.getByRole('link', { name: /^Order \d+/ }).click();
  await seeStatus(home, 'Completed');
  await home.getByText('Ordered by telephone').waitFor();
});

it('orders again, and the cart says what is missing [AGAIN-2, AGAIN-5]', async () => {
  await shop.api(products.updateProduct, { params: { id: good(1).id }, body: { quantity: 0 } });
  const again = home.getByRole('button', { name: 'Order again' });
  const { lost, stop } = await loseAnswers(home, '/customers/orders/*/again/');
  await again.click();
  await seeToast(home, 'alert', 'Could not update cart');
  await stop();
  await home.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await again.click();
  await answer(home, 'Are you sure?', 'Yes');
  await home.waitForURL('**/shops/cart');
  expect(lost).toHaveLength(1);
  const missing = home.getByRole('region', { name: /^Not everything/ });
  await missing.getByText(`${good(1).name}: out of stock`).waitFor();
  const items = home
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: good(0).name });
  expect(await items.getByRole('listitem').count()).toBe(1);
});

it('a day that the shop closes is not in its slots [SLOT-4, SLOT-20, SLOT-21]', async () => {
  const person = await phoneOf(browser, caller);
  await fillCartOf(person, [[good(0).id, 1]]);
  const day = known((await daysOf(person))[1], 'second day');
  await counter.goto('/retailer/user');
  await counter.getByLabel('Closed on a day').fill(day);
  await counter.getByRole('button', { name: 'Add day' }).click();
  await pressTwice(counter, 'Update', { path: '/shops/update/', failure: 'Could not update data' });
  await counter.getByText('Saved').waitFor();
  expect((await shop.api(shops.shopSettings)).closed_days).toEqual([day]);

  const [, month = '', date = ''] = day.split('-');
  await person.page.goto('/shops/slot');
  const slots = person.page.getByLabel('Delivery slot').getByRole('option');
  await expect.poll(() => slots.count()).toBeGreaterThan(1);
  expect((await slots.allInnerTexts()).filter((text) => text.startsWith(`${date}/${month}`))).toEqual([]);
  await person.page.goto(`/shops/${shop.id}`);
  await person.page.getByText(`Closed on ${date}/${month}`).waitFor();
});

/** The days of the slots that the person can choose. */
async function daysOf({ api }: Person): Promise<string[]> {
  const { results } = await api(orders.getSlots, { query: { limit: 100 } });
  return [...new Set(results.map(({ start }) => start.slice(0, 10)))];
}
