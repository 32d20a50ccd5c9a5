// One order whose people read Malayalam and Hindi: each chooses the language and reads it at every step.
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { toCustomerMessages } from '../../apps/api/src/slices/notifications/to-customer.messages.ts';
import { toDelivererMessages } from '../../apps/api/src/slices/notifications/to-deliverer.messages.ts';
import { toRetailerMessages } from '../../apps/api/src/slices/notifications/to-retailer.messages.ts';
import { historyMessages } from '../../apps/api/src/slices/orders/display/history.messages.ts';
import { orderMessages } from '../../apps/api/src/slices/orders/orders.messages.ts';
import { type Api, apiOf } from '../support/api.ts';
import { known, order } from '../support/new-people.ts';
import { closePages, demo, launchBrowser, newPhone, openAs, signIn } from '../support/people.ts';
import {
  chooseLanguage,
  confirm,
  own,
  press,
  type Reader,
  see,
  signUp,
  speakEnglish,
} from '../support/reader.ts';
import { hi, ml } from '../support/texts.ts';
import { seeToast } from '../support/toasts.ts';
import { apiAs } from '../support/village.ts';

interface Person extends Reader {
  readonly number: string;
  readonly rice: string;
}

const shop = 'Amma Vegetables';
const quantity = 4;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(async () => {
  await closePages(browser);
  await speakEnglish('retailer');
  await speakEnglish('deliverer');
});
afterAll(() => browser.close());

const malayalam: Person = { language: 'ml', words: ml, number: '9812300341', rice: 'അരി' };
const hindi: Reader = { language: 'hi', words: hi };

it('completes an order with a customer who reads Malayalam, and a shop and a deliverer who read Hindi [WORDS-1, WORDS-4, WORDS-7]', async () => {
  const customer = await (await newPhone(browser)).newPage();
  await signUp(customer, malayalam, malayalam.number);
  const api = await apiOfPage(customer);
  const retailer = await openIn(hindi, demo.retailer, '/retailer/orders');
  const deliverer = await openIn(hindi, demo.deliverer, '/deliverer/requests');

  const product = await riceOfShop();
  await findAndAdd(customer, malayalam, product);
  const first = await checkOut(customer, malayalam, api, product);
  await cancel(customer, malayalam, first);

  const { id } = await order(api, product.id);
  await accept(retailer, hindi, { first, id });
  await deliver(deliverer, hindi, id);
  await verify(customer, malayalam, id);
  await complete(deliverer, hindi, id);
  await refuseTooLate(customer, malayalam, id);
  await openOnAnotherPhone(malayalam, id);
});

const rupees = ({ language }: Reader, amount: number): string =>
  `₹${new Intl.NumberFormat(`${language}-IN`).format(amount)}`;

const apiOfPage = async (page: Page): Promise<Api> =>
  apiOf((await page.evaluate(() => localStorage.getItem('token'))) ?? undefined);

async function riceOfShop(): Promise<products.Product> {
  const { results } = await (await apiAs('retailer'))(products.listRetailerProducts, {
    query: { limit: 100 },
  });
  return known(
    results.find(({ name }) => /matta rice/i.test(name)),
    'rice',
  );
}

/** Signed in with a phone in English. The choice in the menu is saved to the account. */
async function openIn({ language, words }: Reader, number: string, path: string): Promise<Page> {
  const page = await openAs(browser, number, path);
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  const saved = page.waitForResponse('**/api/users/preferences/');
  await chooseLanguage(page, language);
  expect((await saved).ok()).toBe(true);
  await page.getByRole('button', { name: own(language, words.app.menu) }).waitFor();
  return page;
}

async function findAndAdd(page: Page, reader: Person, product: products.Product): Promise<void> {
  const { language, words, rice } = reader;
  await page.goto('/shops/search');
  await page.getByRole('searchbox', { name: own(language, words.shops.searchProducts) }).fill(rice);
  await page.keyboard.press('Enter');
  await see(page, reader, words.productSearch.results(rice));
  // Haat calls it as the reader does.
  const name = known(product.names.ml, 'name in Malayalam');
  await press(page, reader, words.cart.addNamed(name));
  for (let count = 1; count < quantity; count += 1) {
    await page.getByRole('link', { name: own(language, words.app.cartWithItems(count)) }).waitFor();
    await press(page, reader, words.ui.increase(name));
  }
  await press(page, reader, words.app.cartWithItems(quantity), 'link');
}

/** From the cart to the order's page. Returns the order's id. */
async function checkOut(page: Page, reader: Reader, api: Api, product: products.Product): Promise<number> {
  const { language, words } = reader;
  await see(page, reader, words.cart.orderingFrom);
  const sum = rupees(reader, product.price * quantity);
  expect(sum).toContain(',');
  await page.getByText(sum, { exact: true }).first().waitFor();
  await press(page, reader, words.cart.checkout, 'link');
  const slot = page.getByRole('combobox', { name: own(language, words.fields.deliverySlot) });
  const option = slot.getByRole('option').nth(1);
  await option.waitFor({ state: 'attached' });
  const shown = (await option.textContent()) ?? '';
  const [day = '', start = '', end = ''] = shown.match(/[\d/]{10}|\d\d:\d\d/g) ?? [];
  expect(shown).toBe(own(language, words.ui.slot(day, start, end)));
  await slot.selectOption(shown);
  await press(page, reader, words.customerOrders.proceed);
  await page
    .getByRole('heading', { level: 1, name: own(language, words.customerOrders.placed), exact: true })
    .waitFor();
  const { results } = await api(orders.customerOrders);
  return known(results[0], 'order').id;
}

async function cancel(page: Page, reader: Reader, id: number): Promise<void> {
  const { words } = reader;
  await page.goto(`/shops/order/${id}`);
  await see(page, reader, words.statusLabels.INITIATED);
  await see(page, reader, historyMessages.placed[reader.language]);
  await press(page, reader, words.customerOrders.cancel);
  await confirm(page, reader, words.questions.sure);
  await see(page, reader, words.statusLabels.CANCELLED);
}

/** Opens the notification with this text in the list. */
async function openNotification(page: Page, { language, words }: Reader, body: string): Promise<void> {
  await page.goto('/notifications');
  await page
    .getByRole('heading', { level: 1, name: own(language, words.notifications.title) })
    .waitFor({ state: 'attached' });
  const link = page.getByRole('link', { name: own(language, body), exact: true });
  const age = await page.getByRole('listitem').filter({ has: link }).getByRole('time').textContent();
  const minutes = new Intl.RelativeTimeFormat(`${language}-IN`);
  const ages = [1, 2, 3, 4, 5].map((count) => minutes.format(-count, 'minute'));
  expect([words.ui.justNow, ...ages]).toContain(age);
  await link.click();
}

async function accept(
  page: Page,
  reader: Reader,
  { first, id }: { readonly first: number; readonly id: number },
): Promise<void> {
  const { language, words } = reader;
  const told = toRetailerMessages;
  await openNotification(page, reader, told.cancelledByCustomer({ number: first, shop })[language]);
  await see(page, reader, words.statusLabels.CANCELLED);
  await openNotification(page, reader, told.placed({ number: id, shop })[language]);
  await press(page, reader, words.retailerOrders.accept);
  await confirm(page, reader, words.questions.acceptOrder);
  await page.waitForURL('**/retailer/orders');
  await page.getByRole('tab', { name: own(language, words.retailerOrders.active) }).waitFor();
}

async function deliver(page: Page, reader: Reader, id: number): Promise<void> {
  const { language, words } = reader;
  const title = own(language, words.deliveries.orderTitle(id));
  const request = toDelivererMessages.request({ number: id, shop }, false)[language];
  await page.goto('/notifications');
  await page.getByRole('link', { name: own(language, request) }).click();
  await page.waitForURL('**/deliverer/requests');
  const card = page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
  await card.getByRole('button', { name: own(language, words.deliveries.accept), exact: true }).click();
  await confirm(page, reader, words.questions.acceptDelivery);
  await seeToast(page, 'status', own(language, words.successes.deliveryAccepted));
  await page.goto('/deliverer');
  await press(page, reader, title, 'link');
  await press(page, reader, words.deliveries.markPickedUp);
  await confirm(page, reader, words.questions.sure);
  await see(page, reader, words.statusLabels.PICKED_UP);
  await press(page, reader, words.deliveries.markDelivered);
  await confirm(page, reader, words.questions.sure);
  await see(page, reader, words.statusLabels.DELIVERED);
}

async function verify(page: Page, reader: Reader, id: number): Promise<void> {
  const { language, words } = reader;
  await openNotification(page, reader, toCustomerMessages.delivered({ number: id, shop })[language]);
  await see(page, reader, words.customerOrders.checkTitle);
  await press(page, reader, words.customerOrders.verify);
  await confirm(page, reader, words.questions.sure);
  await see(page, reader, words.statusLabels.VERIFIED);
  await see(page, reader, historyMessages.allAccepted[language]);
}

async function complete(page: Page, reader: Reader, id: number): Promise<void> {
  const { language, words } = reader;
  await openNotification(page, reader, toDelivererMessages.verified({ number: id, shop })[language]);
  await press(page, reader, words.deliveries.markCompleted);
  await page.getByLabel(own(language, words.fields.paymentDetails)).fill('UPI');
  await confirm(page, reader, words.questions.sure);
  await see(page, reader, words.statusLabels.COMPLETED);
}

/** The browser asks for English, but the account's language wins. */
async function refuseTooLate(page: Page, { language }: Reader, id: number): Promise<void> {
  const { detail } = await page.evaluate(async (path) => {
    const headers = { authorization: `Token ${localStorage.getItem('token')}`, 'accept-language': 'en' };
    return (await fetch(path, { method: 'POST', headers })).json();
  }, `/api/customers/orders/${id}/cancel/`);
  expect(detail).toBe(own(language, orderMessages.tooLate(id, 'cancel', 'COMPLETED')[language]));
}

async function openOnAnotherPhone(reader: Person, id: number): Promise<void> {
  const context = await newPhone(browser);
  await signIn(context, reader.number);
  const page = await context.newPage();
  await page.goto(`/shops/order/${id}`);
  // The order's history has the status in the reader's language, before the app knows the account's language.
  await page.locator(`html[lang=${reader.language}]`).waitFor({ state: 'attached' });
  await see(page, reader, reader.words.statusLabels.COMPLETED);
}
