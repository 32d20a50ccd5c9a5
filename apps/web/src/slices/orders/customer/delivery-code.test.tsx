import * as orders from '@haat/contract/orders';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { market, order } from '../../../testing/market.ts';
import { openApp } from '../../../testing/open-app.tsx';

test("the customer's order shows the delivery code while it is on its way [HOUSE-47]", async () => {
  const onTheWay: orders.Order = {
    ...order,
    status: 'PICKED_UP',
    allowed_actions: [],
    delivery_code: '4711',
  };
  const api = market().on(orders.customerOrder, onTheWay);
  openApp(`/shops/order/${order.id}`, { api });
  expect(await screen.findByRole('heading', { name: 'Delivery code' })).toBeVisible();
  expect(screen.getByText('4711')).toBeVisible();
});

test('an order without a code shows none [HOUSE-47]', async () => {
  const api = market().on(orders.customerOrder, order);
  openApp(`/shops/order/${order.id}`, { api });
  await screen.findByText('Initiated');
  expect(screen.queryByRole('heading', { name: 'Delivery code' })).toBeNull();
});
