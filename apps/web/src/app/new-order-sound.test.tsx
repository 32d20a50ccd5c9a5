// The sound of a new order, on any page. jsdom has no sound, so the test replaces the browser's parts.
import * as accounts from '@haat/contract/accounts';
import * as deliveries from '@haat/contract/deliveries';
import * as notifications from '@haat/contract/notifications';
import * as orders from '@haat/contract/orders';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { openApp } from '../testing/open-app.tsx';
import { customer, deliverer, retailer } from '../testing/people.ts';
import { inList, makeOrder } from '../testing/retailer-orders.ts';

const vibrate = vi.fn<(pattern: number[]) => boolean>();
const started = vi.fn();

class FakeAudio {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  resume = async () => {
    this.state = 'running';
  };
  createGain = () => {
    const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    return { gain, connect: (next: unknown) => next };
  };
  createOscillator = () => ({
    frequency: {},
    connect: (next: unknown) => next,
    start: started,
    stop: () => undefined,
  });
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('AudioContext', FakeAudio);
  Object.assign(navigator, { vibrate });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'vibrate');
  vi.clearAllMocks();
});

const note = (id: number, link: string) => ({
  id,
  body: `News ${id}`,
  link,
  created_at: '2026-11-21T09:12:00+05:30',
  is_read: false,
});

const listOf = (...results: ReturnType<typeof note>[]) => ({
  count: results.length,
  unread_count: results.length,
  results,
});

const old = note(1, '/retailer/orders/1043');

/** Opens the addresses, delivers this notification with one poll, and waits until the bell counts it. */
async function hear(link: string, person = retailer, order = makeOrder()): Promise<void> {
  const api = fakeApi().on(notifications.listNotifications, listOf(old)).on(orders.retailerOrder, order);
  openApp('/shops/address', { person, api });
  await screen.findByRole('link', { name: 'Notifications, 1 unread' });
  expect(vibrate).not.toHaveBeenCalled();
  api.on(notifications.listNotifications, listOf(note(2, link), old));
  for (let second = 0; second < 12; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
  await screen.findByRole('link', { name: 'Notifications, 2 unread' });
}

test('a new order rings on any page of the retailer [RING-1]', async () => {
  await hear('/retailer/orders/1043');
  await waitFor(() => expect(vibrate).toHaveBeenCalledOnce());
  await waitFor(() => expect(started).toHaveBeenCalledTimes(3));
});

test('a new request rings for a deliverer [RING-1]', async () => {
  await hear('/deliverer/requests', deliverer);
  await waitFor(() => expect(vibrate).toHaveBeenCalledOnce());
});

test.each([
  ['a cancelled order', '/retailer/orders/1043', retailer],
  ['other news', '/retailer/complaints', retailer],
  ['the switch off', '/retailer/orders/1043', { ...retailer, preferences: { sound: false } }],
])('%s does not ring [RING-2]', async (what, link, person) => {
  const status = what === 'a cancelled order' ? 'CANCELLED' : 'INITIATED';
  await hear(link, person, makeOrder({ status }));
  for (let second = 0; second < 2; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(vibrate).not.toHaveBeenCalled();
});

test("the switch 'Sound' is on at first, and off is kept on the account [RING-3]", async () => {
  const api = fakeApi().on(accounts.setPreferences, { ...retailer, preferences: { sound: false } });
  const { user } = openApp('/blogs/user', { person: retailer, api });
  const sound = await screen.findByRole('switch', { name: 'Sound' });
  expect(sound).toBeChecked();
  await user.click(sound);
  await waitFor(() => expect(sound).not.toBeChecked());
  expect(api.asked(accounts.setPreferences).map(({ body }) => body)).toEqual([{ sound: false }]);
});

test("after a failure the switch 'Sound' is as before, with a toast [RING-3]", async () => {
  const api = fakeApi().on(accounts.setPreferences, refuse('internal'));
  const { user } = openApp('/blogs/user', { person: retailer, api });
  await user.click(await screen.findByRole('switch', { name: 'Sound' }));
  await screen.findByText('Could not update data');
  expect(screen.getByRole('switch', { name: 'Sound' })).toBeChecked();
});

const locks = { taken: 0, released: 0 };

function fakeWakeLock(): void {
  locks.taken = 0;
  locks.released = 0;
  const request = async () => {
    locks.taken += 1;
    const release = async () => {
      locks.released += 1;
    };
    return { release };
  };
  Object.assign(navigator, { wakeLock: { request } });
}

test('the screen stays on while an order waits, also after a look at another app [RING-4]', async () => {
  fakeWakeLock();
  const api = fakeApi()
    .on(orders.retailerOrders, { count: 1, results: [inList()] })
    .on(orders.retailerPreviousOrders, { count: 0, results: [] })
    .on(deliveries.listRequests, { count: 0, results: [] });
  const { user } = openApp('/retailer/orders', { person: retailer, api });
  await screen.findByRole('link', { name: 'Order 1043' });
  await waitFor(() => expect(locks.taken).toBe(1));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(locks.taken).toBe(2);
  await user.click(screen.getByRole('tab', { name: 'Previous orders' }));
  await waitFor(() => expect(locks.released).toBe(1));
  Reflect.deleteProperty(navigator, 'wakeLock');
});

/** As browsers tell it. jsdom doesn't. */
function fakeActivation(): { hasBeenActive: boolean } {
  const activation = { hasBeenActive: false };
  Object.assign(navigator, { userActivation: activation });
  return activation;
}
afterEach(() => void Reflect.deleteProperty(navigator, 'userActivation'));

const tapToHear = () => screen.queryByRole('button', { name: /^Tap to hear new (orders|requests)$/ });

test.each([
  ['retailer', retailer, 'Tap to hear new orders'],
  ['deliverer', deliverer, 'Tap to hear new requests'],
])(
  'while the browser blocks the sound, the pages of a %s say so, and one press allows it [RING-5]',
  async (_, person, words) => {
    const activation = fakeActivation();
    const { user, goTo } = openApp('/shops/address', { person });
    const line = await screen.findByRole('button', { name: words });
    // The heading of an inner page is in the top bar. A line below the bar would cover it.
    expect(line.nextElementSibling).toBe(screen.getByRole('banner'));
    await act(() => goTo('/support'));
    expect(tapToHear()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(tapToHear()).toBeVisible();
    activation.hasBeenActive = true;
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(tapToHear()).toBeNull();
  },
);

test.each([
  ['a customer, for whom nothing rings', customer],
  ['somebody who switched the sound off', { ...retailer, preferences: { sound: false } }],
])('%s sees no such line [RING-5]', async (_, person) => {
  fakeActivation();
  openApp('/shops/address', { person });
  await screen.findByRole('heading', { level: 1 });
  expect(tapToHear()).toBeNull();
});

test('the line goes at the first press where the browser does not tell whether sound is allowed [RING-5]', async () => {
  vi.resetModules();
  const { isSoundBlocked, onPress } = await import('@haat/client/first-press');
  expect(isSoundBlocked()).toBe(true);
  const pressed = vi.fn();
  onPress(pressed);
  document.body.click();
  document.body.click();
  expect(pressed).toHaveBeenCalledOnce();
  expect(isSoundBlocked()).toBe(false);
});
