// Somebody who has no account calls the shop, and the shop closes a day. Each step of the shop is also sent once without its
// answer.
import * as orders from '@haat/contract/orders';
import * as phoneOrders from '@haat/contract/phone-orders';
import type * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loseAnswers } from '../support/network.ts';
import { known, type NewShop, openShop } from '../support/new-people.ts';
import { launchBrowser, sentTexts } from '../support/people.ts';
import { fillCartOf, type Person, phoneOf, stockAt } from '../support/three-phones.ts';
import { seeToast } from '../support/toasts.ts';

const caller = '9812300421';
const retailer = { number: '9812300422', firstName: 'Ittoop', lastName: 'Varkey' };
const shopName = 'Ittoop Stores';

let browser: Browser;
let shop: NewShop;
let counter: Page;
let goods: products.Product[];
beforeAll(async () => {
  browser = await launchBrowser();
  shop = await openShop(retailer, shopName);
  goods = await stockAt(shop, [100, 42.5]);
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
  await pressTwice(counter, 'Send SMS', { path: '/shops/phone-orders/', failure: 'Could not save' });
  const card = counter.getByRole('form', { name: 'Amina Beevi' });
  await expect.poll(() => counter.getByLabel('Phone number').inputValue()).toBe('');
  expect(await card.count()).toBe(1);
  const texts = sentTexts(caller);
  expect(texts).toEqual([
    expect.stringMatching(/^Ittoop Stores: ₹162\.50 in cash\. To order, tell the shop: \d{4}$/),
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
