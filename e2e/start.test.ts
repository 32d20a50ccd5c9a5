// The start of both apps where something is in the way: no script, a script of an unknown syntax, blocked cookies. Only a
// browser runs the page before the app.
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, lowPhone, newPhone } from './support/people.ts';
import { sharedHaat } from './support/shared-haat.ts';

const slowWords = {
  en: 'takes long to start',
  hi: 'खुलने में देर',
  ml: 'തുറക്കാൻ വൈകുന്നു',
};
const noScriptWords = { en: 'needs JavaScript', hi: 'JavaScript चाहिए', ml: 'JavaScript വേണം' };

let browser: Browser;
let blocked: BrowserContext;
beforeAll(async () => {
  browser = await launchBrowser();
  blocked = await newPhone(browser);
  // As Chrome does when cookies are blocked.
  await blocked.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
  });
});
afterAll(() => browser.close());

it('says what to do when no script can start the app, in the page itself [APP-44]', async () => {
  const phone = await newPhone(browser, { viewport: lowPhone });
  await phone.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const a = 1n ?? ?.b;' }),
  );
  const [page, desk] = [await phone.newPage(), await phone.newPage()];
  await Promise.all([page.goto('/auth/login'), desk.goto('/operator/')]);
  for (const words of Object.values(slowWords)) expect(await page.getByText(words).isVisible()).toBe(false);
  for (const words of Object.values(slowWords)) await page.getByText(words).waitFor();
  await desk.getByText(slowWords.en).waitFor();
  const [width, scrollWidth] = await page.evaluate(() => [innerWidth, document.body.scrollWidth]);
  expect(scrollWidth).toBeLessThanOrEqual(width);
});

it('says without JavaScript that it is needed, in the page itself [APP-44]', async () => {
  const phone = await browser.newContext({ baseURL: sharedHaat().url, javaScriptEnabled: false });
  const page = await phone.newPage();
  await page.goto('/auth/login');
  const shown = await page.locator('noscript').innerText();
  for (const words of Object.values(noScriptWords)) expect(shown).toContain(words);
  expect(await page.locator('.start-spinner').isVisible()).toBe(false);
  await page.goto('/operator/');
  expect(await page.locator('noscript').innerText()).toContain(noScriptWords.en);
});

it('starts both apps with blocked cookies [APP-43]', async () => {
  const [page, desk] = [await blocked.newPage(), await blocked.newPage()];
  await Promise.all([page.goto('/auth/login'), desk.goto('/operator/')]);
  await page.getByLabel('Phone number').fill('9812300399');
  await desk.getByLabel('Phone number').fill('9812300399');
});
