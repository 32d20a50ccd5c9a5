// How a toast looks in a browser. The tables of all messages are in apps/web/src/app/messages.
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, launchBrowser, newPhone, phone } from './support/people.ts';
import { seeToast } from './support/toasts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('a toast appears at the top centre of a phone and of a desktop, and stays for its time [TEXT-18, TEXT-19]', async () => {
  const page = await (await newPhone(browser)).newPage();
  await page.clock.install();
  await page.goto('/support/request');
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Submit' }).click();
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
