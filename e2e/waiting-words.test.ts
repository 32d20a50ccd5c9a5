// Actions that wait for a connection, in each language on narrow phones: the note that replaces the button breaks no
// words.
import * as deliveries from '@haat/contract/deliveries';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox as hi } from '../apps/web/src/messages/outbox.hi.ts';
import { outbox as ml } from '../apps/web/src/messages/outbox.ml.ts';
import { outbox as en } from '../apps/web/src/messages/outbox.ts';
import { wordFaultsOf } from './support/accessibility.ts';
import { createPerson, order } from './support/new-people.ts';
import { demo, launchBrowser, openAs } from './support/people.ts';
import { chooseLanguage, speakEnglish } from './support/reader.ts';
import { acceptOrderAndDelivery, apiAs, fillCart, plentifulProduct } from './support/village.ts';

const notes = { en: en.waiting, hi: hi.waiting, ml: ml.waiting } as const;
const buyer = '9812300306';
const paths = { grid: '', accept: '', pickUp: '', deliver: '' };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  const api = await createPerson({ number: buyer, firstName: 'Devika', lastName: 'Pillai' });
  const { id, shop } = await plentifulProduct();
  const deliveryId = await acceptOrderAndDelivery((await order(api, id)).id);
  const pickedUp = await acceptOrderAndDelivery((await order(api, id)).id);
  await (await apiAs('deliverer'))(deliveries.markPickedUp, { params: { id: pickedUp } });
  const waiting = await order(api, id);
  const { name } = await fillCart(api, 2);
  paths.grid = `/shops/${shop}?q=${encodeURIComponent(name)}`;
  paths.accept = `/retailer/orders/${waiting.id}`;
  paths.pickUp = `/deliverer/delivery/${deliveryId}`;
  paths.deliver = `/deliverer/delivery/${pickedUp}`;
});
afterAll(async () => {
  await speakEnglish('retailer');
  await speakEnglish('deliverer');
  await browser.close();
});

const inGrid = (page: Page) => page.getByRole('article').first().getByRole('button').last();
const inCart = (page: Page) =>
  page.getByRole('main').getByRole('listitem').first().getByRole('button').last();
const mainAction = (page: Page) => page.locator('[data-action-bar] button:enabled').last();

it.each([
  ['a product of a grid', buyer, () => paths.grid, inGrid],
  ['a line of the cart', buyer, () => '/shops/cart', inCart],
  ['an order of the retailer', demo.retailer, () => paths.accept, mainAction],
  ['a delivery', demo.deliverer, () => paths.pickUp, mainAction],
  ['a delivery on its way', demo.deliverer, () => paths.deliver, mainAction],
])('%s [LOOK-9]', async (_where, number, path, button) => {
  const page = await openAs(browser, number, path());
  await button(page).waitFor();
  // The texts of each language load while there is a network.
  for (const language of ['hi', 'ml', 'en'] as const) await chooseLanguage(page, language);
  await page.context().setOffline(true);
  await button(page).click();
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Yes' });
  if (button === mainAction) await yes.click();
  const faults: string[] = [];
  for (const language of ['en', 'hi', 'ml'] as const) {
    await chooseLanguage(page, language);
    await page.getByRole('main').getByText(notes[language]).first().waitFor();
    faults.push(...(await wordFaultsOf(page)).map((fault) => `${language}: ${fault}`));
  }
  expect(faults).toEqual([]);
  await page.context().close();
});
