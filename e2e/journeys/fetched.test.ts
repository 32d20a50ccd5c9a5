// An order that its customer fetches at the counter and pays by UPI. The shop hands it out without a network.
import * as orders from '@haat/contract/orders';
import { updateShop } from '@haat/contract/shops';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, known, openShop } from '../support/new-people.ts';
import { launchBrowser } from '../support/people.ts';
import { answer } from '../support/questions.ts';
import { addToCartOf, phoneOf, stockAt } from '../support/three-phones.ts';

const customerNumber = '9812300711';
const retailer = { number: '9812300712', firstName: 'Omana', lastName: 'Kurian' };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('is fetched at the counter with a code and paid by UPI, and handed out once [PICKUP-13, PICKUP-14, PICKUP-15]', async () => {
  await createPerson({ number: customerNumber, firstName: 'Beena', lastName: 'Jose' });
  const goods = await stockAt(await openShop(retailer, 'Omana Stores'), [60]);
  const shop = await phoneOf(browser, retailer.number);
  await shop.api(updateShop, { body: { offers_pick_up: true, upi_id: 'omana@okbank' } });
  const customer = await phoneOf(browser, customerNumber);
  await addToCartOf(customer, [[known(goods[0], 'product').id, 2]]);

  const { page } = customer;
  await page.goto('/shops/slot');
  await page.getByRole('radio', { name: 'Pick up at the shop' }).check();
  await page.getByRole('group', { name: 'Next slots' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Proceed to Order' }).click();
  await page.getByRole('heading', { name: 'Order placed' }).waitFor();
  const { id } = known((await customer.api(orders.customerOrders)).results[0], 'order');

  const desk = shop.page;
  await desk.goto(`/retailer/orders/${id}`);
  await desk.getByRole('button', { name: 'Accept', exact: true }).click();
  await answer(desk, 'Are you sure you want to accept the order', 'Yes');
  await desk.waitForURL('**/retailer/orders');
  await desk.goto(`/retailer/orders/${id}`);
  await desk.getByRole('button', { name: 'Ready', exact: true }).click();

  await page.goto(`/shops/order/${id}`);
  await page.getByText('Ready to fetch').first().waitFor();
  await page.getByRole('heading', { name: 'Pick-up code' }).waitFor();
  const code = known((await orderNow()).delivery_code ?? undefined, 'pick-up code');
  await page.getByText(code).waitFor();
  await page.getByRole('button', { name: 'I have paid' }).click();
  const claim = page.getByRole('alertdialog');
  await claim.getByLabel(/reference/i).fill('4711');
  await claim.getByRole('button', { name: 'Yes' }).click();
  await page.getByText(/^You paid ₹120 by UPI/).waitFor();

  await desk.reload();
  await desk.getByRole('button', { name: 'Hand out' }).waitFor();
  await desk.context().setOffline(true);
  await desk.getByRole('button', { name: 'Hand out' }).click();
  const dialog = desk.getByRole('alertdialog');
  await dialog.getByLabel('Pick-up code').fill(code);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await desk.getByText('Waiting for a connection').first().waitFor();
  await desk.context().setOffline(false);
  await desk.getByText('Waiting for a connection').first().waitFor({ state: 'detached' });
  await expect.poll(async () => (await orderNow()).status).toBe('COMPLETED');
  const { payments, events } = await orderNow();
  expect(payments).toMatchObject([{ method: 'upi', amount: 120, reference: '4711' }]);
  expect(events.filter(({ text }) => /^Handed out at .* with the pick-up code$/.test(text))).toHaveLength(1);
  await page.getByText('Completed').first().waitFor();

  function orderNow(): Promise<orders.Order> {
    return customer.api(orders.customerOrder, { params: { id } });
  }
});
