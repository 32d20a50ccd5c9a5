// The operator's desk: the operator verifies a shop on a phone, and the retailer's open page moves on.
import * as shops from '@haat/contract/shops';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { cityOf, createPerson, known } from '../support/new-people.ts';
import { closePages, demo, giveToken, launchBrowser, newPhone, openAs, tokenFor } from '../support/people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const name = 'Banana Corner';
const number = '9812300071';

async function registerShop(): Promise<void> {
  const api = await createPerson({ number, firstName: 'Rosamma', lastName: 'Jacob' });
  const type = known((await api(shops.shopTypes)).results[0], 'shop type').id;
  const place = { latitude: 10.55, longitude: 76.235, address: 'Ferry Road\nNear the bridge\nViyyur' };
  await api(shops.createShop, { body: { ...place, name, type, city: await cityOf(api) } });
}

it("verifies a shop, and the retailer's open page lets them in [DESK-2, DESK-60]", async () => {
  await registerShop();
  const phoneOfRetailer = await newPhone(browser);
  await giveToken(phoneOfRetailer, await tokenFor(number));
  const retailer = await phoneOfRetailer.newPage();
  await retailer.goto('/retailer');
  await retailer.waitForURL('**/retailer/not-verified');

  const desk = await openAs(browser, demo.operator, '/operator/');
  await desk.getByRole('link', { name: /wait.* for verification/ }).click();
  await desk.getByRole('link', { name }).click();
  await desk.getByRole('heading', { level: 1, name }).waitFor();
  await desk.getByRole('button', { name: 'Verify' }).click();
  await desk.getByText('Shop verified').waitFor();
  await desk.getByRole('button', { name: 'Suspend' }).waitFor();

  await retailer.waitForURL('**/retailer/orders', { timeout: 30_000 });
  await closePages(browser);
});
