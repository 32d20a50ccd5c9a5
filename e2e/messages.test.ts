// Messages in a browser: how a toast looks, a failed load and the end of a session. The tables of all messages are in
// apps/web/src/app/messages.
import * as orders from '@haat/contract/orders';
import * as shops from '@haat/contract/shops';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failCall } from './support/failing-calls.ts';
import { createPerson } from './support/new-people.ts';
import { desktop, launchBrowser, newPhone, phone, signIn } from './support/people.ts';
import { noteToasts, seeToast } from './support/toasts.ts';

const customer = { number: '9812300211', firstName: 'Devika', lastName: 'Pillai' };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('a toast appears at the top centre of a phone and of a desktop, and stays for its time [TEXT-6, TEXT-18, TEXT-19]', async () => {
  const page = await (await newPhone(browser)).newPage();
  await page.clock.install();
  await page.goto('/support/request');
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Submit' }).click();
  const field = page.getByLabel('Request details');
  await page.getByText('The field is required', { exact: true }).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const toast = await seeToast(page, 'alert', 'This field is required');
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectTopCentre(toast, viewport);
  }
  await page.clock.runFor(3_999);
  expect(await opacityOf(toast)).toBe(1);
  await page.clock.runFor(1);
  expect(await opacityOf(toast)).toBe(0);
});

async function expectTopCentre(toast: Locator, { width, height }: typeof phone): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('the toast has no place');
  // The icon is left of the text, so the text's centre is slightly right of the middle.
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(24);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThan(height / 4);
}

/** The toast's opacity after its animations. */
const opacityOf = (toast: Locator): Promise<number> =>
  toast.evaluate(async (element) => {
    let seen = 1;
    for (let box: Element | null = element; box; box = box.parentElement) {
      await Promise.all(box.getAnimations().map(({ finished }) => finished));
      seen *= Number(getComputedStyle(box).opacity);
    }
    return seen;
  });

it('a failed load shows its toast once and can be retried, and a 401 ends the session [APP-25, APP-40]', async () => {
  await createPerson(customer);
  const context = await newPhone(browser);
  await signIn(context, customer.number);
  const page = await context.newPage();
  const toastTexts = await noteToasts(page);
  const failing = await failCall(page, shops.nearbyShops);
  await page.goto('/shops');
  await seeToast(page, 'alert', 'Could not fetch data');
  await tryAgain(page, failing.mend);
  expect(await toastTexts()).toEqual(['Could not fetch data']);

  await page.getByText('Could not fetch data').waitFor({ state: 'detached' });
  await failCall(page, orders.customerOrders, 'auth.required');
  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
  await page.waitForURL('**/auth/login');
  await expect.poll(toastTexts).toEqual(['Could not fetch data', 'Could not fetch data']);
  const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(await page.evaluate(kept)).toEqual([]);
});

async function tryAgain(page: Page, mend: () => Promise<void>): Promise<void> {
  const state = page.getByRole('main').getByText("We can't load this right now", { exact: true });
  await state.waitFor();
  await mend();
  await page.getByRole('main').getByRole('button', { name: 'Try again', exact: true }).click();
  await state.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Stores' }).waitFor();
}
