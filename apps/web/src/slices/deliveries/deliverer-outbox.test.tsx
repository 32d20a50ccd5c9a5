// The deliverer's actions without a connection.
import * as deliveries from '@haat/contract/deliveries';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeDelivery, makeRequest } from '../../testing/deliveries.ts';
import { cutOff, fakeApi, refuse } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { deliverer } from '../../testing/people.ts';

const goOffline = () => act(() => onlineManager.setOnline(false));
const goOnline = () => act(() => onlineManager.setOnline(true));
const listOf = <Item,>(...results: Item[]) => ({ count: results.length, results });

async function openDelivery(delivery = makeDelivery()) {
  const api = fakeApi()
    .on(deliveries.getDelivery, delivery)
    .on(deliveries.markPickedUp, () => cutOff());
  const app = openApp('/deliverer/delivery/71', { person: deliverer, api });
  await screen.findByRole('group', { name: 'Next step' });
  const press = async (name: string, payment?: string) => {
    await app.user.click(screen.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    if (payment) {
      const field = dialog.getByRole('textbox', { name: 'Payment details' });
      await app.user.clear(field);
      await app.user.type(field, payment);
    }
    await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
  };
  return { ...app, press };
}

test('all three actions of a delivery wait without a connection and are sent in order [OUTBOX-1, OUTBOX-3, OUTBOX-6, OUTBOX-17]', async () => {
  const { api, press } = await openDelivery();
  goOffline();
  await press('Mark pickedup');
  await press('Mark delivered');
  await press('Mark completed', 'Cash 214');
  expect(
    await screen.findByText('Saved on this phone: Mark pickedup, Mark delivered, Mark completed'),
  ).toBeVisible();
  expect(screen.getAllByText('Waiting for a connection')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('Assigned')).toBeVisible();
  const order: string[] = [];
  const step = (status: 'PICKED_UP' | 'DELIVERED' | 'COMPLETED') => () => {
    order.push(status);
    const now = makeDelivery({ status, allowed_actions: [] });
    api.on(deliveries.getDelivery, now);
    return now;
  };
  api
    .on(deliveries.markPickedUp, step('PICKED_UP'))
    .on(deliveries.markDelivered, step('DELIVERED'))
    .on(deliveries.markCompleted, step('COMPLETED'));
  goOnline();
  expect(await screen.findByText('Completed')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBeNull());
  expect(order).toEqual(['PICKED_UP', 'DELIVERED', 'COMPLETED']);
  expect(api.asked(deliveries.markCompleted)[0]?.body).toEqual({
    payment: 'Cash 214',
    payments: [{ method: 'cash', amount: 214 }],
    expected_amount: makeDelivery().amount,
  });
});

test('an order that was given back without a connection is gone without a failure [SILENT-21]', async () => {
  const { api, user } = await openDelivery(makeDelivery({ allowed_actions: ['picked_up', 'give_back'] }));
  api.on(deliveries.giveBack, () => cutOff());
  goOffline();
  await user.click(screen.getByRole('button', { name: "I can't deliver this" }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('radio', { name: 'It is too far' }));
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  await screen.findByText("Saved on this phone: I can't deliver this");
  api.on(deliveries.giveBack, {}).on(deliveries.getDelivery, refuse('not_found', { deliverer: null }));
  goOnline();
  expect(await screen.findByText('Its request is open again.')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Deliveries' })).toBeVisible();
  expect(screen.queryByText('Could not fetch data')).toBeNull();
});

test('a waiting action is last in the bar, says that it is saved, and names the next step [OUTBOX-1, OUTBOX-6, OUTBOX-20]', async () => {
  const { press } = await openDelivery();
  goOffline();
  await press('Mark pickedup');
  const note = (await screen.findByText('Waiting for a connection')).closest('[role="status"]');
  expect(note).toHaveTextContent('Saved on this phone: Mark pickedupNext: Mark delivered');
  const group = screen.getByRole('group', { name: 'Next step' });
  expect(group.lastElementChild).toContainElement(note as HTMLElement);
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mark delivered', 'Mark completed']);
  await press('Mark delivered');
  expect(await screen.findByText('Saved on this phone: Mark pickedup, Mark delivered')).toBeVisible();
  expect(screen.getByText('Next: Mark completed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark completed' })).toBeEnabled();
});

test('a completed delivery has no actions [DELIV-20, OUTBOX-20]', async () => {
  const api = fakeApi().on(
    deliveries.getDelivery,
    makeDelivery({ status: 'COMPLETED', allowed_actions: [] }),
  );
  openApp('/deliverer/delivery/71', { person: deliverer, api });
  await screen.findByText('Completed');
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Next step' })).toBeNull();
});

test('an action done while an earlier one is being sent waits behind it [OUTBOX-3, OUTBOX-6]', async () => {
  const { api, press } = await openDelivery();
  goOffline();
  await press('Mark pickedup');
  await screen.findByText('Waiting for a connection');
  let answer = (): void => undefined;
  api.on(
    deliveries.markPickedUp,
    () =>
      new Promise<deliveries.Delivery>((resolve) => {
        answer = () => resolve(makeDelivery({ status: 'PICKED_UP', allowed_actions: ['delivered'] }));
      }),
  );
  api.on(deliveries.markDelivered, makeDelivery({ status: 'DELIVERED', allowed_actions: ['completed'] }));
  goOnline();
  await waitFor(() => expect(api.asked(deliveries.markPickedUp)).toHaveLength(1));
  await press('Mark delivered');
  expect(api.asked(deliveries.markDelivered)).toHaveLength(0);
  api.on(deliveries.getDelivery, makeDelivery({ status: 'DELIVERED', allowed_actions: ['completed'] }));
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark completed' })).toBeEnabled());
  expect(api.asked(deliveries.markDelivered)).toHaveLength(1);
});

test('after a hand-over the page says that the action could not be done [OUTBOX-5]', async () => {
  const { api, press } = await openDelivery();
  goOffline();
  await press('Mark pickedup');
  await screen.findByText('Waiting for a connection');
  api.on(deliveries.markPickedUp, refuse('delivery.cannot_pick_up'));
  api.on(deliveries.getDelivery, makeDelivery({ status: 'CANCELLED', allowed_actions: [] }));
  goOnline();
  expect(await screen.findByText('This could not be done any more')).toBeVisible();
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
});

test('after a hand-over to a known deliverer the page shows the refusal above who has the delivery now [OUTBOX-5, DELIV-32]', async () => {
  const { api, press } = await openDelivery();
  goOffline();
  await press('Mark pickedup');
  await screen.findByText('Waiting for a connection');
  const lost = refuse('not_found', {
    deliverer: { first_name: 'Biju', last_name: 'Thomas', number: '+919000000005' },
  });
  api.on(deliveries.markPickedUp, lost).on(deliveries.getDelivery, lost);
  goOnline();
  expect(await screen.findByText('Biju Thomas has it now.')).toBeVisible();
  expect(screen.getByText('This could not be done any more')).toBeVisible();
});

test('a completion refused later for the amount says so, and its text is still there [OUTBOX-17, DELIV-28]', async () => {
  const { api, press, user } = await openDelivery(
    makeDelivery({ status: 'DELIVERED', allowed_actions: ['completed'] }),
  );
  goOffline();
  await press('Mark completed', 'Cash 214');
  await screen.findByText('Waiting for a connection');
  api
    .on(deliveries.markCompleted, refuse('order.changed', { amount: 174 }))
    .on(
      deliveries.getDelivery,
      makeDelivery({ status: 'VERIFIED', amount: 174, allowed_actions: ['completed'] }),
    );
  goOnline();
  expect(await screen.findByText(/^This could not be done any more The amount has changed/)).toBeVisible();
  expect(await screen.findByText('₹174')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Mark completed' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('textbox', { name: 'Payment details' })).toHaveValue('Cash 214');
});

test('the list leads to a delivery of which something was refused later [OUTBOX-5]', async () => {
  const { api, press, user } = await openDelivery(
    makeDelivery({ status: 'PICKED_UP', allowed_actions: ['delivered'] }),
  );
  goOffline();
  await press('Mark delivered');
  await screen.findByText('Waiting for a connection');
  api.on(deliveries.listDeliveries, listOf(makeDelivery()));
  await user.click(screen.getByRole('link', { name: 'Deliveries' }));
  await screen.findByRole('heading', { level: 1, name: 'Deliveries' });
  api.on(deliveries.markDelivered, refuse('delivery.cannot_deliver'));
  goOnline();
  const words = 'Order 1042: This could not be done any more';
  const reason = (await screen.findAllByText(words)).find((text) => text.closest('main'));
  await user.click(within(reason?.parentElement as HTMLElement).getByRole('link'));
  expect(await screen.findByText('This could not be done any more')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Deliveries' }));
  await screen.findByRole('heading', { level: 1, name: 'Deliveries' });
  expect(screen.queryAllByText(words).filter((text) => text.closest('main'))).toEqual([]);
});

async function openRequests() {
  const api = fakeApi()
    .on(deliveries.listRequests, listOf(makeRequest(5, 1042), makeRequest(6, 1043)))
    .on(deliveries.acceptRequest, () => cutOff());
  const { user } = openApp('/deliverer/requests', { person: deliverer, api });
  const list = await screen.findByRole('list', { name: 'Delivery requests' });
  goOffline();
  await user.click(within(list).getAllByRole('button', { name: 'Accept' })[0] as HTMLElement); // there are two
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Waiting for a connection')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(1);
  return api;
}

test('an accepted request waits on its card, and its toast comes up once it is sent [OUTBOX-1]', async () => {
  const api = await openRequests();
  expect(screen.queryByText('Delivery accepted')).toBeNull();
  api.on(deliveries.acceptRequest, makeDelivery()).on(deliveries.listRequests, listOf(makeRequest(6, 1043)));
  goOnline();
  await screen.findByText('Delivery accepted');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Order 1042' })).toBeNull());
  expect(api.asked(deliveries.acceptRequest)).toHaveLength(1);
});

test('a request that another deliverer has taken leaves the list, and the page says which and why [OUTBOX-5]', async () => {
  const api = await openRequests();
  api
    .on(deliveries.acceptRequest, refuse('delivery.taken'))
    .on(deliveries.listRequests, listOf(makeRequest(6, 1043)));
  goOnline();
  expect(
    await screen.findByText(
      'Order 1042: This could not be done any more Another deliverer has already accepted this delivery.',
    ),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Order 1042' })).toBeNull());
});
