// The operator's desk on a phone: the operator finds, opens and cancels an order that nobody delivers, and the customer
// reads why.
import { listOrders } from '@haat/contract/operator/orders';
import * as orders from '@haat/contract/orders';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, openShop, order, stock } from '../support/new-people.ts';
import { closePages, demo, launchBrowser, openAs } from '../support/people.ts';
import { remindAfter } from '../support/reminders.ts';
import { apiAs } from '../support/village.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const customer = { number: '9812300081', firstName: 'Sosamma', lastName: 'Kurian' };
const retailer = { number: '9812300082', firstName: 'Varkey', lastName: 'Mathew' };
const reason = 'No deliverer is free this evening';

/** An accepted order that no deliverer wants. It is on the operator's list, which doesn't change while it is read. */
async function placeStuckOrder(): Promise<string> {
  const shop = await openShop(retailer, 'Ferry Road Provisions');
  const product = await stock(shop, 5);
  const { id } = await order(await createPerson(customer), product.id);
  await shop.api(orders.acceptOrder, { params: { id } });
  const operator = await apiAs('operator');
  const stuck = async () => (await operator(listOrders, { query: { need: 'requests_open' } })).results;
  await expect.poll(async () => (await stuck()).map((one) => one.id)).toContain(id);
  return String(id);
}

it('cancels an order that nobody delivers, and the customer reads the reason [DESK-112, DESK-113, DESK-115]', async () => {
  await remindAfter({ tell_operator_request_after: 1 });
  const id = await placeStuckOrder();
  const number = String(Number(id) % 2 ** 36);
  const phone = await openAs(browser, customer.number, `/shops/order/${id}`);
  await phone.getByText('Accepted', { exact: true }).first().waitFor();

  const desk = await openAs(browser, demo.operator, '/operator/');
  await desk.getByRole('link', { name: /no deliverer yet/ }).click();
  await desk.getByRole('link', { name: `Order ${number}`, exact: true }).click();
  await desk.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
  await desk.getByText('Nobody delivers this order yet').waitFor();
  expect(await desk.getByText('Varkey Mathew (retailer)').count()).toBe(1);

  await desk.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await desk.getByText(`Cancelled by the operator: ${reason}`).waitFor();
  await desk.getByText('Meera Nair (operator)').waitFor();

  // In the list, the order no longer needs anybody.
  await desk.goBack();
  await desk.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await desk.getByRole('link', { name: `Order ${number}`, exact: true }).waitFor({ state: 'detached' });
  expect(new URL(desk.url()).searchParams.get('filter')).toBe('{"need":"requests_open"}');

  await phone.reload();
  await phone.getByText(reason).first().waitFor();
  await closePages(browser);
});
