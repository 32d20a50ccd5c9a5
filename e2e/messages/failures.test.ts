// Every action fails once, because the test makes its request fail. The toast appears, the page and its values stay,
// and a second press works when the request works again.
import * as accounts from '@haat/contract/accounts';
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import type { EndpointSpec } from '@haat/contract/endpoint';
import * as notifications from '@haat/contract/notifications';
import * as orders from '@haat/contract/orders';
import * as shops from '@haat/contract/shops';
import * as support from '@haat/contract/support';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, type ExpectStatic, expect, it } from 'vitest';
import { failCall } from '../support/failing-calls.ts';
import { known } from '../support/new-people.ts';
import { codeFor, giveToken, launchBrowser, newPhone } from '../support/people.ts';
import { noteToasts, seeToast } from '../support/toasts.ts';
import { type FailingAct, type StagedAct, stagedActs } from './failing-acts.ts';
import { orderActs, placeOrder } from './failing-order-acts.ts';
import { fillCart, open, type Role, type Stage, setStage } from './stage.ts';
import { buttonOf, filling, fillPlace, press, type Step } from './steps.ts';

const numbers = { customer: '9812300201', retailer: '9812300202' } as const;

let browser: Browser;
let stage: Stage;
beforeAll(async () => {
  browser = await launchBrowser();
  stage = await setStage(browser, numbers);
  await fillCart(stage);
});
afterAll(() => browser.close());

const title = 'says $words ($call.method $call.path)';

async function provokeAt(act: StagedAct, expect: ExpectStatic): Promise<void> {
  const page = await open(stage, act.who, act.at(stage));
  await provoke(page, act, expect);
  await page.close();
}

describe.concurrent('an action that only fails', () => {
  it.for(stagedActs.filter(({ ends }) => !ends))(`${title} [TEXT-8]`, (act, { expect }) =>
    provokeAt(act, expect),
  );
});

// Their results appear on other pages.
describe('an action that fails and then works', () => {
  it.for(stagedActs.filter(({ ends }) => ends))(`${title} [TEXT-8]`, (act) => provokeAt(act, expect));
});

it('shows a toast at each step of the sign-in', async () => {
  const number = '9812300203';
  const page = await (await newPhone(browser)).newPage();
  await page.goto('/auth/login');
  for (const act of signInActs(number)) await provoke(page, act, expect);
});

/** The load at the start, one whose failure is otherwise only logged, and the poll. */
const loads: readonly (readonly [at: string, call: EndpointSpec])[] = [
  ['/shops/user', accounts.details],
  ['/shops', cart.getCart],
  ['/support', notifications.listNotifications],
];

/** One for each HTTP method that writes. */
const writes: readonly EndpointSpec[] = [support.createRequest, shops.updateShop, addresses.deleteAddress];
const acts = stagedActs.filter(({ call }) => writes.includes(call));

describe.concurrent('a 401', () => {
  it.for(loads)('at %s ends the session [APP-40]', async ([path, call], { expect }) => {
    await seeTheEnd(expect, 'customer', call, (page) => page.goto(path));
  });

  it.for(acts)('to $call.method $call.path ends the session [APP-40]', async (act, { expect }) => {
    await seeTheEnd(expect, act.who, act.call, async (page) => {
      await page.goto(act.at(stage));
      await act.fill?.(page);
      await press(page, act);
    });
  });
});

async function seeTheEnd(expect: ExpectStatic, who: Role, call: EndpointSpec, lead: Step): Promise<void> {
  const phone = await newPhone(browser);
  await giveToken(phone, stage[who].token);
  const page = await phone.newPage();
  const toastTexts = await noteToasts(page);
  await failCall(page, call, 'auth.required');
  await lead(page);
  await page.waitForURL('**/auth/login');
  // The toast may disappear before a slow page has its new URL.
  await expect.poll(toastTexts).toEqual(['Could not fetch data']);
  const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(await page.evaluate(kept)).toEqual([]);
  await phone.close();
}

it('shows a toast at each step of an order, which then continues', async () => {
  const slots = await open(stage, 'customer', '/shops/slot');
  await provoke(slots, placeOrder, expect);
  const placed = known((await stage.customer.api(orders.customerOrders)).results[0], 'order');
  for (const act of orderActs(placed.id)) {
    const page = await open(stage, act.who, await act.at(stage));
    await provoke(page, act, expect);
    await page.close();
  }
});

/** Makes the action fail once, then succeed. */
async function provoke(page: Page, act: FailingAct, expect: ExpectStatic): Promise<void> {
  const failing = await failCall(page, act.call, act.failure);
  await act.fill?.(page);
  await buttonOf(page, act).waitFor();
  const before = await pageState(page);
  // The toast lasts a few seconds. On a busy machine, checking after the press can be too late.
  await Promise.all([
    seeToast(page, 'alert', act.words),
    press(page, act),
    expect.poll(failing.tries, { timeout: 30_000, message: 'failed requests' }).toBeGreaterThan(0),
  ]);
  // A long list may load its next rows meanwhile.
  await expect.poll(() => pageState(page, before.fields.length)).toEqual(before);
  await failing.mend();
  if (!act.ends) return;
  await press(page, act);
  await act.ends(page);
}

/** The current URL and the values of all fields on the page, or of the first ones. */
const pageState = (page: Page, most?: number) =>
  page.evaluate(
    (count) => ({
      path: location.pathname,
      fields: [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
        .slice(0, count)
        .map((field) => (field.type === 'file' ? null : [field.value, field.checked])),
      counts: [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent),
    }),
    most,
  );

const signInActs = (number: string): FailingAct[] => [
  {
    words: 'Could not send OTP',
    call: accounts.login,
    failure: 'cut',
    fill: filling({ 'Phone number': number }),
    button: 'Request OTP',
    ends: async (page) => {
      await seeToast(page, 'status', 'OTP sent');
      await page.waitForURL('**/auth/verify');
    },
  },
  {
    words: 'Could not verify OTP',
    call: accounts.verifyLogin,
    // The sixth digit submits the form, so the button already makes the second try.
    fill: async (page) => {
      await page.getByRole('group', { name: 'One-time code' }).getByRole('textbox').first().click();
      await page.keyboard.type(await codeFor(number));
      await seeToast(page, 'alert', 'Could not verify OTP');
    },
    button: 'Next',
    ends: (page) => page.waitForURL('**/auth/setup'),
  },
  {
    words: 'Could not update details',
    call: accounts.setup,
    fill: filling({ 'First name': 'Meera', 'Last name': 'Das', Email: 'meera.das@example.in' }),
    button: 'Next',
    ends: (page) => page.waitForURL('**/auth/location'),
  },
  {
    words: 'Could not update address',
    call: addresses.createCustomer,
    failure: 'cut',
    fill: fillPlace,
    button: 'Register',
    ends: (page) => page.waitForURL('**/blogs'),
  },
];
