// Every screen as it stands: no accessibility violation (WCAG 2.1 A and AA), nothing that scrolls sideways at 320 px or
// with text at 200 %.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { violationsOf } from './support/accessibility.ts';
import { demo, desktop, launchBrowser, newPhone, phone, signIn } from './support/people.ts';

type Person = keyof typeof demo | 'nobody';

/** `{…}` are filled with the first that the API lists. */
const screens: readonly [path: string, as: Person][] = [
  ['/auth/login', 'nobody'],
  ['/no/such/page', 'nobody'],
  ['/support', 'nobody'],
  ['/support/request', 'customer'],
  ['/blogs', 'customer'],
  ['/blogs/search', 'customer'],
  ['/blogs/user', 'customer'],
  ['/blogs/{article}', 'customer'],
  ['/shops', 'customer'],
  ['/shops/search', 'customer'],
  ['/shops/{shop}', 'customer'],
  ['/shops/{shop}/product/{product}', 'customer'],
  ['/shops/cart', 'customer'],
  ['/shops/address', 'customer'],
  ['/shops/address/add', 'customer'],
  ['/shops/slot', 'customer'],
  ['/shops/user', 'customer'],
  ['/shops/order/{order}', 'customer'],
  ['/notifications', 'customer'],
  ['/retailer', 'operator'],
  ['/retailer/not-verified', 'unverified'],
  ['/retailer/products', 'retailer'],
  ['/retailer/add-product', 'retailer'],
  ['/retailer/edit-product/{ownProduct}', 'retailer'],
  ['/retailer/orders', 'retailer'],
  ['/retailer/orders/{shopOrder}', 'retailer'],
  ['/retailer/user', 'retailer'],
  ['/deliverer', 'deliverer'],
  ['/deliverer/requests', 'deliverer'],
  ['/deliverer/delivery/{delivery}', 'deliverer'],
  ['/deliverer/user', 'deliverer'],
];

let browser: Browser;
const contexts = new Map<string, Promise<BrowserContext>>();
const tokens = new Map<Person, string>();

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(screens)('%s as %s', (path, person) => {
  it.each(['light', 'dark'] as const)('has no accessibility violation (%s)', async (colorScheme) => {
    const page = await open(path, person, colorScheme, phone);
    const violations = await violationsOf(page);
    await page.close();
    expect(violations).toEqual([]);
  });

  it('does not scroll sideways at 320 px, with text at 200 %, or on a desktop', async () => {
    const page = await open(path, person, 'light', { width: 320, height: 700 });
    expect(await overflow(page), 'at 320 px').toBeLessThanOrEqual(0);
    await page.setViewportSize(phone);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await overflow(page), 'with text at 200 %').toBeLessThanOrEqual(0);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize(desktop);
    expect(await overflow(page), 'on a desktop').toBeLessThanOrEqual(0);
    await page.close();
  });
});

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function open(
  path: string,
  person: Person,
  colorScheme: 'light' | 'dark',
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await contextOf(person, colorScheme);
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.goto(await fill(path, person));
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  return page;
}

function contextOf(person: Person, colorScheme: 'light' | 'dark'): Promise<BrowserContext> {
  const key = `${person} ${colorScheme}`;
  const known = contexts.get(key);
  if (known) return known;
  const made = newPhone(browser, { colorScheme }).then(async (context) => {
    if (person !== 'nobody') tokens.set(person, await signIn(context, demo[person]));
    return context;
  });
  contexts.set(key, made);
  return made;
}

interface Rows {
  results: { id: number }[];
}

async function fill(path: string, person: Person): Promise<string> {
  const first = async (list: string): Promise<string> => {
    const headers = { authorization: `Token ${tokens.get(person)}` };
    const answer = await fetch(`${inject('haat').url}/api${list}`, { headers });
    const rows = (await answer.json()) as Rows; // every list of the contract
    return String(rows.results[0]?.id);
  };
  if (!path.includes('{')) return path;
  let filled = path;
  const put = async (name: string, list: () => Promise<string>) => {
    if (filled.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, await first(await list()));
  };
  const shopsHere = async () => `/shops/nearby/?address_id=${await first('/customers/addresses/')}`;
  await put('article', async () => '/blog/articles/');
  await put('shop', shopsHere);
  await put('product', async () => `/shops/products/?shop__id=${await first(await shopsHere())}`);
  await put('order', async () => '/customers/orders/');
  await put('ownProduct', async () => '/shops/products-retailer/');
  await put('shopOrder', async () => '/shops/orders/');
  await put('delivery', async () => '/deliveries/');
  return filled;
}
