import { getToken } from '@haat/client/session';
import * as accounts from '@haat/contract/accounts';
import * as blog from '@haat/contract/blog';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cutOff, fakeApi, neverRespond, refuse } from '../testing/fake-api.ts';
import { openApp } from '../testing/open-app.tsx';
import { customer, retailer, waitingRetailer } from '../testing/people.ts';

const none = { count: 0, results: [] };

const market = () =>
  fakeApi()
    .on(blog.listBanners, none)
    .on(blog.listCategories, none)
    .on(blog.listArticles, none)
    .on(accounts.logout, undefined);

const phoneField = () => screen.findByRole('textbox', { name: 'Phone number' });

test('the start shows a spinner until the signed-in person is loaded [APP-14]', async () => {
  const api = market().on(accounts.details, neverRespond);
  openApp('/blogs', { api });
  expect(await screen.findByRole('status', { name: 'Starting' })).toBeInTheDocument();
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
});

test('a signed-out person is redirected to the sign-in [WHO-3, APP-3]', async () => {
  const { path } = openApp('/blogs', { person: null, api: market() });
  await phoneField();
  expect(path()).toBe('/auth/login');
});

test('logout ends the session and clears all data, so that Back shows nothing of the person [SIGN-13, SIGN-38]', async () => {
  const app = openApp('/blogs', { api: market() });
  const token = getToken();
  await screen.findByText('No news yet');
  await app.goTo('/blogs/user');
  sessionStorage.setItem('anything', 'of mine');
  await app.user.click(await screen.findByRole('button', { name: 'Logout' }));
  await phoneField();
  expect(app.path()).toBe('/auth/login');
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(app.api.asked(accounts.logout)[0]?.headers.get('Authorization')).toBe(`Token ${token}`);
  await act(() => app.goBack());
  await phoneField();
  await waitFor(() => expect(app.path()).toBe('/auth/login'));
  expect(screen.queryByText('Lakshmi Menon')).not.toBeInTheDocument();
});

test('a logout without a network is sent when the network is back [SIGN-14]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const api = market().on(accounts.logout, cutOff());
  const app = openApp('/blogs/user', { api });
  const token = getToken();
  await app.user.click(await screen.findByRole('button', { name: 'Logout' }));
  await phoneField();
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  api.on(accounts.logout, undefined);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(api.asked(accounts.logout)).toHaveLength(2));
  expect(api.asked(accounts.logout)[1]?.headers.get('Authorization')).toBe(`Token ${token}`);
  expect(localStorage).toHaveLength(0);
  warn.mockRestore();
});

test('a 401 shows one toast and leads to the sign-in [APP-40]', async () => {
  const api = market()
    .on(blog.listBanners, refuse('auth.required'))
    .on(blog.listCategories, refuse('auth.required'));
  const app = openApp('/blogs', { api });
  await phoneField();
  expect(screen.getAllByText('Could not fetch data')).toHaveLength(1);
  expect(app.path()).toBe('/auth/login');
  expect(localStorage.getItem('token')).toBeNull();
});

test('a token that ended while the page was hidden leads to the sign-in', async () => {
  const api = market().on(accounts.details, refuse('auth.required'));
  const { path } = openApp('/blogs', { api });
  await phoneField();
  expect(path()).toBe('/auth/login');
});

test('a logout in another tab ends this one [SIGN-15]', async () => {
  const { path } = openApp('/blogs', { api: market() });
  await screen.findByText('No news yet');
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await phoneField();
  expect(path()).toBe('/auth/login');
});

test('a sign-in by somebody else in another tab switches this tab to that person [SIGN-15]', async () => {
  const api = market();
  const app = openApp('/blogs/user', { api });
  await screen.findByText('Lakshmi Menon');
  api.on(accounts.details, { ...customer, first_name: 'Ravi', last_name: 'Kumar' });
  localStorage.setItem('token', 'of-ravi');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await screen.findByText('No news yet');
  expect(app.path()).toBe('/blogs');
  await act(() => app.goTo('/blogs/user'));
  expect(await screen.findByText('Ravi Kumar')).toBeInTheDocument();
});

test.each(['/auth/login', '/auth/verify'])(
  'a sign-in in another tab takes a tab at %s into the app, and asks for no code [SIGN-15]',
  async (page) => {
    const api = market().on(accounts.login, {});
    const app = openApp('/auth/login', { person: null, api });
    await app.user.type(await phoneField(), '9812300001');
    if (page === '/auth/verify') {
      await app.user.click(screen.getByRole('button', { name: 'Request OTP' }));
      await screen.findByRole('group', { name: 'One-time code' });
    }
    expect(app.path()).toBe(page);
    const asked = api.asked(accounts.login).length;
    api.on(accounts.details, customer);
    localStorage.setItem('token', 'of-lakshmi');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await screen.findByText('No news yet');
    expect(app.path()).toBe('/blogs');
    expect(api.asked(accounts.login)).toHaveLength(asked);
  },
);

test('a sign-in in another tab leaves a page that is open to all as it is [SIGN-15]', async () => {
  const api = market();
  const app = openApp('/support/request', { person: null, api });
  await app.user.type(
    await screen.findByRole('textbox', { name: 'Request details' }),
    'Please sell jackfruit.',
  );
  api.on(accounts.details, customer);
  localStorage.setItem('token', 'of-lakshmi');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(screen.getByRole('textbox', { name: 'Request details' })).toHaveValue('Please sell jackfruit.');
  expect(app.path()).toBe('/support/request');
});

test("shows a failure when the person can't be loaded, and Try again continues [APP-14, SIGN-35]", async () => {
  const api = market().on(accounts.details, refuse('input.invalid'));
  const { user } = openApp('/blogs', { api });
  await screen.findByText("We can't load this right now");
  expect(await screen.findByText('Could not fetch data')).toHaveAttribute('role', 'alert');
  api.on(accounts.details, customer);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No news yet')).toBeInTheDocument();
});

test('the page guard asks before each navigation [WHO-10, APP-2, APP-9]', async () => {
  const app = openApp('/blogs', { api: market() });
  await screen.findByText('No news yet');
  await act(() => app.goTo('/deliverer'));
  await waitFor(() => expect(app.path()).toBe('/blogs'));
  await act(() => app.goTo('/'));
  await waitFor(() => expect(app.path()).toBe('/blogs'));
});

test('a waiting retailer gets in when the shop is verified [WHO-10, APP-7, SHOP-29]', async () => {
  const api = market().on(accounts.details, waitingRetailer);
  const app = openApp('/retailer/orders', { api });
  await waitFor(() => expect(app.path()).toBe('/retailer/not-verified'));
  api.on(accounts.details, retailer);
  await act(() => app.refreshPerson());
  await waitFor(() => expect(app.path()).toBe('/retailer/orders'));
});
