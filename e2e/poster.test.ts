// The printed poster of the setup. jsdom has no print styles.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demo, launchBrowser, newPhone, signIn } from './support/people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('prints only the sheet [DESK-171]', async () => {
  const desk = await newPhone(browser);
  await signIn(desk, demo.operator);
  const page = await desk.newPage();
  // Wide enough for the menu at the side, but no wider than a page's content.
  await page.setViewportSize({ width: 1000, height: 1400 });
  await page.goto('/operator/setup/poster');
  const poster = page.getByRole('article', { name: 'Poster' });
  await poster.getByRole('img').waitFor();
  await page.getByRole('navigation').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('link').count()).toBe(0);
  const { left, right } = await poster.evaluate((sheet) => sheet.getBoundingClientRect());
  expect(Math.abs(left - (1000 - right))).toBeLessThan(2);
});
