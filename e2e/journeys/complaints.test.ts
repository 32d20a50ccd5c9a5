// The photo of a complaint, which loads for the customer, for the shop and at the desk.
import * as complaints from '@haat/contract/complaints';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, known, openShop } from '../support/new-people.ts';
import { demo, desktop, launchBrowser, openAs } from '../support/people.ts';
import { isLoaded } from '../support/pictures.ts';
import { orderBy, phoneOf, stockAt } from '../support/three-phones.ts';

const customerNumber = '9812300471';
const retailer = { number: '9812300472', firstName: 'Thresia', lastName: 'Antony' };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The photo of a message. */
const seePhoto = (page: Page): Promise<void> =>
  expect.poll(() => page.getByRole('img', { name: /^(Photo|File) 1$/ }).evaluate(isLoaded)).toBe(true);

it('customer, shop and operator see the photo of a complaint [COMPLAIN-20, COMPLAIN-21, COMPLAIN-23, COMPLAIN-25]', async () => {
  await createPerson({ number: customerNumber, firstName: 'Saraswathi', lastName: 'Varma' });
  const [good] = await stockAt(await openShop(retailer, 'Antony Provisions'), [60]);
  const customer = await phoneOf(browser, customerNumber);
  const order = await orderBy(customer, [[known(good, 'product').id, 1]]);
  const { page } = customer;
  await page.goto(`/shops/order/${order.id}/complain`);
  await page.getByLabel('What is wrong?').selectOption('Damaged');
  await page.getByLabel('What happened?').fill('The bottle was broken.');
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#e9c46a' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Photo 1', { exact: true })
    .setInputFiles({ name: 'bottle.png', mimeType: 'image/png', buffer });
  await seePhoto(page);
  await page.getByRole('button', { name: 'Send complaint' }).click();
  await page.waitForURL(/\/shops\/complaints\/\d+$/);
  await seePhoto(page);

  const { id } = known((await customer.api(complaints.customerComplaints)).results[0], 'complaint');
  const { page: counter } = await phoneOf(browser, retailer.number);
  await counter.goto(`/retailer/complaints/${id}`);
  await seePhoto(counter);
  const path = `/operator/complaints/${id}/show`;
  const desk = await openAs(browser, demo.operator, path, { viewport: desktop });
  await desk.getByRole('button', { name: 'Show photo' }).click();
  await seePhoto(desk);
});
