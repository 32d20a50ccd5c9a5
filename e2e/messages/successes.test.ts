// Every success toast, its position and how long it stays.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, launchBrowser, newPhone, phone } from '../support/people.ts';
import { seeToast, type ToastRole } from '../support/toasts.ts';
import { requestOf } from './failing-order-acts.ts';
import { open, orderAt, type Role, type Stage, setStage } from './stage.ts';
import { deletion, filling, type Press, press, type Step } from './steps.ts';

let browser: Browser;
let stage: Stage;
let orderId: number;
beforeAll(async () => {
  browser = await launchBrowser();
  stage = await setStage(browser, { customer: '9812300231', retailer: '9812300232' });
  orderId = await orderAt(stage, 'ACCEPTED');
});
afterAll(() => browser.close());

interface Success extends Press {
  readonly words: string;
  readonly who: Role;
  readonly at: string;
  readonly fill?: Step;
}

const successes: readonly Success[] = [
  {
    words: 'Successfully deleted',
    who: 'customer',
    at: '/shops/address',
    button: 'Delete Work',
    question: deletion,
  },
  {
    words: 'Successfully deleted',
    who: 'retailer',
    at: '/retailer/products',
    button: 'Delete',
    question: deletion,
  },
  {
    words: 'Delivery accepted',
    who: 'deliverer',
    at: '/deliverer/requests',
    button: 'Accept',
    within: (page) => requestOf(page, orderId),
    question: 'Are you sure you want to accept the delivery?',
  },
  {
    words: 'Request submitted',
    who: 'customer',
    at: '/support/request',
    fill: filling({ 'Request details': 'Red rice, please' }),
    button: 'Submit',
  },
];

describe.concurrent('a successful action', () => {
  it.for(successes)("shows '$words' to the $who at $at [TEXT-17]", async (act) => {
    const page = await open(stage, act.who, act.at);
    await act.fill?.(page);
    await press(page, act);
    await seeToast(page, 'status', act.words);
    await page.close();
  });
});

it("shows 'OTP sent' for the first code and for another one [SIGN-3, SIGN-6]", async () => {
  const page = await (await newPhone(browser)).newPage();
  await page.clock.install();
  await page.goto('/auth/login');
  await filling({ 'Phone number': '9812300233' })(page);
  await press(page, { button: 'Request OTP' });
  const first = await seeToast(page, 'status', 'OTP sent');
  await page.getByRole('button', { name: 'Resend OTP', disabled: true }).waitFor();
  await page.clock.fastForward(31_000);
  await first.waitFor({ state: 'detached' });
  await press(page, { button: 'Resend OTP' });
  await seeToast(page, 'status', 'OTP sent');
});

it("shows 'Link copied to clipboard' and copies it [SUPPORT-3]", async () => {
  const page = await supportPage('/support');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, { button: 'Share' });
  await seeToast(page, 'status', 'Link copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https:\/\/\S+$/);
});

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('toasts appear at the top centre of %s [TEXT-18]', async (_what, viewport) => {
  const page = await supportPage('/support/request');
  await page.setViewportSize(viewport);
  await press(page, { button: 'Submit' });
  const box = await (await seeToast(page, 'alert', 'This field is required')).boundingBox();
  if (!box) throw new Error('the toast has no place');
  // The icon is left of the text, so the text's centre is slightly right of the middle.
  expect(Math.abs(box.x + box.width / 2 - viewport.width / 2)).toBeLessThan(24);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThan(viewport.height / 4);
  await page.close();
});

it.each([
  ['a success', '/support', 'Share', 'status', 'Link copied to clipboard', 2_000],
  ['a failure', '/support/request', 'Submit', 'alert', 'This field is required', 4_000],
] as const)('%s stays for its time [TEXT-19]', async (_what, path, button, role, words, ms) => {
  const page = await supportPage(path, true);
  await press(page, { button });
  const toast = await seeToast(page, role satisfies ToastRole, words);
  await page.clock.runFor(ms - 1);
  expect(await opacityOf(toast)).toBe(1);
  await page.clock.runFor(1);
  expect(await opacityOf(toast)).toBe(0);
  await page.close();
});

/** A page open to everybody, where no poll can show a toast. */
async function supportPage(path: string, isTimeStill = false): Promise<Page> {
  const page = await (await newPhone(browser)).newPage();
  if (isTimeStill) await page.clock.install();
  await page.goto(path);
  await page.getByRole('main').getByRole('button').first().waitFor();
  if (isTimeStill) await page.clock.pauseAt(Date.now() + 60_000);
  return page;
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
