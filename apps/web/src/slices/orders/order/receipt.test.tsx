// The receipt of a completed order, refused items with their reasons, and sharing.
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setShareSheet } from '../../../platform/device/share.ts';
import { makeDelivery } from '../../../testing/deliveries.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { carrot, market, tomato, verified } from '../../../testing/market.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { byPiece } from '../../../testing/packs.ts';
import { makePayment } from '../../../testing/payments.ts';
import { deliverer, retailer } from '../../../testing/people.ts';

afterEach(() => {
  setShareSheet(undefined);
  Reflect.deleteProperty(navigator, 'share');
});

const paidInCash = makePayment({
  method: 'cash',
  amount: 130,
  received: 150,
  change: 20,
  reference: null,
  state: 'confirmed',
  by: 'deliverer',
  at: '2026-11-21T17:40:00+05:30',
});

const completed: orders.Order = {
  ...verified,
  status: 'COMPLETED',
  rejected_items: [
    { name: tomato.name, local_name: null, ...byPiece, quantity: 1, reason: 'spoilt' },
    { name: carrot.name, local_name: null, ...byPiece, quantity: 2, reason: null },
  ],
  left_out: [{ name: 'Curd, 1 l', local_name: 'തൈര്, 1 l', ...byPiece, quantity: 2 }],
  payments: [paidInCash],
  due: 0,
  rounding: 0.25,
  upi: null,
  payment: 'Cash ₹130',
  events: [
    ...verified.events,
    { at: '2026-11-21T17:52:00+05:30', status: 'COMPLETED', text: 'Completed' },
    { at: '2026-11-21T17:54:00+05:30', status: 'COMPLETED', text: 'Amma Vegetables did not get ₹10.' },
    { at: '2026-11-21T18:01:00+05:30', status: 'COMPLETED', text: 'The ₹10 came after all.' },
  ],
};

const delivery = makeDelivery({
  status: 'COMPLETED',
  allowed_actions: [],
  amount: completed.amount,
  due: 0,
  rounding: 0.25,
  payments: [paidInCash],
  completed_at: '2026-11-21T17:52:00+05:30',
  order: {
    ...makeDelivery().order,
    items: [...completed.items],
    rejected_items: [...completed.rejected_items],
    left_out: [...completed.left_out],
    payment: 'Cash ₹130',
  },
});

test.each([
  ['the customer', '/shops/order/1042', undefined],
  ['the retailer', '/retailer/orders/1042', retailer],
  ['the deliverer', '/deliverer/delivery/71', deliverer],
] as const)('%s sees the same receipt [PAY-63, PAY-67]', async (_, path, person) => {
  const api = person ? fakeApi() : market();
  api
    .on(orders.customerOrder, completed)
    .on(orders.retailerOrder, completed)
    .on(deliveries.getDelivery, delivery);
  openApp(path, { api, ...(person && { person }) });
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  for (const words of [
    'Amma Vegetables',
    'Order 1042 · 21/11/2026 17:52',
    `${tomato.name} 2 × ₹38 ₹76`,
    `${tomato.name}: 1 · Spoilt`,
    'Left outതൈര്, 1 l: 2',
    'Delivery₹20',
    'Total₹130.25',
    'Cash₹130 Given ₹150, change ₹20',
    'Rounding₹0.25',
    'Cash ₹130',
  ])
    expect(receipt).toHaveTextContent(words);
  expect(within(receipt).getByText(`${carrot.name}: 2`)).toBeVisible();
});

async function share(order = completed) {
  const { user } = openApp('/shops/order/1042', { api: market().on(orders.customerOrder, order) });
  await user.click(await screen.findByRole('button', { name: 'Share receipt' }));
}

const text = [
  'Receipt: Order 1042',
  'Amma Vegetables',
  '21/11/2026 17:52',
  `2 × ${tomato.name} ₹76`,
  `1 × ${carrot.name} ₹34.25`,
  'Rejected items',
  `${tomato.name}: 1 · Spoilt`,
  `${carrot.name}: 2`,
  'Left out',
  'തൈര്, 1 l: 2',
  'Delivery ₹20',
  'Total ₹130.25',
  'Cash ₹130',
  'Rounding ₹0.25',
].join('\n');

test('the receipt of an order without a history has the end of its window as its date [PAY-63]', async () => {
  await share({ ...completed, events: [] });
  await screen.findByText('Receipt copied');
  expect(await navigator.clipboard.readText()).toContain('\n21/11/2026 19:00\n');
});

test('the receipt of an order that was fetched has no line for a delivery [PICKUP-14]', async () => {
  await share({ ...completed, fulfilment: 'pick_up', delivery_cost: 0 });
  await screen.findByText('Receipt copied');
  expect(await navigator.clipboard.readText()).not.toContain('Delivery');
  expect(screen.getByRole('region', { name: 'Receipt' })).not.toHaveTextContent('Delivery');
});

test('the receipt says what was paid too much [PAY-63]', async () => {
  await share({ ...completed, due: -70.77 });
  await screen.findByText('Receipt copied');
  expect(await navigator.clipboard.readText()).toContain('Paid too much ₹70.77');
  expect(screen.getByRole('region', { name: 'Receipt' })).toHaveTextContent('Paid too much₹70.77');
});

test('the receipt goes to the share sheet of the browser [PAY-64]', async () => {
  const sheet = vi.fn(async () => undefined);
  Object.assign(navigator, { share: sheet });
  await share();
  expect(sheet).toHaveBeenCalledWith({ title: 'Receipt', text });
});

test('the receipt goes to the share sheet of the phone app [PAY-64]', async () => {
  const sheet = vi.fn(async () => undefined);
  setShareSheet(sheet);
  await share();
  expect(sheet).toHaveBeenCalledWith({ title: 'Receipt', text });
});

test('without a share sheet the receipt is copied [PAY-64]', async () => {
  await share();
  expect(await screen.findByText('Receipt copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(text);
});

test('the receipt of an older order says how it was paid in the words of then [PAY-64]', async () => {
  await share({ ...completed, payments: [], rounding: 0, payment: 'Paid to Ravi' });
  await screen.findByText('Receipt copied');
  expect(await navigator.clipboard.readText()).toMatch(/\nTotal ₹130\.25\nPaid to Ravi$/);
});

test('closing the share sheet copies nothing [PAY-64]', async () => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  await share();
  expect(screen.queryByText('Receipt copied')).toBeNull();
});
