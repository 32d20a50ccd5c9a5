// The screens of the sign-in, which nobody opens by an address: each step without an accessibility violation.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOf } from './support/accessibility.ts';
import { codeFor, launchBrowser, newPhone } from './support/people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each([
  ['light', '9812300011', true],
  ['dark', '9812300012', true],
  ['light', '9812300013', false],
] as const)('has no accessibility violation on the way (%s, %s, location allowed: %s)', async (...how) => {
  const [colorScheme, number, isLocationAllowed] = how;
  const page = await (await newPhone(browser, { colorScheme, isLocationAllowed })).newPage();
  await page.goto('/auth/login');
  await page.getByLabel('Phone number').fill(number);
  await page.getByRole('button', { name: 'Request OTP' }).click();
  await page.waitForURL('**/auth/verify');
  const boxes = page.getByRole('group', { name: 'One-time code' }).getByRole('textbox');
  await boxes.first().click();
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.type(await codeFor(number));
  await page.waitForURL('**/auth/setup');
  await page.getByLabel('First name').fill('Devika');
  await page.getByLabel('Last name').fill('Pillai');
  await page.getByLabel('Email').fill('devika@example.in');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/auth/location');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const overlay = page.getByText('Please enable location access to continue registration');
  await (isLocationAllowed ? page.getByRole('button', { name: 'Location' }) : overlay).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
