// Every question before an action, with its exact text: 'No' sends nothing, 'Yes' sends one request.
// Also the messages without the location permission.
import * as accounts from '@haat/contract/accounts';
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as deliveries from '@haat/contract/deliveries';
import type { EndpointSpec } from '@haat/contract/endpoint';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import * as searchContract from '@haat/contract/search';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf } from '../support/api.ts';
import { failCall } from '../support/failing-calls.ts';
import { known } from '../support/new-people.ts';
import { launchBrowser, newPhone, openAs, signIn } from '../support/people.ts';
import { answer } from '../support/questions.ts';
import { homeOf } from '../support/village.ts';
import { requestOf } from './failing-order-acts.ts';
import { deliveryOf, fillCart, open, orderAt, type Role, type Stage, setStage } from './stage.ts';
import { buttonOf, deletion, filling, type Press, type Step } from './steps.ts';

const numbers = { customer: '9812300221', retailer: '9812300222' } as const;

let browser: Browser;
let stage: Stage;
let at: Readonly<Record<'INITIATED' | 'ACCEPTED' | 'ASSIGNED' | 'PICKED_UP' | 'DELIVERED', number>>;
let otherProduct: string;
beforeAll(async () => {
  browser = await launchBrowser();
  stage = await setStage(browser, numbers);
  // In sequence, because they share a cart.
  at = {
    INITIATED: await orderAt(stage, 'INITIATED'),
    ACCEPTED: await orderAt(stage, 'ACCEPTED'),
    ASSIGNED: await orderAt(stage, 'ASSIGNED'),
    PICKED_UP: await orderAt(stage, 'PICKED_UP'),
    DELIVERED: await orderAt(stage, 'DELIVERED'),
  };
  otherProduct = await productElsewhere();
  await fillCart(stage);
});
afterAll(() => browser.close());

/** The page of a product of another shop. */
async function productElsewhere(): Promise<string> {
  const { customer, shopId, product } = stage;
  const { results } = await customer.api(searchContract.searchProducts, {
    query: { search: 'rice', address_id: await homeOf(customer.api) },
  });
  const hit = known(
    results.find(({ shop, quantity }) => shop.id !== shopId && quantity > 0),
    `rice beside ${product.name}`,
  );
  return `/shops/${hit.shop.id}/product/${hit.id}`;
}

interface Question extends Press {
  readonly question: string;
  readonly who: Role;
  readonly path: () => string | Promise<string>;
  /** Runs once, before the first press. */
  readonly before?: Step;
  /** Runs while the question is open. */
  readonly beforeYes?: Step;
  readonly call: EndpointSpec;
}

const ofDelivery = (status: keyof typeof at) => async () =>
  `/deliverer/delivery/${await deliveryOf(stage, at[status])}`;

const questions: readonly Question[] = [
  {
    question: 'Are you sure?',
    who: 'customer',
    path: () => `/shops/order/${at.DELIVERED}`,
    button: 'Verify',
    call: orders.verifyOrder,
  },
  {
    question: 'Are you sure?',
    who: 'customer',
    path: () => `/shops/order/${at.INITIATED}`,
    button: 'Cancel order',
    call: orders.cancelOrder,
  },
  {
    question: 'Are you sure?',
    who: 'deliverer',
    path: ofDelivery('ASSIGNED'),
    button: 'Mark pickedup',
    call: deliveries.markPickedUp,
  },
  {
    question: 'Are you sure?',
    who: 'deliverer',
    path: ofDelivery('PICKED_UP'),
    button: 'Mark delivered',
    call: deliveries.markDelivered,
  },
  {
    question: 'Are you sure?',
    who: 'deliverer',
    path: ofDelivery('DELIVERED'),
    button: 'Mark completed',
    beforeYes: filling({ 'Payment details': 'Cash' }),
    call: deliveries.markCompleted,
  },
  {
    question: 'Are you sure you want to accept the delivery?',
    who: 'deliverer',
    path: () => '/deliverer/requests',
    button: 'Accept',
    within: (page) => requestOf(page, at.ACCEPTED),
    call: deliveries.acceptRequest,
  },
  {
    question: deletion,
    who: 'retailer',
    path: () => '/retailer/products',
    button: 'Delete',
    call: products.deleteProduct,
  },
  {
    question: deletion,
    who: 'customer',
    path: () => '/shops/address',
    button: 'Delete Work',
    call: addresses.deleteAddress,
  },
  {
    question: 'Are you sure you want to accept the order',
    who: 'retailer',
    path: () => `/retailer/orders/${at.INITIATED}`,
    button: 'Accept',
    call: orders.acceptOrder,
  },
  {
    question: 'Are you sure you want to reject the order',
    who: 'retailer',
    path: () => `/retailer/orders/${at.INITIATED}`,
    button: 'Reject',
    call: orders.rejectOrder,
  },
  {
    question: 'You have items from an another shop in your cart, do you want to proceed?',
    who: 'customer',
    path: () => otherProduct,
    button: 'Add to Cart',
    call: cart.addToCart,
  },
  {
    question: 'You have items for another address in your cart, do you want to proceed?',
    who: 'customer',
    path: () => '/shops/address',
    before: async (page) => {
      await page.getByRole('radio', { name: 'Work' }).check();
      await page.getByRole('link', { name: /^Cart/ }).click();
    },
    button: /^Increase quantity/,
    call: cart.addToCart,
  },
];

describe.concurrent('before an action', () => {
  it.for(questions)("asks '$question' ($call.path) [TEXT-20]", async (act) => {
    const page = await open(stage, act.who, await act.path());
    // The request never arrives, so that every row starts from the same state.
    const asked = await failCall(page, act.call);
    await act.before?.(page);
    await buttonOf(page, act).click();
    const dialog = page.getByRole('alertdialog', { name: act.question, exact: true });
    expect(await wordsToPress(dialog)).toEqual(['No', 'Yes']);
    await answer(page, act.question, 'No');
    await buttonOf(page, act).click();
    await act.beforeYes?.(page);
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('alert').waitFor();
    expect(asked.tries()).toBe(1);
    await page.close();
  });
});

async function wordsToPress(dialog: Locator): Promise<string[]> {
  await dialog.waitFor();
  return dialog.getByRole('button').allTextContents();
}

const overlay = 'Please enable location access to continue registration';
const alert = 'Location services not enabled, please enable it and try again';

it('alerts once for each denied permission while registering a shop [SHOP-23]', async () => {
  const page = await openAs(browser, numbers.customer, '/retailer', { isLocationAllowed: false });
  const dialog = page.getByRole('alertdialog', { name: alert, exact: true });
  expect(await wordsToPress(dialog)).toEqual(['OK']);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expectOverlay(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await allow(page);
});

it('covers the address step with the overlay without the permission [SIGN-11, SHOP-23]', async () => {
  const phone = await newPhone(browser, { isLocationAllowed: false });
  const person = apiOf(await signIn(phone, '9812300223'));
  const body = { first_name: 'Meera', last_name: 'Das', email: 'meera.das@example.in' };
  await person(accounts.setup, { body });
  const page = await phone.newPage();
  await page.goto('/auth/location');
  await expectOverlay(page);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await allow(page);
});

/** Expects the overlay, and that the form behind it accepts no press and no focus. */
async function expectOverlay(page: Page): Promise<void> {
  await page.getByText(overlay, { exact: true }).waitFor();
  const field = page.getByLabel('Address line 1');
  await field.evaluate((element) => element.focus());
  expect(await field.evaluate((element) => element.matches(':focus'))).toBe(false);
}

async function allow(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.getByText(overlay, { exact: true }).waitFor({ state: 'detached' });
  await page.getByLabel('Address line 1').fill('Puthen House');
}
