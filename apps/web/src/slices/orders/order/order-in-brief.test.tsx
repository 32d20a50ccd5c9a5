// Orders without a connection, when this phone has only loaded a list.
import * as orders from '@haat/contract/orders';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cutOff } from '../../../testing/fake-api.ts';
import { listOf, market } from '../../../testing/market.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { retailer } from '../../../testing/people.ts';
import { inList, makeOrder } from '../../../testing/retailer-orders.ts';

const rest = 'Connect to the internet to see the rest of this order.';
const goOffline = () => act(() => onlineManager.setOnline(false));
const goOnline = () => act(() => onlineManager.setOnline(true));

const row = inList();

test.each([
  ['customer', undefined, '/shops/user', '/shops/order', orders.customerOrder],
  ['retailer', retailer, '/retailer/orders', '/retailer/orders', orders.retailerOrder],
] as const)(
  'a %s sees the order as the list has it, and the rest with a connection [PWA-15]',
  async (_who, person, list, page, one) => {
    const none = listOf([]);
    const api = market()
      .on(orders.customerOrders, listOf([row]))
      .on(orders.customerPreviousOrders, none)
      .on(orders.retailerOrders, listOf([row]))
      .on(orders.retailerPreviousOrders, none)
      .on(one, cutOff());
    const { goTo } = openApp(list, { api, ...(person && { person }) });
    await screen.findByRole('link', { name: 'Order 1043' });
    goOffline();
    await goTo(`${page}/${row.id}`);
    expect(await screen.findByText(rest)).toBeVisible();
    expect(screen.getByText('Initiated')).toBeVisible();
    expect(screen.getByText(row.shop_name)).toBeVisible();
    expect(screen.getByText('Total').closest('dl')).toHaveTextContent(`Total₹${row.amount}`);
    expect(screen.queryByText('This page needs a connection')).toBeNull();
    await goTo(`${page}/999`);
    expect(await screen.findByText('This page needs a connection')).toBeVisible();
    await goTo(`${page}/${row.id}`);
    await screen.findByText(rest);
    api.on(one, makeOrder());
    goOnline();
    expect(await screen.findByRole('list', { name: 'Items' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(rest)).toBeNull());
  },
);
