// What a shop sees first: whether it is open, today's sales, and what waits for it.
import * as orders from '@haat/contract/orders';
import * as packing from '@haat/contract/packing';
import * as shops from '@haat/contract/shops';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { retailer } from '../../../testing/people.ts';
import { inList, makeOrder } from '../../../testing/retailer-orders.ts';
import { shopSettings } from '../../../testing/shop-settings.ts';

const all = [
  inList({ id: 1050 }),
  inList({ id: 1049, status: 'ACCEPTED' }),
  inList({ id: 1048, status: 'ASSIGNED' }),
  inList({ id: 1046, status: 'ASSIGNED', packed_at: '2026-11-21T16:05:12+05:30' }),
  inList({ id: 1047, status: 'PICKED_UP' }),
];
const done = inList({ id: 1030, status: 'COMPLETED' });

const serve = () =>
  fakeApi()
    .on(orders.retailerOrders, ({ query }) => {
      const results = query.payments
        ? [done]
        : all.filter(({ status }) => query.status === undefined || query.status === status);
      return { count: results.length, results };
    })
    .on(packing.slotsToPack, { count: 1, results: [{ ...done.slot, orders: 3, packed: 1 }] });

const openOrders = (api = serve()) => openApp('/retailer/orders', { person: retailer, api });

const links = () => screen.getAllByRole('link', { name: /^Order \d/ }).map(({ textContent }) => textContent);

test('chips say how many orders wait, and show only these [ORDER-70]', async () => {
  const { user } = openOrders();
  await screen.findByRole('link', { name: 'Order 1047' });
  expect(screen.getByRole('button', { name: 'To answer 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pack 2' })).toBeVisible();
  const pack = screen.getByRole('button', { name: 'To pack 2' });
  const money = screen.getByRole('button', { name: 'Money to confirm 1' });
  await user.click(pack);
  await waitFor(() => expect(links()).toEqual(['Order 1049', 'Order 1048']));
  expect(pack).toHaveAttribute('aria-pressed', 'true');
  await user.click(money);
  await waitFor(() => expect(links()).toEqual(['Order 1030']));
  await user.click(money);
  expect(await screen.findByRole('link', { name: 'Order 1047' })).toBeVisible();
});

test('the switch closes the shop at once, and goes back when that fails [ORDER-70]', async () => {
  const { api, user } = openOrders();
  const open = await screen.findByRole('switch', { name: 'Open' });
  expect(open).toBeChecked();
  api.on(shops.updateShop, { ...shopSettings, is_open: false });
  await user.click(open);
  await waitFor(() => expect(open).not.toBeChecked());
  expect(api.asked(shops.updateShop).map(({ body }) => body)).toEqual([{ is_open: false }]);
  api.on(shops.updateShop, refuse('internal'));
  await user.click(open);
  await screen.findByText('Could not update data');
  expect(open).not.toBeChecked();
});

test('an order is accepted with two presses [ORDER-71]', async () => {
  const { api, user, path } = openOrders();
  const card = within(await screen.findByRole('list', { name: '1 to answer' }));
  api.on(orders.acceptOrder, makeOrder({ id: 1050, status: 'ACCEPTED' }));
  await user.click(card.getByRole('button', { name: 'Accept' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(api.asked(orders.acceptOrder).map(({ params }) => params.id)).toEqual(['1050']));
  expect(path()).toBe('/retailer/orders');
});

test('an order whose customer was asked has no button in the list [ORDER-71]', async () => {
  const api = fakeApi().on(orders.retailerOrders, {
    count: 1,
    results: [inList({ id: 1050, has_open_proposal: true })],
  });
  openOrders(api);
  await screen.findAllByRole('link', { name: 'Order 1050' });
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
