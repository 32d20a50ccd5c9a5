// Some loading screens on a network that is slow, cut, restored, or refuses. apps/web/src/app/networks.test.tsx has all.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf } from './support/api.ts';
import { controlNetwork, type Network } from './support/network.ts';
import { demo, giveToken, launchBrowser, newPhone, tokenFor } from './support/people.ts';
import { fill } from './support/routes.ts';

interface Screen {
  readonly route: string;
  readonly as: keyof typeof demo;
  /** Content that appears only after loading. */
  readonly content: (main: Locator) => Locator;
  /** The search term to type before the load. */
  readonly term?: string;
}

/** A list, a search and a part of a page, each of another role or app section. */
const screens: readonly Screen[] = [
  {
    route: '/shops/search',
    as: 'customer',
    term: 'banana',
    content: (main) => main.getByText('₹').first(),
  },
  {
    route: '/retailer/catalogue?type={typeID}',
    as: 'retailer',
    content: (main) => main.getByText(/^Add all/),
  },
  { route: '/deliverer', as: 'deliverer', content: (main) => main.getByRole('list', { name: 'Deliveries' }) },
];

let browser: Browser;
const tokens = new Map<string, Promise<string>>();

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const nameOf = ({ route, term }: Screen): string => (term ? `${route} for '${term}'` : route);

it.concurrent.each(screens.map((screen) => [nameOf(screen), screen] as const))(
  '%s shows loading, keeps its data, recovers, and can be retried [APP-24]',
  async (_name, screen) => {
    const page = await phoneOf(screen.as);
    const loaded = screen.content(page.getByRole('main'));
    const network = await controlNetwork(page, 'slow');
    await page.goto(await fill(screen.route, apiOf(await tokenOf(screen.as))));
    if (screen.term) await search(page, screen.term);
    await isWaiting(page, loaded);
    await goesOnWhenBack(page, network, loaded);
    await staysWhenCut(page, loaded);
    await triesAgain(page, network, loaded);
    await page.context().close();
  },
);

it('keeps a form whose map fails to load, and retries only the map [MAP-7]', async () => {
  const page = await phoneOf('customer');
  const map = /\/assets\/leaflet-map-[^/]+\.js$/;
  await page.route(map, (route) => route.abort());
  await page.goto('/shops/address/add');
  await page.getByLabel('Address name').fill('Grandmother');
  const place = page.getByRole('region', { name: 'Map' });
  await place.getByText("We can't load this right now").waitFor();
  await page.unroute(map);
  await place.getByRole('button', { name: 'Try again' }).click();
  await place.getByRole('button', { name: 'Location' }).waitFor();
  expect(await page.getByLabel('Address name').inputValue()).toBe('Grandmother');
});

const skeletonOf = (page: Page): Locator => page.getByRole('main').locator('[aria-busy=true]').first();
const lineOf = (page: Page): Locator => page.getByRole('status').getByText('No connection');

async function isWaiting(page: Page, loaded: Locator): Promise<void> {
  await skeletonOf(page).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  expect(await loaded.count(), 'is not there yet').toBe(0);
}

async function goesOnWhenBack(page: Page, network: Network, loaded: Locator): Promise<void> {
  await page.context().setOffline(true);
  await network.set('cut');
  await lineOf(page).waitFor();
  // A form shows it at the field.
  await page
    .getByRole('main')
    .getByText(/^(This page needs a connection|No connection)$/)
    .first()
    .waitFor();
  await network.set('normal');
  await page.context().setOffline(false);
  await loaded.waitFor({ state: 'attached' });
  await lineOf(page).waitFor({ state: 'detached' });
}

async function staysWhenCut(page: Page, loaded: Locator): Promise<void> {
  await page.context().setOffline(true);
  await lineOf(page).waitFor();
  // Longer than the poll interval.
  await page.clock.fastForward(15_000);
  expect(await loaded.count(), 'stays without a network').toBeGreaterThan(0);
  expect(await page.getByRole('alert').count(), 'toasts').toBe(0);
  await page.context().setOffline(false);
  await lineOf(page).waitFor({ state: 'detached' });
}

async function triesAgain(page: Page, network: Network, loaded: Locator): Promise<void> {
  const main = page.getByRole('main');
  await network.set('refused');
  await page.reload();
  const failed = main.getByText("We can't load this right now").first();
  // Advance the clock instead of waiting for the retries.
  for (let step = 0; step < 100 && !(await failed.isVisible()); step += 1) await page.clock.fastForward(500);
  await failed.waitFor();
  expect(await loaded.count(), 'did not come').toBe(0);
  await network.set('normal');
  const again = main.getByRole('button', { name: 'Try again' });
  for (let pressed = await again.count(); pressed > 0; pressed -= 1) await again.first().click();
  await loaded.waitFor({ state: 'attached' });
}

async function search(page: Page, term: string): Promise<void> {
  await page.getByRole('searchbox').fill(term);
  await page.keyboard.press('Enter');
}

async function phoneOf(as: keyof typeof demo): Promise<Page> {
  const context = await newPhone(browser);
  await giveToken(context, await tokenOf(as));
  const page = await context.newPage();
  await page.clock.install();
  return page;
}

function tokenOf(as: keyof typeof demo): Promise<string> {
  const known = tokens.get(as);
  if (known) return known;
  const made = tokenFor(demo[as]);
  tokens.set(as, made);
  return made;
}
