// What was typed into the desk's forms, after the page was loaded anew.
import * as accounts from '@haat/contract/accounts';
import * as banners from '@haat/contract/operator/banners';
import * as catalogue from '@haat/contract/operator/catalogue';
import * as cities from '@haat/contract/operator/cities';
import * as productTypes from '@haat/contract/operator/product-types';
import * as setup from '@haat/contract/operator/setup';
import * as shops from '@haat/contract/operator/shops';
import * as supportContacts from '@haat/contract/operator/support-contacts';
import * as synonyms from '@haat/contract/operator/synonyms';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../testing/fake-api.ts';
import { setupWith } from '../testing/first-steps.ts';
import { openDesk, operator } from '../testing/open-desk.tsx';
import { city, fruit, jackfruit } from '../testing/records.ts';

const names = { id: 6, names: ['rice', 'arisi'], version: 1 };
const restored = /^Your unsaved changes of .* are restored\.$/;

function village(): FakeApi {
  const api = fakeApi();
  api.on(cities.listCities, () => ({ count: 1, results: [city] }));
  api.on(cities.getCity, () => city);
  api.on(cities.updateCity, () => ({ ...city, version: city.version + 1 }));
  api.on(shops.listShops, () => ({ count: 0, results: [] }));
  api.on(productTypes.listProductTypes, () => ({ count: 1, results: [fruit] }));
  api.on(catalogue.getCatalogueProduct, () => jackfruit);
  api.on(catalogue.listCatalogue, () => ({ count: 0, results: [] }));
  api.on(synonyms.getSynonym, () => names);
  api.on(supportContacts.getSupportContacts, () => ({ id: 1, phone: null, email: null, version: 1 }));
  api.on(setup.getSetup, () => setupWith([]));
  api.on(banners.listBanners, () => ({ count: 0, results: [] }));
  return api;
}

/** Opens a form again, as after a reload. A page that is loaded anew unmounts nothing. */
function reload(path: string, api: FakeApi, unmount: () => void) {
  const kept = { ...localStorage };
  unmount();
  return openDesk(path, api, operator, kept);
}

async function renamedCity() {
  const api = village();
  const before = openDesk('/cities/1', api);
  const name = await screen.findByLabelText(/^Name/);
  await before.user.clear(name);
  await before.user.type(name, 'Viyyur');
  return { api, ...before };
}

it.each([
  ['/cities/1', [['Name', 'Viyyur']]],
  [
    '/cities/create',
    [
      ['Latitude', '10.5'],
      ['Name', 'Viyyur'],
    ],
  ],
  [
    '/catalogue/21',
    [
      ['In Malayalam', 'ചക്ക'],
      ['Tags', 'ripe, sweet'],
      ['MRP', '70'],
    ],
  ],
  ['/synonyms/6', [['Names', 'rice, chawal']]],
  [
    '/banners/create',
    [
      ['Title', 'Theyyam'],
      ['Link', '/shops'],
    ],
  ],
  ['/support-contacts', [['Email', 'help@example.in']]],
  [
    '/setup',
    [
      ['Name', 'Viyyur'],
      ['Radius', '12'],
    ],
  ],
] as const)('restores what was typed at %s after a reload [DESK-261]', async (path, typed) => {
  const api = village();
  const { user, unmount } = openDesk(path, api);
  const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
  for (const [label, text] of typed) {
    await user.clear(await field(label));
    await user.type(await field(label), text);
  }
  reload(path, api, unmount);
  await screen.findByText(restored);
  for (const [label, text] of typed) expect(await field(label)).toHaveValue(text);
});

it('forgets them when they are saved [DESK-261]', async () => {
  const { api, unmount } = await renamedCity();
  const { user } = reload('/cities/1', api, unmount);
  await screen.findByText(restored);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 1, name: 'Cities' });
  expect(api.asked(cities.updateCity)[0]?.body).toEqual({ name: 'Viyyur', version: city.version });
  await expect.poll(() => Object.keys(localStorage)).toEqual(['token']);
});

it('forgets them when they are discarded, with all that was typed since [DESK-261]', async () => {
  const { api, unmount } = await renamedCity();
  const { user } = reload('/cities/1', api, unmount);
  await screen.findByText(restored);
  await user.type(screen.getByLabelText(/^Radius/), '1');
  await user.click(screen.getByRole('button', { name: 'Discard them' }));
  expect(screen.getByLabelText(/^Name/)).toHaveValue(city.name);
  expect(screen.getByLabelText(/^Radius/)).toHaveValue(String(city.radius_km));
  expect(screen.queryByText(restored)).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['token']);
});

it('forgets them when the person leaves without saving [DESK-261]', async () => {
  const { user } = await renamedCity();
  await user.click(screen.getByRole('link', { name: 'Cities' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(Object.keys(localStorage)).toContain('draft cities 1');
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'Cities' });
  await expect.poll(() => Object.keys(localStorage)).toEqual(['token']);
});

it('forgets them when the person signs out [DESK-261]', async () => {
  const { api, user } = await renamedCity();
  api.on(accounts.logout, () => undefined);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByLabelText(/^Phone number/);
  expect(localStorage).toHaveLength(0);
});

it('keeps them again after the same person has signed in over the page [DESK-261]', async () => {
  const { api, user, unmount } = await renamedCity();
  for (const spec of [accounts.details, cities.updateCity]) api.on(spec, () => refuse('auth.required'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  api.on(accounts.login, () => ({}));
  api.on(accounts.verifyLogin, () => ({
    token: 'new',
    is_initial_setup_done: true,
    is_customer_initial_setup_done: true,
    user: operator,
  }));
  await user.type(dialog.getByLabelText(/^Phone number/), '90000 00009');
  await user.click(dialog.getByRole('button', { name: 'Request code' }));
  api.on(accounts.details, () => operator);
  await user.type(await dialog.findByLabelText('Code'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  reload('/cities/1', api, unmount);
  await screen.findByText(restored);
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Viyyur');
});

it('keeps new slots of different days apart [DESK-261]', async () => {
  const api = village();
  const { user, unmount } = openDesk('/slots/create?city=1&weekday=2', api);
  await user.type(await screen.findByLabelText(/^Orders at most/), '5');
  reload('/slots/create?city=1&weekday=3', api, unmount);
  expect(await screen.findByLabelText(/^Orders at most/)).toHaveValue('20');
  expect(screen.queryByText(restored)).toBeNull();
});
