import * as files from '@haat/contract/files';
import * as orders from '@haat/contract/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { goOffline } from '../../../testing/go-offline.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer, retailer } from '../../../testing/people.ts';
import { makeOrder } from '../../../testing/retailer-orders.ts';

const silent = makeOrder({ is_unanswered: true, allowed_actions: ['cancel'] });
const failed = makeOrder({
  status: 'PICKED_UP',
  allowed_actions: [],
  failed_delivery: { reason: 'not_found', at: '2026-11-21T17:40:00+05:30' },
});
const ofCustomer = (order: orders.Order) => {
  const api = fakeApi().on(orders.customerOrder, order);
  return openApp(`/shops/order/${order.id}`, { person: customer, api });
};
const card = async () =>
  within(await screen.findByRole('region', { name: 'The shop has not answered yet.' }));

describe('a shop that doesn’t answer', () => {
  test('offers to wait, to cancel and other shops [SILENT-20]', async () => {
    const { user } = ofCustomer(silent);
    const asked = await card();
    expect(asked.getByRole('link', { name: 'Other shops' })).toHaveAttribute('href', '/shops');
    expect(screen.getAllByRole('button', { name: 'Cancel order' })).toHaveLength(1);
    goOffline();
    await user.click(asked.getByRole('button', { name: 'Keep waiting' }));
    expect(screen.queryByText('The shop has not answered yet.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  });

  test('keeps waiting when the page is opened again, and still offers the rest [SILENT-20]', async () => {
    const { api, user, path, goBack } = ofCustomer(silent);
    await user.click((await card()).getByRole('button', { name: 'Keep waiting' }));
    const kept = Object.entries(localStorage).filter(([key]) => key.includes('waiting'));
    await user.click(screen.getByRole('link', { name: 'Other shops' }));
    await waitFor(() => expect(path()).toBe('/shops'));
    const onClient = () => kept.forEach(([key, value]) => void localStorage.setItem(key, value));
    for (const openAgain of [goBack, () => openApp(`/shops/order/${silent.id}`, { api, onClient })]) {
      await openAgain();
      expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Other shops' })).toHaveAttribute('href', '/shops');
      expect(screen.queryByText('The shop has not answered yet.')).toBeNull();
    }
    openApp(`/shops/order/${silent.id}`, { api: fakeApi().on(orders.customerOrder, silent) });
    await card();
  });

  test('lets the customer cancel, after a question [SILENT-20]', async () => {
    const { api, user } = ofCustomer(silent);
    api.on(orders.cancelOrder, makeOrder({ status: 'CANCELLED', allowed_actions: [] }));
    await user.click((await card()).getByRole('button', { name: 'Cancel order' }));
    const sure = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    await user.click(sure.getByRole('button', { name: 'Yes' }));
    await expect.poll(() => api.asked(orders.cancelOrder)).toHaveLength(1);
  });

  test('says nothing before [SILENT-20]', async () => {
    ofCustomer(makeOrder({ allowed_actions: ['cancel'] }));
    expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeVisible();
    expect(screen.queryByText('The shop has not answered yet.')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Other shops' })).toBeNull();
  });
});

describe('a failed delivery', () => {
  const text = /The house was not found\. The operator has been told and decides what happens next\./;

  test('is told to the customer [SILENT-22]', async () => {
    ofCustomer(failed);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(/^Not delivered, /)).toBeVisible();
  });

  test('is told to the shop [SILENT-22]', async () => {
    const api = fakeApi().on(orders.retailerOrder, failed);
    openApp(`/retailer/orders/${failed.id}`, { person: retailer, api });
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('the photo that the deliverer took as proof', () => {
  test.each([
    ['the customer', customer, '/shops/order', orders.customerOrder],
    ['the shop', retailer, '/retailer/orders', orders.retailerOrder],
  ] as const)('is seen by %s [TRIP-13]', async (_who, person, path, endpoint) => {
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    const order = makeOrder({ status: 'DELIVERED', allowed_actions: [], proof: 61 });
    const api = fakeApi()
      .on(endpoint, order)
      .on(files.getFile, 'the bytes' as never); // the stand-in checks a text
    openApp(`${path}/${order.id}`, { person, api });
    expect(await screen.findByRole('img', { name: 'Photo by the deliverer' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Photo by the deliverer' })).toBeVisible();
  });
});
