import * as accounts from '@haat/contract/accounts';
import * as notifications from '@haat/contract/notifications';
import * as orders from '@haat/contract/orders';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, type RecordedCall, refuse } from '../../testing/fake-api.ts';
import { listOf } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { retailer } from '../../testing/people.ts';
import { inList } from '../../testing/retailer-orders.ts';

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const note = (id: number, isRead = false) => ({
  id,
  body: `Order ${id} is on its way.`,
  link: `/shops/address?order=${id}`,
  created_at: minutesAgo(100 - id),
  is_read: isRead,
});

const page = (ids: readonly number[], count = ids.length, unread = count) => ({
  count,
  unread_count: unread,
  results: ids.map((id) => note(id)),
});

const tagged = (body: unknown, tag: string): Response =>
  new Response(JSON.stringify(body), { headers: { ETag: tag } });

const post = () => fakeApi().on(notifications.markRead, undefined);

const polls = (api: FakeApi) => api.asked(notifications.listNotifications);

/** Advances the clock in steps of a second, so that React can render in between. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await act(() => vi.advanceTimersByTimeAsync(1_000));
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A switch to another app, and back. */
function setVisibility(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

test('each notification is a link named by its sentence, with its age [BLOG-3, NOTE-1]', async () => {
  const { user, path } = openApp('/notifications', {
    api: post().on(notifications.listNotifications, page([95, 40])),
  });
  const list = await screen.findByRole('list', { name: 'Notifications' });
  const [newest] = within(list).getAllByRole('listitem');
  expect(newest).toHaveTextContent('5 minutes ago');
  await user.click(screen.getByRole('link', { name: 'Order 95 is on its way.' }));
  await waitFor(() => expect(path()).toBe('/shops/address'));
});

const marked = (api: FakeApi) => api.asked(notifications.markRead).map(({ body }) => body);

test('opening the list marks all notifications as read once and clears the bell, and their age grows [NOTE-1, NOTE-2, NOTE-9]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = post().on(notifications.listNotifications, page([100, 94]));
  api.on(notifications.markRead, () => void api.on(notifications.listNotifications, page([100, 94], 2, 0)));
  openApp('/notifications', { api });
  expect(await screen.findByText('a few seconds ago')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
  expect(marked(api)).toEqual([{}]);
  expect(screen.getAllByText('New')).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
  expect(screen.getByText('5 minutes ago')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeVisible();
});

test('notifications that arrive while the list is open stay unread', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = post().on(notifications.listNotifications, page([95, 94]));
  const { goTo } = openApp('/notifications', { api });
  await screen.findByRole('list', { name: 'Notifications' });
  api.on(notifications.listNotifications, {
    count: 3,
    unread_count: 1,
    results: [note(96), note(95, true), note(94, true)],
  });
  await pass(12);
  expect(screen.getByRole('link', { name: 'Order 96 is on its way.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  await goTo('/shops/address');
  await pass(1);
  expect(marked(api)).toEqual([{}]);
  await goTo('/notifications');
  await waitFor(() => expect(marked(api)).toEqual([{}, {}]));
});

test('marks them as read even if the page is left at once', async () => {
  const api = post().on(notifications.listNotifications, page([95]));
  const { goTo } = openApp('/notifications', { api });
  await screen.findByRole('link', { name: 'Order 95 is on its way.' });
  await goTo('/shops/address');
  await waitFor(() => expect(marked(api)).toEqual([{}]));
});

test('opening an empty list marks nothing [NOTE-2]', async () => {
  const { api } = openApp('/notifications', { api: post() });
  expect(await screen.findByText('No notifications yet')).toBeVisible();
  expect(api.asked(notifications.markRead)).toHaveLength(0);
});

test('earlier notifications load page by page without duplicates [NOTE-3]', async () => {
  const api = post().on(notifications.listNotifications, ({ query }: RecordedCall) => {
    const offset = Number(query.offset ?? 0);
    const ids = Array.from({ length: 13 }, (_, index) => 60 - index).slice(offset, offset + 10);
    return page(ids, 13);
  });
  openApp('/notifications', { api });
  expect(await screen.findByRole('link', { name: 'Order 48 is on its way.' })).toBeVisible();
  expect(screen.getAllByRole('listitem').filter((item) => /Order/.test(item.textContent))).toHaveLength(13);
  await waitFor(() => expect(marked(api)).toEqual([{}]));
});

test('polls every ten seconds with the ETag of the last response [NOTE-4]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = post().on(notifications.listNotifications, () => tagged(page([95], 1, 1), '"a"'));
  openApp('/shops/address', { api });
  await screen.findByRole('link', { name: 'Notifications, 1 unread' });
  api.on(notifications.listNotifications, () => new Response(null, { status: 304 }));
  await pass(11);
  expect(polls(api).map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, '"a"']);
  expect(screen.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  api.on(notifications.listNotifications, () => tagged(page([96, 95], 2, 2), '"b"'));
  await pass(10);
  expect(screen.getByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();
});

test("doesn't poll while hidden or offline, and polls at once on return [NOTE-4]", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = post();
  openApp('/shops/address', { api });
  await screen.findByRole('link', { name: 'Notifications' });
  await waitFor(() => expect(polls(api)).toHaveLength(1));
  setVisibility('hidden');
  await pass(60);
  expect(polls(api)).toHaveLength(1);
  setVisibility('visible');
  await waitFor(() => expect(polls(api)).toHaveLength(2));
  act(() => onlineManager.setOnline(false));
  await pass(60);
  expect(polls(api)).toHaveLength(2);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(polls(api)).toHaveLength(3));
});

test('shows one toast for each outage [NOTE-5]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = post().on(notifications.listNotifications, refuse('unavailable'));
  openApp('/shops/address', { api });
  expect(await screen.findByText('Could not fetch notification')).toHaveAttribute('role', 'alert');
  await pass(8);
  expect(screen.queryByText('Could not fetch notification')).not.toBeInTheDocument();
  await pass(30);
  expect(screen.queryByText('Could not fetch notification')).not.toBeInTheDocument();
  api.on(notifications.listNotifications, page([]));
  await pass(15);
  api.on(notifications.listNotifications, refuse('unavailable'));
  for (let second = 0; second < 20 && !screen.queryByText('Could not fetch notification'); second++) {
    await pass(1);
  }
  expect(screen.getByText('Could not fetch notification')).toBeInTheDocument();
});

test('the failed state and its button stay until a poll succeeds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = post().on(notifications.listNotifications, refuse('unavailable'));
  const { user } = openApp('/notifications', { api });
  await pass(8);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  for (let second = 0; second < 20; second++) {
    await pass(1);
    expect(screen.getByText("We can't load this right now")).toBeVisible();
  }
  api.on(notifications.listNotifications, page([95]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listitem')).toBeVisible();
});

test('a new notification reloads the queries on the screen and the person [NOTE-6]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = post()
    .on(notifications.listNotifications, page([95]))
    .on(orders.retailerOrders, listOf([]));
  openApp('/retailer/orders', { person: retailer, api });
  await screen.findByRole('link', { name: 'Notifications, 1 unread' });
  expect(await screen.findByText('No active orders')).toBeVisible();
  expect(api.asked(accounts.details)).toHaveLength(1);
  api.on(notifications.listNotifications, page([96, 95])).on(orders.retailerOrders, listOf([inList()]));
  await pass(11);
  expect(await screen.findByRole('link', { name: 'Order 1043' })).toBeVisible();
  expect(api.asked(accounts.details)).toHaveLength(2);
});

test("doesn't poll when signed out", async () => {
  const { api } = openApp('/auth/login', { person: null, api: post() });
  await screen.findByRole('button', { name: 'Request OTP' });
  expect(polls(api)).toHaveLength(0);
});
