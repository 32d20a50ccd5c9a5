// One cart, two shops, two addresses: the questions before a replacement, and the selected address.
import * as addresses from '@haat/contract/addresses';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '../support/api.ts';
import { describeCart, emptyCart, setCart } from '../support/carts.ts';
import { cityOf, createPerson, known } from '../support/new-people.ts';
import { launchBrowser, openAs, village } from '../support/people.ts';
import { answer, answerByBack } from '../support/questions.ts';
import { toastOf } from '../support/toasts.ts';

const customer = { number: '9812300111', firstName: 'Divya', lastName: 'Varma' };
const home = 'Home';
const mothers = "Mother's house";
const greens = 'Haritha Vegetables';
const fruits = 'Kole Farm Fresh';
const otherShop = 'You have items from an another shop in your cart, do you want to proceed?';
const otherAddress = 'You have items for another address in your cart, do you want to proceed?';
const deletion = 'Are you sure you want to delete the product?';

let browser: Browser;
let api: Api;
let page: Page;
let snakeGourd: products.Product;
let ivyGourd: products.Product;
let guava: products.Product;
beforeAll(async () => {
  browser = await launchBrowser();
  api = await createPerson(customer);
  [snakeGourd, ivyGourd, guava] = await Promise.all([
    productOf(greens, 'Snake gourd'),
    productOf(greens, 'Ivy gourd'),
    productOf(fruits, 'Guava'),
  ]);
  page = await openAs(browser, customer.number, '/shops/address');
});
afterAll(() => browser.close());

it('saves a second address [ADDR-6]', async () => {
  await page.getByRole('radio', { name: home, exact: true }).waitFor();
  expect(await deleteButtons().count()).toBe(0);
  await page.getByRole('link', { name: 'Add New Address' }).click();
  await page.getByRole('button', { name: 'Location' }).press('ArrowUp');
  await page.getByLabel('Address name').fill(mothers);
  await page.getByLabel('Receiver name').fill('Saraswathi Varma');
  await page.getByLabel('Phone number').fill('9812300112');
  await page.getByLabel('City').selectOption({ index: 1 });
  await page.getByLabel('Address line 1').fill('Kizhakke House');
  await page.getByLabel('Address line 2').fill('Canal Bund');
  await page.getByLabel('Address line 3').fill('Behind the school');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.waitForURL('**/shops/address');
  await page.getByRole('radio', { name: mothers, exact: true }).waitFor();
  await expectSelected(home);
  expect(await deleteButtons().count()).toBe(2);
  const added = (await api(addresses.listAddresses)).results[1];
  expect(added).toMatchObject({ number: '+919812300112', receiver: 'Saraswathi Varma', is_primary: false });
  expect(added?.latitude).toBeGreaterThan(village.latitude);
});

it('asks before another shop replaces the cart [CART-8, CART-9]', async () => {
  await setCart(api, snakeGourd, home);
  await page.goto(`/shops/${guava.shop}`);
  await page.getByRole('tab', { name: 'Fruit', exact: true }).click();
  await page.getByRole('button', { name: `Add ${guava.name} to cart` }).click();
  await answer(page, otherShop, 'No');
  await expectCart(greens, home, `1 × ${snakeGourd.name}`);
  await page.getByRole('button', { name: `Add ${guava.name} to cart` }).click();
  await answer(page, otherShop, 'Yes');
  await expectCart(fruits, home, `1 × ${guava.name}`);

  await page.goto(`/shops/${snakeGourd.shop}/product/${snakeGourd.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await answer(page, otherShop, 'No');
  await expectCart(fruits, home, `1 × ${guava.name}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await answer(page, otherShop, 'Yes');
  await expectCart(greens, home, `1 × ${snakeGourd.name}`);
});

it('asks before the cart changes to another address [CART-8, CART-9]', async () => {
  await setCart(api, snakeGourd, home);
  await page.goto('/shops');
  await choose(home, mothers);
  const hit = await find(ivyGourd);
  await hit.getByRole('button', { name: `Add ${ivyGourd.name} to cart` }).click();
  await answer(page, otherAddress, 'No');
  await expectCart(greens, home, `1 × ${snakeGourd.name}`);
  await hit.getByRole('button', { name: `Add ${ivyGourd.name} to cart` }).click();
  await answer(page, otherAddress, 'Yes');
  await expectCart(greens, mothers, `1 × ${ivyGourd.name}`, `1 × ${snakeGourd.name}`);

  await choose(mothers, home);
  await openProduct(ivyGourd);
  await page.getByRole('button', { name: `Increase quantity of ${ivyGourd.name}` }).click();
  await answerByBack(page, otherAddress);
  await expectCart(greens, mothers, `1 × ${ivyGourd.name}`, `1 × ${snakeGourd.name}`);
  await page.getByRole('button', { name: `Increase quantity of ${ivyGourd.name}` }).click();
  await answer(page, otherAddress, 'Yes');
  await expectCart(greens, home, `1 × ${snakeGourd.name}`, `2 × ${ivyGourd.name}`);
});

it("asks for the shop and then for the address; 'No' to either changes nothing [CART-8, CART-9, CART-10]", async () => {
  await setCart(api, snakeGourd, home);
  await page.goto('/shops');
  await choose(home, mothers);
  const hit = await find(guava);
  await expectBothQuestions(hit.getByRole('button', { name: `Add ${guava.name} to cart` }));
  await expectCart(fruits, mothers, `1 × ${guava.name}`);

  await choose(mothers, home);
  await openProduct(snakeGourd);
  await expectBothQuestions(page.getByRole('button', { name: 'Add to Cart' }));
  await expectCart(greens, home, `1 × ${snakeGourd.name}`);
});

it("selects the cart's address, or the primary one without a cart [ADDR-4]", async () => {
  await setCart(api, snakeGourd, mothers);
  await page.goto('/shops');
  await addressBar(mothers).click();
  await expectSelected(mothers);
  await page.getByRole('radio', { name: home, exact: true }).check();
  await page.reload();
  await expectSelected(mothers);

  await emptyCart(api);
  await page.reload();
  await expectSelected(home);
  await page.goto('/shops');
  await addressBar(home).waitFor();
});

it('selects the first remaining address after a deletion, and never deletes the last [ADDR-2, ADDR-3]', async () => {
  const { latitude, longitude } = village;
  const office = { name: 'Office', address: 'Bank\nMarket Road\nUpstairs', latitude, longitude };
  const receiver = { receiver: 'Divya Varma', number: '+919812300111', city: await cityOf(api) };
  await api(addresses.addAddress, { body: { ...office, ...receiver } });
  await page.goto('/shops/address');
  await page.getByRole('radio', { name: 'Office', exact: true }).check();
  await page.getByRole('button', { name: 'Delete Office' }).click();
  await answer(page, deletion, 'No');
  await expectSelected('Office');
  expect(await deleteButtons().count()).toBe(3);

  await deleteAddress('Office');
  await expectSelected(home);
  await deleteAddress(home);
  await expectSelected(mothers);
  expect(await deleteButtons().count()).toBe(0);
  const left = (await api(addresses.listAddresses)).results;
  expect(left.map(({ name, is_primary }) => [name, is_primary])).toEqual([[mothers, true]]);
});

it('empties the cart after the order [BUY-4]', async () => {
  await setCart(api, snakeGourd, mothers);
  await page.goto('/shops/cart');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByLabel('Delivery slot').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Proceed to Order' }).click();
  await page.waitForURL('**/shops/order-placed');
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await page.getByText('No items in cart', { exact: true }).waitFor();
  expect(await describeCart(api)).toEqual([]);
  // Cancel the order to restore the gourd's stock.
  const placed = known((await api(orders.customerOrders)).results[0], 'order');
  await api(orders.cancelOrder, { params: { id: placed.id } });
});

async function productOf(shopName: string, name: string): Promise<products.Product> {
  const address = known((await api(addresses.listAddresses)).results[0], 'address');
  const nearby = await api(shops.nearbyShops, { query: { address_id: address.id, limit: 100 } });
  const shop = known(
    nearby.results.find((each) => each.name === shopName),
    shopName,
  );
  const found = await api(products.listProducts, { query: { shop__id: shop.id, search: name } });
  return known(found.results[0], name);
}

async function expectCart(...expected: string[]): Promise<void> {
  await expect.poll(() => describeCart(api)).toEqual(expected);
  const quantity = expected.slice(2).reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
  const name = `Cart, ${quantity} ${quantity === 1 ? 'item' : 'items'}`;
  await page.getByRole('link', { name, exact: true }).waitFor();
}

async function expectBothQuestions(add: Locator): Promise<void> {
  const before = await describeCart(api);
  await add.click();
  await answer(page, otherShop, 'No');
  await expectCart(...before);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await add.click();
  await answer(page, otherShop, 'Yes');
  await answer(page, otherAddress, 'No');
  await expectCart(...before);
  await add.click();
  await answer(page, otherShop, 'Yes');
  await answer(page, otherAddress, 'Yes');
}

// No reload from here on, because it would select the cart's address.

const section = (name: string): Locator => page.getByRole('navigation').getByRole('link', { name });

const addressBar = (name: string): Locator => page.getByRole('main').getByRole('link', { name });

async function choose(from: string, to: string): Promise<void> {
  await section('Home').click();
  await addressBar(from).click();
  await page.getByRole('radio', { name: to, exact: true }).check();
}

/** Finds the product among the search results. */
async function find({ name, shop_name }: products.Product): Promise<Locator> {
  await section('Search').click();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  return page.getByRole('article').filter({ hasText: name }).filter({ hasText: shop_name });
}

async function openProduct(product: products.Product): Promise<void> {
  await (await find(product)).getByRole('link', { name: product.name }).click();
  await page.getByRole('heading', { level: 1, name: product.name, exact: true }).waitFor();
}

const deleteButtons = (): Locator => page.getByRole('button', { name: /^Delete / });

const expectSelected = (name: string): Promise<void> =>
  expect.poll(() => page.getByRole('radio', { name, exact: true }).isChecked()).toBe(true);

async function deleteAddress(name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await answer(page, deletion, 'Yes');
  // The previous toast may still be there.
  await toastOf(page, 'status', 'Successfully deleted').first().waitFor();
  await page.getByRole('radio', { name, exact: true }).waitFor({ state: 'detached' });
}
