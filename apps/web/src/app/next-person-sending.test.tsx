// A shared phone: actions wait to be sent, and somebody else signs in. Each test holds one of the waits in sending.
import * as cart from '@haat/contract/cart';
import * as orders from '@haat/contract/orders';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cutOff, fakeApi } from '../testing/fake-api.ts';
import { carrot, cartOf, keepCart, tomato } from '../testing/market.ts';
import { hearOfIt, hold, keptOnPhone, openCart, plus, settle, switchPerson } from '../testing/next-person.ts';
import { openApp } from '../testing/open-app.tsx';
import { retailer } from '../testing/people.ts';
import { promiseToSettle } from '../testing/promise-to-settle.ts';
import { makeOrder } from '../testing/retailer-orders.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.restoreAllMocks();
});

/** Another tab has the lock, until the returned function is called. */
function holdLock(): { give: () => void; isAsked: () => boolean } {
  const held = promiseToSettle<void>();
  let isAsked = false;
  const request = async (_name: string, work: () => Promise<void>) => {
    isAsked = true;
    await held.promise;
    return work();
  };
  Object.assign(navigator, { locks: { request } });
  return { give: held.resolve, isAsked: () => isAsked };
}

/** Presses without a connection. */
async function openWithWaiting(onClient?: (client: QueryClient) => void) {
  const app = await openCart(onClient);
  act(() => onlineManager.setOnline(false));
  await app.press(plus);
  await screen.findByText('Waiting for a connection');
  return app;
}

test.each([true, false])(
  'an action that waits for the lock of another tab is not sent for the next person (heard of it: %s) [OUTBOX-19]',
  async (isHeard) => {
    const { api } = await openWithWaiting();
    const lock = holdLock();
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(lock.isAsked()).toBe(true));
    switchPerson();
    if (isHeard) await hearOfIt();
    lock.give();
    await settle();
    expect(api.asked(cart.addToCart)).toEqual([]);
    expect(keptOnPhone()).toEqual([]);
  },
);

test.each([true, false])(
  'an action that waits to be sent again is not sent for the next person (heard of it: %s) [OUTBOX-19]',
  async (isHeard) => {
    const { api } = await openWithWaiting();
    api.on(cart.addToCart, () => cutOff());
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const retry = () => timers.mock.calls.find(([, ms]) => ms === 2_000)?.[0];
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(retry()).toBeDefined());
    expect(api.asked(cart.addToCart)).toHaveLength(1);
    switchPerson();
    if (isHeard) await hearOfIt();
    act(() => retry()?.());
    await settle();
    expect(api.asked(cart.addToCart)).toHaveLength(1);
    expect(keptOnPhone()).toEqual([]);
  },
);

/** Cancelling loads of the app takes until the returned `cancel` is called. */
function holdCancel(client: QueryClient | undefined) {
  if (!client) throw new Error('the app has a cache');
  const held = promiseToSettle<void>();
  const cancel = vi.spyOn(client, 'cancelQueries').mockReturnValue(held.promise);
  return { untilAsked: () => waitFor(() => expect(cancel).toHaveBeenCalled()), cancel: held.resolve };
}

test.each(['sent at once', 'sent later'])(
  'a cart that was %s and waits for loads to be cancelled is not shown to the next person [OUTBOX-19]',
  async (when) => {
    const clients: QueryClient[] = [];
    const open = when === 'sent later' ? openWithWaiting : openCart;
    const { api, goTo, press } = await open((client) => void clients.push(client));
    const answer = hold(api, cart.addToCart);
    if (when === 'sent later') act(() => onlineManager.setOnline(true));
    else await press(plus);
    await waitFor(() => expect(api.asked(cart.addToCart)).toHaveLength(1));
    const loads = holdCancel(clients[0]);
    answer(cartOf([[tomato, 9]]));
    await loads.untilAsked();
    switchPerson();
    await hearOfIt();
    keepCart(api, cartOf([[carrot, 1]]));
    await act(() => goTo('/shops/cart'));
    await screen.findByRole('link', { name: 'Cart, 1 item' });
    loads.cancel();
    await settle();
    expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    expect(keptOnPhone()).toEqual([]);
  },
);

test('an order whose answer waits for loads to be cancelled is not kept for the next person [OUTBOX-19]', async () => {
  const clients: QueryClient[] = [];
  const api = fakeApi().on(orders.retailerOrder, makeOrder());
  const onClient = (client: QueryClient) => void clients.push(client);
  const { user } = openApp('/retailer/orders/1043', { person: retailer, api, onClient });
  await screen.findByRole('button', { name: 'Accept' });
  act(() => onlineManager.setOnline(false));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByText('Waiting for a connection');
  const answer = hold(api, orders.acceptOrder);
  const loads = holdCancel(clients[0]);
  act(() => onlineManager.setOnline(true));
  answer(makeOrder());
  await loads.untilAsked();
  switchPerson();
  await hearOfIt();
  loads.cancel();
  await settle();
  const kept = clients[0]?.getQueryCache().getAll() ?? [];
  expect(kept.filter(({ state }) => JSON.stringify(state.data)?.includes('Country tomato'))).toEqual([]);
  expect(keptOnPhone()).toEqual([]);
});
