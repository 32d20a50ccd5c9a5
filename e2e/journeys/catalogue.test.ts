// A new shop adds products from the shared catalogue, sets quantities and prices, and deletes one.

import * as catalogueContract from '@haat/contract/catalogue';
import * as products from '@haat/contract/products';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { known, type NewShop, openShop } from '../support/new-people.ts';
import { launchBrowser, openAs } from '../support/people.ts';
import { isLoaded } from '../support/pictures.ts';
import { answer } from '../support/questions.ts';
import { seeToast } from '../support/toasts.ts';

const retailer = { number: '9812300121', firstName: 'Eldho', lastName: 'Paul' };
const kind = 'Vegetables';
const prompt = 'Please select a category to add products from';
const deletion = 'Are you sure you want to delete the product?';

let browser: Browser;
let shop: NewShop;
let page: Page;
let all: readonly catalogueContract.CatalogueProduct[];
beforeAll(async () => {
  browser = await launchBrowser();
  shop = await openShop(retailer, 'Eldho Stores');
  const types = await shop.api(catalogueContract.catalogueTypes);
  const type = known(
    types.find((each) => each.type.name === kind),
    kind,
  ).type;
  all = (await shop.api(catalogueContract.listCatalogue, { query: { type__id: type.id, limit: 100 } }))
    .results;
  page = await openAs(browser, retailer.number, '/retailer/catalogue');
});
afterAll(() => browser.close());

it('shows nothing until a type is selected, then all its products checked [CAT-1, CAT-2]', async () => {
  await page.getByText(prompt, { exact: true }).waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  const types = await shop.api(catalogueContract.catalogueTypes);
  const buttons = page.getByRole('list', { name: 'Product types' }).getByRole('button');
  expect(await buttons.allTextContents()).toEqual(types.map(({ type }) => type.name));
  await pick(page);
  await page.getByText(prompt).waitFor({ state: 'detached' });
  await expectToAdd(all.length);
  expect(all.length).toBeGreaterThan(20);
  const boxes = await page.getByRole('checkbox').all();
  expect(boxes.length).toBeGreaterThan(5);
  for (const each of boxes) expect(await each.isChecked()).toBe(true);
});

it('opens a product and adds it alone [CAT-4]', async () => {
  const { name, description, price, tags } = at(0);
  const row = page.getByRole('listitem').filter({ has: box(name) });
  await row.getByRole('button', { name }).click();
  await row.getByText(description, { exact: true }).waitFor();
  await row.getByText(`₹${Number.isInteger(price) ? price : price.toFixed(2)}`, { exact: true }).waitFor();
  expect(await row.getByRole('list', { name: 'Tags' }).getByRole('listitem').allTextContents()).toEqual(tags);
  await expect.poll(() => row.locator('img').first().evaluate(isLoaded)).toBe(true);

  await row.getByRole('button', { name: 'Add to shop' }).click();
  await row.getByRole('button', { name: 'Already added' }).waitFor();
  expect(await row.getByRole('button', { name: 'Already added' }).isDisabled()).toBe(true);
  expect(await box(name).isDisabled()).toBe(true);
  await expectToAdd(all.length - 1);
  expect(await names()).toEqual([name]);
});

it('adds all but the unchecked products over all pages, without duplicates [CAT-5, CAT-6]', async () => {
  // A second device still shows the old list.
  const stale = await page.context().newPage();
  await stale.goto('/retailer/catalogue');
  await pick(stale);
  await toAdd(stale, all.length - 1).waitFor();
  // A page in the background renders only once a second.
  await page.bringToFront();

  await box(at(1).name).uncheck();
  await expectToAdd(all.length - 2);
  await box(at(2).name).uncheck();
  await expectToAdd(all.length - 3);
  await box(at(2).name).check();
  await expectToAdd(all.length - 2);
  await reach(box(at(25).name));
  await box(at(25).name).uncheck();
  await expectToAdd(all.length - 3);

  await toAdd(page, all.length - 3).click();
  await expectToAdd(0);
  expect(await toAdd(page, 0).isDisabled()).toBe(true);
  const left = [at(1).name, at(25).name];
  expect(await names()).toEqual(all.map(({ name }) => name).filter((name) => !left.includes(name)));

  await page.reload();
  await expectToAdd(2);
  await box(at(1).name).uncheck();
  await toAdd(page, 1).click();
  await expectToAdd(0);
  expect(await names()).toEqual(all.map(({ name }) => name).filter((name) => name !== at(1).name));

  await stale.bringToFront();
  await toAdd(stale, all.length - 1).click();
  await toAdd(stale, 0).waitFor();
  expect(await names()).toEqual(all.map(({ name }) => name));
  await stale.close();
});

it('sets quantities and prices in the product list [PROD-14]', async () => {
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  const card = await find(at(25).name);
  const uncounted = card.getByText('0 left: out of stock, or not counted yet. Enter the quantity.', {
    exact: true,
  });
  await uncounted.waitFor();
  expect(await card.getByLabel('Quantity').inputValue()).toBe('0');
  await card.getByLabel('Quantity').fill('12');
  await card.getByRole('button', { name: 'Save quantity' }).click();
  await card.getByText('Saved', { exact: true }).waitFor();
  await uncounted.waitFor({ state: 'detached' });

  await card.getByLabel('Price').fill('');
  await card.getByRole('button', { name: 'Save price' }).click();
  await card.getByText('The field is required', { exact: true }).waitFor();
  await card.getByLabel('Price').fill('41.50');
  await card.getByRole('button', { name: 'Save price' }).click();
  await expect.poll(async () => (await ownProduct(at(25).name))?.price).toBe(41.5);
  expect(await ownProduct(at(25).name)).toMatchObject({ price: 41.5, quantity: 12 });
});

it('deletes a product from the shop [PROD-18]', async () => {
  const { name } = at(25);
  const card = await find(name);
  await card.getByRole('button', { name: 'Delete' }).click();
  await answer(page, deletion, 'No');
  expect(await ownProduct(name)).toBeDefined();
  await card.getByRole('button', { name: 'Delete' }).click();
  await answer(page, deletion, 'Yes');
  await seeToast(page, 'status', 'Successfully deleted');
  await card.waitFor({ state: 'detached' });
  expect(await ownProduct(name)).toBeUndefined();
});

/** The catalogue product at this index. */
const at = (place: number): catalogueContract.CatalogueProduct => known(all[place], kind);

const pick = (on: Page): Promise<void> => on.getByRole('button', { name: kind, exact: true }).click();

const box = (name: string): Locator => page.getByRole('checkbox', { name, exact: true });

const toAdd = (on: Page, count: number): Locator =>
  on.getByRole('button', { name: `Add all (${count})`, exact: true });

const expectToAdd = (count: number): Promise<void> => toAdd(page, count).waitFor();

/** Scrolls down until the row is loaded. */
const reach = (row: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return row.count();
    })
    .toBe(1);

async function own(): Promise<readonly products.Product[]> {
  return (await shop.api(products.listRetailerProducts, { query: { limit: 100 } })).results;
}

const ownProduct = async (name: string): Promise<products.Product | undefined> =>
  (await own()).find((product) => product.name === name);

/** The names of the shop's products, in the catalogue's order. */
async function names(): Promise<string[]> {
  const order = all.map(({ name }) => name);
  return (await own())
    .map(({ name }) => name)
    .sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Finds the product's card with the list's search. */
async function find(name: string): Promise<Locator> {
  const search = page.getByRole('searchbox');
  await search.fill(name);
  await search.press('Enter');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents())
    .toEqual([name]);
  return card;
}
