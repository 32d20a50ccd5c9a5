// Adding the starter set while it runs, and after it was interrupted.
import * as catalogue from '@haat/contract/operator/catalogue';
import * as setup from '@haat/contract/operator/setup';
import * as shopTypes from '@haat/contract/operator/shop-types';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { setupWith } from '../../testing/first-steps.ts';
import { openDesk } from '../../testing/open-desk.tsx';
// Loaded here, so that the tests don't wait for the lazy file to compile.
import './shop-types-panel.tsx';
import { promiseToSettle } from '../../testing/promise-to-settle.ts';

function village(done: readonly setup.SetupKey[]) {
  const api = fakeApi();
  api.on(catalogue.countStarterPictures, () => ({ missing: 0 }));
  api.on(setup.getSetup, () => setupWith(done));
  api.on(shopTypes.listShopTypes, () => ({ count: 0, results: [] }));
  return api;
}

it('asks before somebody leaves while the starter set is being added [DESK-84]', async () => {
  const api = village(['city', 'slots']);
  api.on(shopTypes.createShopType, () => new Promise(() => undefined));
  const { user, path } = openDesk('/setup', api);
  await user.click(await screen.findByRole('button', { name: /^Add \d+ shop types$/ }));
  await user.click(screen.getByRole('link', { name: 'Back to Today' }));
  await screen.findByRole('dialog', { name: 'Leave while the starter set is being added?' });
  await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
  expect(path()).toBe('/operator/setup');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});

it('opens a step that was interrupted, and shows how much is missing [DESK-84]', async () => {
  const api = village(['city', 'slots', 'shop_types']);
  const stored = { 'starter set shop_types': '4' };
  openDesk('/setup', api, undefined, stored);
  const step = await screen.findByRole('button', {
    name: /4 of the chosen shop types of the starter set are not added yet/,
  });
  expect(step).toHaveAttribute('aria-expanded', 'true');
  await screen.findByText('2 of 8 steps done');
});

it('stops when somebody else signs in meanwhile, and lets the person leave the page [DESK-230]', async () => {
  const api = village(['city', 'slots']);
  const held = promiseToSettle<shopTypes.ShopTypeRecord>();
  const added = { id: 1, name: 'Bakery', names: {}, cover: null, position: null, version: 1 };
  api.on(shopTypes.createShopType, () =>
    api.asked(shopTypes.createShopType).length < 2 ? added : held.promise,
  );
  const { user } = openDesk('/setup', api);
  await user.click(await screen.findByRole('button', { name: /^Add \d+ shop types$/ }));
  await waitFor(() => expect(api.asked(shopTypes.createShopType)).toHaveLength(2));
  localStorage.clear();
  localStorage.setItem('token', 'of-the-second');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(false);
  held.resolve(added);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(api.asked(shopTypes.createShopType)).toHaveLength(2);
  expect(api.asked(catalogue.addStarterPictures)).toEqual([]);
  expect({ ...localStorage }).toEqual({ token: 'of-the-second' });
});
