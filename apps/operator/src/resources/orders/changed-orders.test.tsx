// An order that somebody else changes while its page is open.
import * as deliverers from '@haat/contract/operator/deliverers';
import * as orders from '@haat/contract/operator/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { promiseToSettle } from '../../testing/promise-to-settle.ts';
import { deliverer, order } from '../../testing/records.ts';

const accepted: orders.OrderRecord = { ...order, allowed_actions: ['cancel', 'assign'] };
const assigned: orders.OrderRecord = {
  ...order,
  status: 'ASSIGNED',
  deliverer: { id: 3, name: 'Ravi Kumar', number: '+919000000003', is_dismissed: false },
  allowed_actions: ['cancel', 'release', 'hand_over'],
  version: 3,
};
const cancelled: orders.OrderRecord = { ...order, status: 'CANCELLED', allowed_actions: [], version: 3 };

function openOrder(shown: orders.OrderRecord) {
  const api = fakeApi();
  const now = { order: shown };
  api.on(orders.getOrder, () => now.order);
  api.on(deliverers.listDeliverers, () => ({ count: 1, results: [{ ...deliverer, id: 13 }] }));
  const { user } = openDesk('/orders/41/show', api);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { api, user, now, press };
}

it('names the change before it cancels what somebody has just assigned [DESK-118]', async () => {
  const { now, press } = openOrder(accepted);
  await screen.findByRole('button', { name: 'Cancel order' });
  now.order = assigned;
  await press('Cancel order');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  await dialog.findByText('Order 41 is now assigned to Ravi Kumar.');
  await press('Go back');
  expect(await screen.findByRole('button', { name: 'Release' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
});

it('offers no action that somebody has made impossible [DESK-118]', async () => {
  const { now, press } = openOrder(accepted);
  await screen.findByRole('button', { name: 'Assign' });
  now.order = cancelled;
  await press('Assign');
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody has changed this order' }));
  await dialog.findByText(/^Order 41 is now cancelled\./);
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
});

it('waits with the cancellation until the order is loaded again [DESK-118]', async () => {
  const { api, user, press } = openOrder(accepted);
  await screen.findByRole('button', { name: 'Cancel order' });
  const late = promiseToSettle<orders.OrderRecord>();
  api.on(orders.getOrder, () => late.promise);
  api.on(orders.cancelOrder, () => cancelled);
  await press('Cancel order');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Flood{Enter}');
  expect(dialog.getByRole('button', { name: /Cancel order/ })).toBeDisabled();
  late.resolve(assigned);
  await dialog.findByText('Order 41 is now assigned to Ravi Kumar.');
  expect(api.asked(orders.cancelOrder)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(api.asked(orders.cancelOrder)).toHaveLength(1));
  await screen.findByText('Order cancelled');
});

it('sends nothing while the order cannot be loaded again [DESK-118]', async () => {
  const { api, user, press } = openOrder(accepted);
  await screen.findByRole('button', { name: 'Cancel order' });
  api.on(orders.getOrder, () => refuse('unavailable', { detail: 'Try again in a minute.' }));
  await press('Cancel order');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Try again in a minute.');
  await user.type(dialog.getByLabelText('Reason'), 'Flood');
  api.on(orders.getOrder, () => assigned);
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await dialog.findByText('Order 41 is now assigned to Ravi Kumar.');
  expect(api.asked(orders.cancelOrder)).toEqual([]);
});

it('after a refusal shows the reason, closes the dialog and shows the current order [DESK-118]', async () => {
  const { api, user, now, press } = openOrder(assigned);
  const detail = 'This order is picked up.';
  await press('Release');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(api.asked(orders.getOrder)).toHaveLength(2));
  api.on(orders.releaseOrder, () => refuse('delivery.cannot_release', { detail }));
  now.order = { ...assigned, status: 'PICKED_UP', allowed_actions: ['hand_over'], version: 4 };
  await user.click(await dialog.findByRole('button', { name: 'Release' }));
  await screen.findByText(detail);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Picked up')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
});
