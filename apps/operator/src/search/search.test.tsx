// The search of the desk: opened from the header or by a key, over all records, and its calls for a phone number.
import * as articles from '@haat/contract/operator/articles';
import * as catalogue from '@haat/contract/operator/catalogue';
import * as orders from '@haat/contract/operator/orders';
import * as requests from '@haat/contract/operator/requests';
import * as setup from '@haat/contract/operator/setup';
import * as shops from '@haat/contract/operator/shops';
import * as today from '@haat/contract/operator/today';
import * as users from '@haat/contract/operator/users';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { setupDone } from '../testing/first-steps.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { jackfruit, orderInList, shopInList, userInList } from '../testing/records.ts';
import { todayAtRest } from '../testing/today-records.ts';

const none = { count: 0, results: [] };

function open() {
  const api = fakeApi();
  api.on(setup.getSetup, () => setupDone);
  api.on(today.getToday, () => todayAtRest);
  api.on(orders.listOrders, () => ({ count: 1, results: [orderInList] }));
  api.on(users.listUsers, () => ({ count: 7, results: [userInList] }));
  api.on(shops.listShops, () => ({ count: 1, results: [shopInList] }));
  api.on(requests.listRequests, () => none);
  api.on(catalogue.listCatalogue, () => ({ count: 1, results: [jackfruit] }));
  api.on(articles.listArticles, () => none);
  return { api, ...openDesk('/', api) };
}

const searchField = () => screen.findByLabelText('Order number, name, shop or phone number');
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('finds words among people, shops and goods, from the header [DESK-176]', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('link', { name: 'Search' }));
  expect(await searchField()).toHaveFocus();
  await user.keyboard('jose');
  expect(await (await part('Shops')).findByRole('link', { name: 'Joseph Stores' })).toHaveAttribute(
    'href',
    '/operator/shops/7/show',
  );
  const people = await part('People');
  await people.findByText('7 found');
  expect(people.getByRole('link', { name: 'Show all' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/operator\/users\?filter=/),
  );
  await (await part('Catalogue')).findByRole('link', { name: 'Jackfruit, 1 kg' });
  await (await part('Articles')).findByText('Nothing found');
  expect(api.asked(orders.listOrders)).toEqual([]);
  expect(api.asked(shops.listShops).at(-1)?.query.search).toBe('jose');
});

it('opens with the key /, but not while somebody types [DESK-176]', async () => {
  const { user, path } = open();
  await screen.findByText('All is well');
  await user.keyboard('/');
  expect(await searchField()).toHaveFocus();
  await user.keyboard('41/');
  expect(await searchField()).toHaveValue('41/');
  expect(path()).toBe('/operator/search');
});

it.each(['41', '#41', 'Order 41'])('finds an order by %s [DESK-176]', async (text) => {
  const { api, user } = open();
  await user.click(await screen.findByRole('link', { name: 'Search' }));
  await user.type(await searchField(), text);
  await (await part('Orders')).findByRole('link', { name: 'Order 41' });
  expect(api.asked(orders.listOrders).at(-1)?.query.search).toBe(text);
  expect(api.asked(catalogue.listCatalogue)).toEqual([]);
});

it('searches a whole number only among people and shops, and keeps it out of the URL [DESK-176]', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('link', { name: 'Search' }));
  await user.type(await searchField(), '+91 90000 00001');
  await (await part('People')).findByRole('link', { name: 'Lakshmi Menon' });
  expect(api.asked(users.listUsers).at(-1)?.query.search).toBe('+91 90000 00001');
  expect(api.asked(requests.listRequests).filter(({ query }) => query.search === '+91 90000 00001')).toEqual(
    [],
  );
  expect(window.location.href).not.toContain('90000');
});

it('says when a part could not be searched, and tries again [DESK-176]', async () => {
  const { api, user } = open();
  api.on(shops.listShops, () => refuse('rate.limited', { detail: 'Too many requests. Wait a minute.' }));
  await user.click(await screen.findByRole('link', { name: 'Search' }));
  await user.type(await searchField(), 'jose');
  const found = await part('Shops');
  await found.findByText('Too many requests. Wait a minute.');
  api.on(shops.listShops, () => ({ count: 1, results: [shopInList] }));
  await user.click(found.getByRole('button', { name: 'Try again' }));
  await found.findByRole('link', { name: 'Joseph Stores' });
});

it('shows the names of the village and of the operator at the top [DESK-177]', async () => {
  open();
  const header = within(await screen.findByRole('banner'));
  await header.findByText('Haatpur');
  await header.findByText('Meera Nair');
});
