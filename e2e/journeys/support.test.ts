// A person who needs help: the link to share, and a request started before the sign-in.
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createPerson } from '../support/new-people.ts';
import { closePages, launchBrowser, newPhone, signInByHand } from '../support/people.ts';
import { seeToast } from '../support/toasts.ts';

const person = { number: '9812300131', firstName: 'Fousiya', lastName: 'Salim' };
const wish = 'Fresh jasmine on Fridays, please: the shop at the bus stand has none.';

let browser: Browser;
let phone: BrowserContext;
beforeAll(async () => {
  browser = await launchBrowser();
  await createPerson(person);
  phone = await newPhone(browser);
});
afterEach(() => closePages(browser));
afterAll(() => browser.close());

it('keeps a request over the sign-in, sends it once and is ready for the next [SUPPORT-3, SUPPORT-4]', async () => {
  await phone.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await phone.newPage();
  await page.goto('/support');
  await page.getByRole('button', { name: 'Share' }).click();
  await seeToast(page, 'status', 'Link copied to clipboard');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await storeUrl(page));
  expect(new URL(copied).protocol).toBe('https:');
  await page.getByRole('button', { name: 'Add product/feature request' }).click();
  await page.waitForURL('**/support/request');
  await submit(page).click();
  await page.getByText('The field is required', { exact: true }).waitFor();
  await seeToast(page, 'alert', 'This field is required');

  await field(page).fill(wish);
  await submit(page).click();
  await page.waitForURL('**/auth/login');
  await signInByHand(page, person.number);
  await page.waitForURL('**/blogs');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Support / Requests' }).click();
  await page.getByRole('button', { name: 'Add product/feature request' }).click();
  expect(await field(page).inputValue()).toBe(wish);

  const sent = await holdRequests(page);
  await submit(page).click();
  await expect.poll(() => field(page).isDisabled()).toBe(true);
  expect(await submit(page).getAttribute('aria-busy')).toBe('true');
  sent.release();
  await seeToast(page, 'status', 'Request submitted');
  expect(sent.bodies).toEqual([{ body: wish }]);
  expect(await field(page).inputValue()).toBe('');
  expect(await field(page).isEnabled()).toBe(true);
  await page.reload();
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe('');
});

const field = (page: Page): Locator => page.getByLabel('Request details');

const submit = (page: Page): Locator => page.getByRole('button', { name: 'Submit' });

/** The link that the server wrote into the page. */
const storeUrl = (page: Page): Promise<unknown> =>
  page.locator('#haat-config').evaluate((config) => JSON.parse(config.textContent ?? '').storeUrl);

/** Holds requests until the test releases them. */
async function holdRequests(page: Page): Promise<{ bodies: unknown[]; release: () => void }> {
  const bodies: unknown[] = [];
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/customers/request/', async (route) => {
    bodies.push(route.request().postDataJSON());
    await promise;
    await route.continue();
  });
  return { bodies, release };
}
