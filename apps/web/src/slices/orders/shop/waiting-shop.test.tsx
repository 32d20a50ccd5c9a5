// /retailer/not-verified: a new shop, and a suspended one with its orders.
import * as orders from '@haat/contract/orders';
import * as payments from '@haat/contract/payments';
import * as shops from '@haat/contract/shops';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { makePayment } from '../../../testing/payments.ts';
import { waitingRetailer } from '../../../testing/people.ts';
import { inList, makeOrder } from '../../../testing/retailer-orders.ts';

const settings: shops.ShopSettings = {
  id: 9,
  name: 'Pappadam Corner',
  address: 'Market Road\nNear the bus stand\nChembukara',
  latitude: 10.527,
  longitude: 76.214,
  cover: '/media/amma-m.webp',
  is_verified: false,
  opening_time: '09:00',
  closing_time: '21:00',
  is_open: true,
  upi_id: null,
  upi_name: null,
  closed_weekdays: [],
  closed_days: [],
  preparation_minutes: 0,
  offers_pick_up: false,
  second_number: null,
  is_second_number_confirmed: false,
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

const denied = makeOrder({
  id: 1044,
  status: 'COMPLETED',
  allowed_actions: [],
  payments: [makePayment({ state: 'denied' })],
});

async function openSuspended() {
  const { id } = makeOrder();
  const api = fakeApi()
    .on(shops.shopSettings, suspended)
    .on(orders.retailerOrders, { count: 1, results: [inList({ id, status: 'PICKED_UP' })] })
    .on(orders.retailerPreviousOrders, {
      count: 1,
      results: [inList({ id: denied.id, status: 'COMPLETED' })],
    })
    .on(orders.retailerOrder, ({ params }) =>
      params.id === String(denied.id) ? denied : makeOrder({ status: 'PICKED_UP', allowed_actions: [] }),
    );
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

test('a suspended shop finds its completed orders, and says that money came late [SHOP-39, PAY-16]', async () => {
  const { api, user } = await openSuspended();
  await user.click(screen.getByRole('tab', { name: 'Previous orders' }));
  const list = within(await screen.findByRole('list', { name: 'Previous orders' }));
  await user.click(list.getByRole('link', { name: `Order ${denied.id}` }));
  const confirmed = { ...denied, payments: [makePayment({ state: 'confirmed' })] };
  api.on(payments.confirmPayment, () => {
    api.on(orders.retailerOrder, confirmed);
    return confirmed;
  });
  await user.click(await screen.findByRole('button', { name: 'Money received' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Money received' })).toBeNull());
  expect(api.asked(payments.confirmPayment)).toMatchObject([{ params: { id: String(denied.id) } }]);
});

test("the address of an order opens it for a suspended shop, and a new shop's page for a new one [APP-7, SHOP-39]", async () => {
  const { api, goTo, path } = await openSuspended();
  await act(() => goTo(`/retailer/orders/${denied.id}`));
  expect(await screen.findByRole('heading', { level: 1, name: `Order ${denied.id}` })).toBeVisible();
  expect(path()).toBe('/retailer/not-verified');
  api.on(shops.shopSettings, settings).on(orders.retailerOrder, refuse('shop.not_verified'));
  openApp('/retailer/orders/7', { person: waitingRetailer, api });
  expect(await screen.findByText(/^We check every new shop/)).toBeVisible();
  expect(window.location.search).toBe('');
});
