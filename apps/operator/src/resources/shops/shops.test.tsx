// Shops on the desk: the list and its states, verify, suspend with a reason.
import * as accounts from '@haat/contract/accounts';
import * as orders from '@haat/contract/operator/orders';
import * as shopTypes from '@haat/contract/operator/shop-types';
import * as shops from '@haat/contract/operator/shops';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { cityChoice, shop, shopInList } from '../../testing/records.ts';

const oneCity = (api: FakeApi): void => api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));

it('lists shops with their state and the masked number of their retailer [DESK-60]', async () => {
  const api = fakeApi();
  oneCity(api);
  api.on(shops.listShops, () => ({ count: 1, results: [shopInList] }));
  const { user } = openDesk('/shops', api);
  const table = await screen.findByRole('table', { name: 'Shops' });
  expect(within(table).getByText('Waiting')).toBeVisible();
  expect(within(table).getByText('Joseph Varghese +91******0004')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('State'), 'Suspended');
  await expect.poll(() => api.asked(shops.listShops).at(-1)?.query.state).toBe('suspended');
});

it('opens a shop from the list with all that the list leaves out', async () => {
  const api = fakeApi();
  oneCity(api);
  api.on(shops.listShops, () => ({ count: 1, results: [shopInList] }));
  api.on(shops.getShop, () => shop);
  const { user } = openDesk('/shops', api);
  await user.click(await screen.findByRole('link', { name: shop.name }));
  await screen.findByRole('heading', { level: 1, name: shop.name });
  expect(await screen.findByText('+91 90000 00004')).toBeVisible();
  expect(screen.queryByText(/\+91\*/)).toBeNull();
});

it('says when there are no shops yet, and when none is found', async () => {
  const api = fakeApi();
  oneCity(api);
  api.on(shops.listShops, () => ({ count: 0, results: [] }));
  const { user } = openDesk('/shops', api);
  await screen.findByText('No shops yet');
  await user.type(screen.getByLabelText('Name or phone number'), 'nowhere');
  await screen.findByText('Nothing found');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await screen.findByText('No shops yet');
});

it('offers another try when the list fails to load', async () => {
  const api = fakeApi();
  oneCity(api);
  api.on(shops.listShops, () => refuse('rate.limited', { detail: 'Too many requests. Wait a minute.' }));
  const { user } = openDesk('/shops', api);
  await screen.findByText('Too many requests. Wait a minute.');
  api.on(shops.listShops, () => ({ count: 1, results: [shopInList] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table', { name: 'Shops' });
});

it('verifies a shop once, also when pressed twice [DESK-2]', async () => {
  const api = fakeApi();
  let now = shop;
  api.on(shops.getShop, () => now);
  api.on(shops.verifyShop, () => {
    now = { ...shop, state: 'verified', is_verified: true, allowed_actions: ['suspend'] };
    return now;
  });
  openDesk('/shops/7/show', api);
  const button = await screen.findByRole('button', { name: 'Verify' });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByText('Verified');
  await screen.findByText('Shop verified');
  expect(api.asked(shops.verifyShop)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Suspend' })).toBeVisible();
});

it('suspends a shop only with a reason', async () => {
  const api = fakeApi();
  api.on(orders.listOrders, () => ({ count: 0, results: [] }));
  const verified: shops.ShopRecord = { ...shop, state: 'verified', allowed_actions: ['suspend'] };
  api.on(shops.getShop, () => verified);
  const suspended: shops.ShopRecord = { ...verified, state: 'suspended', allowed_actions: ['restore'] };
  api.on(shops.suspendShop, () => suspended);
  const { user } = openDesk('/shops/7/show', api);
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this shop?' }));
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(dialog.getByText('Enter a reason.')).toBeVisible();
  expect(api.asked(shops.suspendShop)).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'Sold spoiled milk');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await screen.findByText('Shop suspended');
  expect(api.asked(shops.suspendShop)[0]?.body).toEqual({ reason: 'Sold spoiled milk' });
});

it.each([
  [1, '1 order waits for this shop. It can’t accept it any more: cancel it.'],
  [2, '2 orders wait for this shop. It can’t accept them any more: cancel them.'],
])('says before and after a suspension which orders wait: %i [DESK-134]', async (count, sentence) => {
  const api = fakeApi();
  oneCity(api);
  let now: shops.ShopRecord = { ...shop, state: 'verified', allowed_actions: ['suspend'] };
  api.on(shops.getShop, () => now);
  api.on(orders.listOrders, () => ({ count, results: [] }));
  api.on(shops.suspendShop, () => {
    now = { ...now, state: 'suspended', allowed_actions: ['restore'] };
    return now;
  });
  const { user } = openDesk('/shops/7/show', api);
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(sentence, { exact: false })).toBeVisible();
  const { search } = new URL(dialog.getByRole<HTMLAnchorElement>('link').href);
  expect(new URLSearchParams(search).get('filter')).toBe('{"status":"INITIATED","shop":"7"}');
  await user.type(dialog.getByLabelText('Reason'), 'x');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByRole('note')).toHaveTextContent(sentence);
  expect(api.asked(orders.listOrders)[0]?.query).toMatchObject({ shop: '7', status: 'INITIATED' });
});

it("doesn't send an action later that could not be sent at once", async () => {
  const api = fakeApi();
  api.on(shops.getShop, () => shop);
  api.on(shops.verifyShop, () => refuse('unavailable'));
  const { user } = openDesk('/shops/7/show', api);
  const button = await screen.findByRole('button', { name: 'Verify' });
  onlineManager.setOnline(false);
  await user.click(button);
  await expect.poll(() => api.asked(shops.verifyShop).length).toBe(1);
  onlineManager.setOnline(true);
});

it('says when a shop does not exist', async () => {
  const api = fakeApi();
  api.on(shops.getShop, () => refuse('not_found'));
  openDesk('/shops/7/show', api);
  await screen.findByText('Not found');
});

it('offers all types but the main one as further types [DESK-128]', async () => {
  const api = fakeApi();
  const { id, name, cover } = shop.type;
  const types = [
    { id, name, cover },
    { id: 6, name: 'Bakery', cover: null },
  ];
  api.on(shopTypes.listShopTypes, () => ({
    count: 2,
    results: types.map((type) => ({ ...type, names: {}, position: null, version: 1 })),
  }));
  api.on(shops.getShop, () => shop);
  const { user } = openDesk('/shops/7', api);
  await screen.findByLabelText('Bakery');
  expect(screen.queryByLabelText('Grocery')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Type'), 'Bakery');
  await screen.findByLabelText('Grocery');
  expect(screen.queryByLabelText('Bakery')).toBeNull();
});

it('sets one quantity for what a shop took from the catalogue [CAT-12]', async () => {
  const api = fakeApi();
  oneCity(api);
  let notCounted = 14;
  api.on(shops.getShop, () => shop);
  api.on(shops.countNotCounted, () => ({ not_counted: notCounted }));
  api.on(shops.setFirstQuantities, () => {
    const changed = notCounted;
    notCounted = 0;
    return { changed };
  });
  const { user } = openDesk('/shops/7/show', api);
  await screen.findByText(/^14 products from the catalogue have no quantity yet/);
  const field = screen.getByLabelText('Quantity for all');
  await user.clear(field);
  expect(screen.getByRole('button', { name: 'Set for all' })).toBeDisabled();
  await user.type(field, '25');
  await user.click(screen.getByRole('button', { name: 'Set for all' }));
  await screen.findByText('Quantity set for 14 products');
  await expect.poll(() => screen.queryByLabelText('Quantity for all')).toBeNull();
  expect(api.asked(shops.setFirstQuantities).map(({ body }) => body)).toEqual([{ quantity: 25 }]);
});
