import * as addresses from '@haat/contract/addresses';
import * as orders from '@haat/contract/orders';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cutOff, refuse } from '../../../testing/fake-api.ts';
import {
  carrot,
  delivered,
  listOf,
  market,
  order,
  orderInList,
  tomato,
  verified,
} from '../../../testing/market.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { byPiece } from '../../../testing/packs.ts';
import { customer } from '../../../testing/people.ts';

afterEach(() => vi.useRealTimers());

const inList = orderInList;

test('the profile shows initials, name, Logout, and the orders in two tabs [GLANCE-21, ORDER-19]', async () => {
  const api = market()
    .on(orders.customerOrders, listOf([inList]))
    .on(orders.customerPreviousOrders, listOf([{ ...inList, id: 1001, status: 'COMPLETED' as const }]));
  const { user } = openApp('/shops/user', { api });
  expect(await screen.findByText('LM')).toBeVisible();
  expect(screen.getByText('Lakshmi Menon')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  const active = within(await screen.findByRole('list', { name: 'Active orders' }));
  expect(active.getByRole('link', { name: 'Order 1042' })).toHaveAttribute('href', '/shops/order/1042');
  expect(active.getByText('Amma Vegetables · Country tomato, 1 kg and Ooty carrot, 500 g')).toBeVisible();
  expect(active.getByText('21/11 17:00 – 21/11 19:00')).toBeVisible();
  expect(active.getByText('Initiated')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Previous orders' }));
  const previous = within(await screen.findByRole('list', { name: 'Previous orders' }));
  expect(previous.getByRole('link', { name: 'Order 1001' })).toBeVisible();
});

test('the orders come before settings, and a customer sees no setting for ringing [ORDER-19, RING-3, GLANCE-6]', async () => {
  openApp('/shops/user', { api: market().on(orders.customerOrders, listOf([inList])) });
  const order = await screen.findByRole('link', { name: 'Order 1042' });
  const settings = within(screen.getByRole('region', { name: 'Settings' }));
  for (const control of [
    settings.getByRole('link', { name: 'Devices' }),
    settings.getByRole('switch', { name: 'Notifications' }),
    settings.getByRole('switch', { name: 'Sound' }),
    settings.getByRole('switch', { name: 'Data saver' }),
  ]) {
    expect(order.compareDocumentPosition(control)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(screen.queryByText(/New orders and requests ring/)).toBeNull();
  expect(settings.getByText('For shops and deliverers')).toBeVisible();
});

test('each order has the picture of its shop, or the placeholder [ORDER-19]', async () => {
  const shop_cover = { cover: '/media/7e-m.webp' };
  const api = market().on(
    orders.customerOrders,
    listOf([
      { ...inList, shop_cover },
      { ...inList, id: 1043, shop_cover: null },
    ]),
  );
  openApp('/shops/user', { api });
  const list = await screen.findByRole('list', { name: 'Active orders' });
  const sources = within(list)
    .getAllByRole('listitem')
    .map((card) => card.querySelector('img')?.getAttribute('src'));
  expect(sources).toEqual(['/media/7e-s.webp', '/default.png']);
});

test('a person without an e-mail finishes the sign-in first [APP-10]', async () => {
  const { path } = openApp('/shops/user', { api: market(), person: { ...customer, email: '' } });
  await waitFor(() => expect(path()).toBe('/auth/setup'));
});

test('an order shows status, window, history, places, products and amounts [ORDER-13, ORDER-20, ORDER-21, ORDER-27]', async () => {
  const api = market().on(orders.customerOrder, { ...delivered, status: 'PICKED_UP', allowed_actions: [] });
  openApp('/shops/order/1042', { api });
  expect(await screen.findByText('Picked up')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Order 1042' })).toBeVisible();
  expect(screen.getByText('21/11 17:00 – 21/11 19:00')).toBeVisible();
  const way = within(screen.getByRole('list', { name: 'History' }));
  expect(way.getByText('At your door: check the goods')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919000000003');
  expect(screen.getByText('Ravi Kumar')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Amma Vegetables' })).toHaveAttribute('href', '/shops/7');
  expect(screen.getByText('Market Road, By the temple, Village')).toBeVisible();
  expect(screen.getByText('Lakshmi Menon')).toBeVisible();
  expect(screen.getByText('+91 98470 12345')).toBeVisible();
  expect(screen.getByText('Ring twice')).toBeVisible();
  expect(screen.getByText('Delivery', { selector: 'dt' }).parentElement).toHaveTextContent('₹20');
  expect(screen.getByText('Puthen House, Temple Road, Near the well')).toBeVisible();
  expect(screen.getByText('₹130.25')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('at the door, lowering an item updates the amount, and Verify asks before sending [ORDER-5, ORDER-20, ORDER-27, ORDER-29, ORDER-30, TEXT-23, LOOK-50]', async () => {
  const api = market().on(orders.customerOrder, delivered);
  const { user } = openApp('/shops/order/1042', { api });
  const select = await screen.findByRole('combobox', { name: `Quantity of ${tomato.name}` });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['0', '1', '2']);
  expect(screen.getByRole('button', { name: `Increase quantity of ${tomato.name}` })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: `Decrease quantity of ${tomato.name}` }));
  expect(select).toHaveValue('1');
  expect(screen.getByText('1 refused ·').parentElement).toHaveTextContent('1 refused · −₹38');
  expect(screen.getByText('Total')).toHaveTextContent('Total ₹92.25');
  await user.selectOptions(screen.getByRole('combobox', { name: `Quantity of ${carrot.name}` }), '0');
  expect(screen.getByText('Total')).toHaveTextContent('Total ₹58');
  expect(screen.queryByText(/^Pay /)).toBeNull();
  const checked: orders.Order = {
    ...delivered,
    status: 'VERIFIED',
    allowed_actions: [],
    items: delivered.items.slice(0, 1).map((item) => ({ ...item, quantity: 1 })),
    rejected_items: [
      { name: tomato.name, local_name: null, ...byPiece, quantity: 1, reason: null },
      { name: carrot.name, local_name: null, ...byPiece, quantity: 1, reason: null },
    ],
    price: 38,
    amount: 58,
    due: 58,
  };
  api.on(orders.verifyOrder, checked).on(orders.customerOrder, checked);
  const verify = screen.getByRole('button', { name: 'Verify' });
  expect(verify.querySelector('svg'), 'icon').not.toBeNull();
  await user.click(verify);
  expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Verified')).toBeVisible();
  expect(screen.getByText('To pay')).toHaveTextContent('To pay ₹58');
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total₹58');
  expect(screen.getByText('Pay Ravi.')).toBeVisible();
  expect(screen.getByText(`${carrot.name}: 1`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  expect(api.asked(orders.verifyOrder)[0]?.body).toEqual({
    item_data: {
      items: [
        { id: 91, quantity: 1 },
        { id: 92, quantity: 0 },
      ],
    },
  });
});

test('without a connection, Verify says that it needs one, and the choice stays [ORDER-45]', async () => {
  const api = market()
    .on(orders.customerOrder, delivered)
    .on(orders.verifyOrder, () => cutOff());
  const { user, goTo } = openApp('/shops/order/1042', { api });
  await user.click(await screen.findByRole('button', { name: `Decrease quantity of ${tomato.name}` }));
  act(() => onlineManager.setOnline(false));
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(/^You need a connection to verify/)).toBeVisible();
  await goTo('/shops/address');
  await screen.findByRole('heading', { name: 'Addresses' });
  await goTo('/shops/order/1042');
  expect(await screen.findByRole('combobox', { name: `Quantity of ${tomato.name}` })).toHaveValue('1');
});

test("a refused verification shows a toast and the order's current status [ORDER-20, ORDER-33, TEXT-13]", async () => {
  const api = market()
    .on(orders.customerOrder, delivered)
    .on(orders.verifyOrder, () => refuse('order.cannot_verify'));
  const { user } = openApp('/shops/order/1042', { api });
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
  api.on(orders.customerOrder, {
    ...delivered,
    status: 'COMPLETED',
    allowed_actions: [],
    payment: 'Cash, ₹130',
  });
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText('Could not verify order');
  expect(
    screen.getByText('This order can no longer be verified. The page now shows its current status.'),
  ).toBeVisible();
  expect(await screen.findByText('Cash, ₹130')).toBeVisible();
});

test('an order can be cancelled until the shop accepts [ORDER-25]', async () => {
  const api = market().on(orders.customerOrder, order);
  const { user } = openApp('/shops/order/1042', { api });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(api.asked(orders.cancelOrder)).toHaveLength(0);
  const cancelled: orders.Order = { ...order, status: 'CANCELLED', allowed_actions: [] };
  api.on(orders.cancelOrder, cancelled).on(orders.customerOrder, cancelled);
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('a failed cancellation shows a toast, or that it needs a connection, and keeps the order [ORDER-25, OUTBOX-21, TEXT-13]', async () => {
  const api = market()
    .on(orders.customerOrder, order)
    .on(orders.cancelOrder, () => refuse('internal'));
  const { user } = openApp('/shops/order/1042', { api });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText('Could not cancel order');
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeEnabled();
  api.on(orders.cancelOrder, () => cutOff());
  act(() => onlineManager.setOnline(false));
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(/^You need a connection for this/)).toBeVisible();
});

test.each([
  ['REJECTED', 'Rejected', 'Amma Vegetables rejected'],
  ['CANCELLED', 'Cancelled', 'Cancelled by the operator: The road is flooded'],
] as const)(
  'polls an active order, but not one that is %s, which says why [APP-32]',
  async (status, label, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const accepted: orders.Order = { ...order, status: 'ACCEPTED', allowed_actions: [] };
    const api = market().on(orders.customerOrder, accepted).on(addresses.listAddresses, listOf([]));
    openApp('/shops/order/1042', { api });
    await screen.findByText('Accepted');
    const events = [...order.events, { at: '2026-11-21T09:20:00+05:30', status, text }];
    api.on(orders.customerOrder, { ...accepted, status, events });
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    expect(await screen.findByText(label)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    const asked = api.asked(orders.customerOrder).length;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(api.asked(orders.customerOrder)).toHaveLength(asked);
  },
);

test('a lowered quantity can have a reason, which is sent and survives a reload [PAY-43]', async () => {
  const api = market().on(orders.customerOrder, delivered).on(orders.verifyOrder, verified);
  const { user, goTo } = openApp('/shops/order/1042', { api });
  await user.click(await screen.findByRole('button', { name: `Decrease quantity of ${tomato.name}` }));
  const reason = screen.getByRole('combobox', { name: `Reason for ${tomato.name}` });
  expect(
    within(reason)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['No reason', 'Damaged', 'Wrong item', 'Spoilt', 'Missing', 'Too expensive', 'Not needed']);
  await user.selectOptions(reason, 'Spoilt');
  await user.click(screen.getByRole('button', { name: `Decrease quantity of ${carrot.name}` }));
  await goTo('/shops/address');
  await goTo('/shops/order/1042');
  expect(await screen.findByRole('combobox', { name: `Reason for ${tomato.name}` })).toHaveValue('spoilt');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(api.asked(orders.verifyOrder)).toHaveLength(1));
  expect(api.asked(orders.verifyOrder)[0]?.body).toEqual({
    item_data: {
      items: [
        { id: 91, quantity: 1, reason: 'spoilt' },
        { id: 92, quantity: 0 },
      ],
    },
  });
});

test('the order calls the shop, as long as it has a number [GLANCE-5]', async () => {
  const api = market().on(orders.customerOrder, order);
  const { goTo } = openApp('/shops/order/1042', { api });
  expect(await screen.findByRole('link', { name: 'Call the shop' })).toHaveAttribute(
    'href',
    'tel:+919000000002',
  );
  api.on(orders.customerOrder, { ...order, id: 1043, shop_number: '' });
  await act(() => goTo('/shops/order/1043'));
  await screen.findByRole('heading', { level: 1, name: 'Order 1043' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Call the shop' })).toBeNull());
});

test.each([
  [
    'REJECTED',
    { by: 'retailer', reason: 'out_of_stock', note: 'No boat came' },
    'The shop rejected this order. It is out of stock. No boat came',
  ],
  ['REJECTED', { by: 'retailer', reason: null, note: null }, 'The shop rejected this order.'],
  [
    'CANCELLED',
    { by: 'retailer', reason: 'other', note: 'A wedding' },
    'The shop cancelled this order. A wedding',
  ],
  [
    'CANCELLED',
    { by: 'operator', reason: 'other', note: 'The road is flooded' },
    'The operator cancelled this order. The road is flooded',
  ],
  ['CANCELLED', { by: 'customer', reason: null, note: null }, 'You cancelled this order.'],
] as const)('an order that is %s says who ended it, and why [ORDER-51]', async (status, ended, words) => {
  const api = market().on(orders.customerOrder, { ...order, status, ended, allowed_actions: [] });
  openApp('/shops/order/1042', { api });
  const note = (await screen.findByText(words.slice(0, words.indexOf('.') + 1))).closest('p');
  const parts = [...(note?.children ?? [])].map(({ textContent }) => textContent);
  expect(parts.filter(Boolean).join(' ')).toBe(words);
});
