import * as orders from '@haat/contract/orders';
import * as sales from '@haat/contract/sales';
import * as shops from '@haat/contract/shops';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../../testing/fake-api.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { openApp } from '../../testing/open-app.tsx';
import { retailer } from '../../testing/people.ts';
import { makeSales } from '../../testing/sales.ts';
import { daysOf, lastDayFault } from './sales-period.ts';

const none = { count: 0, results: [] };
const asked = (api: FakeApi) => api.asked(sales.getSales).map(({ query }) => query);

test('yesterday’s sales are two presses from the orders [CASH-43]', async () => {
  const api = fakeApi().on(orders.retailerOrders, none).on(sales.getSales, makeSales());
  const { user, path } = openApp('/retailer/orders', { person: retailer, api });
  await user.click(await screen.findByRole('link', { name: 'Today ₹1,240 · 8 orders' }));
  await expect.poll(path).toBe('/retailer/sales');
  await user.click(await screen.findByRole('tab', { name: 'Yesterday' }));
  await expect.poll(() => asked(api)).toContainEqual({ from: '2026-11-20', to: '2026-11-20' });
});

test('shows a bar for each day with an order, how it was paid, and the best goods [CASH-44]', async () => {
  const days = [
    { day: '2026-11-19', orders: 2, goods: 310 },
    { day: '2026-11-20', orders: 0, goods: 0 },
    { day: '2026-11-21', orders: 8, goods: 1240 },
  ];
  openApp('/retailer/sales', { person: retailer, api: fakeApi().on(sales.getSales, makeSales({ days })) });
  const bars = within(await screen.findByRole('list', { name: 'Day by day' })).getAllByRole('listitem');
  expect(bars.map(({ textContent }) => textContent)).toEqual([
    'Thu 19/11 ₹310 · 2 orders',
    'Sat 21/11 ₹1,240 · 8 orders',
  ]);
  expect(bars.map((bar) => bar.querySelector('div')?.style.width)).toEqual(['25%', '100%']);
  expect(screen.getByText('Refused at the door: ₹38')).toBeVisible();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '₹800',
    '₹400',
    '₹200',
  ]);
  const goods = within(screen.getByRole('list', { name: 'Best sellers' }));
  expect(goods.getByRole('listitem')).toHaveTextContent('Country tomato ₹456 12 sold');
});

test('says what was paid too much, and not that it isn’t paid [CASH-44]', async () => {
  const { totals } = makeSales();
  const api = fakeApi().on(sales.getSales, makeSales({ totals: { ...totals, open: -70.77 } }));
  openApp('/retailer/sales', { person: retailer, api });
  expect(await screen.findByText('Paid too much')).toBeVisible();
  expect(screen.getByText('₹70.77')).toBeVisible();
  expect(screen.queryByText('Not paid yet')).toBeNull();
});

test('says when nothing was sold [CASH-44]', async () => {
  const totals = { orders: 0, goods: 0, refused: 0, cash: 0, upi: 0, credit: 0, open: 0 };
  const api = fakeApi().on(sales.getSales, makeSales({ totals, products: [] }));
  openApp('/retailer/sales', { person: retailer, api });
  expect(await screen.findByText('Nothing sold on these days')).toBeVisible();
});

test('takes days of one’s own, and explains wrong ones [CASH-44]', async () => {
  const api = fakeApi().on(sales.getSales, makeSales());
  const { user } = openApp('/retailer/sales', { person: retailer, api });
  await user.click(await screen.findByRole('tab', { name: 'Choose days' }));
  const from = await screen.findByLabelText('First day');
  expect(from).toHaveValue('2026-11-21');
  fireEvent.change(from, { target: { value: '2026-11-02' } });
  await expect.poll(() => asked(api)).toContainEqual({ from: '2026-11-02', to: '2026-11-21' });
  const count = asked(api).length;
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-11-01' } });
  expect(screen.getByText('Choose a day that is not before the first')).toBeVisible();
  expect(asked(api)).toHaveLength(count);
});

test('a failed load can be tried again, and without a connection it says so [CASH-44]', async () => {
  const api = fakeApi().on(sales.getSales, refuse('internal'));
  const { user } = openApp('/retailer/sales?period=week', { person: retailer, api });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.on(sales.getSales, makeSales());
  await user.click(again);
  expect(await screen.findByText('Country tomato')).toBeVisible();
  goOffline();
  await user.click(screen.getByRole('tab', { name: 'This month' }));
  await expect.poll(() => screen.queryByText('Country tomato')).toBeNull();
  expect(await screen.findByText('This page needs a connection')).toBeVisible();
});

test('the profile begins with credit, cash, sales and complaints [CASH-43]', async () => {
  const api = fakeApi().on(shops.shopSettings, refuse('internal'));
  openApp('/retailer/user', { person: retailer, api });
  await screen.findByRole('link', { name: 'Sales' });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'Credit',
    'Cash',
    'Sales',
    'Complaints',
  ]);
});

test.each([
  ['today', '2026-11-21', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'], // a Sunday
  ['week', '2026-11-23', '2026-11-23', '2026-11-23'], // a Monday
  ['month', '2026-11-22', '2026-11-01', '2026-11-22'],
] as const)('%s on %s is %s to %s [CASH-44]', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to });
});

test('366 days are the most [CASH-44]', () => {
  expect(lastDayFault({ from: '2025-11-21', to: '2026-11-21' })).toBeNull();
  expect(lastDayFault({ from: '2025-11-20', to: '2026-11-21' })).toBe('Choose at most 366 days');
});
