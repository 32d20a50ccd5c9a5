// An offer ends while a customer orders, the price sheet survives a reload and a cut network, and who waits is told.
import * as cart from '@haat/contract/cart';
import * as catalogue from '@haat/contract/catalogue';
import { listNotifications } from '@haat/contract/notifications';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '../support/api.ts';
import { cutAfter } from '../support/network.ts';
import { createPerson, known, type NewShop, openShop } from '../support/new-people.ts';
import { launchBrowser, oldPhone, openAs } from '../support/people.ts';

const shopNumber = '9812300491';
const customerNumber = '9812300492';
const regularPrice = 60;

let browser: Browser;
let shop: NewShop;
let customer: Api;
let goods: products.Product[];

beforeAll(async () => {
  browser = await launchBrowser();
  shop = await openShop({ number: shopNumber, firstName: 'Sosamma', lastName: 'John' }, 'Sosamma Stores');
  customer = await createPerson({ number: customerNumber, firstName: 'Meera', lastName: 'Das' });
  const listed = await shop.api(catalogue.listCatalogue, { query: { limit: 3 } });
  for (const { id } of listed.results) {
    const added = await shop.api(catalogue.addCatalogueProduct, { params: { id } });
    const body = { quantity: 20, price: regularPrice, mrp: null };
    await shop.api(products.updateProduct, { params: { id: added.id }, body });
  }
  goods = (await shop.api(products.listRetailerProducts)).results;
});
afterAll(() => browser.close());

const seen = (page: Page, words: string) => page.getByRole('main').getByText(words).first().waitFor();

it('an offer that ends before the order is placed shows the new total first [OFFER-4, BUY-18]', async () => {
  const { id, name } = known(goods[0], 'product');
  const retailer = await openAs(browser, shopNumber, `/retailer/edit-product/${id}`, oldPhone);
  await retailer.getByLabel('Offer price').fill('45');
  const lastDay = retailer.getByLabel('Last day');
  // The phone's clock isn't the village's: there, the next day may have begun.
  const today = Date.parse((await lastDay.getAttribute('min')) ?? '');
  await lastDay.fill(new Date(today + 2 * 86_400_000).toISOString().slice(0, 10));
  await retailer.getByRole('button', { name: 'Save offer' }).click();
  await retailer.getByRole('button', { name: 'End offer' }).waitFor();

  const page = await openAs(browser, customerNumber, `/shops/${shop.id}/product/${id}`, oldPhone);
  await seen(page, '₹45');
  expect(await page.getByRole('main').locator('s').first().textContent()).toBe('₹60');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('group', { name: 'Next slots' }).getByRole('button').first().click();
  const { total } = await customer(cart.getCart);
  const proceed = page.getByRole('button', { name: 'Proceed to Order' });
  expect(await proceed.textContent()).toContain(`₹${total}`);

  await retailer.getByRole('button', { name: 'End offer' }).click();
  await retailer.getByRole('button', { name: 'End offer' }).waitFor({ state: 'detached' });
  await proceed.click();
  await seen(page, 'The price has changed');
  await seen(page, `${name}: ₹45 → ₹60`);
  await seen(page, 'Check the new total, then order again.');
  expect(await proceed.textContent()).toContain(`₹${total + 15}`);
  expect((await customer(orders.customerOrders)).count).toBe(0);
  expect((await customer(cart.getCart)).total).toBe(total + 15);

  await proceed.click();
  await page.waitForURL('**/shops/order-placed');
  const placed = await customer(orders.customerOrders);
  expect(placed.results.map(({ price, amount }) => [price, amount])).toEqual([[regularPrice, total + 15]]);
});

it('the price sheet keeps what was typed over a reload, and saves it once when the network is back [PROD-53, PROD-54]', async () => {
  const page = await openAs(browser, shopNumber, '/retailer/prices', oldPhone);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saves.push(request.url());
  });
  const [first, second, third] = goods.map(({ name }) => priceField(page, name));
  await known(first, 'price').fill('51');
  await known(second, 'price').fill('52.50');
  await page.getByRole('button', { name: 'Save 2 changes' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Save 2 changes' }).waitFor();
  expect(await known(first, 'price').inputValue()).toBe('51');
  expect(await known(second, 'price').inputValue()).toBe('52.50');
  await known(third, 'price').fill('53');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save 3 changes' }).click();
  await page.getByText('Waiting for a connection').waitFor();
  expect(saves).toEqual([]);
  expect(await pricesOf(goods)).toEqual([regularPrice, regularPrice, regularPrice]);

  await page.context().setOffline(false);
  await page.getByText('Waiting for a connection').waitFor({ state: 'detached' });
  expect(await pricesOf(goods)).toEqual([51, 52.5, 53]);
  expect(saves).toHaveLength(1);
  expect(await page.getByRole('button', { name: /^Save/ }).count()).toBe(0);

  const buyer = await openAs(browser, customerNumber, `/shops/${shop.id}`, oldPhone);
  for (const shown of ['₹51', '₹52.50', '₹53']) await seen(buyer, shown);
});

it('prices whose answer is lost are not saved over newer ones [PROD-54, OUTBOX-3]', async () => {
  const page = await openAs(browser, shopNumber, '/retailer/prices', oldPhone);
  const [first] = goods;
  const { id, name } = known(first, 'product');
  await priceField(page, name).fill('55');
  await cutAfter(page.context(), '/shops/products-retailer/');
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await page.getByText('Waiting for a connection').waitFor();
  await expect.poll(() => pricesOf(goods.slice(0, 1))).toEqual([55]);
  await shop.api(products.updateProduct, { params: { id }, body: { price: 57 } });
  await page.context().setOffline(false);
  await page.getByText('Waiting for a connection').waitFor({ state: 'detached' });
  expect(await pricesOf(goods.slice(0, 1))).toEqual([57]);
  await expect.poll(() => priceField(page, name).inputValue()).toBe('57');
});

it('who waits for goods that are sold out is told when they are back [PROD-53, TELL-1, TELL-3]', async () => {
  const { id, name } = known(goods[1], 'product');
  const retailer = await openAs(browser, shopNumber, '/retailer/prices', oldPhone);
  const soldOut = retailer.getByRole('listitem', { name, exact: true }).getByLabel('Sold out');
  const save = retailer.getByRole('button', { name: 'Save 1 change' });
  await soldOut.check();
  await save.click();
  await save.waitFor({ state: 'detached' });

  const page = await openAs(browser, customerNumber, `/shops/${shop.id}/product/${id}`, oldPhone);
  await seen(page, 'Out of stock');
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  await page.getByRole('button', { name: 'We will tell you', pressed: true }).waitFor();

  await soldOut.uncheck();
  await save.click();
  await save.waitFor({ state: 'detached' });
  const told = `${name} is back at Sosamma Stores.`;
  const isTold = async () => (await customer(listNotifications)).results.map(({ body }) => body);
  await expect.poll(isTold).toContain(told);
  await page.goto('/notifications');
  await seen(page, told);
});

const priceField = (page: Page, name: string) =>
  page.getByRole('listitem', { name, exact: true }).getByLabel('Price', { exact: true });

const pricesOf = async (wanted: readonly products.Product[]) => {
  const { results } = await shop.api(products.listRetailerProducts);
  return wanted.map(({ id }) => results.find((product) => product.id === id)?.price);
};
