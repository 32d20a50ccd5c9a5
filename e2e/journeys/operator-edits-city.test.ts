// Two operators edit the same city. The second one sees both versions and chooses.
import * as cities from '@haat/contract/operator/cities';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf } from '../support/api.ts';
import { createPerson, known } from '../support/new-people.ts';
import { closePages, demo, desktop, launchBrowser, openAs, tokenFor } from '../support/people.ts';
import { haat } from '../support/terminal.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const second = '9812300079';

async function change(page: Page, label: RegExp, value: string): Promise<void> {
  await page.getByLabel(label).fill(value);
}

it('lets the second of two operators choose between both versions [DESK-79]', async () => {
  await createPerson({ number: second, firstName: 'Anitha', lastName: 'Paul' });
  await haat('make-operator', `+91${second}`);
  const api = apiOf(await tokenFor(demo.operator));
  const before = known((await api(cities.listCities)).results[0], 'city');
  const path = `/operator/cities/${before.id}`;
  const meera = await openAs(browser, demo.operator, path, { viewport: desktop });
  const anitha = await openAs(browser, second, path);
  await change(anitha, /^Radius/, String(before.radius_km + 1));
  await change(anitha, /^Distance without/, String(before.free_km + 2));

  await change(meera, /^Distance without/, String(before.free_km + 1));
  await meera.getByRole('button', { name: 'Save' }).click();
  await meera.waitForURL('**/operator/cities');

  await anitha.getByRole('button', { name: 'Save' }).click();
  const dialog = anitha.getByRole('dialog', { name: 'Somebody else changed this' });
  await dialog.getByLabel(`Yours: ${before.radius_km + 1}`).waitFor();
  await dialog.getByLabel(`Yours: ${before.free_km + 2}`).waitFor();
  await dialog.getByLabel(`Saved: ${before.free_km + 1}`).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await anitha.waitForURL('**/operator/cities');

  const params = { id: String(before.id) };
  const after = await api(cities.getCity, { params });
  expect(after).toEqual({
    ...before,
    radius_km: before.radius_km + 1,
    free_km: before.free_km + 1,
    version: before.version + 2,
  });
  // Other tests expect the demo's city.
  const { radius_km, free_km } = before;
  await api(cities.updateCity, { params, body: { radius_km, free_km, version: after.version } });
  await closePages(browser);
});
