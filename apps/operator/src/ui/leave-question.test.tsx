// Leaving a form with unsaved changes.
import * as accounts from '@haat/contract/accounts';
import * as cities from '@haat/contract/operator/cities';
import * as shops from '@haat/contract/operator/shops';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { city, cityChoice } from '../testing/records.ts';

async function renameCity() {
  const api = fakeApi();
  api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  api.on(cities.listCities, () => ({ count: 1, results: [city] }));
  api.on(cities.getCity, () => city);
  api.on(shops.listShops, () => ({ count: 0, results: [] }));
  const desk = openDesk(`/cities/${city.id}`, api);
  const name = await screen.findByLabelText(/^Name/);
  await desk.user.clear(name);
  await desk.user.type(name, 'Viyyur');
  const leave = async () => {
    await desk.user.click(screen.getByRole('link', { name: 'Cities' }));
    return within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  };
  return { ...desk, api, leave };
}

it('asks before leaving, and keeps what was typed when the person stays [DESK-140]', async () => {
  const { user, leave, path } = await renameCity();
  const dialog = await leave();
  await user.click(dialog.getByRole('button', { name: 'Stay on this page' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe(`/operator/cities/${city.id}`);
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Viyyur');
});

it('leaves when the person confirms it [DESK-140]', async () => {
  const { user, leave, path } = await renameCity();
  const dialog = await leave();
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'Cities' });
  expect(path()).toBe('/operator/cities');
});

it('asks before signing out, too [DESK-140]', async () => {
  const { user, api, path } = await renameCity();
  api.on(accounts.logout, () => undefined);
  const signOut = async () => {
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    return within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  };
  await user.click((await signOut()).getByRole('button', { name: 'Stay on this page' }));
  expect(api.asked(accounts.logout)).toEqual([]);
  await user.click((await signOut()).getByRole('button', { name: 'Leave' }));
  await screen.findByLabelText(/^Phone number/);
  expect(path()).toBe('/operator/login');
});

it('asks after a save that failed [DESK-140]', async () => {
  const { user, api, leave } = await renameCity();
  api.on(cities.updateCity, () => refuse('unavailable', { detail: 'Try again in a minute.' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Try again in a minute.');
  await leave();
});

it('does not ask after a save [DESK-140]', async () => {
  const { user, api } = await renameCity();
  api.on(cities.updateCity, () => ({ ...city, name: 'Viyyur', version: city.version + 1 }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 1, name: 'Cities' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not ask once somebody else has signed in in another tab [DESK-230]', async () => {
  await renameCity();
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(true);
  localStorage.setItem('token', 'of-the-second');
  expect(closing()).toBe(false);
});
