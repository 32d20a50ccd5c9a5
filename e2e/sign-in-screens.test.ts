// The sign-in screens, which can't be opened by URL, follow the same rules as all others.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOf } from './support/accessibility.ts';
import { codeFor, launchBrowser, newPhone } from './support/people.ts';
import { routesOnTheWay } from './support/routes.ts';

let browser: Browser;
const seen = new Set<string>();

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each([
  ['allowed', '9812300300'],
  ['refused', '9812300301'],
] as const)('follow the rules of all screens, with the location %s [LOOK-1]', async (location, number) => {
  const page = await (await newPhone(browser, { isLocationAllowed: location === 'allowed' })).newPage();
  await page.goto('/');
  await page.waitForURL('**/auth/login');
  seen.add('/');
  await page.getByLabel('Phone number').fill(number);
  const typed = page.getByLabel('Phone number');
  expect(await typed.inputValue()).toBe(number);
  expect(await typed.evaluate(gapBeforePx), 'between +91 and the digits').toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: 'Request OTP' }).click();
  await holdsAt('/auth/verify', page);

  await page.getByRole('group', { name: 'One-time code' }).getByRole('textbox').first().focus();
  await page.keyboard.type(await codeFor(number));
  await holdsAt('/auth/setup', page);
  await page.getByLabel('First name').fill('Devika');
  await page.getByLabel('Last name').fill('Pillai');
  await page.getByLabel('Email').fill('devika@example.in');
  await page.getByRole('button', { name: 'Next' }).click();

  await page.waitForURL('**/auth/location');
  const overlay = page.getByText('Please enable location access to continue registration');
  await (location === 'allowed' ? page.getByRole('button', { name: 'Location' }) : overlay).waitFor();
  await holdsAt('/auth/location', page);
});

it('are all steps of the sign-in', () => {
  expect([...seen].sort()).toEqual(routesOnTheWay('signing in').sort());
});

/** From the line after the prefix to the text. */
const gapBeforePx = (field: Element): number => {
  const prefix = field.parentElement?.querySelector('span span')?.getBoundingClientRect();
  const start = field.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(field).paddingLeft);
  return start - (prefix?.right ?? start);
};

async function holdsAt(route: string, page: Page): Promise<void> {
  await page.waitForURL(`**${route}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await faultsOf(page), route).toEqual([]);
  seen.add(route);
}
