// How a session ends at the desk: by a refusal, by somebody else, by signing out. Nothing of the person remains.
import { getToken } from '@haat/client/session';
import * as accounts from '@haat/contract/accounts';
import * as cities from '@haat/contract/operator/cities';
import * as setup from '@haat/contract/operator/setup';
import * as shops from '@haat/contract/operator/shops';
import * as today from '@haat/contract/operator/today';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { makeDataProvider } from '../providers/data-provider.ts';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { setupDone } from '../testing/first-steps.ts';
import { openDesk, operator } from '../testing/open-desk.tsx';
import { promiseToSettle } from '../testing/promise-to-settle.ts';
import { city } from '../testing/records.ts';
import { todayAtRest } from '../testing/today-records.ts';

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

/** Waits until all pending work has run. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** A browser with one push message on the screen and a subscription. Ending it waits for the returned function. */
function fakePush() {
  const left = { messages: 1, subscriptions: 1 };
  const ending = promiseToSettle<void>();
  const close = () => {
    left.messages -= 1;
  };
  const unsubscribe = async () => {
    await ending.promise;
    left.subscriptions -= 1;
  };
  const worker = {
    getNotifications: async () => [{ close }],
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  };
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => worker } });
  return { left, end: ending.resolve };
}

const tokensOf = (calls: readonly { readonly headers: Headers }[]) =>
  calls.map(({ headers }) => headers.get('Authorization'));

/** A form with a new name. Saving it gets a 401. */
async function refusedForm() {
  const api = fakeApi();
  api.on(cities.getCity, () => city);
  api.on(shops.listShops, () => ({ count: 0, results: [] }));
  api.on(cities.updateCity, () => refuse('auth.required'));
  const { user } = openDesk(`/cities/${city.id}`, api);
  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'Viyyur');
  localStorage.setItem('draft articles new', '{"values":{"title":"Mangoes"}}');
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const signIn = async (person: accounts.User) => {
    api.on(accounts.login, () => ({}));
    api.on(accounts.verifyLogin, () => ({
      token: 'new',
      is_initial_setup_done: true,
      is_customer_initial_setup_done: true,
      user: person,
    }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    await user.type(dialog.getByLabelText(/^Phone number/), '90000 00009');
    await user.click(dialog.getByRole('button', { name: 'Request code' }));
    await user.type(await dialog.findByLabelText('Code'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  };
  return { api, save, signIn };
}

it('deletes everything of the person when no call accepts the token any more, except what is on the page [SIGN-53, DESK-120]', async () => {
  const { api, save, signIn } = await refusedForm();
  api.on(accounts.details, () => refuse('auth.required'));
  await save();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Viyyur');
  api.on(accounts.details, () => operator);
  api.on(cities.updateCity, () => ({ ...city, name: 'Viyyur', version: city.version + 1 }));
  api.on(cities.listCities, () => ({ count: 1, results: [city] }));
  await signIn(operator);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await save();
  await screen.findByText('Saved');
});

it.each(['online', 'visibilitychange', 'a later refusal'])(
  'checks the token again when the server did not answer, at %s [SIGN-82]',
  async (when) => {
    const { api, save } = await refusedForm();
    api.on(accounts.details, () => refuse('unavailable'));
    await save();
    await screen.findByRole('dialog', { name: 'Sign in again' });
    await settle();
    expect(getToken()).toBe('token-of-this-test');
    for (const spec of [accounts.details, cities.getCity]) api.on(spec, () => refuse('auth.required'));
    if (when === 'online') window.dispatchEvent(new Event(when));
    else if (when === 'visibilitychange') document.dispatchEvent(new Event(when));
    else
      await makeDataProvider({ cities: { get: cities.getCity } })
        .getOne('cities', { id: city.id })
        .catch(() => undefined);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  },
);

it('does not ask about a token that was replaced [SIGN-82]', async () => {
  const { api, save, signIn } = await refusedForm();
  await save();
  await signIn(operator);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const asked = api.asked(accounts.details).length;
  window.dispatchEvent(new Event('online'));
  expect(api.asked(accounts.details)).toHaveLength(asked);
  expect(getToken()).toBe('new');
});

it('shows somebody else who signs in over the page nothing of the previous person, and sends nothing of theirs [SIGN-53]', async () => {
  const { api, save, signIn } = await refusedForm();
  api.on(accounts.logout, () => undefined);
  await save();
  await signIn({ ...operator, id: 10 });
  await waitFor(() => expect(getToken()).toBe('new'));
  expect(localStorage).toHaveLength(1);
  expect(api.asked(cities.updateCity)).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
});

it('ends the session and the push messages of the previous person before somebody else goes on [SIGN-81]', async () => {
  const { api, save, signIn } = await refusedForm();
  const { left, end } = fakePush();
  api.on(accounts.logout, () => undefined);
  await save();
  await signIn({ ...operator, id: 10 });
  await waitFor(() => expect(left.messages).toBe(0));
  await settle();
  expect(localStorage).toHaveLength(0);
  end();
  await waitFor(() => expect(getToken()).toBe('new'));
  expect(left).toEqual({ messages: 0, subscriptions: 0 });
  expect(tokensOf(api.asked(accounts.logout))).toEqual(['Token token-of-this-test']);
});

it('goes on after 2 seconds when the push messages do not end [SIGN-81]', async () => {
  const { api, save, signIn } = await refusedForm();
  fakePush();
  api.on(accounts.logout, () => undefined);
  await save();
  await signIn({ ...operator, id: 10 });
  await waitFor(() => expect(getToken()).toBe('new'));
});

async function openToday() {
  const api = fakeApi();
  api.on(setup.getSetup, () => setupDone);
  api.on(today.getToday, () => todayAtRest);
  api.on(accounts.logout, () => undefined);
  const { user } = openDesk('/', api);
  await screen.findByText('All is well');
  const signOut = async () => {
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByLabelText(/^Phone number/);
  };
  return { api, signOut };
}

it('signs out at once, and ends the token on the server', async () => {
  const { api, signOut } = await openToday();
  await signOut();
  expect(localStorage).toHaveLength(0);
  await waitFor(() => expect(tokensOf(api.asked(accounts.logout))).toEqual(['Token token-of-this-test']));
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(api.asked(accounts.logout)).toHaveLength(1);
});

it('signs out without an answer of the server, and tells it when the network returns [SIGN-80]', async () => {
  const { api, signOut } = await openToday();
  api.on(accounts.logout, () => new Promise(() => undefined));
  await signOut();
  expect(localStorage).toHaveLength(0);
  api.on(accounts.logout, () => refuse('unavailable'));
  window.dispatchEvent(new Event('online'));
  await settle();
  api.on(accounts.logout, () => undefined);
  window.dispatchEvent(new Event('online'));
  await settle();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(tokensOf(api.asked(accounts.logout))).toEqual(Array(3).fill('Token token-of-this-test'));
});

it('does not sign out somebody else who has signed in in another tab [SIGN-80]', async () => {
  const { api, signOut } = await openToday();
  localStorage.setItem('token', 'of-the-second');
  await signOut();
  await settle();
  expect(getToken()).toBe('of-the-second');
  expect(api.asked(accounts.logout)).toEqual([]);
});
