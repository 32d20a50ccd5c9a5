// A phone whose browser refuses to store anything: cookies are blocked, or the storage is full.
import * as accounts from '@haat/contract/accounts';
import * as blog from '@haat/contract/blog';
import * as cart from '@haat/contract/cart';
import * as orders from '@haat/contract/orders';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { endSession } from '../platform/session.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { carrot, listOf, market } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';
import { customer, retailer } from '../testing/people.ts';
import { makeOrder } from '../testing/retailer-orders.ts';

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
  // What is in memory.
  endSession('logout');
});

/** As browsers do when cookies are blocked: already reading the property throws. */
function blockStorages(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(refuse);
  Object.defineProperty(window, 'indexedDB', { configurable: true, get: refuse });
}
afterEach(() => Reflect.deleteProperty(window, 'indexedDB'));

function fillStorages(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

const none = listOf([]);

test.each([
  ['blocked cookies', blockStorages],
  ['a full storage', fillStorages],
])('somebody signs in, reads and logs out with %s [APP-43]', async (_, refuseStorage) => {
  const { status } = customer;
  const api = fakeApi()
    .on(accounts.login, {})
    .on(accounts.verifyLogin, { token: 'new-token', ...status, user: customer })
    .on(accounts.logout, undefined)
    .on(blog.listBanners, none)
    .on(blog.listCategories, none)
    .on(blog.listArticles, none);
  refuseStorage();
  const { user, goTo } = openApp('/auth/login', { person: null, api });
  await user.type(await screen.findByRole('textbox', { name: 'Phone number' }), '9847012345');
  await user.click(screen.getByRole('button', { name: 'Request OTP' }));
  await user.click(await screen.findByRole('textbox', { name: 'Digit 1' }));
  await user.paste('482915');
  await screen.findByText('No news yet');
  expect(screen.queryByText('Could not verify OTP')).toBeNull();
  expect(api.asked(blog.listBanners)[0]?.headers.get('Authorization')).toBe('Token new-token');
  await act(() => goTo('/blogs/user'));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByRole('textbox', { name: 'Phone number' });
});

test.each([
  ['blocked cookies', blockStorages],
  ['a full storage', fillStorages],
])('an Add to Cart is sent with %s, and waits for a connection [APP-43]', async (_, refuseStorage) => {
  const api = market().on(orders.customerOrders, none);
  refuseStorage();
  const { user, goTo } = openApp(`/shops/${carrot.shop}/product/${carrot.id}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await screen.findByRole('button', { name: /^Increase quantity/ });
  expect(api.asked(cart.addToCart)).toHaveLength(1);
  act(() => onlineManager.setOnline(false));
  await user.click(screen.getByRole('button', { name: /^Increase quantity/ }));
  await screen.findByText('Waiting for a connection');
  await act(() => goTo('/shops/cart'));
  await screen.findByText('You need a connection to order. Keep this page open.');
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(api.asked(cart.addToCart)).toHaveLength(2));
});

test.each([
  ['blocked cookies', blockStorages],
  ['a full storage', fillStorages],
])('an Accept without a connection says to keep the page open with %s [APP-43]', async (_, refuseStorage) => {
  const api = fakeApi().on(orders.retailerOrder, makeOrder());
  refuseStorage();
  const { user } = openApp('/retailer/orders/1043', { person: retailer, api });
  await screen.findByRole('button', { name: 'Accept' });
  act(() => onlineManager.setOnline(false));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  const note = await screen.findByText('Keep this page open: Accept');
  expect(note.parentElement).toHaveTextContent('Waiting for a connection');
  expect(screen.queryByText(/Saved on this phone/)).toBeNull();
});
