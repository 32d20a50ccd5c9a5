// Milk every morning for a week: one day is skipped, one is refused for stock, and the month's bill is paid.
import * as credit from '@haat/contract/credit';
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import * as standing from '@haat/contract/standing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, known, openShop } from '../support/new-people.ts';
import { demo, launchBrowser } from '../support/people.ts';
import { addToCartOf, phoneOf, stockAt, type ThreePhones } from '../support/three-phones.ts';
import { moveVillageTo, passDay, untilEveningIsOver } from '../support/village-hour.ts';

const customerNumber = '9812300731';
const retailer = { number: '9812300482', firstName: 'Sosamma', lastName: 'Paul' };

let browser: Browser;
let people: ThreePhones;
let milk: number;
let accountId: number;
let moveBack: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  browser = await launchBrowser();
  await createPerson({ number: customerNumber, firstName: 'Annamma', lastName: 'Philip' });
  const shop = await openShop(retailer, 'Sosamma Dairy');
  milk = known((await stockAt(shop, [28]))[0], 'product').id;
  people = {
    customer: await phoneOf(browser, customerNumber),
    retailer: await phoneOf(browser, retailer.number),
    deliverer: await phoneOf(browser, demo.deliverer),
  };
  const paper = { number: `+91${customerNumber}`, name: 'Annamma', limit: 2000 };
  accountId = (await shop.api(credit.offerCredit, { body: paper })).id;
  await people.customer.api(credit.agreeToCredit, { params: { id: accountId } });
  moveBack = await moveVillageTo(18);
});
afterAll(async () => {
  await moveBack?.();
  await browser.close();
});

const milkNow = async (): Promise<standing.StandingOrder> =>
  known((await people.customer.api(standing.listStanding)).results[0], 'standing order');

const activeOrders = async () => (await people.customer.api(orders.customerOrders)).results;

/** A change of nothing, after which the evening places what is due. */
const wakeEvening = async () => {
  const { id } = await milkNow();
  await people.customer.api(standing.changeStanding, { params: { id }, body: { until: null } });
  await untilEveningIsOver();
};

/** Waits until the evening has placed an order. Returns its id. */
async function untilPlaced(): Promise<number> {
  await expect.poll(async () => (await activeOrders()).length, { interval: 200 }).toBe(1);
  return known((await activeOrders())[0], 'order').id;
}

/** The rest of an accepted order's way, on credit. */
async function bring(orderId: number): Promise<void> {
  const { api } = people.deliverer;
  const { results } = await api(deliveries.listRequests, { query: { limit: 100 } });
  const request = known(
    results.find(({ order }) => order.id === orderId),
    'request for the order',
  );
  const params = { id: request.id };
  await api(deliveries.acceptRequest, { params });
  await api(deliveries.markPickedUp, { params });
  await api(deliveries.markDelivered, { params });
  await api(deliveries.markCompleted, { params, body: { payment: 'On credit' } });
}

async function passOrdinaryDay(): Promise<void> {
  await wakeEvening();
  const id = await untilPlaced();
  await people.retailer.api(standing.acceptStanding);
  await bring(id);
  await passDay();
}

const setStock = (quantity: number) =>
  people.retailer.api(products.updateProduct, { params: { id: milk }, body: { quantity } });

it('milk comes for a week, but not when skipped or sold out, and is paid by the bill [MORNING-23]', async () => {
  const { customer, retailer: shop } = people;
  const { page } = customer;
  await addToCartOf(customer, [[milk, 1]]);
  await page.goto('/shops/standing/new');
  await page.getByRole('radio', { name: 'On credit' }).check();
  await page.getByRole('button', { name: 'Order every morning' }).click();
  await page.waitForURL('**/shops/standing');

  // The first evening. The shop accepts without a network.
  const first = await untilPlaced();
  const desk = shop.page;
  await desk.goto('/retailer/orders');
  await desk.getByRole('button', { name: 'Accept all 1' }).waitFor();
  await desk.context().setOffline(true);
  await desk.getByRole('button', { name: 'Accept all 1' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await desk.getByText('Saved on this phone: Accept all 1').waitFor();
  await desk.context().setOffline(false);
  await desk.getByText('Saved on this phone: Accept all 1').waitFor({ state: 'detached' });
  const { status, events } = await customer.api(orders.customerOrder, { params: { id: first } });
  expect([status, events.filter((event) => event.status === 'ACCEPTED').length]).toEqual(['ACCEPTED', 1]);
  await bring(first);
  await passDay();
  await passOrdinaryDay();

  await page.reload();
  await page.getByRole('button', { name: 'Not tomorrow' }).click();
  await page.getByRole('button', { name: 'Tomorrow after all' }).waitFor();
  await wakeEvening();
  expect(await activeOrders()).toEqual([]);
  await passDay();

  await setStock(0);
  await wakeEvening();
  expect((await milkNow()).last_refusal?.code).toBe('product.out_of_stock');
  await page.reload();
  await page.getByText(/^Not ordered for /).waitFor();
  await passDay();
  await setStock(20);
  for (let day = 5; day <= 7; day += 1) await passOrdinaryDay();

  // Five of seven days.
  const { results: ended } = await customer.api(orders.customerPreviousOrders);
  const bill = ended.reduce((sum, { amount }) => sum + amount, 0);
  expect([ended.length, new Set(ended.map((order) => order.standing)).size]).toEqual([5, 1]);
  await page.goto(`/shops/credit/${accountId}/bill`);
  await page
    .getByRole('region', { name: /^Bill of / })
    .getByText(`₹${bill}`)
    .first()
    .waitFor();
  await desk.goto(`/retailer/credit/${accountId}`);
  await desk.getByRole('button', { name: 'Payment received' }).click();
  const dialog = desk.getByRole('alertdialog');
  await dialog.getByLabel('Amount').fill(String(bill));
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await dialog.waitFor({ state: 'detached' });
  const params = { id: accountId };
  await expect
    .poll(async () => (await customer.api(credit.customerCreditStatement, { params })).closing)
    .toBe(0);
  const { entries } = await customer.api(credit.customerCreditStatement, { params });
  expect(entries.map(({ kind }) => kind)).toEqual([...Array(5).fill('order'), 'payment']);
});
