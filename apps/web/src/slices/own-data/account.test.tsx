import * as accounts from '@haat/contract/accounts';
import type * as contract from '@haat/contract/own-data';
import * as ownData from '@haat/contract/own-data';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, neverRespond, refuse } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { customer, deliverer, retailer } from '../../testing/people.ts';

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

const phone: accounts.Session = {
  id: 41,
  device: 'Chrome on Android',
  created_at: '2026-11-02T08:15:00+05:30',
  last_used_at: hoursAgo(0),
  is_current: true,
};
const laptop = {
  ...phone,
  id: 40,
  device: 'Firefox on Windows',
  last_used_at: hoursAgo(3),
  is_current: false,
};
const tablet = { ...laptop, id: 39, device: 'Safari on iPad' };

const listOf = (...results: accounts.Session[]) => ({ count: results.length, results });

/** A server that removes a device from the list when its session is ended. */
function signedInOn(...devices: accounts.Session[]): FakeApi {
  let left = devices;
  return fakeApi()
    .on(accounts.listSessions, () => listOf(...left))
    .on(accounts.endSession, ({ params }) => {
      left = left.filter(({ id }) => String(id) !== params.id);
      return undefined;
    })
    .on(accounts.endOtherSessions, () => {
      left = left.filter(({ is_current }) => is_current);
      return undefined;
    });
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Devices' })).getAllByRole('listitem');

beforeEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['/blogs/user', customer],
  ['/shops/user', customer],
  ['/retailer/user', retailer],
  ['/deliverer/user', deliverer],
])('%s has a link to the devices [APP-23]', async (path, person) => {
  const { user, path: now } = openApp(path, { api: signedInOn(phone), person });
  await user.click(await screen.findByRole('link', { name: 'Devices' }));
  await waitFor(() => expect(now()).toBe('/account'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});

test('the account page requires a sign-in [OWN-1]', async () => {
  const { path } = openApp('/account', { person: null });
  await waitFor(() => expect(path()).toBe('/auth/login'));
});

test('lists the devices and marks the current one [OWN-1]', async () => {
  openApp('/account', { api: signedInOn(phone, laptop) });
  const [first, second] = await rows();
  expect(first).toHaveTextContent('Chrome on AndroidThis deviceSigned in on 02/11 08:15');
  expect(second).toHaveTextContent('Firefox on WindowsLast used 3 hours agoSigned in on 02/11 08:15');
  expect(screen.getAllByRole('button', { name: 'End' })).toHaveLength(2);
});

test('a device that is signed out leaves the list [OWN-1]', async () => {
  const { api, user } = openApp('/account', { api: signedInOn(phone, laptop, tablet) });
  const [, second] = await rows();
  await user.click(within(second as HTMLElement).getByRole('button', { name: 'End' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(api.asked(accounts.endSession).map(({ params }) => params.id)).toEqual(['40']);
  expect(screen.queryByText('Firefox on Windows')).toBeNull();
});

test('signs out all other devices at once and removes the button [OWN-1]', async () => {
  const { user } = openApp('/account', { api: signedInOn(phone, laptop, tablet) });
  await user.click(await screen.findByRole('button', { name: 'End all others' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
});

test('ending the current device logs out [OWN-1]', async () => {
  const api = signedInOn(phone).on(accounts.logout, undefined);
  const { user, path } = openApp('/account', { api });
  await user.click(await screen.findByRole('button', { name: 'End' }));
  await waitFor(() => expect(path()).toBe('/auth/login'));
  expect(localStorage.getItem('token')).toBeNull();
});

test("a device that can't be signed out shows a toast and stays", async () => {
  const api = signedInOn(phone, laptop).on(accounts.endSession, refuse('internal'));
  const { user } = openApp('/account', { api });
  const [, second] = await rows();
  await user.click(within(second as HTMLElement).getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Could not end the session')).toBeInTheDocument();
  expect(await rows()).toHaveLength(2);
});

test('shows a skeleton while the devices load, and the rest of the page', async () => {
  openApp('/account', { api: fakeApi().on(accounts.listSessions, neverRespond) });
  expect(await screen.findByRole('button', { name: 'Download your data' })).toBeVisible();
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
});

test('devices that failed to load can be retried', async () => {
  openApp('/account', { api: fakeApi().on(accounts.listSessions, refuse('input.invalid')) });
  expect(await screen.findByRole('button', { name: /Try again|Go back/ })).toBeVisible();
});

test('saves the data as a file [OWN-2]', async () => {
  const data: contract.OwnData = {
    user: customer,
    addresses: [],
    files: [],
    orders: [],
    standing: [],
    lists: [],
    notifications: [],
    requests: [],
    credit: [],
    credit_entries: [],
    tell_me: [],
    favourites: [],
    complaints: [],
    devices: [],
    sessions: [phone],
  };
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:haat';
  };
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = openApp('/account', { api: signedInOn(phone).on(ownData.exportData, data) });
  await user.click(await screen.findByRole('button', { name: 'Download your data' }));
  await waitFor(() => expect(names).toEqual(['haat-data.json']));
  expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual(data);
});

async function askedForCode(api: FakeApi) {
  const opened = openApp('/account', { api: api.on(accounts.login, {}) });
  await opened.user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Are you sure?');
  await opened.user.click(within(question).getByRole('button', { name: 'Yes' }));
  const boxes = within(await screen.findByRole('group', { name: 'One-time code' })).getAllByRole('textbox');
  expect(boxes).toHaveLength(6);
  const type = async (code: string) => {
    await opened.user.click(boxes[0] as HTMLElement);
    await opened.user.paste(code);
  };
  return { ...opened, type, boxes };
}

test('deletes the account with a new code and signs out [OWN-4]', async () => {
  const api = signedInOn(phone).on(ownData.deleteAccount, undefined);
  const { type, path } = await askedForCode(api);
  expect(api.asked(accounts.login).map(({ body }) => body)).toEqual([{ number: customer.number }]);
  expect(screen.getByText('OTP sent')).toBeInTheDocument();
  await type('123456');
  await waitFor(() => expect(path()).toBe('/auth/login'));
  expect(api.asked(ownData.deleteAccount).map(({ body }) => body)).toEqual([{ otp: '123456' }]);
  expect(localStorage.getItem('token')).toBeNull();
  expect(await screen.findByText('Your account is deleted')).toBeInTheDocument();
});

test("'No' sends no code [OWN-4]", async () => {
  const { api, user } = openApp('/account', { api: signedInOn(phone) });
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.asked(accounts.login)).toEqual([]);
  expect(screen.queryByRole('group', { name: 'One-time code' })).toBeNull();
});

test('a wrong code shows the reason and clears the boxes [OWN-4]', async () => {
  const api = signedInOn(phone).on(ownData.deleteAccount, refuse('otp.invalid'));
  const { type, boxes } = await askedForCode(api);
  await type('123456');
  expect(await screen.findByText('That code didn’t work. Check it, or request another one.')).toBeVisible();
  expect(screen.getByText('Could not delete account')).toBeInTheDocument();
  for (const box of boxes) expect(box).toHaveValue('');
});

test('shows that active orders block the deletion, and the account can be kept [OWN-6]', async () => {
  const api = signedInOn(phone).on(ownData.deleteAccount, refuse('account.open_orders'));
  const { user, type } = await askedForCode(api);
  await type('123456');
  expect(await screen.findByText(/You still have active orders/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(screen.queryByRole('group', { name: 'One-time code' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete account' })).toBeVisible();
});

test('shows that unsettled money blocks the deletion [OWN-6]', async () => {
  const api = signedInOn(phone).on(ownData.deleteAccount, refuse('account.open_money'));
  const { type } = await askedForCode(api);
  await type('123456');
  expect(await screen.findByText(/settle/i)).toBeVisible();
});

test("shows how long to wait when a code can't be sent [OWN-4]", async () => {
  const api = signedInOn(phone).on(accounts.login, refuse('rate.limited', { retryAfter: 120 }));
  const { user } = openApp('/account', { api });
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Could not send OTP')).toBeInTheDocument();
  expect(screen.getByText(/Wait 2 minutes/)).toBeVisible();
});

test('an operator gives the second step at the desk, and deletes the account with the same code [FACTOR-25]', async () => {
  let isGiven = false;
  const api = signedInOn(phone).on(ownData.deleteAccount, () =>
    isGiven ? undefined : refuse('factor.required'),
  );
  const { user, type, path } = await askedForCode(api);
  await type('123456');
  const link = await screen.findByRole('link', { name: 'Open the desk' });
  expect(link).toHaveAttribute('href', '/operator/');
  const refusal = screen.getByText('Give your second step first.');
  expect(refusal.nextElementSibling).toContainElement(link);
  isGiven = true;
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(path()).toBe('/auth/login'));
  const codes = api.asked(ownData.deleteAccount).map(({ body }) => body);
  expect(codes).toEqual([{ otp: '123456' }, { otp: '123456' }]);
});

test('the sign-in says when the server has ended the session [FACTOR-23]', async () => {
  openApp('/account', { api: fakeApi().on(accounts.listSessions, refuse('auth.required')) });
  expect(await screen.findByText('You were signed out. Sign in again.')).toBeVisible();
});
