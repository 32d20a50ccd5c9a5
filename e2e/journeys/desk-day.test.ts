// What an operator does on a day: hands out the requests of a slot, gives money back, and tells everybody something.
import * as accounts from '@haat/contract/accounts';
import * as complaints from '@haat/contract/complaints';
import * as credit from '@haat/contract/credit';
import * as deliveries from '@haat/contract/deliveries';
import type { Language } from '@haat/contract/languages';
import { listAnnouncements } from '@haat/contract/operator/announcements';
import { hireDeliverer } from '@haat/contract/operator/deliverers';
import * as orders from '@haat/contract/orders';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { hasFocus } from '../support/keyboard.ts';
import { createPerson, known, type NewShop, openShop } from '../support/new-people.ts';
import { closePages, demo, desktop, launchBrowser, openAs } from '../support/people.ts';
import { orderBy, type Person, phoneOf, stockAt } from '../support/three-phones.ts';
import { apiAs } from '../support/village.ts';

const retailer = { number: '9812300701', firstName: 'Eliyamma', lastName: 'Chacko' };
const carrier = { number: '9812300702', firstName: 'Shaji', lastName: 'Paul' };
const readers = [
  ['9812300703', 'Omana', 'en'],
  ['9812300704', 'Kamla', 'hi'],
  ['9812300705', 'Sudha', 'ml'],
] as const;

let browser: Browser;
let shop: NewShop;
let goods: number;
beforeAll(async () => {
  browser = await launchBrowser();
  shop = await openShop(retailer, 'Eliyamma Stores');
  goods = known((await stockAt(shop, [60]))[0], 'product').id;
  for (const [number, firstName] of readers) await createPerson({ number, firstName, lastName: 'Menon' });
  await createPerson(carrier);
  const operator = await apiAs('operator');
  const city = known((await operator(accounts.cities)).results[0], 'city').id;
  await operator(hireDeliverer, { body: { number: `+91${carrier.number}`, city } });
});
afterEach(() => closePages(browser));
afterAll(() => browser.close());

const atDesk = (path: string): Promise<Page> =>
  openAs(browser, demo.operator, `/operator${path}`, { viewport: desktop });

async function acceptedOrder(customer: Person): Promise<number> {
  const { id } = await orderBy(customer, [[goods, 1]]);
  await shop.api(orders.acceptOrder, { params: { id } });
  return id;
}

it('the operator hands out twelve requests of a slot at once, and the deliverer has one trip [DISPATCH-5]', async () => {
  for (const [number] of readers.slice(0, 2)) {
    const customer = await phoneOf(browser, number);
    for (let count = 0; count < 6; count += 1) await acceptedOrder(customer);
  }
  const desk = await atDesk('/dispatch');
  const requests = desk.getByRole('checkbox', { name: /Eliyamma Stores to / });
  await expect.poll(() => requests.count()).toBe(12);
  for (const request of await requests.all()) await request.check();
  await desk.getByRole('radio', { name: 'Shaji Paul: 0 active deliveries, ₹0 in hand' }).check();
  await desk.getByRole('button', { name: 'Assign 12' }).click();
  await desk.getByText('12 requests assigned').waitFor();
  await desk
    .getByRole('radio', { name: 'Shaji Paul: 12 active deliveries, ₹0 in hand, next at Eliyamma Stores' })
    .waitFor();
  expect(await requests.count()).toBe(0);

  const deliverer = await phoneOf(browser, carrier.number);
  const { stops } = await deliverer.api(deliveries.getTrip, { query: {} });
  expect(stops.map(({ kind, deliveries: all }) => [kind, all.length])).toEqual([
    ['pick_up', 12],
    ...Array.from({ length: 12 }, () => ['drop', 1]),
  ]);
  await deliverer.page.goto('/deliverer');
  await deliverer.page.getByText('Eliyamma Stores').first().waitFor();
});

/** Completed in cash. */
async function soldTo(customer: Person): Promise<number> {
  const id = await acceptedOrder(customer);
  const deliverer = await phoneOf(browser, carrier.number);
  const { results } = await deliverer.api(deliveries.listRequests, { query: { limit: 100 } });
  const request = known(
    results.find(({ order }) => order.id === id),
    'request',
  );
  const params = { id: request.id };
  for (const step of [deliveries.acceptRequest, deliveries.markPickedUp, deliveries.markDelivered] as const) {
    await deliverer.api(step, { params });
  }
  await customer.api(orders.verifyOrder, { params: { id }, body: { items: [] } });
  await deliverer.api(deliveries.markCompleted, { params, body: { payment: 'Cash' } });
  return id;
}

it('the operator gives money back to the notebook, and customer and shop see it [REFUND-9, REFUND-10]', async () => {
  const customer = await phoneOf(browser, readers[2][0]);
  const id = await soldTo(customer);
  const account = await shop.api(credit.offerCredit, {
    body: { customer: known((await shop.api(credit.creditCustomers)).results[0], 'buyer').id, limit: 500 },
  });
  await customer.api(credit.agreeToCredit, { params: { id: account.id } });
  const body = { kind: 'damaged', body: 'The bag was torn.' } as const;
  const complaint = await customer.api(complaints.makeComplaint, { params: { id }, body });

  const desk = await atDesk(`/complaints/${complaint.id}/show`);
  await desk.getByRole('button', { name: 'Close', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Outcome').selectOption('Refund');
  await dialog.getByLabel('Amount in rupees (optional)').fill('24.50');
  await dialog.getByLabel('How').selectOption('Off the credit');
  await dialog.getByLabel('Note').fill('A torn bag');
  await dialog.getByRole('button', { name: 'Close complaint' }).click();
  await dialog.waitFor({ state: 'detached' });

  await customer.page.goto(`/shops/order/${id}`);
  await seeRefund(customer.page);
  await customer.page.goto('/shops/credit');
  await customer.page.getByText('−₹24.50').first().waitFor();
  const counter = await openAs(browser, retailer.number, `/retailer/orders/${id}`);
  await seeRefund(counter);
  await counter.goto(`/retailer/credit/${account.id}`);
  await counter.getByText('−₹24.50').first().waitFor();
});

async function seeRefund(page: Page): Promise<void> {
  const refunds = page.getByRole('region', { name: 'Money back' });
  await refunds.getByText('₹24.50').waitFor();
  await refunds.getByText('Paid back').waitFor();
}

const texts: Readonly<Record<Language, string>> = {
  en: 'The ferry rests until noon.',
  hi: 'नाव दोपहर तक बंद है।',
  ml: 'കടത്തുവഞ്ചി ഉച്ചവരെ ഇല്ല.',
};

it('each reads an announcement in their own language [NEWS-5, NEWS-6]', async () => {
  const people = await Promise.all(readers.map(([number]) => phoneOf(browser, number)));
  for (const [at, [, , language]] of readers.entries()) {
    await known(people[at], 'reader').api(accounts.setPreferences, { body: { language } });
  }
  const desk = await atDesk('/announcements/create');
  await desk.getByLabel('Text in English').fill(texts.en);
  await desk.getByLabel('Text in Hindi (optional)').fill(texts.hi);
  await desk.getByLabel('Text in Malayalam (optional)').fill(texts.ml);
  await desk.getByRole('button', { name: 'Send' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await desk.getByText('Announcement on its way').waitFor();
  await desk.getByText(texts.en).first().waitFor();
  const operator = await apiAs('operator');
  const isSent = async (): Promise<boolean> => {
    const [newest] = (await operator(listAnnouncements, { query: {} })).results;
    return newest?.texts.en === texts.en && newest.sent === newest.people;
  };
  await expect.poll(isSent).toBe(true);
  for (const [at, [, , language]] of readers.entries()) {
    const { page } = known(people[at], 'reader');
    await page.goto('/notifications');
    await page.getByText(texts[language]).waitFor();
    const others = Object.values(texts).filter((text) => text !== texts[language]);
    for (const other of others) expect(await page.getByText(other).count()).toBe(0);
  }
});

it('dispatch, close, statements and announcements work by keyboard [DESK-60]', async () => {
  const id = await acceptedOrder(await phoneOf(browser, readers[0][0]));
  const desk = await atDesk('/dispatch');
  await press(desk.getByRole('checkbox', { name: /Eliyamma Stores to / }), 'Space');
  await press(desk.getByRole('radio').first(), 'Space');
  await press(desk.getByRole('button', { name: 'Assign 1' }));
  await desk.getByText('1 request assigned').waitFor();
  await expect
    .poll(async () => (await shop.api(orders.retailerOrder, { params: { id } })).status)
    .toBe('ASSIGNED');

  await desk.goto('/operator/close');
  await opensAndCloses(desk, desk.getByRole('button', { name: 'Close the day' }));
  await desk.goto('/operator/statements');
  await opensAndCloses(desk, desk.getByRole('button', { name: /^Enter a payment: / }));
  await desk.goto('/operator/announcements/create');
  await tabTo(desk.getByLabel('Text in English'));
  await desk.keyboard.type('The ferry goes again.');
  await opensAndCloses(desk, desk.getByRole('button', { name: 'Send' }));
  expect(await desk.getByLabel('Text in English').inputValue()).toBe('The ferry goes again.');
});

async function tabTo(target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let stop = 0; stop < 120; stop += 1) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab never focuses ${target}`);
}

async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** A dialog takes the focus, and gives it back to its button. */
async function opensAndCloses(page: Page, button: Locator): Promise<void> {
  await press(button);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(button)).toBe(true);
}
