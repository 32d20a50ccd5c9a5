// A thing that doesn't exist, was deleted, or belongs to somebody else.
import * as blog from '@haat/contract/blog';
import * as deliveries from '@haat/contract/deliveries';
import type { EndpointSpec } from '@haat/contract/endpoint';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeDelivery } from '../testing/deliveries.ts';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { market } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';
import { retailer } from '../testing/people.ts';

const everyRole = {
  ...retailer,
  status: { ...retailer.status, is_deliverer_initial_setup_done: true },
};

test.each<[path: string, call: EndpointSpec]>([
  ['/blogs/99', blog.getArticle],
  ['/shops/99', shops.getShop],
  ['/shops/7/product/99', products.getProduct],
  ['/shops/order/99', orders.customerOrder],
  ['/retailer/edit-product/99', products.getRetailerProduct],
  ['/retailer/orders/99', orders.retailerOrder],
  ['/deliverer/delivery/99', deliveries.getDelivery],
])("%s shows 'not found' and a link back [APP-13]", async (path, call) => {
  const api = market().on(call, refuse('not_found')).on(products.shopProductTypes, { count: 0, results: [] });
  const app = openApp('/shops/address', { person: everyRole, api });
  await screen.findByRole('heading', { name: 'Addresses' });
  await act(() => app.goTo(path));
  expect(await screen.findByText('Not found')).toBeVisible();
  expect(screen.getByText('It may have been removed.')).toBeVisible();
  expect(screen.getAllByText('Could not fetch data')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(app.path()).toBe('/shops/address'));
});

test("an open page of a delivery that was taken away shows 'not found' on the next load [APP-13]", async () => {
  const api = fakeApi().on(deliveries.getDelivery, makeDelivery());
  const app = openApp('/deliverer/delivery/71', { person: everyRole, api });
  await screen.findByRole('heading', { name: 'Order 1042' });
  await act(() => app.goTo('/shops/address'));
  await screen.findByRole('heading', { name: 'Addresses' });
  api.on(deliveries.getDelivery, refuse('not_found'));
  await act(() => app.goTo('/deliverer/delivery/71'));
  expect(await screen.findByText('Not found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark pickedup' })).toBeNull();
});
