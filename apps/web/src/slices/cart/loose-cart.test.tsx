// Loose goods on the pages of a shop, of a product and of the cart: amounts in place of steps.
import * as cart from '@haat/contract/cart';
import * as products from '@haat/contract/products';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { amma, beans, cartOf, keepCart, market } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';

const url = `/shops/${amma.id}/product/${beans.id}`;

test('a product shows the price per kg, and what a step costs beside it [LOOSE-11]', async () => {
  openApp(url, { api: market() });
  const price = await screen.findByText('₹38/kg');
  expect(price.parentElement).toHaveTextContent('₹38/kg 250 g ₹9.50');
});

test('of goods by volume the price is per litre [LOOSE-11]', async () => {
  const oil = { ...beans, price: 21, net_quantity: 100, unit: 'ml' as const };
  openApp(url, { api: market().on(products.getProduct, oil) });
  expect((await screen.findByText('₹210/l')).parentElement).toHaveTextContent('₹210/l 100 ml ₹21');
});

test('chips put whole steps that are in stock into the cart at one press [LOOSE-12]', async () => {
  const api = market();
  const { user } = openApp(url, { api });
  const chips = await screen.findByRole('group', { name: 'Amount' });
  const chip = (name: string) => within(chips).getByRole('button', { name });
  // 2 kg are more than there is.
  expect(
    within(chips)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['250 g', '500 g', '1 kg']);
  await user.click(chip('500 g'));
  expect(await screen.findByText('500 g', { selector: '[aria-live]' })).toBeVisible();
  expect(chip('500 g')).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: /^Increase/ }));
  expect(await screen.findByText('750 g', { selector: '[aria-live]' })).toBeVisible();
  await user.click(chip('250 g'));
  expect(await screen.findByText('250 g', { selector: '[aria-live]' })).toBeVisible();
  expect(api.asked(cart.addToCart).map(({ body }) => body)).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
  expect(api.asked(cart.removeFromCart).map(({ body }) => body)).toMatchObject([{ quantity: 2 }]);
});

test.each([
  ['goods whose step divides no usual amount', { ...beans, net_quantity: 300 }],
  ['goods by the piece', { ...beans, is_loose: false }],
])('%s have no chips [LOOSE-12]', async (_, product) => {
  openApp(url, { api: market().on(products.getProduct, product) });
  await screen.findByRole('button', { name: 'Add to Cart' });
  expect(screen.queryByRole('group', { name: 'Amount' })).toBeNull();
});

test('a line of the cart says the amount, its price per kg and its sum [LOOSE-11]', async () => {
  const api = market();
  keepCart(api, cartOf([[beans, 6]]));
  openApp('/shops/cart', { api });
  expect(await screen.findByText('1.5 kg', { selector: '[aria-live]' })).toBeVisible();
  expect(screen.getByText('₹38/kg')).toBeVisible();
  expect(screen.getAllByText('₹57')[0]).toBeVisible();
  expect(screen.getByText('Only 1.5 kg left')).toBeVisible();
});
