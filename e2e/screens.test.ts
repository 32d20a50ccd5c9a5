// Every screen with its own URL: light and dark, narrow and wide, contrast, target sizes, large text, accessible names.
// In Hindi and Malayalam, only what other texts can break. sign-in-screens.test.ts and passing-states.test.ts check the other
// screens.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsInBothThemes, faultsOf, textFaultsOf } from './support/accessibility.ts';
import { demo, launchBrowser } from './support/people.ts';
import { openRoutes, type Person, routes } from './support/routes.ts';
import { type Visits, visitsWith } from './support/visits.ts';
import { zoomFaultsOf } from './support/zoom-faults.ts';

let browser: Browser;
let visits: Visits;

beforeAll(async () => {
  browser = await launchBrowser();
  visits = visitsWith(browser, { without: 'newer built-ins' });
});
afterAll(async () => {
  await visits.speakEnglish();
  await browser.close();
});

it("are the 65 routes and the account page, like the table of the app's access test [APP-1]", () => {
  const access = readFileSync(new URL('../apps/web/src/app/access.test.ts', import.meta.url), 'utf8');
  const rows = [...access.matchAll(/^ {2}'(\/[^']*)': /gm)].map(([, pattern = '']) => pattern);
  const nameless = (path: string) => path.replace(/\{\w+\}|\b\d+\b/g, '…');
  expect(Object.keys(routes)).toHaveLength(66);
  expect(rows.map(nameless).sort()).toEqual(Object.keys(routes).map(nameless).sort());
});

/** Together they have each kind of part. Dialogs, toasts and the menu are in passing-states.test.ts. */
const seenInTheDark: readonly string[] = [
  '/blogs/{blogId}',
  '/shops',
  '/shops/{shopID}',
  '/shops/cart',
  '/shops/order/{orderID}',
  '/notifications',
  '/retailer/edit-product/{productID}',
  '/retailer/orders',
  '/deliverer',
  '/deliverer/delivery/{deliveryID}',
  '/account',
];

it('are looked at in the dark where they have every kind of part [LOOK-1]', () => {
  const known: readonly string[] = openRoutes.map(([route]) => route);
  expect(seenInTheDark.filter((route) => !known.includes(route))).toEqual([]);
});

interface Screen {
  readonly path: string;
  readonly person: Person;
  /** What is done there before the check. */
  readonly before?: (page: Page) => Promise<unknown>;
}

const openProduct = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  const products = main.locator('button[aria-expanded]');
  // Both lists of the page have the same buttons in each language.
  if ((await products.count()) === 0)
    await main.getByRole('list').first().getByRole('button').first().click();
  await products.first().click();
  await main.locator('li button:not([aria-expanded])').first().waitFor();
};

const screens: readonly Screen[] = [
  ...openRoutes.map(([path, person]) => ({ path, person })),
  { path: '/no/such/page', person: 'nobody' },
  {
    path: '/shops/{shopID}?q=a',
    person: 'customer',
    before: (page) => page.getByRole('article').first().waitFor(),
  },
  { path: '/retailer/catalogue?type={typeID}', person: 'retailer', before: openProduct },
];

/** One language after the other, because to change it takes as long as a check. */
const looks = (['en', 'hi', 'ml'] as const).flatMap((language) =>
  screens.map((screen) => [screen.path, screen.person, language, screen] as const),
);

it.each(looks)(
  '%s as %s in %s [LOOK-1, LOOK-3, LOOK-5, LOOK-9, LOOK-52, WORDS-8]',
  async (path, person, language, { before }) => {
    const page = await visits.open(person === 'nobody' ? null : demo[person], path, language);
    await before?.(page);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    if (language !== 'en') return expect(await textFaultsOf(page)).toEqual([]);
    const faults = await (seenInTheDark.includes(path) ? faultsInBothThemes : faultsOf)(page);
    expect([...faults, ...(await zoomFaultsOf(page))]).toEqual([]);
  },
);
