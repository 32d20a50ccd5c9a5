// /retailer/not-verified: a new shop, and a suspended one with its orders.
import * as orders from '@haat/contract/orders';
import * as shops from '@haat/contract/shops';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { waitingRetailer } from '../../testing/people.ts';
import { inList, makeOrder } from '../../testing/retailer-orders.ts';

const settings: shops.ShopSettings = {
  id: 9,
  name: 'Pappadam Corner',
  is_verified: false,
  opening_time: '09:00',
  closing_time: '21:00',
  is_open: true,
  upi_id: null,
  upi_name: null,
  closed_weekdays: [],
  closed_days: [],
  preparation_minutes: 0,
  second_number: null,
};

const suspended = { ...settings, suspension_reason: 'Stale fish on 21 November' };

test('a new shop waits, and sees nothing about a suspension [SHOP-24, SHOP-39]', async () => {
  const api = fakeApi().on(shops.shopSettings, settings);
  openApp('/retailer/not-verified', { person: waitingRetailer, api });
  expect(await screen.findByText(/^We check every new shop/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Shop is not yet verified' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/suspen|reason|open before/i);
  expect(api.asked(orders.retailerOrders)).toHaveLength(0);
});

async function openSuspended() {
  const { id } = makeOrder();
  const api = fakeApi()
    .on(shops.shopSettings, suspended)
    .on(orders.retailerOrders, { count: 1, results: [inList({ id, status: 'PICKED_UP' })] })
    .on(orders.retailerOrder, makeOrder({ status: 'PICKED_UP', allowed_actions: [] }));
  const app = openApp('/retailer/not-verified', { person: waitingRetailer, api });
  await screen.findByRole('heading', { level: 1, name: 'Your shop is suspended' });
  return { ...app, title: `Order ${id}` };
}

test('a suspended shop shows the reason, and its orders under way below it [SHOP-32, SHOP-39, DESK-137]', async () => {
  const { title } = await openSuspended();
  expect(screen.getByText('Stale fish on 21 November')).toBeVisible();
  expect(screen.queryByText(/We check every new shop/)).not.toBeInTheDocument();
  const list = await screen.findByRole('list', { name: 'Active orders' });
  const card = within(list).getByRole('listitem');
  expect(within(card).getByRole('link', { name: title })).toBeVisible();
  expect(card).toHaveTextContent('Picked up');
});

test('an order of a suspended shop can be read on the same page, and only read [SHOP-39]', async () => {
  const { user, path, title } = await openSuspended();
  await user.click(await screen.findByRole('link', { name: title }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText('Order placed')).toBeVisible();
  expect(path()).toBe('/retailer/not-verified');
  expect(screen.queryByRole('button', { name: /Accept|Reject/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All orders' }));
  expect(await screen.findByText('Stale fish on 21 November')).toBeVisible();
});
