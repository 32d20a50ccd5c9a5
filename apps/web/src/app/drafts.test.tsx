// What is typed into a form is there again after the page was thrown away, for the same person only. The pages read it
// from the tab's storage when they open, as after a reload.
import * as accounts from '@haat/contract/accounts';
import * as addresses from '@haat/contract/addresses';
import * as blog from '@haat/contract/blog';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import * as support from '@haat/contract/support';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { endSession } from '../platform/session.ts';
import { type FakeApi, refuse } from '../testing/fake-api.ts';
import { cartOf, keepCart, listOf, market, order, slots, tomato, work } from '../testing/market.ts';
import { type OpenedApp, openApp } from '../testing/open-app.tsx';
import { customer, named, newcomer, retailer } from '../testing/people.ts';
import { makeOrder } from '../testing/retailer-orders.ts';
import { makeProduct, vegetables } from '../testing/retailer-products.ts';

beforeEach(() => {
  const at = { coords: { latitude: 10.52, longitude: 76.21, accuracy: 10 } };
  const getCurrentPosition = (found: (position: typeof at) => void) => found(at);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});

const none = listOf([]);
const cities = listOf([{ id: 3, name: 'Thrissur', latitude: 10.52, longitude: 76.21 }]);

const draftsKept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('haat.draft.'));

function everything(): FakeApi {
  const api = market()
    .on(blog.listBanners, none)
    .on(blog.listCategories, none)
    .on(blog.listArticles, none)
    .on(accounts.cities, cities)
    .on(accounts.login, {})
    .on(accounts.logout, undefined)
    .on(products.shopProductTypes, listOf([vegetables]))
    .on(products.listRetailerProducts, listOf([makeProduct()]))
    .on(products.getRetailerProduct, makeProduct())
    .on(orders.getSlots, listOf(slots))
    .on(orders.customerOrder, order)
    .on(orders.retailerOrder, makeOrder({ allowed_actions: ['accept', 'reject', 'propose'] }))
    .on(support.listRequests, none);
  keepCart(api, cartOf([[tomato, 1]]));
  return api;
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

test.each([
  ['/auth/setup', 'First name', newcomer],
  ['/auth/location', 'Address line 1', named],
  ['/shops/address/add', 'Receiver name', customer],
  ['/shops/address/2', 'Address name', customer],
  ['/shops/slot', 'Additional instructions', customer],
  ['/shops/order/1042/complain', 'What happened?', customer],
  ['/support/request', 'Request details', customer],
  ['/retailer/add-product', 'Description', retailer],
  ['/retailer/edit-product/21', 'Description', retailer],
  ['/retailer/orders/1043/change', 'Note to the customer', retailer],
])('%s keeps what was typed into it [APP-47]', async (path, name, person) => {
  const { user, goTo } = openApp(path, { person, api: everything() });
  const typed = await field(name);
  await user.clear(typed);
  await user.type(typed, 'Near the old well');
  await act(() => goTo('/support'));
  expect(screen.queryByRole('textbox', { name })).toBeNull();
  await act(() => goTo(path));
  expect(await field(name)).toHaveValue('Near the old well');
});

test('a form says that it opened with what was typed before, and clears it [APP-47]', async () => {
  const path = '/retailer/edit-product/21';
  const { user, goTo } = openApp(path, { person: retailer, api: everything() });
  const before = (await field('Description')).value;
  await user.type(await field('Description'), ' and more');
  expect(screen.queryByText(/What you typed before/)).toBeNull();
  await act(() => goTo('/support'));
  await act(() => goTo(path));
  expect(await screen.findByText(/What you typed before is here again/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear it' }));
  expect(await field('Description')).toHaveValue(before);
  expect(screen.queryByText(/What you typed before/)).toBeNull();
  expect(draftsKept()).toEqual([]);
});

test("'Clear it' clears the pin and the files, too [APP-47]", async () => {
  const path = '/shops/address/add';
  const { user, goTo } = openApp('/support', { api: everything() });
  sessionStorage.setItem('haat.draft.address new pin', '{"latitude":10.6,"longitude":76.3}');
  sessionStorage.setItem('haat.draft.address new files', '{"photo":5,"voice_note":null}');
  await act(() => goTo(path));
  await field('Address name');
  expect(screen.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Clear it' }));
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
  expect(screen.queryByText(/What you typed before/)).toBeNull();
  expect(draftsKept()).toEqual([]);
});

/** A PNG by its first bytes. */
const picture = (name: string): File =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' });

test('a form says that chosen pictures must be chosen again, also alone [APP-47]', async () => {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  const path = '/retailer/add-product';
  const { user, goTo } = openApp(path, { person: retailer, api: everything() });
  await user.upload(await screen.findByLabelText('Images'), [picture('front.png'), picture('back.png')]);
  expect(await screen.findAllByRole('button', { name: /^Remove picture/ })).toHaveLength(2);
  await act(() => goTo('/support'));
  await act(() => goTo(path));
  expect(await screen.findByText(/Choose your 2 pictures again/)).toBeVisible();
  expect(screen.queryByText(/What you typed before/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove picture/ })).toBeNull();
  await user.upload(screen.getByLabelText('Images'), picture('front.png'));
  await screen.findByRole('button', { name: /^Remove picture/ });
  expect(screen.queryByText(/pictures? again/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Remove picture/ }));
  expect(draftsKept()).toEqual([]);
});

test("'Clear it' forgets the text and that pictures were chosen [APP-47]", async () => {
  const { user, goTo } = openApp('/support', { person: retailer, api: everything() });
  sessionStorage.setItem('haat.draft.product new pictures', '1');
  sessionStorage.setItem('haat.draft.product new', '{"name":"Tea"}');
  await act(() => goTo('/retailer/add-product'));
  const note = 'What you typed before is here again. Choose your picture again.';
  expect(await screen.findByText(note)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear it' }));
  expect(screen.queryByText(/picture again/)).toBeNull();
  expect(draftsKept()).toEqual([]);
});

test('a half-typed tag is there again after a reload, until it is cleared [APP-47]', async () => {
  const path = '/retailer/add-product';
  const { user, goTo } = openApp(path, { person: retailer, api: everything() });
  await user.type(await field('Tags'), 'red ri');
  await act(() => goTo('/support'));
  await act(() => goTo(path));
  expect(await field('Tags')).toHaveValue('red ri');
  await user.click(screen.getByRole('button', { name: 'Clear it' }));
  expect(await field('Tags')).toHaveValue('');
  expect(draftsKept()).toEqual([]);
});

test('what was typed is gone when the form was sent [APP-47]', async () => {
  const api = everything().on(addresses.updateAddress, { ...work, name: 'Office' });
  const { user, path } = openApp('/shops/address/2', { api });
  await user.clear(await field('Address name'));
  await user.type(await field('Address name'), 'Office');
  expect(draftsKept()).not.toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/shops/address'));
  expect(draftsKept()).toEqual([]);
});

/** Types half of a product, and then a call gets a 401. */
async function loseSession() {
  const api = everything();
  const app = openApp('/retailer/add-product', { person: retailer, api });
  await app.user.type(await field('Name'), 'Red rice');
  api.on(products.listRetailerProducts, refuse('auth.required'));
  await act(() => app.goTo('/retailer/products'));
  await screen.findByRole('textbox', { name: 'Phone number' });
  api.on(products.listRetailerProducts, none);
  return { ...app, api };
}

async function signIn({ user, api }: Pick<OpenedApp, 'user' | 'api'>, person: accounts.User) {
  api.on(accounts.verifyLogin, { token: `token-of-${person.id}`, ...person.status, user: person });
  api.on(accounts.details, person);
  await user.type(await field('Phone number'), '9847012345');
  await user.click(screen.getByRole('button', { name: 'Request OTP' }));
  await user.click(await field('Digit 1'));
  await user.paste('482915');
  await screen.findByText('No news yet');
}

test('after a 401 nothing typed is left in storage, and the same person gets it back after signing in [APP-48]', async () => {
  const app = await loseSession();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  await signIn(app, retailer);
  await act(() => app.goTo('/retailer/add-product'));
  expect(await field('Name')).toHaveValue('Red rice');
});

test('somebody else who signs in after a 401 gets nothing that was typed, and it is gone for good [APP-48]', async () => {
  const app = await loseSession();
  await signIn(app, { ...retailer, id: 77, first_name: 'Joseph' });
  await act(() => app.goTo('/retailer/add-product'));
  expect(await field('Name')).toHaveValue('');
  act(() => endSession('expired'));
  await signIn(app, retailer);
  await act(() => app.goTo('/retailer/add-product'));
  expect(await field('Name')).toHaveValue('');
});

test('what was typed is gone after a logout, for the same person too [APP-48]', async () => {
  const app = openApp('/retailer/add-product', { person: retailer, api: everything() });
  await app.user.type(await field('Name'), 'Red rice');
  await act(() => app.goTo('/blogs/user'));
  await app.user.click(await screen.findByRole('button', { name: 'Logout' }));
  await field('Phone number');
  expect(Object.keys(sessionStorage)).toEqual([]);
  await signIn(app, retailer);
  await act(() => app.goTo('/retailer/add-product'));
  expect(await field('Name')).toHaveValue('');
});
