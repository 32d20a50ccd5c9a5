// A part of a page whose code doesn't arrive. apps/web/src/app/networks.test.tsx has the pages whose data doesn't.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demo, giveToken, launchBrowser, newPhone, tokenFor } from './support/people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('keeps a form whose map fails to load, and retries only the map [MAP-7]', async () => {
  const context = await newPhone(browser);
  await giveToken(context, await tokenFor(demo.customer));
  const page = await context.newPage();
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
