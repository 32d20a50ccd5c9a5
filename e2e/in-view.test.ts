// The most important element of each page is on the screen without scrolling, and no bar covers it: on a low phone, a
// phone and a desktop. Also in Malayalam, which has the longest words.
import * as cart from '@haat/contract/cart';
import { acceptOrder, type Order } from '@haat/contract/orders';
import { listRetailerProducts } from '@haat/contract/products';
import { proposeChanges } from '@haat/contract/proposals';
import type { Browser, ElementHandle, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, known, order } from './support/new-people.ts';
import { demo, desktop, launchBrowser, lowPhone, phone } from './support/people.ts';
import { chooseLanguage } from './support/reader.ts';
import { fill } from './support/routes.ts';
import { acceptOrderAndDelivery, apiAs, homeOf, orderAtTheDoor } from './support/village.ts';
import { type Visits, visitsWith } from './support/visits.ts';

const buyer = '9812300307';
const paths = { product: '', door: '', catalogue: '', accept: '', proposal: '', toPickUp: '', toDeliver: '' };

let browser: Browser;
let visits: Visits;
beforeAll(async () => {
  browser = await launchBrowser();
  visits = visitsWith(browser);
  const api = await createPerson({ number: buyer, firstName: 'Devika', lastName: 'Pillai' });
  const { id, shop, longest } = await products();
  const atTheDoor = await orderAtTheDoor(api);
  const deliveryId = await acceptOrderAndDelivery((await order(api, id)).id);
  const waiting = await order(api, id);
  const { id: requested } = await order(api, id);
  const retailer = await apiAs('retailer');
  await retailer(acceptOrder, { params: { id: requested } });
  const address_id = await homeOf(api);
  const fillCart = async (): Promise<void> => {
    for (const product_id of longest)
      await api(cart.addToCart, { body: { product_id, quantity: 2, address_id } });
  };
  await fillCart();
  const proposed = await order(api, id);
  const body = {
    changes: changesOf(proposed, id),
    note: 'The lorry from Pollachi did not come this morning.',
  };
  await retailer(proposeChanges, { params: { id: proposed.id }, body });
  await fillCart();
  paths.product = `/shops/${shop}/product/${longest[0]}`;
  paths.door = `/shops/order/${atTheDoor.orderId}`;
  paths.catalogue = await fill('/retailer/catalogue?type={typeID}', retailer);
  paths.proposal = `/shops/order/${proposed.id}`;
  paths.accept = `/retailer/orders/${waiting.id}`;
  paths.toPickUp = `/deliverer/delivery/${deliveryId}`;
  paths.toDeliver = `/deliverer/delivery/${atTheDoor.deliveryId}`;
});
afterAll(async () => {
  await visits.speakEnglish();
  await browser.close();
});

/** Replaces one of each other item with this product. */
const changesOf = ({ items }: Order, product: number) =>
  items
    .filter((item) => item.product.id !== product)
    .map(({ id }) => ({ id, quantity: 1, substitute: { product, quantity: 1 } }));

/** One of the demo retailer's products, and the three with the longest names. */
async function products(): Promise<{ id: number; shop: number; longest: readonly number[] }> {
  const { results } = await (await apiAs('retailer'))(listRetailerProducts, { query: { limit: 100 } });
  const plenty = results.filter(({ quantity }) => quantity >= 10);
  const byLength = plenty.toSorted((a, b) => b.name.length - a.name.length);
  const { id, shop } = known(plenty[0], 'product with a quantity of ten');
  return { id, shop, longest: byLength.slice(0, 3).map((product) => product.id) };
}

type Things = (page: Page) => readonly Locator[];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The name of a stop. */
const stop = (page: Page, end: 'From' | 'To') =>
  page.getByText(end, { exact: true }).locator('xpath=../../h2');

it.each<[path: keyof typeof paths | `/${string}`, number: string | null, things: Things]>([
  ['/auth/login', null, (page) => [page.getByLabel('Phone number'), button(page, 'Request OTP')]],
  [
    'product',
    buyer,
    (page) => [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('main').getByText(/^₹[\d.,]+(\/kg)?$/),
      // In the cart. While that loads, there is another button.
      page.getByRole('button', { name: /^Increase/ }),
    ],
  ],
  [
    '/shops/cart',
    buyer,
    (page) => [
      page.getByRole('main').getByRole('listitem').first(),
      page.getByText('Total', { exact: true }),
      page.getByRole('link', { name: 'Checkout' }),
    ],
  ],
  ['/shops/user', buyer, (page) => [page.getByRole('tabpanel').getByRole('listitem').first()]],
  [
    '/shops/address',
    buyer,
    (page) => [page.getByRole('radio').first(), page.getByRole('link', { name: 'Add new address' })],
  ],
  ['/shops/slot', buyer, (page) => [page.getByLabel('Delivery slot'), button(page, 'Proceed to Order')]],
  [
    'door',
    buyer,
    (page) => [
      page.getByRole('main').getByRole('combobox').first(),
      page.getByText(/^Total/),
      button(page, 'Verify'),
    ],
  ],
  [
    'proposal',
    buyer,
    (page) => [page.getByText('Initiated'), page.getByText(/minutes left/), button(page, 'Agree')],
  ],
  [
    '/retailer/user',
    demo.retailer,
    (page) => [
      page.getByLabel('Opening time'),
      page.getByLabel('Closing time'),
      page.getByRole('switch', { name: 'Open' }),
      button(page, 'Update'),
    ],
  ],
  [
    '/retailer/products',
    demo.retailer,
    (page) => [
      page.getByRole('main').getByRole('heading', { level: 2 }).nth(0),
      page.getByLabel('Quantity').nth(0),
      page.getByRole('main').getByRole('heading', { level: 2 }).nth(1),
      page.getByRole('link', { name: 'Add product' }),
    ],
  ],
  [
    'catalogue',
    demo.retailer,
    (page) => [
      page.getByRole('button', { name: /^Add all/ }),
      page.getByRole('main').locator('button[aria-expanded]').first(),
    ],
  ],
  ['accept', demo.retailer, (page) => [page.getByText(/^1 × /), button(page, 'Accept')]],
  [
    '/deliverer/requests',
    demo.deliverer,
    (page) => [page.getByRole('heading', { level: 2 }).first(), button(page, 'Accept').first()],
  ],
  [
    'toPickUp',
    demo.deliverer,
    (page) => [stop(page, 'From'), stop(page, 'To'), page.getByRole('button', { name: /mark pickedup/i })],
  ],
  [
    'toDeliver',
    demo.deliverer,
    (page) => [
      stop(page, 'To'),
      page.getByText('To collect'),
      page.getByRole('button', { name: /mark completed/i }),
    ],
  ],
])('%s [LOOK-10]', async (path, number, thingsOf) => {
  const page = await visits.open(number, path.startsWith('/') ? path : paths[path as keyof typeof paths]);
  const things = thingsOf(page);
  await things[0]?.waitFor();
  const hidden: string[] = [];
  // Found by their English names. In Malayalam they are the same elements.
  const elements = await Promise.all(things.map((thing) => thing.elementHandle()));
  for (const language of ['en', 'ml'] as const) {
    await chooseLanguage(page, language);
    for (const size of [lowPhone, phone, desktop]) {
      await page.setViewportSize(size);
      for (const [index, element] of elements.entries()) {
        const fault = await hiddenPart(element);
        if (fault) hidden.push(`${things[index]}: ${fault} at ${size.width}x${size.height} in ${language}`);
      }
    }
  }
  await chooseLanguage(page, 'en');
  await page.setViewportSize(phone);
  expect(hidden).toEqual([]);
});

/** The part of an element that is outside of the screen or below a bar. */
const hiddenPart = (element: ElementHandle | null): Promise<string | null> | string =>
  element?.evaluate(async (node) => {
    if (!(node instanceof HTMLElement) || !node.isConnected) return 'gone';
    window.scrollTo(0, 0);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (bottom > window.innerHeight || top < 0) return `from ${Math.round(top)} to ${Math.round(bottom)} px`;
    const middle = (left + right) / 2;
    for (const y of [top + 2, bottom - 2]) {
      const hit = document.elementFromPoint(middle, y);
      if (hit?.closest('header, nav, [data-action-bar]') && !node.closest('[data-action-bar]'))
        return 'below a bar';
    }
    return null;
  }) ?? 'missing';
