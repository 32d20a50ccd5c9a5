// Accept and Reject without a connection.

import { sessionPrint } from '@haat/client/session';
import * as accounts from '@haat/contract/accounts';
import * as orders from '@haat/contract/orders';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { putEntry } from '../../../platform/outbox/outbox-entries.ts';
import { cutOff, type FakeApi, fakeApi, neverRespond, refuse } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { retailer } from '../../../testing/people.ts';
import { promiseToSettle } from '../../../testing/promise-to-settle.ts';
import { inList, makeOrder } from '../../../testing/retailer-orders.ts';

const accepted = makeOrder({
  status: 'ACCEPTED',
  allowed_actions: [],
  events: [
    { at: '2026-11-21T09:12:00+05:30', status: 'INITIATED', text: 'Order placed' },
    {
      at: '2026-11-21T09:40:00+05:30',
      done_at: '2026-11-21T09:31:00+05:30',
      status: 'ACCEPTED',
      text: 'Amma Vegetables accepted',
    },
  ],
});

const goOffline = () => act(() => onlineManager.setOnline(false));
const goOnline = () => act(() => onlineManager.setOnline(true));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function openOrder(api: FakeApi = fakeApi()) {
  api
    .on(orders.retailerOrder, makeOrder())
    .on(orders.retailerOrders, { count: 1, results: [inList()] })
    .on(orders.acceptOrder, () => cutOff());
  const app = openApp('/retailer/orders/1043', { person: retailer, api });
  await screen.findByRole('button', { name: 'Accept' });
  const press = async (name: string) => {
    await app.user.click(screen.getByRole('button', { name }));
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
  };
  return { ...app, press };
}

const keysOf = (api: FakeApi) =>
  api.asked(orders.acceptOrder).map(({ headers }) => headers.get('Idempotency-Key'));

test('an accept without a connection waits in place of its button, without a Reject, and is sent once [OUTBOX-1, OUTBOX-3, OUTBOX-14]', async () => {
  const { api, press, path } = await openOrder();
  goOffline();
  await press('Accept');
  expect(await screen.findByText('Waiting for a connection')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Change items' })).toBeDisabled();
  expect(screen.queryByText('Could not accept order')).toBeNull();
  expect(api.asked(orders.acceptOrder)).toHaveLength(0);
  api.on(orders.acceptOrder, accepted).on(orders.retailerOrder, accepted);
  goOnline();
  expect(await screen.findByText('Done 21/11 09:31, received 21/11 09:40')).toBeVisible();
  // The note goes once the phone has written the answer down.
  await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBeNull());
  const [sent, ...more] = api.asked(orders.acceptOrder);
  expect(more).toEqual([]);
  expect(sent?.headers.get('Done-Seconds-Ago')).toMatch(/^\d+$/);
  expect(path()).toBe('/retailer/orders/1043');
  expect(localStorage.getItem('token')).not.toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('haat.outbox'))).toEqual([]);
});

test('an accept that a lost connection cuts off is sent again with its key [OUTBOX-3]', async () => {
  const { api, press } = await openOrder();
  api.on(orders.acceptOrder, () => {
    goOffline();
    return cutOff();
  });
  await press('Accept');
  expect(await screen.findByText('Waiting for a connection')).toBeVisible();
  api.on(orders.acceptOrder, accepted).on(orders.retailerOrder, accepted);
  goOnline();
  await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBeNull());
  const keys = keysOf(api);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('with a connection, an accept without an answer fails at once and is not sent later [OUTBOX-10]', async () => {
  const { api, press } = await openOrder();
  await press('Accept');
  await screen.findByText('Could not accept order');
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  const loads = api.asked(orders.retailerOrder).length;
  goOffline();
  goOnline();
  await waitFor(() => expect(api.asked(orders.retailerOrder).length).toBeGreaterThan(loads));
  expect(api.asked(orders.acceptOrder)).toHaveLength(1);
});

test('on a network that reaches nothing, an accept waits and is sent when the server answers again [OUTBOX-10]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, press } = await openOrder();
  api.setThere(false);
  await press('Accept');
  expect(await screen.findByText('Waiting for a connection')).toBeVisible();
  expect(screen.queryByText('Could not accept order')).toBeNull();
  api.on(orders.acceptOrder, accepted).on(orders.retailerOrder, accepted);
  api.setThere(true);
  for (let second = 0; second < 12; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
  await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBeNull());
  expect(new Set(keysOf(api)).size).toBe(1);
});

test('an accept that hangs waits after 10 seconds and is sent again with its key [OUTBOX-16]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, press } = await openOrder();
  api.on(orders.acceptOrder, neverRespond);
  await press('Accept');
  await waitFor(() => expect(keysOf(api)).toHaveLength(1));
  expect(screen.queryByText('Waiting for a connection')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(keysOf(api)).toHaveLength(2));
  expect(screen.getByText('Waiting for a connection')).toBeVisible();
  api.on(orders.acceptOrder, accepted).on(orders.retailerOrder, accepted);
  // The second try also hangs, and ends.
  await act(() => vi.advanceTimersByTimeAsync(33_000));
  await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBeNull());
  expect([keysOf(api).length, new Set(keysOf(api)).size]).toEqual([3, 1]);
});

test('an accept under way is on the phone, and a second press sends nothing more [OUTBOX-16]', async () => {
  const { api, press, goTo } = await openOrder();
  const reply = promiseToSettle<typeof accepted>();
  api.on(orders.acceptOrder, () => reply.promise);
  await press('Accept');
  await waitFor(() => expect(keysOf(api)).toHaveLength(1));
  const [kept] = Object.keys(localStorage).filter((key) => key.startsWith('haat.outbox'));
  expect(kept).toBe(`haat.outbox.${keysOf(api)[0]}`);
  await goTo('/retailer/orders');
  await screen.findByRole('link', { name: /1043/ });
  await goTo('/retailer/orders/1043');
  await screen.findByRole('button', { name: 'Reject' });
  await press('Accept');
  api.on(orders.retailerOrder, accepted);
  reply.resolve(accepted);
  await waitFor(() => expect(screen.getByText('Accepted')).toBeVisible());
  expect(keysOf(api)).toHaveLength(1);
  expect(localStorage.getItem(String(kept))).toBeNull();
});

test('the list of orders marks an order whose answer waits [OUTBOX-1]', async () => {
  const { press, goTo } = await openOrder();
  goOffline();
  await press('Accept');
  await screen.findByText('Waiting for a connection');
  await goTo('/retailer/orders');
  expect(await screen.findByText('Accept: Waiting for a connection')).toBeVisible();
});

test('the end of the session says that what waited was not sent [OUTBOX-18]', async () => {
  const { press, api } = await openOrder();
  goOffline();
  await press('Accept');
  await screen.findByText('Waiting for a connection');
  api.on(orders.acceptOrder, () => refuse('auth.required'));
  goOnline();
  expect(await screen.findByText(/^What waited for a connection was not sent/)).toHaveAttribute(
    'role',
    'alert',
  );
  expect(await screen.findByRole('button', { name: 'Request OTP' })).toBeVisible();
});

test('when the order has moved on, the page shows its state and says so [OUTBOX-5]', async () => {
  const { api, press } = await openOrder();
  goOffline();
  await press('Accept');
  await screen.findByText('Waiting for a connection');
  const cancelled = makeOrder({ status: 'CANCELLED', allowed_actions: [] });
  api.on(orders.acceptOrder, refuse('order.cannot_accept')).on(orders.retailerOrder, cancelled);
  goOnline();
  expect(await screen.findByText('This could not be done any more')).toBeVisible();
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.getByText('Could not accept order')).toHaveAttribute('role', 'alert');
  expect(api.asked(orders.acceptOrder)).toHaveLength(1);
});

test('on another page, the toast names the order, and the order says it once [OUTBOX-5]', async () => {
  const { api, press, goTo } = await openOrder();
  goOffline();
  await press('Accept');
  await screen.findByText('Waiting for a connection');
  await goTo('/retailer/orders');
  api.on(orders.acceptOrder, refuse('order.cannot_accept'));
  goOnline();
  await screen.findByText('Order 1043: This could not be done any more');
  await goTo('/retailer/orders/1043');
  expect(await screen.findByText('This could not be done any more')).toBeVisible();
  await goTo('/retailer/orders');
  await screen.findByRole('tab', { name: 'Previous orders' });
  await goTo('/retailer/orders/1043');
  await screen.findByRole('button', { name: 'Accept' });
  expect(screen.queryByText('This could not be done any more')).toBeNull();
});

test('while the server does not answer, the action stays and is sent again with longer waits [OUTBOX-4]', async () => {
  const { api, press } = await openOrder();
  goOffline();
  await press('Accept');
  await screen.findByText('Waiting for a connection');
  // The clock stands still between the steps.
  vi.useFakeTimers();
  goOnline();
  const sentAfter = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return keysOf(api).length;
  };
  expect(await sentAfter(0)).toBe(1);
  for (const [tries, seconds] of [2, 5, 15, 30].entries()) {
    expect(await sentAfter(seconds * 1_000 - 1)).toBe(tries + 1);
    expect(await sentAfter(1)).toBe(tries + 2);
  }
  expect(screen.getByText('Waiting for a connection')).toBeVisible();
  api.on(orders.acceptOrder, accepted).on(orders.retailerOrder, accepted);
  await sentAfter(60_000);
  expect(screen.queryByText('Waiting for a connection')).toBeNull();
  expect(new Set(keysOf(api)).size).toBe(1);
});

const other = makeOrder({ id: 1044 });
const otherAccept = '/api/shops/orders/1044/accept/';

/** The accept of another order is on the phone, and nobody sends it: another tab kept it and was closed. */
const keepOther = () =>
  act(() =>
    putEntry({
      id: 'key-of-1044',
      kind: 'retailer-orders answer',
      input: { id: 1044, answer: 'accept' },
      place: 1,
      about: 'order 1044',
      name: 'accept',
      title: 'Order 1044',
      failure: 'acceptOrder',
      invalidates: [],
      path: otherAccept,
      owner: sessionPrint() ?? '',
      doneAt: Date.now(),
    }),
  );
const acceptsOf = (api: FakeApi) => api.asked(orders.acceptOrder).map(({ params: { id } }) => id);

test('an action behind one that nobody sends is sent after it [OUTBOX-3]', async () => {
  const { api, press } = await openOrder();
  keepOther();
  api.on(orders.acceptOrder, ({ params: { id } }) => (id === '1044' ? other : accepted));
  await press('Accept');
  await waitFor(() => expect(acceptsOf(api)).toEqual(['1044', '1043']));
});

test('an action behind one that is sent again in 30 seconds waits for it [OUTBOX-4]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, press } = await openOrder();
  api.on(orders.acceptOrder, () => refuse('rate.limited', { retryAfter: 30 }));
  goOffline();
  keepOther();
  goOnline();
  await waitFor(() => expect(acceptsOf(api)).toEqual(['1044']));
  await press('Accept');
  await screen.findByText('Waiting for a connection');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(acceptsOf(api)).toEqual(['1044']);
  api.on(orders.acceptOrder, accepted);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await waitFor(() => expect(acceptsOf(api)).toEqual(['1044', '1044', '1043']));
});

test('an action that comes during a try leaves the waits between tries as they are [OUTBOX-4]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, press } = await openOrder();
  goOffline();
  keepOther();
  goOnline();
  await waitFor(() => expect(acceptsOf(api)).toHaveLength(1));
  const held = promiseToSettle<ReturnType<typeof cutOff>>();
  api.on(orders.acceptOrder, () => held.promise);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(acceptsOf(api)).toHaveLength(2);
  await press('Accept');
  await screen.findByText('Waiting for a connection');
  held.resolve(cutOff());
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(acceptsOf(api)).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(acceptsOf(api)).toHaveLength(3);
});

test('an action pressed while the last one ends is sent, too [OUTBOX-3]', async () => {
  const end = promiseToSettle<void>();
  const request = vi.fn(async (_name: string, work: () => Promise<void>) => {
    await work();
    await end.promise;
  });
  Object.assign(navigator, { locks: { request } });
  const { api, press } = await openOrder();
  goOffline();
  keepOther();
  api.on(orders.acceptOrder, other);
  goOnline();
  await waitFor(() => expect(acceptsOf(api)).toEqual(['1044']));
  keepOther();
  await press('Accept');
  end.resolve();
  await waitFor(() => expect(acceptsOf(api)).toEqual(['1044', '1044', '1043']));
});

test('an action whose first try is 23 hours old is not sent again [OUTBOX-7]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api, press } = await openOrder();
  goOffline();
  await press('Accept');
  await screen.findByText('Waiting for a connection');
  goOnline();
  await waitFor(() => expect(keysOf(api)).toHaveLength(1));
  goOffline();
  vi.setSystemTime(Date.now() + 23 * 3_600_000 + 60_000);
  api.on(orders.acceptOrder, accepted);
  goOnline();
  expect(await screen.findByText('This could not be done any more')).toBeVisible();
  expect(keysOf(api)).toHaveLength(1);
});

test('logging out asks first while an action waits: No keeps it, Yes deletes it [OUTBOX-9]', async () => {
  const { api, user, press, goTo } = await openOrder();
  api.on(accounts.logout, undefined);
  goOffline();
  await press('Accept');
  await screen.findByText('Waiting for a connection');
  await goTo('/shops/address');
  await goTo('/blogs/user');
  const question = 'One action is waiting for a connection. Log out without sending it?';
  const answer = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('alertdialog', { name: question });
    await user.click(within(dialog).getByRole('button', { name }));
  };
  await answer('No');
  expect(localStorage.getItem('token')).not.toBeNull();
  await answer('Yes');
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('a rejection without a connection waits with its reason [ORDER-53, OUTBOX-1]', async () => {
  const { api, user } = await openOrder();
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('radio', { name: 'The shop is closed' }));
  await user.click(asked.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Waiting for a connection')).toBeVisible();
  const rejected = makeOrder({ status: 'REJECTED', allowed_actions: [] });
  api.on(orders.rejectOrder, rejected).on(orders.retailerOrder, rejected);
  goOnline();
  await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBeNull());
  expect(api.asked(orders.rejectOrder).map(({ body }) => body)).toEqual([{ reason: 'closed' }]);
});
