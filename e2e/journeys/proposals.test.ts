// A shop that can't give everything: the customer agrees, takes the order without the changes, or doesn't answer.

import { orderNumber } from '@haat/contract/city-ids';
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import type * as products from '@haat/contract/products';
import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import { Client } from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, known, openShop } from '../support/new-people.ts';
import { demo, launchBrowser } from '../support/people.ts';
import { answer } from '../support/questions.ts';
import { sharedHaat } from '../support/shared-haat.ts';
import { orderBy, phoneOf, seeStatus, stockAt, type ThreePhones } from '../support/three-phones.ts';

const customerNumber = '9812300401';
const retailer = { number: '9812300402', firstName: 'Kochu', lastName: 'Ouseph' };

let browser: Browser;
let people: ThreePhones;
let goods: products.Product[];
beforeAll(async () => {
  browser = await launchBrowser();
  await createPerson({ number: customerNumber, firstName: 'Bhavani', lastName: 'Amma' });
  goods = await stockAt(await openShop(retailer, 'Ouseph Stores'), [100, 42.5, 30]);
  people = {
    customer: await phoneOf(browser, customerNumber),
    retailer: await phoneOf(browser, retailer.number),
    deliverer: await phoneOf(browser, demo.deliverer),
  };
});
afterAll(() => browser.close());

const good = (at: number): products.Product => known(goods[at], 'product');

/** Two of the first and one of the second product. */
const placeOrder = () =>
  orderBy(people.customer, [
    [good(0).id, 2],
    [good(1).id, 1],
  ]);

/** The shop has one less of the first product, weighs the rest, and offers the third one instead. */
async function propose(orderId: number): Promise<void> {
  const { page } = people.retailer;
  await page.goto(`/retailer/orders/${orderId}`);
  await page.getByRole('link', { name: 'Change items' }).click();
  const item = page.getByRole('group', { name: good(0).name, exact: true });
  await item.getByRole('button', { name: /^Decrease quantity of / }).click();
  await item.getByLabel('Weighed price').fill('105');
  await item.getByRole('combobox', { name: 'Replace with' }).fill(good(2).name);
  await page.getByRole('option', { name: `${good(2).name} · ₹30` }).click();
  await page.getByRole('button', { name: 'Send to customer' }).click();
  await answer(page, 'Are you sure?', 'Yes');
  await page.getByText('The customer has not answered yet.').waitFor();
}

async function answerProposal(orderId: number, word: string): Promise<orders.Order> {
  const { api, page } = people.customer;
  await page.goto(`/shops/order/${orderId}`);
  const card = page.getByRole('region', { name: 'The shop suggests a change' });
  for (const text of ['2 → 1', '₹100 → ₹105 each', `Instead: 1 × ${good(2).name}, ₹30 each`]) {
    await card.getByText(text, { exact: true }).waitFor();
  }
  await card.getByRole('button', { name: word }).click();
  await answer(page, 'Are you sure?', 'Yes');
  await seeStatus(page, 'Accepted');
  return api(orders.customerOrder, { params: { id: orderId } });
}

const itemsOf = ({ items }: orders.Order) => items.map(({ product, quantity }) => [product.name, quantity]);

it('the customer agrees, and the deliverer gets the changed order [PROPOSE-8, PROPOSE-20, PROPOSE-23]', async () => {
  const { id, delivery_cost } = await placeOrder();
  await propose(id);
  const agreed = await answerProposal(id, 'Agree');
  expect(itemsOf(agreed)).toEqual([
    [good(0).name, 1],
    [good(1).name, 1],
    [good(2).name, 1],
  ]);
  expect(agreed.amount).toBe(105 + 42.5 + 30 + delivery_cost);

  const { api, page } = people.deliverer;
  const { results } = await api(deliveries.listRequests, { query: { limit: 100 } });
  const request = known(
    results.find(({ order }) => order.id === id),
    'request for the order',
  );
  await page.goto('/deliverer/requests');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByText(`Order ${orderNumber(id)}`, { exact: true }) })
    .getByRole('button', { name: 'Accept' })
    .click();
  await answer(page, 'Are you sure you want to accept the delivery?', 'Yes');
  await page.getByText('Delivery accepted').waitFor();
  await page.goto(`/deliverer/delivery/${request.id}`);
  await page.getByText(good(2).name).first().waitFor();
  await seeStatus(page, 'Assigned');
});

it('the customer takes the order without what became dearer or was replaced [PROPOSE-9, PROPOSE-20]', async () => {
  const { id, delivery_cost } = await placeOrder();
  await propose(id);
  const left = await answerProposal(id, 'Without these');
  expect(itemsOf(left)).toEqual([[good(1).name, 1]]);
  expect(left).toMatchObject({ amount: 42.5 + delivery_cost, rejected_items: [] });
});

it('nobody answers in time, and the shop accepts the order as it was [PROPOSE-17]', async () => {
  const { id, amount } = await placeOrder();
  await propose(id);
  await passTimeOf(id);
  const { page } = people.retailer;
  await page.reload();
  await page.getByText(/^The customer did not answer in time/).waitFor();
  const phone = people.customer.page;
  await phone.goto(`/shops/order/${id}`);
  await seeStatus(phone, 'Initiated');
  expect(await phone.getByRole('region', { name: 'The shop suggests a change' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Accept' }).click();
  await answer(page, 'Are you sure you want to accept the order', 'Yes');
  await page.waitForURL('**/retailer/orders');
  const accepted = await people.customer.api(orders.customerOrder, { params: { id } });
  expect(accepted).toMatchObject({ status: 'ACCEPTED', amount });
});

/** The quarter of an hour for an answer, which a test can't wait for. */
async function passTimeOf(orderId: number): Promise<void> {
  const running = findEmbeddedPostgres(sharedHaat().env.DATA_DIR ?? '');
  const client = new Client({ connectionString: running?.url });
  await client.connect();
  try {
    await client.query('update order_proposals set expires_at = now() where order_id = $1', [orderId]);
  } finally {
    await client.end();
  }
}
