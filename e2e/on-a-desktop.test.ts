// Alignment on a desktop: an amount and its button with the card above, and a button's text.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, order } from './support/new-people.ts';
import { demo, desktop, launchBrowser } from './support/people.ts';
import { chooseLanguage } from './support/reader.ts';
import { fillCart, orderAtTheDoor } from './support/village.ts';
import { type Visits, visitsWith } from './support/visits.ts';

const buyer = '9812300308';
const wideDesktop = { width: 1600, height: 900 };
const paths = { cart: '/shops/cart', door: '', accept: '' };

let browser: Browser;
let visits: Visits;
beforeAll(async () => {
  browser = await launchBrowser();
  visits = visitsWith(browser, { viewport: desktop });
  const api = await createPerson({ number: buyer, firstName: 'Devika', lastName: 'Pillai' });
  paths.door = `/shops/order/${(await orderAtTheDoor(api)).orderId}`;
  const { id } = await fillCart(api, 1);
  paths.accept = `/retailer/orders/${(await order(api, id)).id}`;
  await fillCart(api, 1);
});
afterAll(async () => {
  await visits.speakEnglish();
  await browser.close();
});

interface Column {
  /** The widest element in the card above the button. */
  readonly inCard: Locator;
  readonly button: Locator;
  readonly total?: Locator;
}

it.each<[path: keyof typeof paths, number: string, columnOf: (page: Page) => Column]>([
  [
    'cart',
    buyer,
    (page) => ({
      inCard: page.locator('main dl').first(),
      button: page.getByRole('link', { name: 'Checkout' }),
      total: page.getByText('Total', { exact: true }).locator('..'),
    }),
  ],
  [
    'door',
    buyer,
    (page) => ({
      inCard: page.locator('main dl').first(),
      button: page.getByRole('button', { name: 'Verify', exact: true }),
      total: page.getByText(/^Total/),
    }),
  ],
  [
    'accept',
    demo.retailer,
    (page) => ({
      inCard: page.getByRole('main').getByRole('list', { name: 'History' }),
      button: page.getByRole('button', { name: 'Accept', exact: true }),
    }),
  ],
])('%s: the amount and the button stand in line with the card above [LOOK-51]', async (...row) => {
  const [path, number, columnOf] = row;
  const page = await visits.open(number, paths[path]);
  const { inCard, button, total } = columnOf(page);
  await button.waitFor();
  for (const size of [wideDesktop, desktop]) {
    await page.setViewportSize(size);
    expect(await boxOf(button), `the button at ${size.width} px`).toEqual(await boxOf(inCard.locator('..')));
    if (total) expect(await textOf(total), `the total at ${size.width} px`).toEqual(await boxOf(inCard));
  }
});

it('keeps the words of each button of a product on one line [LOOK-51]', async () => {
  const page = await visits.open(demo.retailer, '/retailer/products');
  await page.getByRole('button', { name: 'Save quantity' }).first().waitFor();
  for (const language of ['hi', 'ml', 'en'] as const) {
    await chooseLanguage(page, language);
    const wrapped = page.getByRole('main').getByRole('listitem').getByRole('button');
    expect(await wrapped.evaluateAll(wordsOnSeveralLines), language).toEqual([]);
  }
});

it('leaves room between the search box and the main action', async () => {
  const page = await visits.open(demo.retailer, '/retailer/products');
  const search = await page.getByRole('searchbox').boundingBox();
  const add = await page.getByRole('link', { name: 'Add product' }).boundingBox();
  expect(add && search && add.y - (search.y + search.height)).toBeGreaterThanOrEqual(12);
});

/** The left and the right edge of an element. */
const boxOf = (element: Locator): Promise<number[]> =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });

/** The left and the right edge of an element's content, without its padding. */
const textOf = (element: Locator): Promise<number[]> =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });

function wordsOnSeveralLines(buttons: readonly Element[]): string[] {
  const isWrapped = (button: Element): boolean => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getBoundingClientRect().height > 1.9 * Number.parseFloat(getComputedStyle(button).fontSize);
  };
  return [...new Set(buttons.filter(isWrapped).map((button) => button.textContent ?? ''))];
}
