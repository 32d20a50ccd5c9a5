// One order that is paid half by UPI and half in cash, on three phones.
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, apiOf } from '../support/api.ts';
import { demo, giveToken, launchBrowser, newPhone, tokenFor } from '../support/people.ts';
import { answer } from '../support/questions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

interface Person {
  readonly api: Api;
  readonly page: Page;
}

async function person(number: string): Promise<Person> {
  const token = await tokenFor(number);
  const context = await newPhone(browser);
  await giveToken(context, token);
  return { api: apiOf(token), page: await context.newPage() };
}

/** An order of two pieces at the customer's door. */
async function orderAtTheDoor(customer: Person, retailer: Person, deliverer: Person) {
  await retailer.api(shops.updateShop, { body: { upi_id: 'amma.veg@okbank', upi_name: 'Amma' } });
  const { results } = await retailer.api(products.listRetailerProducts);
  const product = results.find(({ quantity }) => quantity > 2);
  const [home] = (await customer.api(addresses.listAddresses)).results;
  await customer.api(cart.addToCart, {
    body: { product_id: product?.id ?? 0, address_id: home?.id, quantity: 2 },
  });
  const [slot] = (await customer.api(orders.getSlots)).results;
  const { id } = await customer.api(orders.checkout, { body: { slot: slot?.id ?? 0 } });
  await retailer.api(orders.acceptOrder, { params: { id } });
  const requests = (await deliverer.api(deliveries.listRequests)).results;
  const request = requests.find(({ order }) => order.id === id)?.id ?? 0;
  const delivery = await deliverer.api(deliveries.acceptRequest, { params: { id: request } });
  await deliverer.api(deliveries.markPickedUp, { params: { id: delivery.id } });
  await deliverer.api(deliveries.markDelivered, { params: { id: delivery.id } });
  return { id, deliveryId: delivery.id };
}

const status = (page: Page, word: string) =>
  page.getByRole('main').getByText(word, { exact: true }).first().waitFor();

async function checkAndPay(page: Page, id: number): Promise<void> {
  await page.goto(`/shops/order/${id}`);
  await page
    .getByRole('combobox', { name: /^Quantity of / })
    .first()
    .selectOption('1');
  await page.getByRole('combobox', { name: /^Reason for / }).selectOption('Spoilt');
  await page.getByRole('button', { name: 'Verify' }).click();
  await answer(page, 'Are you sure?', 'Yes');
  await status(page, 'Verified');
  expect(await page.getByRole('link', { name: 'Pay by UPI' }).getAttribute('href')).toMatch(
    /^upi:\/\/pay\?pa=amma\.veg@okbank&pn=Amma&am=\d+\.\d\d&cu=INR&tn=Order%20\d+$/,
  );
  await page.getByRole('img', { name: /^QR code to pay/ }).waitFor();
  await page.getByRole('button', { name: 'I have paid' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Amount').fill('10');
  await dialog.getByLabel('Reference').fill('AB4821');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('You paid ₹10 by UPI, reference AB4821.').waitFor();
}

async function collectTheRest(page: Page, deliveryId: number): Promise<void> {
  await page.goto(`/deliverer/delivery/${deliveryId}`);
  await page.getByText(/^To collect ₹.+, cash$/).waitFor();
  await page.getByRole('button', { name: 'Mark completed' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Cash received').fill('2000');
  await dialog.getByText(/^Give back ₹/).waitFor();
  await dialog.getByRole('button', { name: 'Show QR code' }).click();
  const code = page.getByRole('dialog', { name: 'Scan to pay Amma' });
  await code.getByRole('img', { name: /^QR code to pay/ }).waitFor();
  await code.getByRole('button', { name: 'Close' }).click();
  await dialog.getByLabel('By UPI').fill('');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await status(page, 'Completed');
}

it('pays one order by UPI and in cash, and prints its receipt [PAY-43, PAY-44, PAY-51, PAY-61, PAY-63]', async () => {
  const [customer, retailer, deliverer] = [
    await person(demo.customer),
    await person(demo.retailer),
    await person(demo.deliverer),
  ];
  const { id, deliveryId } = await orderAtTheDoor(customer, retailer, deliverer);
  await checkAndPay(customer.page, id);
  await collectTheRest(deliverer.page, deliveryId);

  await retailer.page.goto(`/retailer/orders/${id}`);
  await retailer.page.getByRole('button', { name: 'Money received' }).click();
  await answer(retailer.page, 'Are you sure?', 'Yes');
  await expect.poll(() => retailer.page.getByRole('button', { name: 'Money received' }).count()).toBe(0);

  const order = await customer.api(orders.customerOrder, { params: { id } });
  expect(order).toMatchObject({ due: 0, rejected_items: [{ reason: 'spoilt' }] });
  expect(order.payments.map(({ method, state }) => `${method} ${state}`)).toEqual([
    'upi confirmed',
    'cash confirmed',
  ]);

  const { page } = customer;
  await page.goto(`/shops/order/${id}`);
  await page
    .getByRole('region', { name: 'Receipt' })
    .getByText(/ · Spoilt$/)
    .waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('region', { name: 'Receipt' }).isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Call' }).isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Share receipt' }).isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
});
