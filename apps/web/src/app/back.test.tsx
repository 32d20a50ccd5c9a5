// The phone's Back closes overlays first, and no history entry is lost or added.
import * as cart from '@haat/contract/cart';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cartOf, keepCart, market, sardine, tomato } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';

const productPath = `/shops/${sardine.shop}/product/${sardine.id}`;

test('Back answers an open question with No, then leaves the page [TEXT-20]', async () => {
  const api = market();
  keepCart(api, cartOf([[tomato, 2]]));
  const { user, goTo, goBack, path } = openApp('/shops/cart', { api });
  await screen.findByText("You're Ordering From");
  await goTo(productPath);
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await screen.findByRole('alertdialog');
  const steps = window.history.length;
  await goBack();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(path()).toBe(productPath);
  expect(api.asked(cart.addToCart)).toHaveLength(0);
  await waitFor(() => expect(window.location.pathname).toBe(productPath));
  expect(window.history.length).toBe(steps);
  await goBack();
  await waitFor(() => expect(path()).toBe('/shops/cart'));
});

test('Back closes the open menu, then leaves the page [APP-18]', async () => {
  const { user, goTo, goBack, path } = openApp('/shops/cart', { api: market() });
  await screen.findByText('No items in cart');
  await goTo('/shops/address');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await goBack();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Shops' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  expect(path()).toBe('/shops/address');
  await waitFor(() => expect(window.location.pathname).toBe('/shops/address'));
  await goBack();
  await waitFor(() => expect(path()).toBe('/shops/cart'));
});
