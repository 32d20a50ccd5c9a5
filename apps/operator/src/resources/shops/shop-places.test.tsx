// Shops on the map, and correcting their types and pictures.
import * as accounts from '@haat/contract/accounts';
import * as shopTypes from '@haat/contract/operator/shop-types';
import * as shops from '@haat/contract/operator/shops';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { cityChoice, shop, shopInList } from '../../testing/records.ts';

// A busy machine takes a while to load Leaflet.
beforeAll(() => import('../../ui/map/leaflet-map.tsx'));

function village(): FakeApi {
  const api = fakeApi();
  api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  api.on(shops.listShops, () => ({ count: 1, results: [shopInList] }));
  api.on(shops.getShop, () => shop);
  api.on(shopTypes.listShopTypes, () => ({
    count: 2,
    results: [
      { id: 6, name: 'Bakery', names: {}, cover: null, position: null, version: 1 },
      { id: 5, name: 'Grocery', names: {}, cover: null, position: null, version: 1 },
    ],
  }));
  return api;
}

it('shows shops on a map, each a link to its page [DESK-78]', async () => {
  const { user, path } = openDesk('/shops/map', village());
  const map = within(await screen.findByRole('region', { name: 'Shops' }));
  await user.click(await map.findByRole('link', { name: 'Joseph Stores (waiting)' }));
  await expect.poll(path).toBe('/operator/shops/7/show');
});

it('filters the shops of the map by state [DESK-78]', async () => {
  const api = village();
  const { user } = openDesk('/shops/map', api);
  await user.selectOptions(await screen.findByLabelText('State'), 'Waiting');
  await expect.poll(() => api.asked(shops.listShops).at(-1)?.query.state).toBe('unverified');
});

it('shows where a shop is, with a pin that stays [DESK-78]', async () => {
  openDesk('/shops/7/show', village());
  const map = within(await screen.findByRole('region', { name: 'Where the shop is' }));
  expect(await map.findByRole('img', { name: 'Pin' })).toBeVisible();
});

it('moves a shop that is elsewhere now [SHOP-54]', async () => {
  const api = village();
  api.on(shops.updateShop, () => shop);
  const { user } = openDesk('/shops/7', api);
  const latitude = await screen.findByLabelText(/^Latitude/);
  await user.clear(latitude);
  await user.type(latitude, '10.57');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(api.asked(shops.updateShop)[0]?.body).toEqual({ latitude: 10.57, version: 1 });
});

it('corrects the types of a shop', async () => {
  const api = village();
  api.on(shops.updateShop, () => shop);
  const { user } = openDesk('/shops/7', api);
  await screen.findByRole('option', { name: 'Bakery' });
  await user.selectOptions(screen.getByLabelText('Type'), 'Bakery');
  await user.click(within(screen.getByRole('group', { name: 'Further types' })).getByLabelText('Grocery'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(api.asked(shops.updateShop)[0]?.body).toEqual({ type: 6, additional_types: [5], version: 1 });
});
