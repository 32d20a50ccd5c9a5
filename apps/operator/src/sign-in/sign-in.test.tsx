// Who gets to the desk: with the customer app's token, or with number and code. Others are refused with a reason.
import { getToken } from '@haat/client/session';
import * as accounts from '@haat/contract/accounts';
import * as cities from '@haat/contract/operator/cities';
import * as setup from '@haat/contract/operator/setup';
import * as shops from '@haat/contract/operator/shops';
import * as today from '@haat/contract/operator/today';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { setupDone } from '../testing/first-steps.ts';
import { openDesk, operator } from '../testing/open-desk.tsx';
import { city } from '../testing/records.ts';
import { todayAtRest } from '../testing/today-records.ts';

it("serves an operator with the customer app's token [DESK-1]", async () => {
  const api = fakeApi();
  api.on(setup.getSetup, () => setupDone);
  api.on(today.getToday, () => todayAtRest);
  openDesk('/', api);
  await screen.findByText('All is well');
  expect(api.asked(today.getToday)[0]?.headers.get('Authorization')).toBe('Token token-of-this-test');
});

it('tells everybody else that the page is for operators [DESK-1]', async () => {
  const api = fakeApi();
  openDesk('/', api, { ...operator, is_operator: false });
  await screen.findByRole('heading', { level: 1, name: 'This page is for operators' });
  expect(screen.getByText('You are signed in as Meera Nair')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(api.asked(today.getToday)).toEqual([]);
});

it('shows no name for people who have none [DESK-1]', async () => {
  openDesk('/', fakeApi(), { ...operator, is_operator: false, first_name: '', last_name: '' });
  expect(await screen.findByText('You are signed in')).toBeVisible();
});

it('tells an operator whose role was taken away at the first refused call [DESK-1]', async () => {
  const api = fakeApi();
  api.on(cities.getCity, () => city);
  api.on(shops.listShops, () => ({ count: 0, results: [] }));
  const { user } = openDesk(`/cities/${city.id}`, api);
  await user.type(await screen.findByLabelText(/^Name/), ' 2');
  api.on(accounts.details, () => ({ ...operator, is_operator: false }));
  for (const spec of [cities.updateCity, today.getToday, shops.listShops]) {
    api.on(spec, () => refuse('role.required', { detail: 'Only operators can do this.' }));
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 1, name: 'This page is for operators' });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(api.asked(accounts.details).length).toBeLessThan(5);
});

it('signs in with number and code, where the customer app finds the session [DESK-1]', async () => {
  const api = fakeApi();
  api.on(accounts.login, () => ({}));
  api.on(accounts.details, () => operator);
  api.on(setup.getSetup, () => setupDone);
  api.on(today.getToday, () => todayAtRest);
  api.on(accounts.verifyLogin, ({ body }) =>
    (body as { otp: string }).otp === '123456' // the fake API has checked it
      ? { token: 'new', is_initial_setup_done: true, is_customer_initial_setup_done: true, user: operator }
      : refuse('otp.invalid', { detail: 'The code is wrong or expired.' }),
  );
  const { user } = openDesk('/', api, null);
  await user.type(await screen.findByLabelText(/^Phone number/), '90000 00009');
  await user.click(screen.getByRole('button', { name: 'Request code' }));
  await user.type(await screen.findByLabelText('Code'), '111111');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('The code is wrong or expired.');
  await user.click(screen.getByRole('button', { name: 'Request a new code' }));
  await screen.findByText('We sent a new code to +91 90000 00009.');
  expect(api.asked(accounts.login)).toHaveLength(2);
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Today' });
  expect(api.asked(accounts.login)[0]?.body).toEqual({ number: '+919000000009' });
  expect(getToken()).toBe('new');
});

it.each(['+91 98765 00009', '09876500009', '+919876500009', '98765-00009'])(
  'sends the code to the number that %s means [DESK-1]',
  async (typed) => {
    const api = fakeApi();
    api.on(accounts.login, () => ({}));
    const { user } = openDesk('/', api, null);
    await user.type(await screen.findByLabelText(/^Phone number/), typed);
    await user.click(screen.getByRole('button', { name: 'Request code' }));
    await screen.findByText('We sent a code to +91 98765 00009.');
    expect(api.asked(accounts.login)[0]?.body).toEqual({ number: '+919876500009' });
  },
);

it('refuses a number with too many digits, and sends nothing', async () => {
  const api = fakeApi();
  const { user } = openDesk('/', api, null);
  await user.type(await screen.findByLabelText(/^Phone number/), '98765000091');
  await user.click(screen.getByRole('button', { name: 'Request code' }));
  await screen.findByText('Enter a mobile number with 10 digits.');
  expect(api.asked(accounts.login)).toEqual([]);
});

it('signs in again over the page after idle hours, and keeps what was typed [DESK-120]', async () => {
  const api = fakeApi();
  api.on(cities.getCity, () => city);
  api.on(shops.listShops, () => ({ count: 0, results: [] }));
  api.on(cities.updateCity, () => refuse('auth.required'));
  const { user } = openDesk(`/cities/${city.id}`, api);
  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'Viyyur');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
  expect(screen.queryByText('Saved')).toBeNull();
  // The customer app may still use it.
  expect(getToken()).toBe('token-of-this-test');

  api.on(accounts.login, () => ({}));
  api.on(accounts.verifyLogin, () => ({
    token: 'new',
    is_initial_setup_done: true,
    is_customer_initial_setup_done: true,
    user: operator,
  }));
  api.on(cities.updateCity, () => ({ ...city, name: 'Viyyur', version: city.version + 1 }));
  api.on(cities.listCities, () => ({ count: 1, results: [city] }));
  await user.type(dialog.getByLabelText(/^Phone number/), '90000 00009');
  await user.click(dialog.getByRole('button', { name: 'Request code' }));
  await user.type(await dialog.findByLabelText('Code'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Viyyur');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(getToken()).toBe('new');
});
