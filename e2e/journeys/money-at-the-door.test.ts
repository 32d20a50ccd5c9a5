// Money between the people at a door, on three phones and at the desk: UPI that is denied and comes late, credit up to its
// limit, cash that is handed over, and the close of the day, which must add up to all of it.
import * as cash from '@haat/contract/cash';
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import type * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, known, openShop } from '../support/new-people.ts';
import { demo, desktop, launchBrowser, openAs } from '../support/people.ts';
import { answer } from '../support/questions.ts';
import {
  bringToTheDoor,
  fillCartOf,
  orderBy,
  phoneOf,
  seeStatus,
  stockAt,
  type ThreePhones,
} from '../support/three-phones.ts';

const customerNumber = '9812300411';
const retailer = { number: '9812300412', firstName: 'Rosamma', lastName: 'Chacko' };
const shopName = 'Chacko Provisions';

let browser: Browser;
let people: ThreePhones;
let goods: products.Product[];
/** In cash, to the shop. */
let handedOver = 0;
beforeAll(async () => {
  browser = await launchBrowser();
  await createPerson({ number: customerNumber, firstName: 'Kalyani', lastName: 'Nair' });
  const shop = await openShop(retailer, shopName);
  goods = await stockAt(shop, [100, 42.5]);
  await shop.api(shops.updateShop, { body: { upi_id: 'chacko@okbank', upi_name: 'Rosamma' } });
  people = {
    customer: await phoneOf(browser, customerNumber),
    retailer: await phoneOf(browser, retailer.number),
    deliverer: await phoneOf(browser, demo.deliverer),
  };
});
afterAll(() => browser.close());

const good = (at: number): products.Product => known(goods[at], 'product');
const rupees = (amount: number): string => {
  const paise = Math.round(amount * 100);
  return `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: paise % 100 === 0 ? 0 : 2 })}`;
};

/** Presses a button that opens a dialog with the question, fills its fields, and presses 'Yes'. */
async function fillAndSend(page: Page, name: string | RegExp, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('alertdialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const newest = async ({ id }: orders.Order): Promise<orders.Order> =>
  people.customer.api(orders.customerOrder, { params: { id } });

it('a UPI payment that the shop denied is due again until the money comes [PAY-45, PAY-46, PAY-61]', async () => {
  const { customer, retailer: shop, deliverer } = people;
  const order = await orderBy(customer, [
    [good(0).id, 1],
    [good(1).id, 1],
  ]);
  const { id, amount } = order;
  const deliveryId = await bringToTheDoor(people, id);
  await customer.api(orders.verifyOrder, { params: { id }, body: { items: [] } });
  await customer.page.goto(`/shops/order/${id}`);
  await fillAndSend(customer.page, 'I have paid', { Reference: 'KL4711' });
  await deliverer.api(deliveries.markCompleted, { params: { id: deliveryId }, body: { payment: 'By UPI' } });

  await shop.page.goto(`/retailer/orders/${id}`);
  await shop.page.getByRole('button', { name: 'Not received' }).click();
  await answer(shop.page, 'Are you sure?', 'Yes');
  await customer.page.reload();
  await customer.page.getByText(`The shop did not get ${rupees(amount)}, reference KL4711.`).waitFor();
  await customer.page.getByRole('link', { name: 'Pay by UPI' }).waitFor();
  expect(await newest(order)).toMatchObject({ due: amount });

  await shop.page.getByRole('button', { name: 'Money received' }).click();
  await answer(shop.page, 'Are you sure?', 'Yes');
  await expect.poll(async () => (await newest(order)).due).toBe(0);
  await customer.page.reload();
  await customer.page.getByRole('region', { name: 'Receipt' }).waitFor();
  expect(await customer.page.getByRole('link', { name: 'Pay by UPI' }).count()).toBe(0);
});

/** The customer checks out with 'On credit'. */
async function checkOutOnCredit(page: Page): Promise<void> {
  await page.goto('/shops/slot');
  await page.getByLabel('Delivery slot').selectOption({ index: 1 });
  await page.getByRole('radio', { name: 'On credit' }).check();
  await page.getByRole('button', { name: 'Proceed to Order' }).click();
}

it('credit is offered, agreed to, used up to its limit, and settled at the door [CREDIT-8, CREDIT-27, CREDIT-29, PAY-41, PAY-52]', async () => {
  const { customer, retailer: shop, deliverer } = people;
  await shop.page.goto('/retailer/credit');
  await fillAndSend(shop.page, 'Open account: Kalyani Nair', { Limit: '200' });
  await customer.page.goto('/shops/credit');
  await customer.page.getByText(`${shopName} offers you credit up to ₹200.`).waitFor();
  await customer.page.getByRole('button', { name: 'Agree' }).click();
  await answer(customer.page, 'Are you sure?', 'Yes');
  await customer.page.getByRole('button', { name: 'I have paid' }).waitFor();

  await fillCartOf(customer, [[good(0).id, 1]]);
  await checkOutOnCredit(customer.page);
  await customer.page.waitForURL('**/shops/order-placed');
  const order = known((await customer.api(orders.customerOrders)).results[0], 'order');
  await fillCartOf(customer, [[good(0).id, 1]]);
  await checkOutOnCredit(customer.page);
  await customer.page.getByText(`Only ${rupees(200 - order.amount)} of your credit is left.`).waitFor();

  const deliveryId = await bringToTheDoor(people, order.id);
  await deliverer.page.goto(`/deliverer/delivery/${deliveryId}`);
  await fillAndSend(deliverer.page, 'Mark completed', { 'On credit': String(order.amount) });
  await seeStatus(deliverer.page, 'Completed');
  await shop.page.goto('/retailer/credit');
  await shop.page.getByRole('link', { name: 'Kalyani Nair' }).click();
  await shop.page.getByText(`Owed then: ${rupees(order.amount)}`).waitFor();
});

it('a hand-over that the shop disputed is made again and confirmed [CASH-30, CASH-32, CASH-33]', async () => {
  const { customer, retailer: shop, deliverer } = people;
  const { id, price, delivery_cost } = await orderBy(customer, [[good(0).id, 3]]);
  await deliverer.api(deliveries.markCompleted, {
    params: { id: await bringToTheDoor(people, id) },
    body: { payment: 'Cash' },
  });
  handedOver = await cashAtShop();
  // The shop owes the deliverer the delivery costs of the two orders before, which nobody paid in cash.
  expect(handedOver).toBe(price - 2 * delivery_cost);
  await deliverer.page.goto('/deliverer');
  await deliverer.page.getByRole('link', { name: /^Cash in hand / }).click();
  await fillAndSend(deliverer.page, `Hand over: ${shopName}`, { Note: 'Left on the counter' });

  await shop.page.goto('/retailer/cash');
  await shop.page.getByText(`To come ${rupees(handedOver)}`).waitFor();
  await fillAndSend(shop.page, 'Not received', { 'What happened?': 'Nobody was there' });
  await deliverer.page.reload();
  await deliverer.page.getByText('Nobody was there').waitFor();
  await fillAndSend(deliverer.page, `Hand over: ${shopName}`, {});
  await shop.page.reload();
  await shop.page.getByRole('button', { name: 'Received', exact: true }).click();
  await answer(shop.page, 'Are you sure?', 'Yes');
  await shop.page.getByText('To come ₹0').waitFor();
  expect(await cashAtShop()).toBe(0);
});

const cashAtShop = async (): Promise<number> => (await people.retailer.api(cash.getShopCash)).to_come;

it("the day's close at the desk adds up to these orders [CASH-22, CASH-37]", async () => {
  const { results } = await people.customer.api(orders.customerPreviousOrders);
  const done = await Promise.all(
    results.map(({ id }) => people.customer.api(orders.customerOrder, { params: { id } })),
  );
  expect(done).toHaveLength(3);
  const sum = (amounts: readonly number[]): string => rupees(amounts.reduce((all, one) => all + one, 0));
  const paid = (method: string): string =>
    sum(
      done.flatMap(({ payments }) =>
        payments.filter((one) => one.method === method).map(({ amount }) => amount),
      ),
    );

  const day = known(done[0]?.events.at(-1), 'history').at.slice(0, 10);
  const desk = await openAs(browser, demo.operator, `/operator/close?day=${day}`, { viewport: desktop });
  const row = desk.getByRole('table', { name: 'Shops' }).getByRole('row').filter({ hasText: shopName });
  await row.waitFor();
  expect(await row.getByRole('cell').allInnerTexts()).toEqual([
    shopName,
    '3',
    sum(done.map(({ price }) => price)),
    '',
    sum(done.map(({ delivery_cost }) => delivery_cost)),
    paid('cash'),
    paid('upi'),
    '',
    '',
    paid('credit'),
    '',
    '',
    rupees(handedOver),
  ]);
});
