// Failed loads: the failed state, the toast and how often it appears. Also the 401, which ends a session.
import * as addresses from '@haat/contract/addresses';
import * as blog from '@haat/contract/blog';
import * as cart from '@haat/contract/cart';
import * as catalogue from '@haat/contract/catalogue';
import * as deliveries from '@haat/contract/deliveries';
import type { EndpointSpec } from '@haat/contract/endpoint';
import * as notifications from '@haat/contract/notifications';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failCall, isCallTo } from '../support/failing-calls.ts';
import { known } from '../support/new-people.ts';
import { launchBrowser } from '../support/people.ts';
import { noteToasts, seeToast, toastOf } from '../support/toasts.ts';
import { deliveryOf, fillCart, orderAt, type Role, type Stage, setStage } from './stage.ts';

let browser: Browser;
let stage: Stage;
let ids: Readonly<Record<'shop' | 'product' | 'order' | 'delivery' | 'article', number>>;
beforeAll(async () => {
  browser = await launchBrowser();
  stage = await setStage(browser, { customer: '9812300211', retailer: '9812300212' });
  const order = await orderAt(stage, 'ASSIGNED');
  await fillCart(stage);
  ids = {
    shop: stage.shopId,
    product: stage.product.id,
    order,
    delivery: await deliveryOf(stage, order),
    article: known((await stage.customer.api(blog.listArticles)).results[0], 'article').id,
  };
});
afterAll(() => browser.close());

const loads: readonly [path: string, who: Role, call: EndpointSpec][] = [
  ['/blogs/search', 'customer', blog.listArticles],
  ['/blogs/{article}', 'customer', blog.getArticle],
  ['/shops', 'customer', shops.nearbyShops],
  ['/shops/{shop}', 'customer', shops.getShop],
  ['/shops/{shop}/product/{product}', 'customer', products.getProduct],
  ['/shops/slot', 'customer', orders.getSlots],
  ['/shops/user', 'customer', orders.customerOrders],
  ['/shops/order/{order}', 'customer', orders.customerOrder],
  ['/retailer/products', 'retailer', products.listRetailerProducts],
  ['/retailer/edit-product/{product}', 'retailer', products.getRetailerProduct],
  ['/retailer/add-product', 'retailer', products.shopProductTypes],
  ['/retailer/catalogue', 'retailer', catalogue.catalogueTypes],
  ['/retailer/orders', 'retailer', orders.retailerOrders],
  ['/retailer/orders/{order}', 'retailer', orders.retailerOrder],
  ['/retailer/user', 'retailer', shops.shopSettings],
  ['/deliverer', 'deliverer', deliveries.listDeliveries],
  ['/deliverer/requests', 'deliverer', deliveries.listRequests],
  ['/deliverer/delivery/{delivery}', 'deliverer', deliveries.getDelivery],
];

describe.concurrent('a load that fails', () => {
  it.each(loads)("at %s shows 'Could not fetch data' once and can be retried", async (path, who, call) => {
    const { page, toastTexts } = await quietPage(who);
    const failing = await failCall(page, call);
    await page.goto(pathWithIds(path));
    await seeToast(page, 'alert', 'Could not fetch data');
    await tryAgain(page, failing.mend);
    expect(await toastTexts()).toEqual(['Could not fetch data']);
    await page.close();
  });

  it.each([
    ['/shops/address', addresses.listAddresses],
    ['/shops/cart', cart.getCart],
  ] as const)("of the customer's addresses and cart at %s is only logged", async (path, call) => {
    const { page, toastTexts } = await quietPage('customer');
    const logged = page.waitForEvent('console', {
      predicate: (entry) =>
        entry.type() === 'error' && entry.text().startsWith('Could not get customer data'),
    });
    const failing = await failCall(page, call);
    await page.goto(path);
    await logged;
    await tryAgain(page, failing.mend);
    expect(await toastTexts()).toEqual([]);
    await page.close();
  });
});

it('shows once in each outage that notifications could not be fetched [NOTE-5]', async () => {
  const { page, toastTexts } = await quietPage('customer');
  const words = 'Could not fetch notification';
  await page.clock.install();
  let failing = await failCall(page, notifications.listNotifications);
  await page.goto('/support');
  await seeToast(page, 'alert', words);
  // Each poll tries three times. By the third poll the toast has disappeared.
  await pass(page, () => failing.tries() >= 9);
  await toastOf(page, 'alert', words).waitFor({ state: 'detached' });
  expect(await toastTexts()).toEqual([words]);

  await failing.mend();
  let isBack = false;
  page.on('requestfinished', (request) => {
    if (isCallTo(notifications.listNotifications)(request)) isBack = true;
  });
  await pass(page, () => isBack);
  failing = await failCall(page, notifications.listNotifications);
  await pass(page, async () => (await toastTexts()).length > 1);
  expect(await toastTexts()).toEqual([words, words]);
  await page.close();
});

async function quietPage(who: Role) {
  const page = await stage[who].phone.newPage();
  return { page, toastTexts: await noteToasts(page) };
}

const pathWithIds = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => String(ids[name]));

async function tryAgain(page: Page, mend: () => Promise<void>): Promise<void> {
  const state = page.getByRole('main').getByText("We can't load this right now", { exact: true });
  await state.waitFor();
  await mend();
  await page.getByRole('main').getByRole('button', { name: 'Try again', exact: true }).click();
  await state.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
}

/** Advances the page's clock by a second at a time until the condition is true. */
async function pass(page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let second = 0; second < 120 && !(await isSo()); second += 1) await page.clock.runFor(1_000);
  expect(await isSo()).toBe(true);
}
