// Orders on the desk: the filters of the list, the file of a day, and the page of one order.
import * as accounts from '@haat/contract/accounts';
import { limits } from '@haat/contract/limits';
import * as deliverers from '@haat/contract/operator/deliverers';
import * as orders from '@haat/contract/operator/orders';
import * as payments from '@haat/contract/operator/payments';
import * as refunds from '@haat/contract/operator/refunds';
import * as shops from '@haat/contract/operator/shops';
import * as users from '@haat/contract/operator/users';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import {
  byPiece,
  cityChoice,
  deliverer,
  order,
  orderInList,
  shopInList,
  userInList,
} from '../../testing/records.ts';

const pathWith = (filter: Readonly<Record<string, string>>): string =>
  `/orders?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

const filterInUrl = (): unknown =>
  JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '{}');

async function openList(path: string, rows: readonly orders.OrderRecordInList[] = [orderInList]) {
  const api = fakeApi();
  api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  api.on(orders.listOrders, () => ({ count: rows.length, results: [...rows] }));
  const { user } = openDesk(path, api);
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  const asked = () => api.asked(orders.listOrders).at(-1)?.query;
  return { api, user, asked };
}

it('loads exactly what the filters of a link name [DESK-112]', async () => {
  const link = { status: 'ACCEPTED', need: 'requests_open', shop: '6', from: '2026-11-21', search: '41' };
  const { asked } = await openList(pathWith(link));
  await screen.findByRole('table', { name: 'Orders' });
  expect(asked()).toEqual({ ...link, limit: '25', offset: '0' });
  expect(screen.getByLabelText('State')).toHaveDisplayValue('Accepted');
  expect(screen.getByLabelText('Needs attention')).toHaveDisplayValue('Nobody delivers');
  expect(screen.getByLabelText('Placed from')).toHaveValue('2026-11-21');
  // The link has only the id.
  await expect.poll(() => screen.getByLabelText('Shop')).toHaveValue('Ammini Vegetables');
});

it('filters by customer, deliverer and days, and sorts [DESK-178]', async () => {
  const { api, user, asked } = await openList('/orders');
  api.on(users.listUsers, () => ({ count: 1, results: [userInList] }));
  api.on(deliverers.listDeliverers, () => ({ count: 1, results: [deliverer] }));
  await user.type(await screen.findByLabelText('Customer'), '0001');
  await expect.poll(() => api.asked(users.listUsers).at(-1)?.query.search).toBe('0001');
  await user.click(await screen.findByRole('option', { name: 'Lakshmi Menon, +91******0001' }));
  await user.click(screen.getByLabelText('Deliverer'));
  await user.click(await screen.findByRole('option', { name: 'Ravi Kumar, Haatpur' }));
  await user.type(screen.getByLabelText('Placed from'), '2026-11-20');
  await user.type(screen.getByLabelText('Placed until'), '2026-11-21');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Newest first');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Highest amount first');
  const chosen = { customer: '1', deliverer: '3', from: '2026-11-20', to: '2026-11-21' };
  await expect.poll(asked).toMatchObject({ ...chosen, sort: '-amount' });
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  api.on(orders.exportOrders, () => 'order\r\n41\r\n');
  await user.click(
    screen.getByRole('button', { name: 'Download 20 Nov to 21 Nov, this customer, this deliverer, as CSV' }),
  );
  await expect.poll(() => files).toEqual(['orders-2026-11-20-to-2026-11-21.csv']);
  expect(api.asked(orders.exportOrders)[0]?.query).toEqual(chosen);
  vi.restoreAllMocks();
});

it('says of an order that its customer fetches that nobody delivers it [PICKUP-14]', async () => {
  await openList('/orders', [{ ...orderInList, deliverer: null, fulfilment: 'pick_up' }]);
  const table = await screen.findByRole('table', { name: 'Orders' });
  expect(within(table).getByText('Fetched')).toBeVisible();
});

it('collapses the filters on a phone, and shows how many are chosen [DESK-175]', async () => {
  const { matchMedia } = window;
  Object.assign(window, { matchMedia: (query: string) => ({ ...matchMedia(query), matches: false }) });
  try {
    const { user } = await openList(pathWith({ status: 'ACCEPTED', sort: 'time' }));
    const button = await screen.findByRole('button', { name: 'Filters (2)' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('State')).not.toBeVisible();
    expect(screen.getByLabelText('Order number')).toBeVisible();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByLabelText('State')).toBeVisible();
  } finally {
    Object.assign(window, { matchMedia });
  }
});

it('keeps each filter in the URL, and goes back to the one before [DESK-112]', async () => {
  const { user, asked } = await openList('/orders');
  await user.selectOptions(await screen.findByLabelText('State'), 'Assigned');
  await expect.poll(filterInUrl).toEqual({ status: 'ASSIGNED' });
  await user.selectOptions(screen.getByLabelText('Needs attention'), 'Late for the slot');
  await expect.poll(filterInUrl).toEqual({ status: 'ASSIGNED', need: 'deliveries_late' });
  window.history.back();
  await expect.poll(() => asked()?.need).toBeUndefined();
  expect(asked()?.status).toBe('ASSIGNED');
});

it('finds a shop by its name [DESK-112]', async () => {
  const { api, user, asked } = await openList('/orders');
  api.on(shops.listShops, ({ query }) => ({
    count: 1,
    results: query.search === 'jose' ? [shopInList] : [{ ...shopInList, id: 6, name: 'Ammini Vegetables' }],
  }));
  await user.type(await screen.findByLabelText('Shop'), 'jose');
  await user.click(await screen.findByRole('option', { name: 'Joseph Stores, Haatpur' }));
  await expect.poll(() => asked()?.shop).toBe(String(shopInList.id));
  expect(screen.getByLabelText('Shop')).toHaveValue('Joseph Stores');
});

it('shows whose orders a link selects, and can remove that filter [DESK-112]', async () => {
  const { user, asked } = await openList(pathWith({ customer: '1' }));
  const field = await screen.findByLabelText('Customer');
  await expect.poll(() => field).toHaveValue('Lakshmi Menon');
  expect(asked()?.customer).toBe('1');
  await user.clear(field);
  await expect.poll(() => asked()?.customer).toBeUndefined();
});

it('says when there are more orders than it counts [DESK-111]', async () => {
  const { api } = await openList('/orders');
  api.on(orders.listOrders, () => ({ count: limits.ordersCounted, results: [orderInList] }));
  openDesk('/orders', api);
  await screen.findByText('1–25 of 10,000 or more');
});

it('downloads the orders of the chosen day and state [DESK-112, DESK-43]', async () => {
  const { api, user } = await openList(
    pathWith({ from: '2026-11-21', to: '2026-11-21', status: 'COMPLETED', search: '4' }),
  );
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:orders', revokeObjectURL: () => undefined });
  api.on(orders.exportOrders, () => 'order,placed\r\n');
  await user.click(await screen.findByRole('button', { name: 'Download 21 Nov, Completed, as CSV' }));
  await expect.poll(() => files).toEqual(['orders-2026-11-21.csv']);
  expect(api.asked(orders.exportOrders)[0]?.query).toEqual({ day: '2026-11-21', status: 'COMPLETED' });
  vi.restoreAllMocks();
});

it('downloads today as the server counts days, wherever the operator is [DESK-43]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T18:31:00Z') });
  await openList('/orders');
  await screen.findByRole('button', { name: 'Download 21 Nov as CSV' });
  vi.setSystemTime(new Date('2026-11-21T18:29:00Z'));
  cleanup();
  await openList('/orders');
  await screen.findByRole('button', { name: 'Download 21 Nov as CSV' });
  vi.useRealTimers();
});

it('cancels several orders with one reason [DESK-110]', async () => {
  const rows = [orderInList, { ...orderInList, id: 42 }];
  const { api, user } = await openList('/orders', rows);
  api.on(orders.cancelOrder, () => order);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Cancel 2 orders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 2 orders?' }));
  await user.type(dialog.getByLabelText('Reason'), 'Flood');
  await user.click(dialog.getByRole('button', { name: 'Cancel orders' }));
  await screen.findByText('2 orders cancelled');
  const sent = api.asked(orders.cancelOrder).map(({ params, body }) => [params.id, body]);
  expect(sent).toEqual([
    ['41', { reason: 'Flood' }],
    ['42', { reason: 'Flood' }],
  ]);
});

function openOrder(changes: Partial<orders.OrderRecord> = {}) {
  const api = fakeApi();
  const now = { order: { ...order, ...changes } };
  api.on(orders.getOrder, () => now.order);
  const { user } = openDesk('/orders/41/show', api);
  return { api, user, now };
}

it('shows the history in words, the items with what was refused, and whole numbers [DESK-113, SILENT-23]', async () => {
  openOrder({
    status: 'VERIFIED',
    rejected_items: [{ name: 'Curd, 1 l', local_name: null, ...byPiece, quantity: 2, reason: 'spoilt' }],
    events: [
      ...order.events,
      {
        at: '2026-11-21T10:06:00+05:30',
        status: 'ACCEPTED',
        text: 'The deliverers were reminded',
        role: 'operator',
        actor: null,
      },
      {
        at: '2026-11-21T10:07:00+05:30',
        status: 'CANCELLED',
        text: 'Cancelled by the operator',
        role: 'operator',
        actor: null,
      },
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Order 41' });
  const history = within(screen.getByRole('heading', { name: 'History' }).parentElement ?? document.body);
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Order placedLakshmi Menon (customer), 21 Nov 2026, 10:00',
    'Ammini Vegetables acceptedDeleted person (retailer), 21 Nov 2026, 10:05',
    'The deliverers were reminded21 Nov 2026, 10:06',
    'Cancelled by the operatorTerminal, 21 Nov 2026, 10:07',
  ]);
  const items = within(screen.getByRole('table', { name: 'Items' }));
  expect(items.getByRole('row', { name: 'Tomato, 500 g 3 × ₹70 ₹210' })).toBeVisible();
  expect(items.getByRole('row', { name: 'Refused: Curd, 1 l (spoilt) 2' })).toBeVisible();
  expect(items.getByRole('row', { name: 'Total ₹235' })).toBeVisible();
  expect(screen.getByRole('link', { name: '+91 90000 00002' })).toHaveAttribute('href', 'tel:+919000000002');
  expect(screen.getByRole('link', { name: 'Lakshmi Menon' })).toHaveAttribute(
    'href',
    '/operator/users/1/show',
  );
});

it('cancels an order with a reason, and leaves the reason when that fails [DESK-113]', async () => {
  const { api, user, now } = openOrder();
  api.on(orders.cancelOrder, () => refuse('unavailable', { detail: 'Try again in a minute.' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  expect(
    dialog.getByText(/Customer and retailer are notified, and the deliverer if there is one/),
  ).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'Nobody can deliver');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await dialog.findByText('Try again in a minute.');
  expect(dialog.getByLabelText('Reason')).toHaveValue('Nobody can deliver');
  api.on(orders.cancelOrder, () => {
    const text = 'Cancelled by the operator: Nobody can deliver';
    const by = { role: 'operator', actor: { id: 9, name: 'Meera Nair' } } as const;
    const event = { at: '2026-11-21T10:20:00+05:30', status: 'CANCELLED', text, ...by } as const;
    now.order = { ...order, status: 'CANCELLED', allowed_actions: [], events: [...order.events, event] };
    return now.order;
  });
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await screen.findByText('Cancelled');
  await screen.findByText('Cancelled by the operator: Nobody can deliver');
  expect(screen.getByText('Meera Nair (operator), 21 Nov 2026, 10:20')).toBeVisible();
  expect(api.asked(orders.cancelOrder).at(-1)?.body).toEqual({ reason: 'Nobody can deliver' });
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

const claim = {
  id: 205,
  method: 'upi',
  amount: 240,
  received: null,
  change: null,
  reference: '4711',
  state: 'claimed',
  by: 'customer',
  at: '2026-11-21T17:49:30+05:30',
  is_settled: false,
} as const;

it('shows payments, and decides about one by UPI [DESK-251]', async () => {
  const { api, user, now } = openOrder({ status: 'COMPLETED', pay_by: 'upi', payments: [claim], due: 0 });
  await screen.findByText('UPI ₹240');
  expect(screen.getByText(/told by the customer, reference 4711/)).toBeVisible();
  api.on(payments.denyPayment, () => {
    const denied = { payments: [{ ...claim, state: 'denied' as const }], due: 240, is_payment_denied: true };
    now.order = { ...now.order, ...denied };
    return now.order;
  });
  await user.click(screen.getByRole('button', { name: 'Not received' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Did the money not come?' }));
  await user.click(dialog.getByRole('button', { name: 'Not received' }));
  await screen.findByText('Payment denied');
  expect(api.asked(payments.denyPayment).map(({ params, body }) => [params, body])).toEqual([
    [{ id: String(now.order.id), payment_id: '205' }, { reason: '' }],
  ]);
  // A denied payment can still be confirmed, because money may come late.
  await expect.poll(() => screen.queryByRole('button', { name: 'Not received' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Money received' })).toBeVisible();
  api.on(payments.denyPayment, () => {
    now.order = { ...now.order, is_payment_denied: false };
    return now.order;
  });
  await user.click(screen.getByRole('button', { name: 'Leave as not received' }));
  const settling = within(await screen.findByRole('dialog', { name: 'Leave it as not received?' }));
  await user.type(settling.getByLabelText('Reason'), 'The shop lets it go');
  await user.click(settling.getByRole('button', { name: 'Leave as not received' }));
  await screen.findByText('Payment settled');
  expect(api.asked(payments.denyPayment).at(-1)?.body).toEqual({ reason: 'The shop lets it go' });
  await expect.poll(() => screen.queryByRole('button', { name: 'Leave as not received' })).toBeNull();
});

it('assigns an accepted order to a deliverer [DESK-158]', async () => {
  const { api, user } = openOrder({ allowed_actions: ['cancel', 'assign'] });
  api.on(deliverers.listDeliverers, () => ({ count: 1, results: [deliverer] }));
  api.on(orders.assignOrder, () => order);
  await user.click(await screen.findByRole('button', { name: 'Assign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign to a deliverer' }));
  await user.selectOptions(await dialog.findByLabelText('Deliverer'), 'Ravi Kumar (0003), 2 active');
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  await screen.findByText('Order assigned');
  expect(api.asked(orders.assignOrder)[0]?.body).toEqual({ deliverer: 3 });
});

it.each([
  [-70.77, [], 'To give back₹70.77'],
  [-70.77, [['owed', 0.1]], 'To give back₹70.67'],
  [
    -0.3,
    [
      ['owed', 0.1],
      ['paid', 0.2],
    ],
    'Still due₹0',
  ],
  [-70.77, [['paid', 70.77]], 'Still due₹0'],
  [-70.77, [['paid', 80]], 'Still due₹0'],
  [20, [['paid', 5]], 'Still due₹20'],
] as const)('with %s due and refunds %j says %s [DESK-251]', async (due, given, words) => {
  const at = '2026-11-21T19:10:00+05:30';
  const refunds = given.map(([state, amount], index) => ({
    id: index + 1,
    amount,
    from: 'shop' as const,
    how: 'cash' as const,
    state,
    at,
  }));
  openOrder({ status: 'COMPLETED', pay_by: 'cash', due, refunds });
  const name = await screen.findByText(/^(Still due|To give back)$/);
  expect(`${name.textContent}${name.nextSibling?.textContent}`).toBe(words);
});

it('hands an order over to another deliverer of its city [DESK-113, DESK-157]', async () => {
  const { api, user } = openOrder({
    status: 'ASSIGNED',
    deliverer: { id: 3, name: 'Ravi Kumar', number: '+919000000003', is_dismissed: false },
    allowed_actions: ['cancel', 'release', 'hand_over'],
  });
  const other = {
    ...deliverer,
    id: 13,
    first_name: 'Biju',
    last_name: 'Paul',
    number: '+91******0013',
    active_deliveries: 0,
  };
  const nameless = { ...other, id: 14, first_name: '', last_name: '', number: '+91******0014' };
  api.on(deliverers.listDeliverers, () => ({ count: 3, results: [deliverer, other, nameless] }));
  api.on(orders.handOverOrder, () => order);
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByLabelText('Deliverer');
  expect(within(field).queryByRole('option', { name: /Ravi/ })).toBeNull();
  expect(within(field).getByRole('option', { name: 'No name yet (0014), 0 active' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(dialog.getByText('Choose a deliverer.')).toBeVisible();
  await user.selectOptions(field, 'Biju Paul (0013), 0 active');
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  await screen.findByText('Order handed over');
  expect(api.asked(orders.handOverOrder)[0]?.body).toEqual({ deliverer: 13 });
});

it("offers nothing on the operator's own order, and says why [DESK-253]", async () => {
  openOrder({ allowed_actions: [], is_own: true, payments: [claim] });
  await screen.findByText('You are part of this order. Another operator decides about it and its payments.');
  for (const name of ['Cancel order', 'Money received', 'Not received']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('shows refunds, and tells that one was paid back [REFUND-10]', async () => {
  const refund = {
    id: 3,
    amount: 30,
    from: 'shop',
    how: 'cash',
    state: 'owed',
    at: order.created_at,
  } as const;
  const api = fakeApi();
  api.on(orders.getOrder, () => ({
    ...order,
    refunds: [refund, { ...refund, id: 4, state: 'paid' as const }],
  }));
  api.on(refunds.payRefund, () => ({ ...refund, order: order.id, state: 'paid' as const }));
  const { user } = openDesk(`/orders/${order.id}/show`, api);
  await screen.findByRole('heading', { name: 'Refunds' });
  await user.click(screen.getByRole('button', { name: 'Paid back' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('₹30 will count as paid back. The customer is notified.');
  await user.click(dialog.getByRole('button', { name: 'Paid back' }));
  await screen.findByText('Refund paid back');
  expect(api.asked(refunds.payRefund)).toMatchObject([{ params: { id: '3' } }]);
});
