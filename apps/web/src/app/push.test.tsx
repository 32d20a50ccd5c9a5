// Push messages in the phone app. The browser's part is in e2e/push.test.ts.
import * as accounts from '@haat/contract/accounts';
import * as orders from '@haat/contract/orders';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type PushPermission, setPushRegistrar } from '../platform/push/push.ts';
import { refuse } from '../testing/fake-api.ts';
import { listOf, market, orderInList } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';
import { customer } from '../testing/people.ts';

afterEach(() => {
  setPushRegistrar(undefined);
  vi.restoreAllMocks();
});

const device = { registration_id: 'this-phone', cloud_message_type: 'FCM', active: true };
const addressesPage = () => screen.findByRole('heading', { name: 'Addresses' });
const notifications = () => screen.findByRole('switch', { name: 'Notifications' });

const server = () =>
  market()
    .on(accounts.registerDevice, device)
    .on(orders.customerOrders, listOf([orderInList]));

/** The person answers the question for permission with `answer`. */
function makePhone(permission: PushPermission, answer: 'granted' | 'denied' = 'granted') {
  let now = permission;
  const register = vi.fn(async () => {
    if (now === 'prompt') now = answer;
    if (now === 'denied') throw new Error('notifications are not allowed');
    return 'this-phone';
  });
  setPushRegistrar({ permission: async () => now, register });
  return { register };
}

describe('at the start the app', () => {
  test('registers the phone of a signed-in person once [SIGN-40, SIGN-43]', async () => {
    makePhone('granted');
    const app = openApp('/shops/address', { api: server() });
    await waitFor(() => expect(app.api.asked(accounts.registerDevice)).toHaveLength(1));
    expect(app.api.asked(accounts.registerDevice)[0]?.body).toEqual(device);
    await act(() => app.goTo('/shops/cart'));
    await act(() => app.refreshPerson());
    expect(app.api.asked(accounts.registerDevice)).toHaveLength(1);
  });

  test('registers no phone before the sign-in [SIGN-43]', async () => {
    const { register } = makePhone('granted');
    openApp('/auth/login', { api: server(), person: null });
    await screen.findByRole('button', { name: 'Request OTP' });
    expect(register).not.toHaveBeenCalled();
  });

  test.each(['prompt', 'denied'] as const)(
    'asks nothing when the permission is "%s" [PUSH-13]',
    async (now) => {
      const { register } = makePhone(now);
      const { api } = openApp('/shops/address', { api: server() });
      await addressesPage();
      expect(register).not.toHaveBeenCalled();
      expect(api.asked(accounts.registerDevice)).toHaveLength(0);
    },
  );

  test('registers nothing in a browser without push [SIGN-43]', async () => {
    const { api } = openApp('/shops/address', { api: server(), person: customer });
    await addressesPage();
    expect(api.asked(accounts.registerDevice)).toHaveLength(0);
  });

  test('only logs that the phone refuses [SIGN-43]', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    setPushRegistrar({ permission: async () => 'granted', register: () => Promise.reject(new Error('no')) });
    const { api } = openApp('/shops/address', { api: server() });
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('push'), expect.any(Error)));
    await addressesPage();
    expect(api.asked(accounts.registerDevice)).toHaveLength(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('after the first order the app asks', () => {
  const question = () => screen.findByRole('region', { name: 'Turn on notifications?' });
  const noQuestion = async () => {
    await screen.findByRole('link', { name: 'Order 1042' });
    expect(screen.queryByRole('region', { name: 'Turn on notifications?' })).not.toBeInTheDocument();
  };

  test('and registers the phone [PUSH-13]', async () => {
    makePhone('prompt');
    const { api, user } = openApp('/shops/user', { api: server() });
    await question();
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    await noQuestion();
    expect(api.asked(accounts.registerDevice).map(({ body }) => body)).toEqual([device]);
    expect(await notifications()).toBeChecked();
  });

  test('and only logs a denied permission [PUSH-13, SIGN-43]', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    makePhone('prompt', 'denied');
    const { api, user } = openApp('/shops/user', { api: server() });
    await question();
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    await noQuestion();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('push'), expect.any(Error));
    expect(api.asked(accounts.registerDevice)).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await notifications()).toBeDisabled();
    expect(await notifications()).toHaveAccessibleDescription(/^They are blocked/);
  });

  test('once: "Not now" stays [PUSH-13]', async () => {
    const { register } = makePhone('prompt');
    const { goTo, user } = openApp('/shops/user', { api: server() });
    await question();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await noQuestion();
    await act(() => goTo('/shops/address'));
    await addressesPage();
    await act(() => goTo('/shops/user'));
    await noQuestion();
    expect(register).not.toHaveBeenCalled();
    expect(await notifications()).not.toBeChecked();
  });

  test('together with the orders, which it would push down later [PUSH-13, LOOK-53]', async () => {
    // Later than the orders.
    const permission = () =>
      new Promise<PushPermission>((resolve) => setTimeout(() => resolve('prompt'), 200));
    setPushRegistrar({ permission, register: async () => 'this-phone' });
    openApp('/shops/user', { api: server() });
    await screen.findByRole('link', { name: 'Order 1042' });
    expect(screen.getByRole('region', { name: 'Turn on notifications?' })).toBeVisible();
  });

  test('nobody without an order [PUSH-13]', async () => {
    makePhone('prompt');
    openApp('/shops/user', { api: server().on(orders.customerOrders, listOf([])) });
    await screen.findByRole('link', { name: 'See shops' });
    expect(screen.queryByRole('region', { name: 'Turn on notifications?' })).not.toBeInTheDocument();
  });
});

describe("the profile's switch 'Notifications'", () => {
  test('is off when the push service refused, and tries again [PUSH-14]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    setPushRegistrar({ permission: async () => 'granted', register: () => Promise.reject(new Error('no')) });
    const { api, user } = openApp('/shops/user', { api: server() });
    await waitFor(async () =>
      expect(await notifications()).toHaveAccessibleDescription(/^They could not be turned on/),
    );
    expect(await notifications()).not.toBeChecked();
    expect(await notifications()).toBeEnabled();
    makePhone('granted');
    await user.click(await notifications());
    await waitFor(async () => expect(await notifications()).toBeChecked());
    expect(api.asked(accounts.registerDevice).map(({ body }) => body)).toEqual([device]);
    expect(await notifications()).toHaveAccessibleDescription(/^On this device/);
  });

  test('stops the messages of this phone, also after the next start [PUSH-14]', async () => {
    makePhone('granted');
    const { api, user } = openApp('/shops/user', { api: server() });
    await waitFor(async () => expect(await notifications()).toBeChecked());
    await user.click(await notifications());
    await waitFor(async () => expect(await notifications()).not.toBeChecked());
    expect(api.asked(accounts.registerDevice).at(-1)?.body).toEqual({ ...device, active: false });
    await user.click(await notifications());
    await waitFor(async () => expect(await notifications()).toBeChecked());
    expect(api.asked(accounts.registerDevice).at(-1)?.body).toEqual(device);
  });

  test('stays as it was when the server does not answer [PUSH-14]', async () => {
    makePhone('granted');
    const { api, user } = openApp('/shops/user', { api: server() });
    await waitFor(async () => expect(await notifications()).toBeChecked());
    api.on(accounts.registerDevice, refuse('unavailable'));
    await user.click(await notifications());
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not change notifications');
    expect(await notifications()).toBeChecked();
  });

  test('says where there are none [PUSH-14]', async () => {
    openApp('/shops/user', { api: server() });
    await waitFor(async () => expect(await notifications()).toBeDisabled());
    expect(await notifications()).toHaveAccessibleDescription('They are not available here.');
  });
});
