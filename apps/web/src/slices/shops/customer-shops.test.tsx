import * as addresses from '@haat/contract/addresses';
import * as shops from '@haat/contract/shops';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { neverRespond, refuse } from '../../testing/fake-api.ts';
import { amma, listOf, market } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';

test('home shows the address and nearby stores with distance and closed ones [APP-30, MAP-5, SHOP-1, SHOP-3, SHOP-4, SHOP-8, LOOK-8]', async () => {
  const api = market();
  openApp('/shops', { api });
  expect(await screen.findByRole('link', { name: /Home.*Puthen House/ })).toHaveAttribute(
    'href',
    '/shops/address',
  );
  const list = within(await screen.findByRole('list', { name: 'Stores' }));
  expect(list.getByRole('link', { name: 'Amma Vegetables' })).toHaveAttribute('href', '/shops/7');
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('1 KM');
  expect(first).toHaveTextContent('Grocery');
  expect(first).not.toHaveTextContent('Closed');
  expect(first?.querySelector('img')).toHaveAttribute('src', '/media/stall-m.webp');
  expect(second).toHaveTextContent('2 KM');
  expect(second).toHaveTextContent('Closed');
  expect(screen.getByRole('heading', { level: 1, name: 'Stores Near You' })).toBeVisible();
  expect(api.asked(shops.nearbyShops)[0]?.query).toEqual({ address_id: '1', limit: '10', offset: '0' });
});

test('loads the next stores at the end of the list [APP-30, SHOP-5]', async () => {
  const all = Array.from({ length: 12 }, (_, index) => ({
    ...amma,
    id: index + 1,
    name: `Store ${index + 1}`,
  }));
  const api = market().on(shops.nearbyShops, ({ query }) => ({
    count: all.length,
    results: all
      .slice(Number(query.offset), Number(query.offset) + Number(query.limit))
      .map((shop) => ({ ...shop, distance: 1 }))
      .filter(() => !query.favourite),
  }));
  openApp('/shops', { api });
  expect(await screen.findByRole('link', { name: 'Store 12' })).toBeVisible();
  const ofAll = api.asked(shops.nearbyShops).filter(({ query }) => !query.favourite);
  expect(ofAll.map(({ query }) => query.offset)).toEqual(['0', '10']);
});

test('a shop type filters the list, and View All removes the filter [SHOP-2, SHOP-3, SHOP-11]', async () => {
  const { user } = openApp('/shops', { api: market() });
  const fish = await screen.findByRole('button', { name: 'Fish' });
  expect(fish).toHaveAttribute('aria-pressed', 'false');
  await user.click(fish);
  expect(await screen.findByRole('heading', { name: 'Showing Fish stores' })).toBeVisible();
  expect(fish).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Amma Vegetables' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'View All' }));
  expect(await screen.findByRole('link', { name: 'Amma Vegetables' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'View All' })).toBeNull();
});

test('loads stores only when an address is selected [ADDR-4, SHOP-6]', async () => {
  const api = market().on(addresses.listAddresses, () => neverRespond());
  openApp('/shops', { api });
  expect(await screen.findByRole('button', { name: 'Fish' })).toBeVisible();
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  expect(api.asked(shops.nearbyShops)).toHaveLength(0);
});

test('shows an empty state without nearby stores [SHOP-6, APP-41]', async () => {
  openApp('/shops', { api: market().on(shops.nearbyShops, listOf([])) });
  expect(await screen.findByText('No shop delivers here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another place' })).toHaveAttribute(
    'href',
    '/shops/address',
  );
});

test('shows stores without the failed type chips and retries those separately [SHOP-7]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = market().on(shops.shopTypes, () => refuse('input.invalid'));
  const { user } = openApp('/shops', { api });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(await screen.findByRole('list', { name: 'Stores' })).toBeVisible();
  api.on(shops.shopTypes, { count: 1, results: [{ id: 1, name: 'Grocery', local_name: null, cover: null }] });
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Grocery' })).toBeVisible();
  expect(screen.queryByText("We can't load this right now")).not.toBeInTheDocument();
  log.mockRestore();
});

test('several failed loads show one toast and are retried together [APP-26]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = market()
    .on(shops.shopTypes, () => refuse('input.invalid'))
    .on(shops.nearbyShops, () => refuse('not_found'));
  const { user } = openApp('/shops', { api });
  await screen.findByText('Could not fetch data');
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.on(shops.shopTypes, listOf([])).on(shops.nearbyShops, listOf([]));
  await user.click(again);
  expect(await screen.findByText('No shop delivers here yet')).toBeVisible();
  log.mockRestore();
});

describe("one's own shops", () => {
  const yours = { ...amma, is_favourite: true };

  test('come before the others, once [SHOP-51]', async () => {
    const near = [
      { ...amma, id: 9, name: 'Corner Store', distance: 1 },
      { ...yours, distance: 2 },
    ];
    const api = market().on(shops.nearbyShops, ({ query }) =>
      listOf(near.filter((shop) => !query.favourite || shop.is_favourite)),
    );
    const { user } = openApp('/shops', { api });
    const own = within(await screen.findByRole('list', { name: 'Your shops' }));
    expect(own.getAllByRole('link').map((link) => link.textContent || link.getAttribute('href'))).toEqual([
      '/shops/7',
    ]);
    const others = within(screen.getByRole('list', { name: 'Stores' }));
    expect(others.queryByRole('link', { name: 'Amma Vegetables' })).toBeNull();
    expect(others.getByRole('link', { name: 'Corner Store' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Grocery' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Your shops' })).toBeNull());
  });

  test('are missing when they could not be loaded, and the others are there [SHOP-51]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = market().on(shops.nearbyShops, ({ query }) =>
      query.favourite ? refuse('not_found') : listOf([{ ...amma, distance: 1 }]),
    );
    openApp('/shops', { api });
    expect(await screen.findByRole('link', { name: 'Amma Vegetables' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Your shops' })).toBeNull();
    log.mockRestore();
  });

  test('are chosen and taken back on the page of the shop [SHOP-51]', async () => {
    const api = market().on(shops.addFavourite, undefined).on(shops.removeFavourite, undefined);
    const { user } = openApp('/shops/7', { api });
    await user.click(await screen.findByRole('button', { name: 'Add to your shops' }));
    const chosen = await screen.findByRole('button', { name: 'One of your shops' });
    expect(chosen).toHaveAttribute('aria-pressed', 'true');
    expect(api.asked(shops.addFavourite)).toMatchObject([{ params: { id: '7' } }]);
    await user.click(chosen);
    expect(await screen.findByRole('button', { name: 'Add to your shops' })).toBeVisible();
    expect(api.asked(shops.removeFavourite)).toHaveLength(1);
  });
});

test('says how far the nearest shops are when none is in reach [SHOP-52]', async () => {
  const none = { ...listOf([]), nearest: { name: 'Thrissur', km: 14 } };
  openApp('/shops', { api: market().on(shops.nearbyShops, none) });
  expect(await screen.findByText('The nearest shops are in Thrissur, 14 km away.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another place' })).toHaveAttribute(
    'href',
    '/shops/address',
  );
});
