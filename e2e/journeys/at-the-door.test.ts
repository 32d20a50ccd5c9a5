// The door without a network, on the deliverer's phone.
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutAfter } from '../support/network.ts';
import { createPerson, known, openShop } from '../support/new-people.ts';
import { demo, launchBrowser } from '../support/people.ts';
import { answer } from '../support/questions.ts';
import { orderBy, phoneOf, stockAt, type ThreePhones } from '../support/three-phones.ts';

const customerNumber = '9812300451';
const retailer = { number: '9812300452', firstName: 'Chandran', lastName: 'Nair' };

let browser: Browser;
let people: ThreePhones;
let productId: number;
beforeAll(async () => {
  browser = await launchBrowser();
  await createPerson({ number: customerNumber, firstName: 'Sarada', lastName: 'Pillai' });
  const goods = await stockAt(await openShop(retailer, 'Chandran Stores'), [60]);
  productId = known(goods[0], 'product').id;
  people = {
    customer: await phoneOf(browser, customerNumber),
    retailer: await phoneOf(browser, retailer.number),
    deliverer: await phoneOf(browser, demo.deliverer),
  };
});
afterAll(() => browser.close());

const waiting = 'Waiting for a connection';

interface OnTheWay {
  readonly id: number;
  readonly deliveryId: number;
  readonly code: string;
  readonly wrong: string;
}

/** An order that this deliverer has accepted. */
async function assign(): Promise<OnTheWay> {
  const { customer, retailer: shop, deliverer } = people;
  const { id } = await orderBy(customer, [[productId, 1]]);
  await shop.api(orders.acceptOrder, { params: { id } });
  const { results } = await deliverer.api(deliveries.listRequests, { query: { limit: 100 } });
  const request = known(
    results.find(({ order }) => order.id === id),
    'request for the order',
  );
  await take(request.id);
  const code = known((await orderNow(id)).delivery_code ?? undefined, 'delivery code');
  return { id, deliveryId: request.id, code, wrong: code === '0000' ? '1111' : '0000' };
}

/** The rest of the way, so that no delivery stays open. */
const complete = ({ deliveryId }: OnTheWay) =>
  people.deliverer.api(deliveries.markCompleted, { params: { id: deliveryId }, body: { payment: 'Cash' } });

const take = (id: number) => people.deliverer.api(deliveries.acceptRequest, { params: { id } });
const pickUp = (id: number) => people.deliverer.api(deliveries.markPickedUp, { params: { id } });

const orderNow = (id: number): Promise<orders.Order> =>
  people.customer.api(orders.customerOrder, { params: { id } });

/** How often the shop's history says it. */
async function timesSaid(id: number, text: RegExp): Promise<number> {
  const { events } = await people.retailer.api(orders.retailerOrder, { params: { id } });
  return events.filter((event) => text.test(event.text)).length;
}

/** The deliverer's phone at the door. */
async function openDoor({ deliveryId }: OnTheWay): Promise<Page> {
  const { page } = people.deliverer;
  await page.goto(`/deliverer/delivery/${deliveryId}`);
  return page;
}

async function giveBack(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: "I can't deliver this" }).click();
  await page.getByRole('radio', { name: reason }).check();
  await answer(page, 'Are you sure?', 'Yes');
}

/** Presses 'Mark delivered' and sends a code. */
async function handOver(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await page.getByRole('button', { name: 'Mark delivered' }).click();
  await dialog.getByLabel('Delivery code').fill(code);
  await dialog.getByRole('button', { name: 'Yes' }).click();
}

/** Waits until the phone shows that something waits, then gives it a network. */
async function reconnect(page: Page): Promise<void> {
  await page.getByText(waiting).first().waitFor();
  await page.context().setOffline(false);
  await page.getByText(waiting).first().waitFor({ state: 'detached' });
}

it('each step at the door without a network, or with a lost answer, is done once [SILENT-9, SILENT-21, HOUSE-46]', async () => {
  const order = await assign();
  const page = await openDoor(order);
  const context = page.context();
  await page.getByRole('button', { name: "I can't deliver this" }).waitFor();
  await context.setOffline(true);
  await giveBack(page, 'My vehicle broke down');
  await reconnect(page);
  await page.getByText('Its request is open again.').waitFor();
  expect(await timesSaid(order.id, /^Ravi Kumar gave the delivery back, the vehicle broke down$/)).toBe(1);

  await take(order.deliveryId);
  await pickUp(order.deliveryId);
  await page.reload();
  await cutAfter(context, '/deliveries/*/give_back/');
  await giveBack(page, "I can't find the house");
  await reconnect(page);
  await page.getByText(/^Not delivered, /).waitFor();
  expect(await timesSaid(order.id, /^Not delivered, the house was not found$/)).toBe(1);

  await context.setOffline(true);
  await handOver(page, order.wrong);
  await reconnect(page);
  await page.getByText('The delivery code was wrong. Mark the order as delivered again.').waitFor();
  await cutAfter(context, '/deliveries/*/delivered/');
  await handOver(page, order.code);
  await reconnect(page);
  await page.getByRole('main').getByText('Delivered', { exact: true }).first().waitFor();
  expect(await timesSaid(order.id, /^Delivered to the door with the delivery code$/)).toBe(1);
  expect(await orderNow(order.id)).toMatchObject({
    status: 'DELIVERED',
    failed_delivery: null,
    delivery_code: null,
  });
  await complete(order);
});
