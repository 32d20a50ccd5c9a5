// Every screen with its own URL: light and dark, narrow and wide, contrast, target sizes, accessible names. In Hindi
// and Malayalam, only what other texts can break. sign-in-screens.test.ts and passing-states.test.ts check the other
// screens.
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsInBothThemes, faultsOf, textFaultsOf } from './support/accessibility.ts';
import { apiOf } from './support/api.ts';
import { demo, launchBrowser, newPhone, signIn } from './support/people.ts';
import { chooseLanguage, speakEnglish } from './support/reader.ts';
import { fill, openRoutes, type Person, routes } from './support/routes.ts';

let browser: Browser;
const phones = new Map<Person, Promise<{ context: BrowserContext; token: string }>>();

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  for (const person of phones.keys()) if (person !== 'nobody') await speakEnglish(person);
  await browser.close();
});

it("are the 36 routes and the account page, like the table of the app's access test [APP-1]", () => {
  const access = readFileSync(new URL('../apps/web/src/app/access.test.ts', import.meta.url), 'utf8');
  const rows = [...access.matchAll(/^ {2}'(\/[^']*)': /gm)].map(([, pattern = '']) => pattern);
  const nameless = (path: string) => path.replace(/\{\w+\}|\b\d+\b/g, '…');
  expect(Object.keys(routes)).toHaveLength(37);
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
  '/deliverer/delivery/{deliveryID}',
  '/account',
];

it('are looked at in the dark where they have every kind of part [LOOK-1]', () => {
  const known: readonly string[] = openRoutes.map(([route]) => route);
  expect(seenInTheDark.filter((route) => !known.includes(route))).toEqual([]);
});

it.each([...openRoutes, ['/no/such/page', 'nobody'] as const])(
  '%s as %s [LOOK-1, LOOK-5, LOOK-52, WORDS-8]',
  async (route, person) => {
    const check = seenInTheDark.includes(route) ? faultsInBothThemes : faultsOf;
    await expectNoFaults(await open(route, person), check);
  },
);

it('/shops/{shopID} with products found [LOOK-9]', async () => {
  const page = await open('/shops/{shopID}', 'customer');
  await page.goto(`${page.url()}?q=a`);
  await page.getByRole('article').first().waitFor();
  await expectNoFaults(page);
});

it('/retailer/catalogue with a type selected and a product opened [LOOK-9]', async () => {
  const page = await open('/retailer/catalogue', 'retailer');
  const main = page.getByRole('main');
  await main.getByRole('list', { name: 'Product types' }).getByRole('button').first().click();
  await main.locator('button[aria-expanded]').first().click();
  await main
    .getByRole('button', { name: /^(Add to shop|Already added)$/ })
    .first()
    .waitFor();
  await expectNoFaults(page);
});

async function expectNoFaults(page: Page, check = faultsOf): Promise<void> {
  expect(await check(page)).toEqual([]);
  const faults: string[] = [];
  for (const language of ['hi', 'ml'] as const) {
    await chooseLanguage(page, language);
    await isLoaded(page);
    faults.push(...(await textFaultsOf(page)).map((fault) => `${language}: ${fault}`));
  }
  await chooseLanguage(page, 'en');
  expect(faults).toEqual([]);
  await page.close();
}

async function open(route: string, person: Person): Promise<Page> {
  const { context, token } = await phoneOf(person);
  const page = await context.newPage();
  await page.goto(await fill(route, apiOf(token)));
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await isLoaded(page);
  return page;
}

const isLoaded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);

function phoneOf(person: Person): Promise<{ context: BrowserContext; token: string }> {
  const known = phones.get(person);
  if (known) return known;
  const made = newPhone(browser).then(async (context) => ({
    context,
    token: person === 'nobody' ? '' : await signIn(context, demo[person]),
  }));
  phones.set(person, made);
  return made;
}
