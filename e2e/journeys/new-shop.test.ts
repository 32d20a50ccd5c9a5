// A new shop, from the registration to its first customer.
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demo, launchBrowser, newPhone, signIn, signInByHand } from '../support/people.ts';
import { haat } from '../support/terminal.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('waits until it is verified, then sells a product with two pictures [SHOP-29]', async () => {
  const retailer = await (await newPhone(browser)).newPage();
  await signInByHand(retailer, '9812300002');
  await setUp(retailer);
  const shopId = await register(retailer);

  await retailer.getByText('Shop is not yet verified').waitFor();
  await retailer.goto('/retailer/products');
  await retailer.waitForURL('**/retailer/not-verified');

  expect(await haat('verify-shop', shopId)).toContain('Pappadam Corner');
  await retailer.waitForURL('**/retailer/orders', { timeout: 30_000 });

  await addProduct(retailer);
  await retailer.waitForURL('**/retailer/products');
  await retailer.getByText('Kerala pappadam, 20 pieces').first().waitFor();

  const context = await newPhone(browser);
  await signIn(context, demo.customer);
  const customer = await context.newPage();
  await customer.goto('/shops/search');
  await customer.getByRole('searchbox').fill('papadam');
  await customer.keyboard.press('Enter');
  await customer
    .getByRole('link', { name: /Kerala pappadam, 20 pieces/ })
    .first()
    .click();
  await customer.getByRole('heading', { level: 1, name: 'Kerala pappadam, 20 pieces' }).waitFor();
  expect(await customer.getByRole('main').getByRole('img').count()).toBeGreaterThanOrEqual(2);
  await customer.getByRole('button', { name: 'Add to Cart' }).waitFor();
});

async function setUp(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Beena');
  await page.getByLabel('Last name').fill('Pillai');
  await page.getByLabel('Email').fill('beena@example.in');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/auth/location');
  await fillPlace(page);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/blogs');
}

async function fillPlace(page: Page): Promise<void> {
  await page.getByLabel('City').selectOption({ index: 1 });
  await page.getByLabel('Address line 1').fill('Shop 12');
  await page.getByLabel('Address line 2').fill('Market Road');
  await page.getByLabel('Address line 3').fill('Opposite the library');
}

async function register(page: Page): Promise<string> {
  await page.goto('/retailer');
  await page.getByLabel('Shop type', { exact: true }).selectOption({ label: 'Grocery' });
  await page
    .getByRole('group', { name: 'Additional shop types' })
    .getByRole('checkbox', { name: 'Bakery' })
    .check();
  await page.getByLabel('Shop name').fill('Pappadam Corner');
  await fillPlace(page);
  const answered = page.waitForResponse('**/api/shops/create/');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/retailer/not-verified');
  const { id } = (await (await answered).json()) as { id: number }; // the contract's shape
  return String(id);
}

async function addProduct(page: Page): Promise<void> {
  await page.goto('/retailer/products');
  await page.getByRole('link', { name: 'Add product' }).click();
  await page.getByLabel('Product type').selectOption({ index: 1 });
  await page.getByLabel('Name', { exact: true }).fill('Kerala pappadam, 20 pieces');
  await page.getByLabel('Description').fill('Thin lentil discs, dried in the sun. Fry them in coconut oil.');
  await page.getByLabel('Price').fill('42.50');
  await page.getByLabel('Quantity').fill('30');
  await page.getByLabel('Tags').fill('snack');
  await page.keyboard.press('Enter');
  await page
    .locator('input[type=file]')
    .setInputFiles([await picture('one.png', '#e9c46a'), await picture('two.png', '#f4a261')]);
  await page.getByRole('radio').nth(1).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
}

async function picture(name: string, background: string) {
  const create = { width: 320, height: 320, channels: 3, background } as const;
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}
