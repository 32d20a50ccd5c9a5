// A new village: from an empty database to the first completed order. The terminal only makes the operator.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningHaat, startHaat } from '../../scripts/processes/start-haat.ts';
import { createPerson } from '../support/new-people.ts';
import { codeFor, giveToken, launchBrowser, newPhone, tokenFor, village } from '../support/people.ts';
import { answer } from '../support/questions.ts';
import { useOwnHaat } from '../support/shared-haat.ts';
import { haat } from '../support/terminal.ts';

const people = {
  operator: '9812300080',
  retailer: '9812300611',
  deliverer: '9812300612',
  customer: '9812300613',
} as const;

let running: RunningHaat;
let release: () => void;
let browser: Browser;
beforeAll(async () => {
  [browser, running] = await Promise.all([launchBrowser(), startHaat({ OTP_LIMIT_PER_IP: '1000' })]);
  release = useOwnHaat(running);
});
afterAll(async () => {
  release();
  await Promise.all([browser.close(), running.stop()]);
});

it('leads from an empty database to the first completed order, all on screens [DESK-2, DESK-86]', async () => {
  await haat('make-operator', `+91${people.operator}`);
  const desk = await (await newPhone(browser, { without: 'newer built-ins' })).newPage();
  await signInToDesk(desk);
  await desk.getByText('0 of 8 steps done').waitFor();
  await desk.getByRole('link', { name: 'Next: City' }).click();
  await addCity(desk);
  await desk.getByRole('button', { name: /^Add \d+ slots$/ }).click();
  await addStarterSet(desk);
  await saveContacts(desk);

  const retailer = await registerShop();
  await verifyShop(desk);
  await retailer.waitForURL('**/retailer/orders', { timeout: 30_000 });
  await addProduct(retailer);
  await takeOnDeliverer(desk);

  await placeOrder();
  await acceptOrder(retailer);
  await carryOrder();

  await desk.goto('/operator/setup');
  await desk.getByText('All steps are done. Your village works.').waitFor();
  await desk.getByRole('link', { name: 'Back to Today' }).click();
  await desk.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await desk.getByRole('heading', { name: /^The last/ }).waitFor();
  expect(await desk.getByText('Set up your village').count()).toBe(0);
});

async function signInToDesk(page: Page): Promise<void> {
  await page.goto('/operator/');
  await page.getByLabel(/^Phone number/).fill(people.operator);
  await page.getByRole('button', { name: 'Request code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(people.operator));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function addCity(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Haatpur');
  await page.getByLabel('Latitude').fill(String(village.latitude));
  await page.getByLabel('Longitude').fill(String(village.longitude));
  await page.getByRole('button', { name: 'Save city' }).click();
  await page.getByText('1 of 8 steps done').waitFor();
}

/** All but one shop type and one product. */
async function addStarterSet(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Hardware' }).uncheck();
  await page.getByRole('button', { name: 'Add 10 shop types' }).click();
  await page.getByRole('button', { name: /^Add \d+ product types$/ }).click();
  await page.getByRole('button', { name: 'Choose Vegetables' }).click();
  await page.getByRole('checkbox', { name: /^Broccoli/ }).uncheck();
  await page.getByRole('button', { name: /^Add \d+ products$/ }).click();
  await page.getByText(/^\d+ products added$/).waitFor();
}

async function saveContacts(page: Page): Promise<void> {
  await page.getByLabel('Phone number').fill('+91 487 200 0000');
  await page.getByLabel('Email').fill('help@haatpur.example');
  await page.getByRole('button', { name: 'Save contacts' }).click();
  await page.getByText('5 of 8 steps done').waitFor();
}

/** The person's phone, signed in. A new person has a name and an address in the village. */
async function openPhone(number: string, path: string, name?: string): Promise<Page> {
  if (name) await createPerson({ number, firstName: name, lastName: 'Pillai' });
  const context = await newPhone(browser);
  await giveToken(context, await tokenFor(number));
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function registerShop(): Promise<Page> {
  const page = await openPhone(people.retailer, '/retailer', 'Beena');
  await page.getByLabel('Shop type', { exact: true }).selectOption({ label: 'Vegetables' });
  await page.getByLabel('Shop name').fill('Beena Vegetables');
  await page.getByLabel('City').selectOption({ label: 'Haatpur' });
  await page.getByLabel('Address line 1').fill('Shop 1');
  await page.getByLabel('Address line 2').fill('Market Road');
  await page.getByLabel('Address line 3').fill('Near the well');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/retailer/not-verified');
  return page;
}

async function verifyShop(page: Page): Promise<void> {
  await page.goto('/operator/setup');
  await page.getByRole('link', { name: 'Beena Vegetables' }).click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Shop verified').waitFor();
}

async function addProduct(page: Page): Promise<void> {
  await page.goto('/retailer/catalogue');
  await page.getByRole('list', { name: 'Product types' }).getByRole('button', { name: 'Vegetables' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^Beetroot/ }) });
  await row.getByRole('button', { name: /^Beetroot/ }).click();
  await row.getByRole('button', { name: 'Add to shop' }).click();
  await row.getByRole('button', { name: 'Already added' }).waitFor();
  await page.goto('/retailer/products');
  await page.getByLabel('Quantity').fill('12');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save quantity' }).click();
  expect((await saved).status()).toBe(200);
}

async function takeOnDeliverer(page: Page): Promise<void> {
  await page.goto('/operator/setup');
  await page.getByRole('link', { name: 'Take on a deliverer' }).click();
  await page.getByLabel(/^Phone number/).fill(people.deliverer);
  await page.getByLabel('City').selectOption({ label: 'Haatpur' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Deliverer taken on').waitFor();
}

async function placeOrder(): Promise<void> {
  const page = await openPhone(people.customer, '/shops', 'Devika');
  await page.getByRole('link', { name: 'Beena Vegetables' }).click();
  await page.getByRole('tab', { name: 'Vegetables', exact: true }).click();
  await page.getByRole('button', { name: /^Add Beetroot.* to cart$/ }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  const slots = page.getByLabel('Delivery slot');
  const first = slots.getByRole('option').filter({ hasText: ' to ' }).first();
  await first.waitFor({ state: 'attached' });
  await slots.selectOption({ label: (await first.textContent()) ?? '' });
  await page.getByRole('button', { name: 'Proceed to Order' }).click();
  await page.waitForURL('**/shops/order-placed');
}

async function acceptOrder(page: Page): Promise<void> {
  await page.goto('/retailer/orders');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order \d+/ })
    .first()
    .click();
  // The list has such a button, too.
  await page.waitForURL(/\/retailer\/orders\/\d+$/);
  await page.getByRole('button', { name: 'Accept' }).click();
  await answer(page, 'Are you sure you want to accept the order', 'Yes');
  await page.waitForURL('**/retailer/orders');
}

async function carryOrder(): Promise<void> {
  const page = await openPhone(people.deliverer, '/deliverer/requests', 'Ravi');
  await page.getByRole('button', { name: 'Accept' }).click();
  await answer(page, 'Are you sure you want to accept the delivery?', 'Yes');
  await page.getByText('Delivery accepted').waitFor();
  await page.goto('/deliverer');
  await page.getByRole('link', { name: /^Order \d+$/ }).click();
  for (const action of [/mark pickedup/i, /mark delivered/i]) {
    await page.getByRole('button', { name: action }).click();
    await answer(page, 'Are you sure?', 'Yes');
  }
  await page.getByRole('button', { name: /mark completed/i }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Payment details').fill('Cash');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('main').getByText('Completed', { exact: true }).first().waitFor();
}
