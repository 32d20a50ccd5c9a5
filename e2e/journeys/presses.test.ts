// How many presses the daily jobs take. Opening a list and choosing in it are two. Typing is none, and neither is the
// keyboard's own 'Next'.
import * as catalogue from '@haat/contract/catalogue';
import * as credit from '@haat/contract/credit';
import { isLoose, pricePerLarge } from '@haat/contract/loose';
import * as products from '@haat/contract/products';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, type NewShop, openShop, order } from '../support/new-people.ts';
import { launchBrowser, openAs } from '../support/people.ts';

let browser: Browser;
let shop: NewShop;
let page: Page;
let presses = 0;

const shopNumber = '9812300431';
const customerNumber = '9812300432';

beforeAll(async () => {
  browser = await launchBrowser();
  shop = await openShop({ number: shopNumber, firstName: 'Leela', lastName: 'Paul' }, 'Leela Stores');
  const goods = (await shop.api(catalogue.listCatalogue, { query: { limit: 10 } })).results;
  for (const { id } of goods) {
    const added = await shop.api(catalogue.addCatalogueProduct, { params: { id } });
    await shop.api(products.updateProduct, { params: { id: added.id }, body: { quantity: 20 } });
  }
});
afterAll(() => browser.close());

async function press(target: Locator): Promise<void> {
  presses += 1;
  await target.click();
}

async function start(number: string, path: string): Promise<void> {
  page = await openAs(browser, number, path);
  presses = 0;
}

const link = (name: string | RegExp): Locator => page.getByRole('main').getByRole('link', { name });
const button = (name: string | RegExp): Locator => page.getByRole('button', { name });

/** Focuses the field, and replaces what is in it. */
async function type(field: Locator, text: string): Promise<void> {
  await press(field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function next(text: string): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.type(text);
}

it('ordering one item from the list of shops takes 6 [PRESS-1]', async () => {
  await createPerson({ number: customerNumber, firstName: 'Gracy', lastName: 'Babu' });
  await start(customerNumber, '/shops');
  const stores = page.getByRole('list', { name: 'Stores' }).getByRole('listitem');
  await press(stores.filter({ hasNotText: 'Closed' }).getByRole('link').first());
  await press(button(/^Add .+ to cart$/).first());
  await press(link(/^View cart/));
  await press(link('Checkout'));
  await press(page.getByRole('group', { name: 'Next slots' }).getByRole('button').first());
  await press(button('Proceed to Order'));
  await page.waitForURL('**/shops/order-placed');
  expect(presses).toBe(6);
});

it('accepting an order takes 2 [PRESS-2]', async () => {
  const customer = await createPerson({ number: '9812300433', firstName: 'Jaya', lastName: 'Babu' });
  const [product] = (await shop.api(products.listRetailerProducts)).results;
  await order(customer, product?.id ?? 0);
  await start(shopNumber, '/retailer/orders');
  await press(button('Accept').first());
  await press(button('Yes'));
  await page.getByText('Accepted').first().waitFor();
  expect(presses).toBe(2);
});

/** Of loose goods that of a kg. */
const typedPrice = (product: products.Product): number =>
  isLoose(product) ? pricePerLarge(product, product.price) : product.price;

it('changing ten prices takes 11 [PRESS-3]', async () => {
  await start(shopNumber, '/retailer/prices');
  const prices = page.getByRole('main').getByLabel(/^Price/);
  await prices.nth(9).waitFor();
  for (const [place, price] of (await prices.all()).slice(0, 10).entries()) {
    await type(price, `${50 + place}`);
  }
  await press(button('Save 10 changes'));
  await expect
    .poll(async () => (await shop.api(products.listRetailerProducts)).results.map(typedPrice).sort())
    .toEqual(Array.from({ length: 10 }, (_, place) => 50 + place));
  expect(presses).toBe(11);
});

it("yesterday's sales take 2 [PRESS-4]", async () => {
  await start(shopNumber, '/retailer/orders');
  await press(link(/^Today ₹/));
  await press(page.getByText('Yesterday', { exact: true }));
  await page.waitForURL(/period=yesterday/);
  expect(presses).toBe(2);
});

it('a payment into the notebook takes 4 [PRESS-5]', async () => {
  const body = { number: '+919812300434', name: 'Kunjamma', limit: 2000, opening: 845 };
  const { id } = await shop.api(credit.offerCredit, { body });
  await start(shopNumber, '/retailer/orders');
  await press(link('Credit'));
  await press(link('Kunjamma'));
  await press(button('Payment received'));
  // The field has the focus, with all that is owed.
  await page.keyboard.press('Control+a');
  await page.keyboard.type('500');
  await press(button('Yes'));
  const owed = async () => (await shop.api(credit.shopCreditAccount, { params: { id: String(id) } })).balance;
  await expect.poll(owed).toBe(345);
  expect(presses).toBe(4);
});

it('a new product with a picture takes 9 [PRESS-6]', async () => {
  const create = { width: 320, height: 320, channels: 3, background: '#e9c46a' } as const;
  const picture = {
    name: 'one.png',
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  };
  await start(shopNumber, '/retailer/products');
  await press(link('Add product'));
  await page.getByLabel('Product type').selectOption({ index: 1 });
  presses += 2;
  await type(page.getByLabel('Name', { exact: true }), 'Banana chips');
  await next('Fried in coconut oil.');
  // In a text of several lines, the keyboard has no 'Next'.
  await type(page.getByLabel('Price'), '60');
  await next('12');
  await type(page.getByLabel('Tags'), 'snack');
  await page.keyboard.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await press(button('Choose pictures'));
  await (await chooser).setFiles(picture);
  await press(page.getByRole('radiogroup', { name: 'Primary image' }).getByRole('radio').first());
  await press(button('Save'));
  await page.waitForURL('**/retailer/products');
  await page.getByText('Banana chips').first().waitFor();
  expect(presses).toBe(9);
});
