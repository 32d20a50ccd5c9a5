// Where the focus is after a navigation, and after the focused button has disappeared.
import * as accounts from '@haat/contract/accounts';
import * as orders from '@haat/contract/operator/orders';
import * as shops from '@haat/contract/operator/shops';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { cityChoice, shop, shopInList } from '../testing/records.ts';

function openShops(path: string) {
  const api = fakeApi();
  let now = shop;
  api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  api.on(shops.listShops, () => ({ count: 1, results: [shopInList] }));
  api.on(shops.getShop, () => now);
  api.on(shops.verifyShop, () => {
    now = { ...shop, state: 'verified', allowed_actions: ['suspend'] };
    return now;
  });
  return openDesk(path, api);
}

it('the focus is at the top of a page that opens from a list [DESK-60]', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo');
  const { user } = openShops('/shops');
  await user.click(await screen.findByRole('link', { name: shop.name }));
  await screen.findByRole('heading', { level: 1, name: shop.name });
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  scrolled.mockRestore();
});

it('the focus is in the page when the button of an action is gone [DESK-60]', async () => {
  const { user } = openShops('/shops/7/show');
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
  await screen.findByText('Verified');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
});

it('the focus is in the list after an action on several rows [DESK-110]', async () => {
  const { user } = openShops('/shops');
  await user.click(await screen.findByRole('checkbox', { name: `Select ${shop.name}` }));
  await user.click(screen.getByRole('button', { name: 'Verify 1 shop' }));
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
  await screen.findByText('1 shop verified');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
});

it('the keyboard can skip the menu, and an unknown address says so [DESK-141]', async () => {
  const { user } = openDesk('/cuties', fakeApi());
  await screen.findByRole('heading', { level: 1, name: 'Not found' });
  expect(screen.getByRole('link', { name: 'Go to Today' })).toHaveAttribute('href', '/operator');
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(document.querySelector(new URL(String(skip.getAttribute('href')), location.href).hash)).toBe(
    screen.getByRole('main'),
  );
});

it('the focus is on the page of a record whose address lacks its end [DESK-141]', async () => {
  const api = fakeApi();
  api.on(orders.getOrder, () => refuse('not_found'));
  const { path } = openDesk('/orders/38', api);
  await screen.findByText('It may have been deleted.');
  expect(path()).toBe('/operator/orders/38/show');
});
