// Important tasks with only the keyboard: signing in, buying, checking the products at the door, a list, the way of a trip.
import * as orders from '@haat/contract/orders';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectFocusInMain, goTo, hasFocus, press, typeInto } from './support/keyboard.ts';
import { createPerson } from './support/new-people.ts';
import { codeFor, demo, launchBrowser, newPhone, openAs, village } from './support/people.ts';
import { orderAtTheDoor, plentifulProduct } from './support/village.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const devika = (number: string) => ({ number, firstName: 'Devika', lastName: 'Pillai' });

it('signs a new person in [LOOK-2]', async () => {
  const number = '9812300310';
  const page = await (await newPhone(browser)).newPage();
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Request OTP' }));
  await page.getByText('The field is required').waitFor();
  expect(await hasFocus(page.getByLabel('Phone number'))).toBe(true);
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');

  await page.waitForURL('**/auth/verify');
  const boxes = page.getByRole('group', { name: 'One-time code' }).getByRole('textbox');
  await expect.poll(() => hasFocus(boxes.first())).toBe(true);
  const code = await codeFor(number);
  await page.keyboard.type(code.slice(0, 5));
  await page.keyboard.press('Backspace');
  await page.keyboard.type(code.slice(4));

  await page.waitForURL('**/auth/setup');
  await expectFocusInMain(page);
  await typeInto(page.getByLabel('First name'), 'Devika');
  await typeInto(page.getByLabel('Last name'), 'Pillai');
  await typeInto(page.getByLabel('Email'), 'devika@example.in');
  await press(page.getByRole('button', { name: 'Next' }), 'Space');

  await page.waitForURL('**/auth/location');
  await expectFocusInMain(page);
  await giveHome(page);
  await page.waitForURL('**/blogs');
  await expectFocusInMain(page);
});

async function giveHome(page: Page): Promise<void> {
  await goTo(page.getByRole('button', { name: 'Location' }));
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await goTo(page.getByLabel('City'));
  await page.keyboard.press('ArrowDown');
  await typeInto(page.getByLabel('Address line 1'), 'Puthen House');
  await typeInto(page.getByLabel('Address line 2'), 'Temple Road');
  await typeInto(page.getByLabel('Address line 3'), 'Near the well');
  const sent = page.waitForRequest('**/api/customers/create/');
  await press(page.getByRole('button', { name: 'Register' }));
  const { primary_address: home } = (await sent).postDataJSON();
  expect(home.longitude).toBeLessThan(village.longitude);
  expect(home.latitude).toBeGreaterThan(village.latitude);
}

it('buys something [LOOK-2]', async () => {
  const number = '9812300311';
  const customer = await createPerson(devika(number));
  const page = await openAs(browser, number, '/blogs');
  await press(page.getByRole('button', { name: 'Menu' }));
  await page.keyboard.press('Escape');
  expect(await hasFocus(page.getByRole('button', { name: 'Menu' }))).toBe(true);
  await page.keyboard.press('Enter');
  await press(page.getByRole('link', { name: 'Shops' }));
  await page.waitForURL('**/shops');
  await expectFocusInMain(page);

  await putInCart(page);
  await goTo(page.getByRole('link', { name: 'View cart' }));
  const toCart = page.getByRole('link', { name: 'Cart, 2 items' });
  await press(toCart);
  await page.waitForURL('**/shops/cart');
  expect(await hasFocus(toCart)).toBe(true);
  await press(page.getByRole('link', { name: 'Checkout' }));
  await page.waitForURL('**/shops/slot');
  await expectFocusInMain(page);
  await goTo(page.getByLabel('Delivery slot'));
  await page.keyboard.press('ArrowDown');
  await typeInto(page.getByLabel('Additional instructions'), 'Ring twice');
  await goTo(page.getByLabel('Delivery slot'), 'Shift+Tab');
  expect(await page.getByLabel('Delivery slot').inputValue()).not.toBe('');
  await press(page.getByRole('button', { name: 'Proceed to Order' }));
  await page.waitForURL('**/shops/order-placed');
  await expectFocusInMain(page);
  await page.waitForURL('**/shops/user');
  await expectFocusInMain(page);
  expect((await customer(orders.customerOrders)).results).toMatchObject([{ item_count: 2 }]);
});

/** Adds two of the first available product in the first open store. */
async function putInCart(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const stores = main.getByRole('list', { name: 'Stores' }).getByRole('listitem');
  await press(stores.filter({ hasNotText: 'Closed' }).getByRole('link').first());
  await page.waitForURL(/\/shops\/\d+$/);
  await expectFocusInMain(page);
  await goTo(main.getByRole('tab', { name: 'Store' }));
  await page.keyboard.press('ArrowDown');
  expect(await hasFocus(main.getByRole('tab').nth(1))).toBe(true);
  const tiles = main.getByRole('tabpanel').getByRole('listitem');
  await press(
    tiles
      .filter({ has: page.getByRole('button', { name: /^Add / }) })
      .getByRole('link')
      .first(),
  );
  await page.waitForURL('**/product/*');
  await expectFocusInMain(page);
  await press(main.getByRole('button', { name: 'Add to Cart' }), 'Space');
  const more = main.getByRole('button', { name: /^Increase quantity/ });
  await expect.poll(() => hasFocus(more)).toBe(true);
  await page.keyboard.press('Enter');
}

it('refuses one item at the door [LOOK-2]', async () => {
  const number = '9812300312';
  const customer = await createPerson(devika(number));
  const { orderId } = await orderAtTheDoor(customer);
  const page = await openAs(browser, number, `/shops/order/${orderId}`);
  await goTo(page.getByRole('combobox', { name: /^Quantity of / }));
  await page.keyboard.press('ArrowUp');
  const verify = page.getByRole('button', { name: 'Verify' });
  await press(verify);

  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await dialog.waitFor();
  for (let stop = 0; stop < 6; stop += 1) {
    expect(await hasFocusInside(page), `after Tab ${stop} times`).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await hasFocus(verify)).toBe(true);

  await page.keyboard.press('Enter');
  await press(dialog.getByRole('button', { name: 'Yes' }));
  await page.getByRole('main').getByText('Verified', { exact: true }).first().waitFor();
  await expectFocusInMain(page);
  const verified = await customer(orders.customerOrder, { params: { id: orderId } });
  expect(verified.rejected_items).toMatchObject([{ quantity: 1 }]);
});

it('sends a list and cancels it [LOOK-2]', async () => {
  const number = '9812300751';
  await createPerson(devika(number));
  const page = await openAs(browser, number, `/shops/${(await plentifulProduct()).shop}`);
  await press(page.getByRole('link', { name: 'Send a list' }));
  await page.waitForURL('**/list');
  await expectFocusInMain(page);
  await typeInto(page.getByLabel('What do you want?'), 'Two kilos of small onions');
  await press(page.getByRole('button', { name: 'Send a list' }));
  await page.waitForURL(/\/shops\/lists\/\d+$/);
  await expectFocusInMain(page);
  const cancel = page.getByRole('button', { name: 'Cancel list' });
  await press(cancel);
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }));
  await page.getByText(/^Cancelled/).waitFor();
  await expectFocusInMain(page);
});

it('walks past the map of a trip to its deliveries [LOOK-2]', async () => {
  const page = await openAs(browser, demo.deliverer, '/deliverer', { isLocationAllowed: false });
  const trip = page.getByRole('region', { name: 'Your trip' });
  await trip.getByRole('region', { name: 'Map' }).getByText('1').waitFor();
  await goTo(trip.getByRole('button', { name: 'Zoom in' }));
  await goTo(trip.getByRole('button', { name: 'Start from where I am' }));
  await press(page.getByRole('link', { name: /^Order \d+$/ }));
  await page.waitForURL('**/deliverer/delivery/*');
  await expectFocusInMain(page);
});

/** In the dialog, or in the browser's own toolbar, which the focus visits after the last element. */
const hasFocusInside = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at === document.body || at?.closest('dialog') !== null;
  });
