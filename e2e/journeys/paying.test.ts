// One order that is paid half by UPI and half in cash, on three phones.
import * as orders from '@haat/contract/orders';
import * as shops from '@haat/contract/shops';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demo, launchBrowser } from '../support/people.ts';
import { answer } from '../support/questions.ts';
import { bringToTheDoor, orderBy, phoneOf, seeStatus, type ThreePhones } from '../support/three-phones.ts';
import { plentifulProduct } from '../support/village.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** An order of two pieces at the customer's door. */
async function orderAtTheDoor(people: ThreePhones) {
  const { customer, retailer } = people;
  await retailer.api(shops.updateShop, { body: { upi_id: 'amma.veg@okbank', upi_name: 'Amma' } });
  const { id } = await orderBy(customer, [[(await plentifulProduct()).id, 2]]);
  return { id, deliveryId: await bringToTheDoor(people, id) };
}

async function checkAndPay(page: Page, id: number): Promise<void> {
  await page.goto(`/shops/order/${id}`);
  await page
    .getByRole('combobox', { name: /^Quantity of / })
    .first()
    .selectOption('1');
  await page.getByRole('combobox', { name: /^Reason for / }).selectOption('Spoilt');
  await page.getByRole('button', { name: 'Verify' }).click();
  await answer(page, 'Are you sure?', 'Yes');
  await seeStatus(page, 'Verified');
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
  await seeStatus(page, 'Completed');
}

it('pays one order by UPI and in cash, and prints its receipt [PAY-43, PAY-44, PAY-51, PAY-61, PAY-63]', async () => {
  const people: ThreePhones = {
    customer: await phoneOf(browser, demo.customer),
    retailer: await phoneOf(browser, demo.retailer),
    deliverer: await phoneOf(browser, demo.deliverer),
  };
  const { customer, retailer, deliverer } = people;
  const { id, deliveryId } = await orderAtTheDoor(people);
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
