// Large text on a phone, where it needs more than a screen's path. screens.test.ts and sign-in-screens.test.ts enlarge the
// text of every screen.
import * as deliveries from '@haat/contract/deliveries';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sidewaysPx } from './support/accessibility.ts';
import { brokenWordsOf } from './support/broken-words.ts';
import { createPerson, known } from './support/new-people.ts';
import { demo, launchBrowser, lowPhone, phone } from './support/people.ts';
import { apiAs, fillCart, plentifulProduct } from './support/village.ts';
import { type Visits, visitsWith } from './support/visits.ts';
import { enlarge, zoomFaultsOf } from './support/zoom-faults.ts';

const shopper = '9812300741';
const numbers = { ...demo, shopper, nobody: null } as const;

type Person = keyof typeof numbers;

let browser: Browser;
let visits: Visits;
let shown: Page | undefined;
beforeAll(async () => {
  browser = await launchBrowser();
  visits = visitsWith(browser);
  await fillCart(await createPerson({ number: shopper, firstName: 'Devika', lastName: 'Pillai' }), 1);
});
/** The next screen opens on a usual phone, with text of the usual size. */
afterEach(async () => {
  await shown?.setViewportSize(phone);
  if (shown) await enlarge(shown, 100);
});
afterAll(async () => {
  await visits.speakEnglish();
  await browser.close();
});

it.each(['/shops/cart', '/shops/slot'])('%s with a product in the cart [LOOK-3]', async (path) => {
  const page = await open(path, 'shopper');
  expect(await zoomFaultsOf(page)).toEqual([]);
});

it.each([
  ['/shops/{shopID}/product/{productID}', 'shopper'],
  ['/deliverer', 'deliverer'],
] as const)(
  '%s in Malayalam, with letters twice as large on a narrow phone [LOOK-3]',
  async (path, person) => {
    const inCart = await plentifulProduct();
    const isProduct = path.includes('product');
    const page = await open(isProduct ? `/shops/${inCart.shop}/product/${inCart.id}` : path, person, 'ml');
    await page.setViewportSize(lowPhone);
    await enlarge(page, 200);
    const broken = await brokenWordsOf(page);
    const cut = isProduct ? await cutButtonsOf(page) : [];
    const sideways = await sidewaysPx(page);
    expect([...broken, ...cut, sideways]).toEqual([0]);
  },
);

it('shows a deliverer the amount to collect without scrolling, on a small phone too [DELIV-9]', async () => {
  const { results } = await (await apiAs('deliverer'))(deliveries.listDeliveries, { query: { limit: 100 } });
  const { id } = known(
    results.find(({ allowed_actions }) => allowed_actions.length > 0),
    'delivery that is not done',
  );
  const page = await open(`/deliverer/delivery/${id}`, 'deliverer');
  for (const viewport of [phone, { width: 320, height: 568 }]) {
    await page.setViewportSize(viewport);
    const box = await page.getByText(/^To collect/).boundingBox();
    expect(box && box.y + box.height).toBeLessThan(viewport.height);
    const action = await page.getByRole('button', { name: /^Mark/, disabled: false }).boundingBox();
    expect(action && box && action.y > box.y).toBe(true);
  }
});

it("announces a shop's types as a row when large text makes them one [LOOK-3]", async () => {
  const page = await open('/shops/{shopID}', 'customer');
  const types = page.getByRole('tablist', { name: 'Product types' });
  await expect.poll(() => types.getAttribute('aria-orientation')).toBe('vertical');
  await page.setViewportSize(lowPhone);
  await enlarge(page, 200);
  await expect.poll(() => types.getAttribute('aria-orientation')).toBe(null);
  const tabs = types.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true');
});

async function open(path: string, person: Person, language: 'en' | 'ml' = 'en'): Promise<Page> {
  shown = await visits.open(numbers[person], path, language);
  return shown;
}

/** The buttons whose edge another box covers or cuts. */
const cutButtonsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (button: Element): boolean => {
      button.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const edges = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
      return edges.some((found) => found === null || !button.contains(found));
    };
    const buttons = [...document.querySelectorAll('main button:enabled')];
    return buttons.filter(isCut).map((button) => `cut: ${button.getAttribute('aria-label')}`);
  });
