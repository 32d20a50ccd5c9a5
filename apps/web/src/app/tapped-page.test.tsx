// A tap on a push message when nobody is signed in.
import * as accounts from '@haat/contract/accounts';
import * as blog from '@haat/contract/blog';
import * as orders from '@haat/contract/orders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteTap, noteTapAtStart } from '../platform/push/tapped-page.ts';
import { endSession } from '../platform/session.ts';
import { type FakeApi, refuse } from '../testing/fake-api.ts';
import { listOf, market, order } from '../testing/market.ts';
import { type OpenedApp, openApp } from '../testing/open-app.tsx';
import { customer } from '../testing/people.ts';

const none = listOf([]);
const tappedPath = '/shops/order/1042';

const server = (): FakeApi =>
  market()
    .on(blog.listBanners, none)
    .on(blog.listCategories, none)
    .on(blog.listArticles, none)
    .on(orders.customerOrder, order)
    .on(accounts.login, {})
    .on(accounts.verifyLogin, {
      token: 'new-token',
      is_initial_setup_done: true,
      is_customer_initial_setup_done: true,
      user: customer,
    });

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

/** As `main.tsx` does it at a tap. */
async function tap({ goTo }: OpenedApp): Promise<void> {
  noteTap(tappedPath);
  await act(() => goTo(tappedPath));
}

async function signIn({ user, api }: OpenedApp): Promise<void> {
  const phone = await screen.findByRole('textbox', { name: 'Phone number' });
  api.on(accounts.details, customer);
  await user.type(phone, '9847012345');
  await user.click(await screen.findByRole('button', { name: 'Request OTP' }));
  const code = within(await screen.findByRole('group', { name: 'One-time code' }));
  await user.click(code.getAllByRole('textbox')[0] as HTMLElement); // it has six
  await user.paste('482915');
}

const lands = ({ path }: OpenedApp, at: string) => waitFor(() => expect(path()).toBe(at));

test('the tapped page opens after the sign-in [PUSH-18]', async () => {
  const app = openApp('/auth/login', { person: null, api: server() });
  await tap(app);
  await lands(app, '/auth/login');
  await signIn(app);
  await lands(app, tappedPath);
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 1042' })).toBeVisible();
});

test('the page of a tap that started the app opens after the sign-in, without its mark [PUSH-18]', async () => {
  const app = openApp('/auth/login', { person: null, api: server() });
  window.history.replaceState(null, '', `${tappedPath}#tapped`);
  noteTapAtStart();
  expect(window.location.pathname + window.location.hash).toBe(tappedPath);
  await act(() => app.goTo(tappedPath));
  await signIn(app);
  await lands(app, tappedPath);
});

test('the tapped page opens after a session has expired on it [PUSH-18]', async () => {
  const app = openApp('/shops/address', { api: server() });
  await screen.findByRole('main');
  app.api.on(orders.customerOrder, refuse('auth.required'));
  await tap(app);
  await lands(app, '/auth/login');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  app.api.on(orders.customerOrder, order);
  await signIn(app);
  await lands(app, tappedPath);
});

test('any other protected page leads to the blogs [PUSH-18, WHO-3]', async () => {
  const app = openApp(tappedPath, { person: null, api: server() });
  await lands(app, '/auth/login');
  await signIn(app);
  await lands(app, '/blogs');
});

test.each<[string, (app: OpenedApp) => unknown]>([
  ['eleven minutes', () => vi.advanceTimersByTime(11 * 60_000)],
  ['a visit of another page', ({ goTo }) => goTo('/shops/address')],
])('a tapped page is forgotten after %s [PUSH-18]', async (_, happens) => {
  const app = openApp('/auth/login', { person: null, api: server() });
  await tap(app);
  await lands(app, '/auth/login');
  await act(async () => void (await happens(app)));
  await act(() => app.goTo('/auth/login'));
  await signIn(app);
  await lands(app, '/blogs');
});

test('a tapped page is forgotten after a logout [PUSH-18]', async () => {
  const app = openApp('/shops/address', { api: server() });
  await screen.findByRole('main');
  await tap(app);
  await lands(app, tappedPath);
  act(() => endSession('logout'));
  await lands(app, '/auth/login');
  await signIn(app);
  await lands(app, '/blogs');
});

test('a page that its person may not open leads to the blogs [PUSH-18, APP-9]', async () => {
  const app = openApp('/auth/login', { person: null, api: server() });
  noteTap('/deliverer/requests');
  await act(() => app.goTo('/deliverer/requests'));
  await signIn(app);
  await lands(app, '/blogs');
});

test.each(['/shops/7', '/shops/7/product/21'])(
  'the shared address %s opens after the sign-in [GLANCE-14]',
  async (path) => {
    const app = openApp(path, { person: null, api: server() });
    await lands(app, '/auth/login');
    await signIn(app);
    await lands(app, path);
  },
);

/** The path that a page would have after a reload. */
async function keptPath(): Promise<string | undefined> {
  vi.resetModules();
  return (await import('../platform/push/tapped-page.ts')).takeTapped();
}

test('the shared address survives a reload of the page for the code [GLANCE-19]', async () => {
  const app = openApp('/shops/7', { person: null, api: server() });
  await lands(app, '/auth/login');
  expect(await keptPath()).toBe('/shops/7');
  expect(await keptPath()).toBeUndefined();
});

test('the shared address survives it for ten minutes [GLANCE-19]', async () => {
  await lands(openApp('/shops/7', { person: null, api: server() }), '/auth/login');
  vi.advanceTimersByTime(11 * 60_000);
  expect(await keptPath()).toBeUndefined();
});

test.each<[string, (app: OpenedApp) => unknown]>([
  ['the sign-in', signIn],
  [
    'a logout',
    async (app) => {
      await signIn(app);
      act(() => endSession('logout'));
    },
  ],
  ['a visit of another page', ({ goTo }) => act(() => goTo('/support'))],
])('nothing of the shared address is kept after %s [GLANCE-19]', async (_, happens) => {
  const app = openApp('/shops/7', { person: null, api: server() });
  await lands(app, '/auth/login');
  expect(Object.keys(sessionStorage)).toContain('haat.tapped-page');
  await happens(app);
  await waitFor(() => expect(Object.keys(sessionStorage)).not.toContain('haat.tapped-page'));
});

test('Back to a shop after a logout leads to the blogs [GLANCE-14]', async () => {
  const app = openApp('/shops/7', { api: server() });
  await screen.findByRole('heading', { level: 1, name: 'Amma Vegetables' });
  await act(() => app.goTo('/shops/address'));
  act(() => endSession('logout'));
  await lands(app, '/auth/login');
  await act(() => app.goBack());
  await lands(app, '/auth/login');
  await signIn(app);
  await lands(app, '/blogs');
});
