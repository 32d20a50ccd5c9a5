import * as accounts from '@haat/contract/accounts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setPushRegistrar } from '../platform/push.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { openApp } from '../testing/open-app.tsx';
import { customer } from '../testing/people.ts';

afterEach(() => {
  setPushRegistrar(undefined);
  vi.restoreAllMocks();
});

const device = { registration_id: 'this-phone', cloud_message_type: 'FCM', active: true };
const server = () => fakeApi().on(accounts.registerDevice, device);
const shareButton = () => screen.findByRole('button', { name: 'Share' });

test('the native app registers the phone of a signed-in person once at the start [SIGN-40, SIGN-43]', async () => {
  setPushRegistrar(() => Promise.resolve('this-phone'));
  const app = openApp('/support', { api: server() });
  await waitFor(() => expect(app.api.asked(accounts.registerDevice)).toHaveLength(1));
  expect(app.api.asked(accounts.registerDevice)[0]?.body).toEqual(device);
  await act(() => app.goTo('/support/request'));
  await act(() => app.refreshPerson());
  expect(app.api.asked(accounts.registerDevice)).toHaveLength(1);
});

test('the native app registers no phone before the sign-in [SIGN-43]', async () => {
  const registrar = vi.fn(() => Promise.resolve('this-phone'));
  setPushRegistrar(registrar);
  openApp('/support', { api: server(), person: null });
  await shareButton();
  expect(registrar).not.toHaveBeenCalled();
});

test('only logs a denied permission [SIGN-43]', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  setPushRegistrar(() => Promise.reject(new Error('denied')));
  const { api } = openApp('/support', { api: server() });
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('push'), expect.any(Error)));
  await shareButton();
  expect(api.asked(accounts.registerDevice)).toHaveLength(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a browser asks no permission and registers nothing [SIGN-43]', async () => {
  const { api } = openApp('/support', { api: server(), person: customer });
  await shareButton();
  expect(api.asked(accounts.registerDevice)).toHaveLength(0);
});
