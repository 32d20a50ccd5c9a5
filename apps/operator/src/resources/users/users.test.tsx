// People on the desk: finding them by name or number, their page, and its links.
import * as accounts from '@haat/contract/accounts';
import * as cash from '@haat/contract/operator/cash';
import * as deliverers from '@haat/contract/operator/deliverers';
import * as orders from '@haat/contract/operator/orders';
import * as users from '@haat/contract/operator/users';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openDesk, operator } from '../../testing/open-desk.tsx';
import { cityChoice, deliverer, orderInList, userInList, userRecord } from '../../testing/records.ts';

const otherCity = { ...cityChoice, id: 2, name: 'Viyyur' };

function open(path: string, changes: Partial<users.UserRecord> = {}) {
  const api = fakeApi();
  api.on(accounts.cities, () => ({ count: 2, results: [cityChoice, otherCity] }));
  api.on(users.listUsers, () => ({ count: 1, results: [userInList] }));
  api.on(deliverers.getDeliverer, () => deliverer);
  api.on(users.getUser, () => ({ ...userRecord, ...changes }));
  return { api, ...openDesk(path, api) };
}

it('finds people by name or number [DESK-117]', async () => {
  const { api, user } = open('/users');
  await user.type(await screen.findByLabelText('Name or phone number'), '0001');
  await expect.poll(() => api.asked(users.listUsers).at(-1)?.query.search).toBe('0001');
  expect(await screen.findByText('+91******0001')).toBeVisible();
});

it('says which parts of a number it finds [DESK-150]', async () => {
  const { api, user } = open('/users');
  api.on(users.listUsers, ({ query }) =>
    query.search ? { count: 0, results: [] } : { count: 1, results: [userInList] },
  );
  await user.type(await screen.findByLabelText('Name or phone number'), '90000');
  await screen.findByText('A phone number is found by its last four digits, or by all ten.');
});

it('shows roles and devices, and leads to the orders of the person [DESK-117]', async () => {
  const { api, user } = open('/users/1/show', { has_shop: true });
  await screen.findByRole('heading', { level: 1, name: 'Lakshmi Menon' });
  expect(screen.getByText('Customer, retailer')).toBeVisible();
  expect(screen.getByText('Chrome on Android')).toBeVisible();
  expect(screen.getByText('Used 21 Nov 2026, 10:00, signed in 20 Nov 2026, 09:30')).toBeVisible();
  api.on(orders.listOrders, () => ({ count: 1, results: [orderInList] }));
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Orders' }));
  await expect.poll(() => api.asked(orders.listOrders)[0]?.query.customer).toBe('1');
});

it('takes a person on as a deliverer, with the number filled in [DESK-117]', async () => {
  const { api, user } = open('/users/1/show');
  await user.click(await screen.findByRole('link', { name: 'Take on as a deliverer' }));
  expect(await screen.findByLabelText(/^Phone number/)).toHaveValue('9000000001');
  expect(window.location.href).not.toContain('9000000001');
  await user.selectOptions(await screen.findByLabelText('City'), 'Viyyur');
  api.on(deliverers.hireDeliverer, () => deliverer);
  api.on(deliverers.listDeliverers, () => ({ count: 1, results: [deliverer] }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Deliverer taken on');
  expect(api.asked(deliverers.hireDeliverer)[0]?.body).toEqual({ number: '+919000000001', city: 2 });
});

it('shows what a deliverer did in the last seven days [SLOT-27]', async () => {
  const { api } = open('/deliverers/3/show');
  api.on(cash.getDelivererSummary, () => ({
    days: [{ day: '2026-11-21', deliveries: 6, earned: 135, cash: 1240.5, km: 14.2 }],
  }));
  const days = within(await screen.findByRole('region', { name: 'Last seven days' }));
  for (const text of ['21 Nov 2026', '6', '₹135', '₹1,240.50', '14.2']) {
    expect(await days.findByText(text)).toBeVisible();
  }
});

it.each([
  ['a deliverer', { is_deliverer: true }],
  ['a blocked person', { is_blocked: true }],
])('does not offer that for %s [DESK-117]', async (_who, changes) => {
  open('/users/1/show', changes);
  await screen.findByRole('heading', { level: 1, name: 'Lakshmi Menon' });
  expect(screen.queryByRole('link', { name: 'Take on as a deliverer' })).toBeNull();
});

it('moves a deliverer to another city [DESK-117, DESK-3]', async () => {
  const { api, user } = open('/deliverers/3');
  api.on(deliverers.updateDeliverer, () => ({ ...deliverer, city: { id: 2, name: 'Viyyur' }, version: 2 }));
  await user.selectOptions(await screen.findByLabelText('City'), 'Viyyur');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(api.asked(deliverers.updateDeliverer)[0]?.body).toEqual({ city: 2, version: 1 });
});

it('asks before it signs a person out everywhere', async () => {
  const { api, user } = open('/users/1/show');
  api.on(users.endUserSessions, () => ({ ...userRecord, sessions: [] }));
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(api.asked(users.endUserSessions)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  await screen.findByText('Signed out everywhere');
});

it('offers no block on one’s own page [DESK-132]', async () => {
  open('/users/9/show', { id: operator.id, is_operator: true });
  await screen.findByRole('button', { name: 'Sign out everywhere' });
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
});

it('offers a block on the page of somebody else [DESK-132]', async () => {
  open('/users/1/show');
  expect(await screen.findByRole('button', { name: 'Block' })).toBeVisible();
});

it('asks for a reason before a block, and names the active orders [DESK-163]', async () => {
  const { api, user } = open('/users/1/show');
  api.on(orders.listOrders, () => ({
    count: 6,
    results: [41, 42, 43, 44, 45].map((id) => ({ ...orderInList, id })),
  }));
  api.on(users.updateUser, () => ({ ...userRecord, is_blocked: true, version: 3 }));
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block this person?' }));
  expect(dialog.getByRole('button', { name: 'Go back' })).toBeVisible();
  await dialog.findByText(/^6 active orders go on\./);
  expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('Order 41, Accepted, Ammini Vegetables');
  dialog.getByText('and 1 more');
  expect(api.asked(orders.listOrders)[0]?.query).toMatchObject({ active_of: '1' });
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  dialog.getByText('Enter a reason.');
  expect(api.asked(users.updateUser)).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'Never opens the door');
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  await screen.findByText('Blocked');
  expect(api.asked(users.updateUser)[0]?.body).toEqual({
    is_blocked: true,
    reason: 'Never opens the door',
    version: 2,
  });
});

it('asks for a reason before a block of several people, too [DESK-163]', async () => {
  const { api, user } = open('/users');
  api.on(orders.listOrders, () => ({ count: 0, results: [] }));
  api.on(users.updateUser, () => ({ ...userRecord, is_blocked: true, version: 3 }));
  await user.click(await screen.findByRole('checkbox', { name: /Lakshmi Menon/ }));
  await user.click(screen.getByRole('button', { name: 'Block 1 person' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Lakshmi Menon: No active orders.');
  await user.type(dialog.getByLabelText('Reason'), 'Insults the deliverers');
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  await expect
    .poll(() => api.asked(users.updateUser)[0]?.body)
    .toEqual({ is_blocked: true, reason: 'Insults the deliverers', version: 2 });
});

it('chooses the city of a deliverer and of a slot when there is only one [DESK-165]', async () => {
  for (const path of ['/deliverers/create', '/slots/create?weekday=2']) {
    const api = fakeApi();
    api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
    const { unmount } = openDesk(path, api);
    await expect.poll(() => screen.queryByLabelText<HTMLSelectElement>('City')?.value).toBe('1');
    unmount();
  }
});

it('links to a new city when there is none to choose for a deliverer', async () => {
  const api = fakeApi();
  api.on(accounts.cities, () => ({ count: 0, results: [] }));
  openDesk('/deliverers/create', api);
  expect(await screen.findByRole('link', { name: 'Add the city first' })).toHaveAttribute(
    'href',
    '/operator/cities/create',
  );
});
