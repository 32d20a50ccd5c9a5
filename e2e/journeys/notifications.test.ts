// Changes of an order reach the customer and the retailer without a page reload.
import * as notifications from '@haat/contract/notifications';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, it } from 'vitest';
import type { Api } from '../support/api.ts';
import { createPerson, type NewShop, openShop, order, stock } from '../support/new-people.ts';
import { closePages, launchBrowser, newPhone, signIn } from '../support/people.ts';
import { answer } from '../support/questions.ts';

const customer = { number: '9812300141', firstName: 'Gopika', lastName: 'Das' };
const retailer = { number: '9812300142', firstName: 'Hameed', lastName: 'Koya' };
const shopName = 'Koya Stores';
const pollMs = 10_000;

let browser: Browser;
let api: Api;
let shop: NewShop;
let productId: number;
beforeAll(async () => {
  browser = await launchBrowser();
  [api, shop] = await Promise.all([createPerson(customer), openShop(retailer, shopName)]);
  productId = (await stock(shop, 20)).id;
  await shop.api(notifications.markRead, { body: {} });
});
afterEach(() => closePages(browser));
afterAll(() => browser.close());

it('notifies retailer and customer in turn, each on an open page [NOTE-1, NOTE-2, NOTE-17]', async () => {
  const [shopPhone, customerPhone] = await Promise.all([phoneOf(retailer.number), phoneOf(customer.number)]);
  await Promise.all([shopPhone.goto('/retailer/orders'), customerPhone.goto('/shops')]);
  await Promise.all([expectBell(shopPhone, 0), expectBell(customerPhone, 0)]);

  const placed = await order(api, productId);
  await shopPhone.clock.fastForward(pollMs);
  await expectBell(shopPhone, 1);
  // The open page below the bell updates, too.
  await shopPhone.getByRole('link', { name: `Order ${placed.id}`, exact: true }).waitFor();
  await read(shopPhone, `New order #${placed.id}. Accept or reject it.`);
  await shopPhone.waitForURL(`**/retailer/orders/${placed.id}`);
  await shopPhone.getByRole('button', { name: 'Accept' }).click();
  await answer(shopPhone, 'Are you sure you want to accept the order', 'Yes');
  await shopPhone.waitForURL('**/retailer/orders');

  await customerPhone.clock.fastForward(pollMs);
  await expectBell(customerPhone, 1);
  await read(customerPhone, `${shopName} accepted your order #${placed.id}.`);
  await customerPhone.waitForURL(`**/shops/order/${placed.id}`);
  await customerPhone.getByRole('main').getByText('Accepted', { exact: true }).first().waitFor();
});

/** A phone whose clock the test controls. */
async function phoneOf(number: string): Promise<Page> {
  const context = await newPhone(browser);
  await signIn(context, number);
  const page = await context.newPage();
  await page.clock.install();
  return page;
}

const bell = (page: Page, unread: number): Locator =>
  page.getByRole('banner').getByRole('link', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  });

const expectBell = (page: Page, unread: number): Promise<void> => bell(page, unread).waitFor();

/** Opens the only new notification from the bell, and follows its link. */
async function read(page: Page, body: string): Promise<void> {
  await bell(page, 1).click();
  await page.waitForURL('**/notifications');
  const link = page.getByRole('link', { name: body, exact: true });
  const age = page.getByRole('listitem').filter({ has: link }).getByRole('time');
  await age.filter({ hasText: /^a few seconds ago$/ }).waitFor();
  await expectBell(page, 0);
  await page.clock.fastForward(5 * 60_000);
  await age.filter({ hasText: /^5 minutes ago$/ }).waitFor();
  await expectBell(page, 0);
  await link.click();
}
