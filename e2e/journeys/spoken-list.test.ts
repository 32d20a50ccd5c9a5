// A spoken list, offered and agreed to, then delivered in a trip of three orders. The deliverer loses the network on the way.
import * as accounts from '@haat/contract/accounts';
import * as deliveries from '@haat/contract/deliveries';
import { hireDeliverer } from '@haat/contract/operator/deliverers';
import * as orders from '@haat/contract/orders';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, known, type NewShop, openShop } from '../support/new-people.ts';
import { launchOwnBrowser } from '../support/people.ts';
import { answer } from '../support/questions.ts';
import { orderBy, phoneOf, stockAt, type ThreePhones } from '../support/three-phones.ts';
import { apiAs } from '../support/village.ts';

const numbers = {
  customer: '9812300721',
  retailer: '9812300722',
  deliverer: '9812300473',
  others: ['9812300474', '9812300475'],
} as const;

let browser: Browser;
let people: ThreePhones;
let shop: NewShop;
let productId: number;
beforeAll(async () => {
  // Its microphone beeps.
  browser = await launchOwnBrowser('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream');
  await createPerson({ number: numbers.customer, firstName: 'Saraswathi', lastName: 'Amma' });
  shop = await openShop(
    { number: numbers.retailer, firstName: 'Thankappan', lastName: 'Nair' },
    'Thankappan Stores',
  );
  productId = known((await stockAt(shop, [60]))[0], 'product').id;
  const deliverer = await createPerson({ number: numbers.deliverer, firstName: 'Shaji', lastName: 'Mathew' });
  const city = known((await deliverer(accounts.cities)).results[0], 'city').id;
  await (await apiAs('operator'))(hireDeliverer, { body: { number: `+91${numbers.deliverer}`, city } });
  people = {
    customer: await phoneOf(browser, numbers.customer),
    retailer: await phoneOf(browser, numbers.retailer),
    deliverer: await phoneOf(browser, numbers.deliverer),
  };
  await people.customer.page.context().grantPermissions(['microphone']);
});
afterAll(() => browser.close());

/** Speaks a list in the browser. */
async function speak({ page }: ThreePhones['customer']): Promise<void> {
  await page.goto(`/shops/${shop.id}`);
  await page.getByRole('link', { name: 'Send a list' }).click();
  await page.getByRole('button', { name: 'Speak the list' }).click();
  await page.getByRole('button', { name: 'Stop, 59 s left' }).click();
  await page.getByRole('button', { name: 'Hear the list' }).waitFor();
  await page.getByRole('button', { name: 'Send a list' }).click();
  await page.getByText(/^Waits for the shop/).waitFor();
}

async function offer({ page }: ThreePhones['retailer']): Promise<void> {
  await page.goto('/retailer/orders');
  await page.getByRole('link', { name: 'Lists 1' }).click();
  await page.getByRole('link', { name: /Saraswathi/ }).click();
  await page.getByRole('button', { name: 'Hear the list' }).waitFor();
  const goods = page.getByRole('combobox', { name: 'Add a product' });
  await goods.fill('a');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Send offer' }).click();
  await page.getByText(/^With delivery: ₹/).waitFor();
}

/** Returns the order's id. */
async function agree({ page }: ThreePhones['customer']): Promise<number> {
  await page.reload();
  await page.getByRole('button', { name: 'Agree' }).click();
  await answer(page, 'Are you sure?', 'Yes');
  await page.waitForURL(/\/shops\/order\/\d+$/);
  return Number(page.url().split('/').at(-1));
}

/** Two more orders of the same slot, and the requests of all three for this deliverer. Returns the ids of their deliveries. */
async function takeThree(listOrder: number): Promise<Map<number, number>> {
  const ids = [listOrder];
  for (const [at, number] of numbers.others.entries()) {
    await createPerson({ number, firstName: ['Reena', 'Babu'][at] ?? '', lastName: 'Paul' });
    const { id } = await orderBy(await phoneOf(browser, number), [[productId, 1]]);
    await shop.api(orders.acceptOrder, { params: { id } });
    ids.push(id);
  }
  const { api } = people.deliverer;
  const { results } = await api(deliveries.listRequests, { query: { limit: 100 } });
  const mine = results.filter(({ order }) => ids.includes(order.id));
  await api(deliveries.acceptRequests, { body: { ids: mine.map(({ id }) => id) } });
  return new Map(mine.map(({ id, order }) => [order.id, id]));
}

const tripOf = (page: Page) => page.getByRole('region', { name: 'Your trip' });

async function nobodyIsThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: "I can't deliver this" }).click();
  await page.getByRole('radio', { name: 'Nobody is there' }).check();
  await answer(page, 'Are you sure?', 'Yes');
  await page.getByText(/^Not delivered, /).waitFor();
}

it('a spoken list is offered, agreed to and delivered in a trip of three, once nobody is at home [LIST-14, LIST-16, LIST-18, TRIP-9, TRIP-11]', async () => {
  const { customer, retailer, deliverer } = people;
  await speak(customer);
  await offer(retailer);
  const order = await agree(customer);
  const taken = await takeThree(order);
  const [closed = 0] = [...taken.keys()].filter((id) => id !== order);

  const { page, api } = deliverer;
  await page.goto('/deliverer');
  await tripOf(page)
    .getByText(/^4 stops · /)
    .waitFor();
  await tripOf(page).getByRole('button', { name: 'Mark all pickedup' }).click();
  await answer(page, 'Are you sure?', 'Yes');
  await tripOf(page)
    .getByText(/^3 stops · /)
    .waitFor();
  // All three live at the same place.
  await page.getByRole('region', { name: 'Map' }).getByText('1, 2, 3').waitFor();

  await page.getByRole('link', { name: `Order ${closed}`, exact: true }).click();
  await nobodyIsThere(page);
  await page.goBack();
  await page.getByRole('link', { name: `Order ${order}`, exact: true }).click();
  await page.getByRole('button', { name: 'Hear the list' }).waitFor();
  const { delivery_code: code } = await customer.api(orders.customerOrder, { params: { id: order } });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Mark delivered' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await dialog.getByLabel('Delivery code').fill(code ?? '');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Saved on this phone: Mark delivered').waitFor();
  await page.goBack();
  // As it was last seen, without the stop that is done.
  await tripOf(page)
    .getByText(/^2 stops · /)
    .waitFor();
  await page.getByRole('region', { name: 'Map' }).getByText('1, 2', { exact: true }).waitFor();
  await page.context().setOffline(false);
  const statusNow = async () => (await customer.api(orders.customerOrder, { params: { id: order } })).status;
  await expect.poll(statusNow).toBe('DELIVERED');
  await tripOf(page)
    .getByText(/^2 stops · /)
    .waitFor();

  const done = await customer.api(orders.customerOrder, { params: { id: order } });
  const said = done.events.map(({ text }) => text);
  expect(said.filter((text) => text === 'Delivered to the door with the delivery code')).toHaveLength(1);
  for (const [id, delivery] of taken) {
    const params = { id: delivery };
    if (![order, closed].includes(id)) await api(deliveries.markDelivered, { params });
    if (id !== closed) await api(deliveries.markCompleted, { params, body: { payment: 'Cash' } });
  }
  const states = await Promise.all(
    [...taken.values()].map((id) => api(deliveries.getDelivery, { params: { id } })),
  );
  expect(states.map(({ status }) => status).sort()).toEqual(['COMPLETED', 'COMPLETED', 'PICKED_UP']);
  expect(states.filter(({ failed_delivery: failed }) => failed !== null)).toMatchObject([
    { order: { id: closed } },
  ]);
});
