// The link to share, on a real clipboard.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, newPhone } from '../support/people.ts';
import { seeToast } from '../support/toasts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('copies the link that the server wrote into the page [SUPPORT-3]', async () => {
  const phone = await newPhone(browser);
  await phone.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await phone.newPage();
  await page.goto('/support');
  await page.getByRole('button', { name: 'Share' }).click();
  await seeToast(page, 'status', 'Link copied to clipboard');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await storeUrl(page));
  expect(new URL(copied).protocol).toBe('https:');
});

const storeUrl = (page: Page): Promise<unknown> =>
  page.locator('#haat-config').evaluate((config) => JSON.parse(config.textContent ?? '').storeUrl);
