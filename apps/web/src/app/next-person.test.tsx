// A shared phone: one person does something that hangs, and meanwhile somebody else signs in in another tab. This tab
// may only notice later. Each test holds one of the waits.
import { sessionPrint } from '@haat/client/session';
import * as accounts from '@haat/contract/accounts';
import * as cart from '@haat/contract/cart';
import * as media from '@haat/contract/media';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage, startLanguage } from '../platform/language.ts';
import { putEntry, waitingEntries } from '../platform/outbox/outbox-entries.ts';
import { setPushRegistrar } from '../platform/push/push.ts';
import { startSession } from '../platform/session.ts';
import { cutOff, fakeApi } from '../testing/fake-api.ts';
import { carrot, cartOf, keepCart, listOf, market, order, orderInList, tomato } from '../testing/market.ts';
import {
  hearOfIt,
  hold,
  keptOnPhone,
  openCart,
  plus,
  second,
  sentAsSecond,
  settle,
  switchPerson,
} from '../testing/next-person.ts';
import { openApp } from '../testing/open-app.tsx';
import { customer, retailer } from '../testing/people.ts';
import { promiseToSettle } from '../testing/promise-to-settle.ts';
import { makeOrder } from '../testing/retailer-orders.ts';
import { makeProduct, vegetables } from '../testing/retailer-products.ts';

afterEach(() => {
  setPushRegistrar(undefined);
  vi.restoreAllMocks();
});

/** The connection check waits for the returned function, and then fails. */
function holdCheck(): { cut: () => void; isAsked: () => boolean } {
  const held = promiseToSettle<never>();
  let isAsked = false;
  const answer = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    if (init?.method !== 'HEAD') return answer(url, init);
    isAsked = true;
    return held.promise;
  };
  const cut = (): void => {
    globalThis.fetch = answer;
    held.reject(new TypeError('Failed to fetch'));
  };
  return { cut, isAsked: () => isAsked };
}

test.each([true, false])(
  'a press that waits for the connection check is neither kept nor sent for the next person (heard of it: %s) [OUTBOX-19]',
  async (isHeard) => {
    const { api, press } = await openCart();
    api.on(cart.addToCart, () => cutOff());
    const check = holdCheck();
    await press(plus);
    await waitFor(() => expect(check.isAsked()).toBe(true));
    switchPerson();
    if (isHeard) await hearOfIt();
    check.cut();
    await settle();
    expect(keptOnPhone()).toEqual([]);
    keepCart(api);
    act(() => onlineManager.setOnline(true));
    await hearOfIt();
    await settle();
    expect(sentAsSecond(api, cart.addToCart)).toEqual([]);
  },
);

test('a press that waits for its answer is neither kept nor sent for the next person [OUTBOX-19]', async () => {
  const { api, press } = await openCart();
  const release = hold(api, cart.addToCart);
  await press(plus);
  await waitFor(() => expect(api.asked(cart.addToCart)).toHaveLength(1));
  switchPerson();
  act(() => onlineManager.setOnline(false));
  release(cutOff());
  await settle();
  expect(keptOnPhone()).toEqual([]);
});

test('a press that waits for an earlier one is not sent for the next person [OUTBOX-19]', async () => {
  const { api, press } = await openCart();
  const release = hold(api, cart.addToCart);
  await press(plus);
  await press(plus);
  await waitFor(() => expect(api.asked(cart.addToCart)).toHaveLength(1));
  switchPerson();
  release(cartOf([[tomato, 2]]));
  await settle();
  expect(sentAsSecond(api, cart.addToCart)).toEqual([]);
  expect(keptOnPhone()).toEqual([]);
});

test('a press of the next person does not join one of the previous person [OUTBOX-19]', async () => {
  const { api, press, goTo } = await openCart();
  const release = hold(api, cart.addToCart);
  await press(plus);
  await waitFor(() => expect(api.asked(cart.addToCart)).toHaveLength(1));
  switchPerson();
  await hearOfIt();
  const { kept } = keepCart(api, cartOf([[tomato, 5]]));
  await act(() => goTo('/shops/cart'));
  await screen.findByRole('link', { name: 'Cart, 5 items' });
  await press(plus);
  await waitFor(() => expect(sentAsSecond(api, cart.addToCart)).toHaveLength(1));
  release(cartOf([[tomato, 2]]));
  await settle();
  expect(kept.now).toEqual(cartOf([[tomato, 6]]));
  expect(screen.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();
});

test('an Add that waits for the cart is not sent for the next person [OUTBOX-19]', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const api = market();
  keepCart(api);
  const release = hold(api, cart.getCart);
  const { user } = openApp(`/shops/${carrot.shop}/product/${carrot.id}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  switchPerson();
  release(cartOf([]));
  await settle();
  await settle();
  expect(api.asked(cart.addToCart)).toEqual([]);
});

test('a Yes after somebody else signed in does nothing [OUTBOX-19]', async () => {
  const api = fakeApi().on(orders.retailerOrder, makeOrder()).on(orders.acceptOrder, makeOrder());
  const { user } = openApp('/retailer/orders/1043', { person: retailer, api });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = await screen.findByRole('alertdialog');
  switchPerson();
  await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
  await settle();
  expect(api.asked(orders.acceptOrder)).toEqual([]);
});

test('a late answer to a waiting action changes nothing for the next person, whose own actions are sent then [OUTBOX-19]', async () => {
  const { api, press } = await openCart();
  act(() => onlineManager.setOnline(false));
  await press(plus);
  await screen.findByText('Waiting for a connection');
  const release = hold(api, cart.addToCart);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(api.asked(cart.addToCart)).toHaveLength(1));
  const [, ...first] = waitingEntries();
  expect(first).toEqual([]);
  const [entry] = waitingEntries();
  switchPerson();
  await hearOfIt();
  const { kept } = keepCart(api, cartOf([[carrot, 1]]));
  if (entry) putEntry({ ...entry, id: 'of-the-second', owner: sessionPrint() ?? '', firstSentAt: undefined });
  release(cartOf([[tomato, 9]]));
  await waitFor(() => expect(sentAsSecond(api, cart.addToCart)).toHaveLength(1));
  expect(sentAsSecond(api, cart.addToCart)[0]?.headers.get('Idempotency-Key')).toBe('of-the-second');
  await waitFor(() => expect(keptOnPhone()).toEqual([]));
  expect(kept.now).not.toEqual(cartOf([[tomato, 9]]));
});

test('an action of an earlier session on the phone is not sent [OUTBOX-19]', async () => {
  const { api, press } = await openCart();
  act(() => onlineManager.setOnline(false));
  await press(plus);
  await screen.findByText('Waiting for a connection');
  // The other tab's logout didn't reach this entry.
  localStorage.setItem('token', second);
  act(() => onlineManager.setOnline(true));
  await settle();
  await hearOfIt();
  await settle();
  expect(api.asked(cart.addToCart)).toEqual([]);
  expect(screen.queryByText('Waiting for a connection')).toBeNull();
  await waitFor(() => expect(keptOnPhone()).toEqual([]));
});

test('a language whose texts come after somebody else signed in does not go to their account [OUTBOX-19]', async () => {
  const texts = promiseToSettle<object>();
  await startLanguage(async () => (await texts.promise) as Record<string, never>);
  const api = market().on(accounts.setPreferences, customer);
  const { user } = openApp('/shops/address', { api });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'hi');
  switchPerson();
  texts.resolve({});
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'hi'));
  await settle();
  expect(api.asked(accounts.setPreferences)).toEqual([]);
  expect(localStorage.getItem('language-unsaved')).toBeNull();
  await changeLanguage('en');
});

test('a push address that comes after somebody else signed in is not registered for them [OUTBOX-19]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const address = promiseToSettle<string>();
  const register = vi.fn(() => address.promise);
  setPushRegistrar({ permission: async () => 'granted', register });
  const api = market().on(accounts.registerDevice, {
    registration_id: 'this-phone',
    cloud_message_type: 'FCM',
    active: true,
  });
  openApp('/shops/address', { api });
  await waitFor(() => expect(register).toHaveBeenCalled());
  switchPerson();
  address.resolve('this-phone');
  await settle();
  expect(api.asked(accounts.registerDevice)).toEqual([]);
});

test('a switch whose address comes after somebody else signed in changes nothing for them [OUTBOX-19]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let address = Promise.resolve('this-phone');
  setPushRegistrar({ permission: async () => 'granted', register: () => address });
  const device = { registration_id: 'this-phone', cloud_message_type: 'FCM', active: true };
  const api = market().on(accounts.registerDevice, device).on(orders.customerOrders, listOf([]));
  const { user } = openApp('/shops/user', { api });
  const held = promiseToSettle<string>();
  await waitFor(() => expect(api.asked(accounts.registerDevice)).toHaveLength(1));
  const notifications = await screen.findByRole('switch', { name: 'Notifications' });
  await waitFor(() => expect(notifications).toBeChecked());
  address = held.promise;
  await user.click(notifications);
  switchPerson();
  held.resolve('this-phone');
  await settle();
  expect(sentAsSecond(api, accounts.registerDevice)).toEqual([]);
  expect(localStorage.getItem('notifications')).toBeNull();
});

test('after somebody else signed in, an upload makes no product of theirs [OUTBOX-19]', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  const api = fakeApi()
    .on(products.shopProductTypes, { count: 1, results: [vegetables] })
    .on(products.listRetailerProducts, { count: 1, results: [makeProduct()] })
    .on(products.createProduct, makeProduct());
  const { user } = openApp('/retailer/add-product', { person: retailer, api });
  await user.upload(
    await screen.findByLabelText<HTMLInputElement>('Images'),
    new File([new Uint8Array([0xff, 0xd8, 0xff])], 'one.jpg', { type: 'image/jpeg' }),
  );
  await user.click(await screen.findByRole('radio'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Product type' }), 'Vegetables');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Tomato');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Red');
  await user.type(screen.getByRole('spinbutton', { name: 'Price' }), '42');
  await user.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '3');
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'red{Enter}');
  const release = hold(api, media.uploadProductImage);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.asked(media.uploadProductImage)).toHaveLength(1));
  switchPerson();
  release({ id: 1, cover: '/media/x-m.webp' });
  await settle();
  expect(api.asked(products.createProduct)).toEqual([]);
});

test('a late answer to the previous person is not shown to the next one [OUTBOX-19]', async () => {
  const api = market();
  const release = hold(api, orders.customerOrders);
  openApp('/shops/user', { api });
  await waitFor(() => expect(api.asked(orders.customerOrders)).toHaveLength(1));
  switchPerson();
  release(listOf([orderInList]));
  await settle();
  expect(screen.queryByRole('link', { name: `Order ${order.id}` })).toBeNull();
});

test('what somebody typed stays with their session when the tab is opened again after a change [OUTBOX-19]', async () => {
  sessionStorage.clear();
  startSession('of-the-first');
  sessionStorage.setItem('request-draft', 'Fresh yeast');
  vi.resetModules();
  await import('../platform/session.ts');
  expect(sessionStorage.getItem('request-draft')).toBe('Fresh yeast');
  switchPerson();
  vi.resetModules();
  await import('../platform/session.ts');
  expect(sessionStorage.getItem('request-draft')).toBeNull();
});

test('a sign-in beside the session of another tab takes nothing over from it [OUTBOX-19]', () => {
  localStorage.clear();
  localStorage.setItem('token', 'of-the-first');
  localStorage.setItem('notifications', 'off');
  startSession(second);
  expect([localStorage.getItem('token'), localStorage.getItem('notifications')]).toEqual([second, null]);
});
