// Failed loads: the failed state and its toast, once, and the retry. Also the 401, which ends a session.
import * as accounts from '@haat/contract/accounts';
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
import * as support from '@haat/contract/support';
import { screen, waitFor, within } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeApi, refuse } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import {
  deletion,
  filling,
  type Press,
  press,
  type Step,
  setPosition,
  stage,
  type Visitor,
  village,
  visitors,
} from '../../testing/stage.ts';

const toasted = vi.spyOn(toast, 'error');
const toasts = () => toasted.mock.calls.map(([text]) => text);
// jsdom loads no pictures, and a map waits for those that were there before it.
const pictures = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
afterAll(() => pictures.mockRestore());
beforeEach(() => setPosition(village));
afterEach(() => toasted.mockClear());

/** The endpoint answers as before after the returned function is called. It isn't loaded a second time by itself. */
function fail(api: FakeApi, call: EndpointSpec): () => void {
  const works = api.replyOf(call);
  api.on(call, refuse('input.invalid'));
  return () => void api.on(call, works as never); // the answer that it had
}

async function tryAgain(mend: () => void): Promise<void> {
  const main = within(await screen.findByRole('main'));
  await main.findByText("We can't load this right now");
  mend();
  screen.getAllByRole('button', { name: 'Try again' })[0]?.click();
  await waitFor(() => expect(main.queryByText("We can't load this right now")).toBeNull());
  // The code of a map takes its time.
  const busy = () => [...document.querySelectorAll('[aria-busy=true]')].map(({ outerHTML }) => outerHTML);
  await waitFor(() => expect(busy()).toEqual([]), { timeout: 20_000 });
}

test.each<[path: string, who: Visitor, call: EndpointSpec]>([
  ['/blogs/search', 'customer', blog.listArticles],
  ['/blogs/5', 'customer', blog.getArticle],
  ['/shops', 'customer', shops.nearbyShops],
  ['/shops/7', 'customer', shops.getShop],
  ['/shops/7/product/21', 'customer', products.getProduct],
  ['/shops/slot', 'customer', orders.getSlots],
  ['/shops/user', 'customer', orders.customerOrders],
  ['/shops/order/1042', 'customer', orders.customerOrder],
  ['/retailer/products', 'retailer', products.listRetailerProducts],
  ['/retailer/edit-product/29', 'retailer', products.getRetailerProduct],
  ['/retailer/add-product', 'retailer', products.shopProductTypes],
  ['/retailer/catalogue', 'retailer', catalogue.catalogueTypes],
  ['/retailer/orders', 'retailer', orders.retailerOrders],
  ['/retailer/orders/1043', 'retailer', orders.retailerOrder],
  ['/retailer/user', 'retailer', shops.shopSettings],
  ['/deliverer', 'deliverer', deliveries.listDeliveries],
  ['/deliverer/requests', 'deliverer', deliveries.listRequests],
  ['/deliverer/delivery/71', 'deliverer', deliveries.getDelivery],
])(
  "a load that fails at %s shows 'Could not fetch data' once and can be retried [APP-25]",
  async (...row) => {
    const [path, who, call] = row;
    const api = stage();
    const mend = fail(api, call);
    openApp(path, { person: visitors[who], api });
    expect(await screen.findByText('Could not fetch data')).toHaveAttribute('role', 'alert');
    await tryAgain(mend);
    expect(toasts()).toEqual(['Could not fetch data']);
  },
);

test.each([
  ['/shops/address', addresses.listAddresses],
  ['/shops/cart', cart.getCart],
])("a failed load of the customer's data at %s is only logged [ADDR-5]", async (path, call) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const api = stage();
  const mend = fail(api, call);
  openApp(path, { api });
  await tryAgain(mend);
  expect(log).toHaveBeenCalledWith('Could not get customer data', expect.anything());
  expect(toasts()).toEqual([]);
  log.mockRestore();
});

/** Everybody stays signed in until this call says otherwise. */
async function expectTheEnd(who: Visitor, path: string, call: EndpointSpec, act?: Step): Promise<void> {
  const api = stage().on(call, refuse('auth.required'));
  const app = openApp(path, { person: visitors[who], api });
  sessionStorage.setItem('anything', 'of mine');
  await act?.(app.user);
  await screen.findByRole('textbox', { name: 'Phone number' });
  expect(app.path()).toBe('/auth/login');
  expect(toasts()).toEqual(['Could not fetch data']);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
}

// The load at the start, one whose failure is otherwise only logged, and the poll.
test.each([
  ['/shops/user', accounts.details],
  ['/shops', cart.getCart],
  ['/support', notifications.listNotifications],
])('a 401 at %s ends the session [APP-40]', (path, call) => expectTheEnd('customer', path, call));

// One for each HTTP method that writes.
test.each<[who: Visitor, path: string, call: EndpointSpec, fill: Step | null, button: Press]>([
  [
    'customer',
    '/support/request',
    support.createRequest,
    filling({ 'Request details': 'Red rice, please' }),
    { button: 'Submit' },
  ],
  [
    'retailer',
    '/retailer/user',
    shops.updateShop,
    filling({ 'Opening time': '07:15' }),
    { button: 'Update' },
  ],
  [
    'customer',
    '/shops/address',
    addresses.deleteAddress,
    null,
    { button: 'Delete Work', question: deletion },
  ],
])('a 401 to what a %s sends at %s ends the session [APP-40]', async (who, path, call, fill, button) => {
  await expectTheEnd(who, path, call, async (user) => {
    await fill?.(user);
    await press(user, button);
  });
});
