// What the desk shows about a stuck order, and about orders that remain after a dismissal.
import * as accounts from '@haat/contract/accounts';
import * as cash from '@haat/contract/operator/cash';
import * as deliverers from '@haat/contract/operator/deliverers';
import * as orders from '@haat/contract/operator/orders';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { cityChoice, deliverer, order, orderInList } from '../../testing/records.ts';

const ravi = { id: 3, name: 'Ravi Kumar', number: '+919000000003', is_dismissed: false };

function openOrder(changes: Partial<orders.OrderRecord>): void {
  const api = fakeApi();
  api.on(orders.getOrder, () => ({ ...order, ...changes }));
  openDesk('/orders/41/show', api);
}

it.each<[string, Partial<orders.OrderRecord>, string]>([
  [
    'a suspended shop',
    { status: 'INITIATED', shop: { ...order.shop, state: 'suspended' } },
    'The shop is suspended, so it can’t accept this order. Cancel it.',
  ],
  [
    'a shop that accepted',
    { status: 'ACCEPTED' },
    'Nobody delivers this order yet. Assign it to a deliverer, or cancel',
  ],
  ['an open shop', { status: 'INITIATED' }, 'Ammini Vegetables hasn’t answered yet. Call the retailer'],
])('says what to do about an unanswered order of %s [DESK-134]', async (_which, changes, words) => {
  openOrder(changes);
  expect(await screen.findByRole('note')).toHaveTextContent(words);
});

const past = { start: '2020-11-21T08:00:00+05:30', end: '2020-11-21T10:00:00+05:30' };
const future = { start: '2100-11-21T08:00:00+05:30', end: '2100-11-21T10:00:00+05:30' };

it.each<[string, Partial<orders.OrderRecord>, string | RegExp]>([
  [
    'late and picked up',
    { status: 'PICKED_UP', slot: past, deliverer: ravi },
    'Late for its slot. Call Ravi Kumar, or hand over. +91 90000 00003',
  ],
  [
    'late and accepted',
    { status: 'ASSIGNED', slot: past, deliverer: ravi },
    'Late for its slot. Call Ravi Kumar, or release it. +91 90000 00003',
  ],
  [
    'with a dismissed deliverer',
    { status: 'DELIVERED', slot: future, deliverer: { ...ravi, is_dismissed: true } },
    'Ravi Kumar is dismissed. Hand the order over. +91 90000 00003',
  ],
  [
    'not taken at the door',
    {
      status: 'PICKED_UP',
      slot: past,
      deliverer: ravi,
      failed_delivery: { reason: 'nobody_there', at: '2026-11-21T17:40:00+05:30' },
    },
    /^Nobody was there\. Call the customer or the deliverer\..*Customer: \+91.*Deliverer: \+91 90000 00003$/,
  ],
])('says what to do about an order that is %s [DESK-135, SILENT-23]', async (_which, changes, words) => {
  openOrder(changes);
  expect(await screen.findByRole('note')).toHaveTextContent(words);
});

it.each<[string, Partial<orders.OrderRecord>]>([
  ['on its way in time', { status: 'PICKED_UP', slot: future, deliverer: ravi }],
  ['completed', { status: 'COMPLETED', slot: past, deliverer: { ...ravi, is_dismissed: true } }],
])('says nothing about an order that is %s [DESK-135]', async (_which, changes) => {
  openOrder(changes);
  await screen.findByRole('heading', { level: 1, name: 'Order 41' });
  expect(screen.queryByRole('note')).toBeNull();
});

it('says before a dismissal which orders stay with the deliverer [DESK-135]', async () => {
  const api = fakeApi();
  api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  api.on(deliverers.getDeliverer, () => deliverer);
  api.on(orders.listOrders, () => ({ count: 1, results: [orderInList] }));
  api.on(cash.listCash, () => ({ count: 0, results: [] }));
  const { user } = openDesk('/deliverers/3/show', api);
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('1 picked-up order stays with them.', { exact: false })).toBeVisible();
  await user.click(dialog.getByRole('link', { name: 'Open these orders' }));
  expect(await screen.findByText('Picked up, not completed')).toBeVisible();
  expect(api.asked(orders.listOrders).at(-1)?.query).toMatchObject({ deliverer: '3', is_picked_up: '1' });
});

it('says before a dismissal what cash the deliverer holds [CASH-39]', async () => {
  const api = fakeApi();
  api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  api.on(deliverers.getDeliverer, () => deliverer);
  api.on(orders.listOrders, () => ({ count: 0, results: [] }));
  const held = {
    name: 'Ravi Kumar',
    number: '+91******0003',
    is_dismissed: false,
    since: past.start,
    parties: [],
  };
  const results = [
    { ...held, id: 8, in_hand: 90, held: 90, owed: 0 },
    { ...held, id: deliverer.id, in_hand: 1240, held: 1240, owed: 0 },
  ];
  api.on(cash.listCash, () => ({ count: 2, results }));
  const { user } = openDesk('/deliverers/3/show', api);
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('They hold ₹1,240 in cash.', { exact: false })).toBeVisible();
  await user.click(dialog.getByRole('link', { name: 'Open their cash' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cash in hand' })).toBeVisible();
  expect(api.asked(cash.listCash).at(-1)?.query).toMatchObject({ search: deliverer.number.slice(-4) });
});
