// Temporary states follow the same rules in each language: a page that closes automatically, open dialogs, the open
// menu, the check at the door, a failed load, no network.
import * as deliveries from '@haat/contract/deliveries';
import { screenConstants } from '@haat/contract/limits';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsInBothThemes, sidewaysPx, textFaultsOf } from './support/accessibility.ts';
import { createPerson, order } from './support/new-people.ts';
import { demo, launchBrowser, newPhone, openAs, signIn } from './support/people.ts';
import { chooseLanguage, speakEnglish } from './support/reader.ts';
import { routesOnTheWay } from './support/routes.ts';
import {
  acceptOrderAndDelivery,
  apiAs,
  fillCart,
  orderAtTheDoor,
  plentifulProduct,
} from './support/village.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  for (const person of ['customer', 'retailer', 'deliverer', 'operator'] as const) await speakEnglish(person);
  await browser.close();
});

/**
 * All rules in English, and in other languages those that texts can break. `show` opens the state, finding elements
 * without using text.
 */
async function expectNoFaults(page: Page, show: () => Promise<unknown> = async () => {}): Promise<void> {
  await show();
  expect(await faultsInBothThemes(page)).toEqual([]);
  for (const language of ['hi', 'ml'] as const) {
    // Closes an open dialog or menu.
    await page.keyboard.press('Escape');
    await chooseLanguage(page, language);
    await show();
    expect(await textFaultsOf(page), language).toEqual([]);
  }
  await page.context().close();
}

it('the confirmation of an order, which closes after three seconds [LOOK-1]', async () => {
  const number = '9812300302';
  await fillCart(await createPerson({ number, firstName: 'Devika', lastName: 'Pillai' }), 1);
  const context = await newPhone(browser);
  await signIn(context, number);
  const page = await context.newPage();
  // Keep the page open beyond its three seconds.
  await page.addInitScript((leaveMs) => {
    const { setTimeout } = window;
    const wait = (act: () => void, ms?: number) => (ms === leaveMs ? 0 : setTimeout(act, ms));
    Object.assign(window, { setTimeout: wait });
  }, screenConstants.orderPlacedMs);
  await page.goto('/shops/slot');
  await page.getByLabel('Delivery slot').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Proceed to Order' }).click();
  await page.getByRole('heading', { level: 1, name: 'Order placed' }).waitFor();
  expect(routesOnTheWay('ordering')).toEqual([new URL(page.url()).pathname]);
  await expectNoFaults(page);
});

it('an open question [LOOK-1]', async () => {
  const page = await openAs(browser, demo.retailer, '/retailer/products');
  const remove = page.getByRole('main').getByRole('listitem').first().getByRole('button').last();
  await expectNoFaults(page, async () => {
    await remove.click();
    await page.getByRole('alertdialog').waitFor();
  });
});

it('the check at the door, and the payment dialog with an invalid field', async () => {
  const number = '9812300303';
  const customer = await createPerson({ number, firstName: 'Devika', lastName: 'Pillai' });
  const { orderId, deliveryId } = await orderAtTheDoor(customer);
  const door = await openAs(browser, number, `/shops/order/${orderId}`);
  await door.getByRole('button', { name: 'Verify' }).waitFor();
  await door.getByRole('button', { name: /^Decrease/ }).click();
  await expectNoFaults(door);
  const page = await openAs(browser, demo.deliverer, `/deliverer/delivery/${deliveryId}`);
  const dialog = page.getByRole('alertdialog');
  await expectNoFaults(page, async () => {
    await page.locator('[data-action-bar] button:enabled').last().click();
    // Less cash than is due.
    await dialog.locator('input').first().fill('1');
    await dialog.getByRole('button').last().click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
  });
  const asked = { params: { id: deliveryId }, body: { payment: 'Cash' } };
  await (await apiAs('deliverer'))(deliveries.markCompleted, asked);
});

it('the dialogs that ask for a photo as proof [LOOK-1]', async () => {
  const customer = await createPerson({ number: '9812300305', firstName: 'Devika', lastName: 'Pillai' });
  const { id: orderId } = await order(customer, (await plentifulProduct()).id);
  const id = await acceptOrderAndDelivery(orderId);
  const deliverer = await apiAs('deliverer');
  await deliverer(deliveries.markPickedUp, { params: { id } });
  for (const place of ['last', 'first'] as const) {
    const page = await openAs(browser, demo.deliverer, `/deliverer/delivery/${id}`);
    // 'Mark delivered' is in the bar. Above it is 'I can't deliver this'.
    const [bar, others] = ['[data-action-bar] button:enabled', 'main button:not([data-action-bar] *)'];
    const opening = page.locator(place === 'last' ? bar : others).last();
    await expectNoFaults(page, async () => {
      await opening.click();
      await page.getByRole('alertdialog').locator('input[type=file]').waitFor({ state: 'attached' });
    });
  }
  await deliverer(deliveries.markDelivered, { params: { id } });
  await deliverer(deliveries.markCompleted, { params: { id }, body: { payment: 'Cash' } });
});

it('a long typed link on the pages of all three people', async () => {
  const number = '9812300304';
  const link = `https://maps.example.in/place/${'10.52N76.21E'.repeat(20)}`;
  const customer = await createPerson({ number, firstName: 'Devika', lastName: 'Pillai' });
  const { orderId, deliveryId } = await orderAtTheDoor(customer, link);
  const pages = await Promise.all([
    openAs(browser, number, `/shops/order/${orderId}`),
    openAs(browser, demo.retailer, `/retailer/orders/${orderId}`),
    openAs(browser, demo.deliverer, `/deliverer/delivery/${deliveryId}`),
  ]);
  for (const page of pages) {
    await page.getByText(link).waitFor();
    expect(await sidewaysPx(page)).toBe(0);
  }
  const asked = { params: { id: deliveryId }, body: { payment: 'Cash' } };
  await (await apiAs('deliverer'))(deliveries.markCompleted, asked);
});

it('the alert of a registration without a location', async () => {
  const context = await newPhone(browser, { isLocationAllowed: false });
  await signIn(context, demo.operator);
  const page = await context.newPage();
  await expectNoFaults(page, async () => {
    await page.goto('/retailer');
    await page.getByRole('alertdialog').getByRole('button').waitFor();
  });
});

it('the open menu', async () => {
  const page = await openAs(browser, demo.deliverer, '/support');
  await expectNoFaults(page, async () => {
    await page.getByRole('banner').locator('button[aria-expanded]').click();
    await page.locator('#section-menu').waitFor();
  });
});

it('a failed load and its toast', async () => {
  const context = await newPhone(browser);
  await signIn(context, demo.customer);
  const page = await context.newPage();
  await page.route('**/api/shops/**', (route) => route.fulfill({ status: 404, json: {} }));
  await expectNoFaults(page, async () => {
    await page.goto('/shops');
    await page.getByRole('main').getByRole('button').last().waitFor();
    await page.getByRole('alert').first().waitFor();
  });
});

it('the line about a lost network [APP-27]', async () => {
  const page = await openAs(browser, demo.customer, '/shops');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  // The texts of each language load while there is a network.
  for (const language of ['hi', 'ml', 'en'] as const) await chooseLanguage(page, language);
  await page.context().setOffline(true);
  await expectNoFaults(page, () => page.getByRole('status').filter({ hasText: /./ }).waitFor());
});
