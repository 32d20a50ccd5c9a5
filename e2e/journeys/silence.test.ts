// A shop doesn't answer: the phones of customer and shop, and the desk.
import { orderNumber } from '@haat/contract/city-ids';
import * as orders from '@haat/contract/orders';
import * as shops from '@haat/contract/shops';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loseAnswers } from '../support/network.ts';
import { createPerson, openShop, order, stock } from '../support/new-people.ts';
import { closePages, demo, desktop, launchBrowser, openAs } from '../support/people.ts';
import { answer } from '../support/questions.ts';
import { remindAfter } from '../support/reminders.ts';

const customer = { number: '9812300473', firstName: 'Rosamma', lastName: 'Thomas' };
const retailer = { number: '9812300474', firstName: 'Kuriakose', lastName: 'Paul' };
const name = 'Silent Provisions';

let browser: Browser;
let productId: number;
beforeAll(async () => {
  browser = await launchBrowser();
  const shop = await openShop(retailer, name);
  // Open at any time of the day.
  await shop.api(shops.updateShop, { body: { opening_time: '00:00', closing_time: '00:00' } });
  productId = (await stock(shop, 9)).id;
});
afterAll(() => browser.close());

it('the customer of a silent shop is told, keeps waiting, and cancels [SILENT-1, SILENT-4, SILENT-20]', async () => {
  await remindAfter({
    remind_shop_after: 1,
    sms_shop_after: 1,
    tell_operator_after: 1,
    tell_customer_after: 1,
  });
  const api = await createPerson(customer);
  const { id } = await order(api, productId);
  const told = async () =>
    (await api(orders.customerOrder, { params: { id } })).events.map(({ text }) => text);
  await expect.poll(told, { timeout: 20_000 }).toContain(`${name} has not answered yet`);
  const phone = await openAs(browser, customer.number, `/shops/order/${id}`);
  const card = phone.getByRole('region', { name: 'The shop has not answered yet.' });
  await card.waitFor();
  await phone.getByText(`${name} has not answered yet`, { exact: true }).waitFor();
  expect(await phone.getByText(`${name} was reminded`).count()).toBe(0);
  const counter = await openAs(browser, retailer.number, `/retailer/orders/${id}`);
  await counter.getByText(`${name} was reminded by SMS`).waitFor();
  const desk = await openAs(browser, demo.operator, '/operator/', { viewport: desktop });
  await desk.getByRole('link', { name: /waits? for the shop/ }).click();
  const need = desk.getByRole('link', { name: `Order ${orderNumber(id)}`, exact: true });
  await need.waitFor();

  await phone.context().setOffline(true);
  await card.getByRole('button', { name: 'Keep waiting' }).click();
  await card.waitFor({ state: 'detached' });
  await phone.context().setOffline(false);
  await phone.reload();
  await phone.getByRole('link', { name: 'Other shops' }).click();
  await phone.waitForURL('**/shops');
  await phone.goBack();
  await phone.getByRole('button', { name: 'Cancel order' }).waitFor();
  expect(await card.count()).toBe(0);
  await cancelOnABadLine(phone, id);
  await counter.reload();
  await counter.getByText('Cancelled', { exact: true }).first().waitFor();
  expect(await counter.getByText('Cancelled by the customer').count()).toBe(1);
  await desk.reload();
  await desk.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await need.waitFor({ state: 'detached' });
  await closePages(browser);
});

/** First without a connection, then with a lost answer. */
async function cancelOnABadLine(phone: Page, id: number): Promise<void> {
  const cancel = async (): Promise<void> => {
    await phone.getByRole('button', { name: 'Cancel order' }).click();
    await answer(phone, 'Are you sure?', 'Yes');
  };
  await phone.context().setOffline(true);
  await phone.getByText('No connection', { exact: true }).waitFor();
  await cancel();
  await phone.getByText(/^You need a connection for this/).waitFor();
  await phone.context().setOffline(false);
  await phone.getByText('No connection', { exact: true }).waitFor({ state: 'detached' });
  const { lost, stop } = await loseAnswers(phone, `/customers/orders/${id}/cancel/`);
  await cancel();
  await phone.getByText('Cancelled', { exact: true }).first().waitFor();
  expect(lost).toHaveLength(1);
  await stop();
}
