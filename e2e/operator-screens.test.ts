// The rules for every screen, on the operator's desk: contrast, names, target sizes; narrow and wide, light and dark.
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsInBothThemes, faultsOf } from './support/accessibility.ts';
import { demo, launchBrowser, newPhone, signIn } from './support/people.ts';
import { follow, isLoaded } from './support/visits.ts';

let browser: Browser;
let desk: BrowserContext;
beforeAll(async () => {
  browser = await launchBrowser();
  desk = await newPhone(browser, { without: 'newer built-ins' });
  await signIn(desk, demo.operator);
  // Maps work without tiles, but the browser would report missing ones.
  await desk.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ path: 'apps/web/public/icon-192.png' }),
  );
});
afterAll(() => browser.close());

async function open(context: BrowserContext, path: string, title: string | RegExp): Promise<Page> {
  const page = await context.newPage();
  await show(page, title, () => page.goto(`/operator${path}`));
  return page;
}

/** Does what leads to the screen, and waits until it is complete. */
async function show(page: Page, title: string | RegExp, lead: () => Promise<unknown>): Promise<void> {
  const complaints: string[] = [];
  const note = (message: ConsoleMessage) => message.type() === 'error' && complaints.push(message.text());
  page.on('console', note);
  await lead();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await isLoaded(page);
  page.off('console', note);
  expect(complaints).toEqual([]);
}

let shared: Page | undefined;

/** The desk's page at this path, on the same page as the screen before. */
async function goTo(path: string, title: string | RegExp): Promise<Page> {
  const page = shared ?? (await open(desk, '/', 'Today'));
  shared = page;
  await show(page, title, () => follow(page, `/operator${path}`));
  return page;
}

/** Together they have each kind of part. */
const seenInTheDark = [
  '/',
  '/setup',
  '/orders',
  '/shops/map',
  '/slots',
  '/articles/1',
  '/catalogue/import',
  '/audit',
];

it.each([
  ['/', 'Today'],
  ['/setup', 'Set up your village'],
  ['/support-contacts', 'Support contacts'],
  ['/second-step', 'Your second step'],
  ['/backups', 'Backups'],
  ['/no-such-page', 'Not found'],
  ['/orders', 'Orders'],
  ['/dispatch', 'Dispatch'],
  ['/close', 'Daily close'],
  ['/statements', 'Statements'],
  ['/shops', 'Shops'],
  ['/requests', 'Support requests'],
  ['/complaints', 'Complaints'],
  ['/credit', 'Credit'],
  ['/announcements', 'Announcements'],
  ['/announcements/create', 'New announcement'],
  ['/users', 'People'],
  ['/deliverers', 'Deliverers'],
  ['/deliverers/create', 'Take on a deliverer'],
  ['/cities', 'Cities'],
  ['/cities/create', 'Add city'],
  ['/shops/map', 'Shops on a map'],
  ['/shop-types', 'Shop types'],
  ['/shop-types/1', /^Edit /],
  ['/product-types', 'Product types'],
  ['/product-types/create', 'Add product type'],
  ['/slots', 'Slots'],
  ['/slots/template', 'Add a week of slots'],
  ['/slots/create?city=1&kind=date', 'Add an exception'],
  ['/slots/1', /day, \d\d:\d\d–/],
  ['/catalogue', 'Catalogue'],
  ['/catalogue/create', 'Add product'],
  ['/catalogue/import', 'Import products'],
  ['/synonyms', 'Synonyms'],
  ['/synonyms/create', 'Add synonym'],
  ['/articles', 'Articles'],
  ['/articles/create', 'Write an article'],
  ['/articles/1', /^Edit /],
  ['/banners', 'Banners'],
  ['/banners/create', 'Add banner'],
  ['/categories', 'Article categories'],
  ['/categories/create', 'Add category'],
  ['/audit', 'Audit'],
])('%s [DESK-60, APP-45]', async (path, title) => {
  const page = await goTo(path, title);
  const check = seenInTheDark.includes(path) ? faultsInBothThemes : faultsOf;
  expect(await check(page)).toEqual([]);
});

it.each([
  ['/orders', 'Orders', /^Order \d+$/],
  ['/complaints', 'Complaints', /^Complaint /],
  ['/shops', 'Shops', /\w/],
  ['/users', 'People', /\w/],
  ['/deliverers', 'Deliverers', /\w/],
  ['/cities', 'Cities', /^Edit /],
  ['/catalogue', 'Catalogue', /^Edit /],
])('the first record of %s [DESK-60]', async (path, list, title) => {
  const page = await goTo(path, list);
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== `/operator${path}`);
  await page.getByRole('heading', { level: 1, name: list, exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await isLoaded(page);
  expect(await faultsOf(page)).toEqual([]);
});

it('selected rows, the question about them, and the figures as a table [DESK-60, DESK-110, DESK-116]', async () => {
  const page = await goTo('/shops', 'Shops');
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Suspend 1 shop' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Suspend 1 shop' }).click();
  await page.getByRole('dialog', { name: 'Suspend 1 shop?' }).waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await goTo('/', 'Today');
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await page.getByRole('table').waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
});

it('the sign-in [DESK-1]', async () => {
  const page = await open(await newPhone(browser), '/login', 'Haat for operators');
  expect(await faultsInBothThemes(page)).toEqual([]);
});

it.each(['Delivery slots', 'Product types and catalogue', 'First shop'])(
  'the step %s of /setup [DESK-83]',
  async (step) => {
    const page = await goTo('/setup', 'Set up your village');
    await page.getByRole('button', { name: new RegExp(`${step} Done$`) }).click();
    await page.getByRole('button', { expanded: true, name: step }).waitFor();
    await isLoaded(page);
    expect(await faultsOf(page)).toEqual([]);
  },
);

it('a map that did not load says so [DESK-78]', async () => {
  const page = await desk.newPage();
  await page.route('**/assets/leaflet-map-*', (route) => route.abort());
  await page.goto('/operator/shops/map');
  await page.getByText('The map could not be loaded.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.close();
});
