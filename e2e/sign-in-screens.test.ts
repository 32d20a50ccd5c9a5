// The sign-in screens, which can't be opened by URL, follow the same rules as all others, in each language.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsInBothThemes, textFaultsOf } from './support/accessibility.ts';
import { desktop, launchBrowser, newPhone } from './support/people.ts';
import { chooseLanguage } from './support/reader.ts';
import { routesOnTheWay } from './support/routes.ts';
import { walkSignIn } from './support/sign-in-steps.ts';
import { zoomFaultsOf } from './support/zoom-faults.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('follow the rules of all screens, with the location refused and allowed [LOOK-1, LOOK-3]', async () => {
  const page = await openLogin();
  const typed = page.getByLabel('Phone number');
  await typed.fill('9812300300');
  expect(await typed.inputValue()).toBe('9812300300');
  expect(await typed.evaluate(gapBeforePx), 'between +91 and the digits').toBeGreaterThanOrEqual(8);
  const seen = new Set(['/', '/open']);
  await walkSignIn(page, '9812300300', async (route) => {
    expect([...(await faultsInBothThemes(page)), ...(await zoomFaultsOf(page))], route).toEqual([]);
    seen.add(route);
  });
  expect([...seen].sort(), 'all steps of the sign-in').toEqual(routesOnTheWay('signing in').sort());
});

it('shows the fields of the first address beside the map on a desktop [LOOK-10]', async () => {
  const page = await openLogin();
  await walkSignIn(page, '9812300379', async () => undefined);
  await page.setViewportSize(desktop);
  for (const name of ['Address line 1', 'Address line 3']) {
    const box = await page.getByLabel(name).boundingBox();
    expect(box && box.y + box.height, name).toBeLessThan(desktop.height);
  }
});

it.each([
  ['hi', '9812300301'],
  ['ml', '9812300343'],
] as const)('break no word and cut no button in %s [WORDS-8, LOOK-9]', async (language, number) => {
  const page = await openLogin();
  await chooseLanguage(page, language);
  await walkSignIn(page, number, async (route) => {
    expect(await textFaultsOf(page), route).toEqual([]);
  });
});

async function openLogin(): Promise<Page> {
  const page = await (await newPhone(browser, { isLocationAllowed: false })).newPage();
  await page.goto('/');
  await page.waitForURL('**/auth/login');
  return page;
}

/** The distance from the line after the prefix to the text. */
const gapBeforePx = (field: Element): number => {
  const prefix = field.parentElement?.querySelector('span span')?.getBoundingClientRect();
  const start = field.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(field).paddingLeft);
  return start - (prefix?.right ?? start);
};
