// With a maps key, the app shows Google's maps and finds places by name. The tests can't reach Google, so a fake
// answers under the content security policy of a page with a key.
import { fileURLToPath } from 'node:url';
import * as addresses from '@haat/contract/addresses';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../apps/api/src/config.ts';
import { serveWeb } from '../apps/api/src/platform/http/pages/web-pages.ts';
import { makeServer } from '../apps/api/src/platform/http/server.ts';
import { installFakeGoogle } from '../apps/web/src/testing/fake-google.ts';
import { faultsOf } from './support/accessibility.ts';
import type { Api } from './support/api.ts';
import { violationsOf } from './support/axe.ts';
import { createPerson } from './support/new-people.ts';
import { launchBrowser, newPhone, signIn } from './support/people.ts';

const customer = { number: '9812300630', firstName: 'Gopika', lastName: 'Nair' };
const key = 'key-of-the-village';
const webDirectory = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const market = { latitude: 10.5163, longitude: 76.2201 };

let browser: Browser;
let api: Api;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launchBrowser();
  api = await createPerson(customer);
  context = await newPhone(browser);
  await signIn(context, customer.number);
});
afterAll(() => browser.close());

it('saves an address after a place search and a moved pin [MAP-6]', async () => {
  const scripts: URL[] = [];
  const { page, refusals } = await openWithKey();
  await page.route('https://maps.googleapis.com/**', (route) => {
    const url = new URL(route.request().url());
    scripts.push(url);
    const body = `(${installFakeGoogle})(); ${url.searchParams.get('callback')}();`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('/shops/address/add');

  const pin = page.getByRole('region', { name: 'Map' }).getByRole('button', { name: 'Location' });
  await pin.waitFor();
  expect(scripts.map(({ searchParams }) => [searchParams.get('key'), searchParams.get('libraries')])).toEqual(
    [[key, 'places']],
  );
  expect(await faultsOf(page)).toEqual([]);
  const search = page.getByRole('combobox', { name: 'Search for a place' });
  await search.pressSequentially('market');
  await page.getByRole('option', { name: 'Market Junction' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect.poll(() => search.inputValue()).toBe('Sakthan Market');
  await drag(page, 30, -40);
  await pin.press('Shift+ArrowUp');

  await page.getByLabel('Address name').fill('Stall');
  await page.getByLabel('Receiver name').fill('Gopika Nair');
  await page.getByLabel('Phone number').fill('9812300630');
  await page.getByLabel('City').selectOption({ index: 1 });
  for (const line of [1, 2, 3]) await page.getByLabel(`Address line ${line}`).fill('Market Road');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.waitForURL('**/shops/address');

  // 30 px east, and 40 and 80 px north of the market, at the picker's zoom.
  const degree = 360 / (256 * 2 ** 18);
  const added = (await api(addresses.listAddresses)).results.find(({ name }) => name === 'Stall');
  expect(added?.latitude).toBeCloseTo(market.latitude + 120 * degree, 5);
  expect(added?.longitude).toBeCloseTo(market.longitude + 30 * degree, 5);
  expect(refusals).toEqual([]);
});

it('draws the map without Google when its script fails to load [MAP-6]', async () => {
  const { page } = await openWithKey();
  await page.route('https://maps.googleapis.com/**', (route) => route.abort());
  await page.goto('/shops/address/add');
  const pin = page.getByRole('region', { name: 'Map' }).getByRole('button', { name: 'Location' });
  await pin.press('ArrowUp');
  expect(await page.getByRole('combobox', { name: 'Search for a place' }).count()).toBe(0);
});

/** Opens the page as a server with a key sends it. */
async function openWithKey(): Promise<{ page: Page; refusals: string[] }> {
  const config = readConfig({ DATABASE_URL: 'postgres://haat@127.0.0.1:1/haat', GOOGLE_MAPS_KEY: key });
  const server = await makeServer(config, false);
  await serveWeb(server, webDirectory, { config });
  const { body, headers } = await server.inject('/shops/address/add');
  await server.close();
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/);
  expect(body).toContain(key);
  const page = await context.newPage();
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusals.push(message.text());
  });
  await page.route('**/shops/address/add', (route) =>
    route.fulfill({ body, headers: { 'content-type': 'text/html', 'content-security-policy': policy } }),
  );
  return { page, refusals };
}

async function drag(page: Page, xPx: number, yPx: number): Promise<void> {
  const box = await page.getByRole('button', { name: 'Location' }).boundingBox();
  if (!box) throw new Error('The pin is not to be seen');
  const from = { x: box.x + 24, y: box.y + 24 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + xPx / 2, from.y + yPx / 2);
  await page.mouse.move(from.x + xPx, from.y + yPx);
  await page.mouse.up();
}
