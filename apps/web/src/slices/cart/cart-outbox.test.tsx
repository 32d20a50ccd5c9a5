// Changes of the cart without a connection.
import { sessionPrint } from '@haat/client/session';
import * as cart from '@haat/contract/cart';
import { pathOf } from '@haat/contract/endpoint';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { putEntry, waitingEntries } from '../../platform/outbox/outbox-entries.ts';
import { cutOff, refuse } from '../../testing/fake-api.ts';
import { carrot, cartOf, home, keepCart, market, tomato } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { itemCountOf } from './cart-preview.ts';

const goOffline = () => act(() => onlineManager.setOnline(false));
const goOnline = () => act(() => onlineManager.setOnline(true));

/** Like 'Add' without a connection. */
function keepAdding(place: number, { id, name, price, cover, quantity }: typeof tomato): void {
  const owner = sessionPrint() ?? '';
  const product = { id, name, price, cover, quantity };
  putEntry({
    id: `press-${place}`,
    owner,
    place: place + 1,
    about: `cart ${id}`,
    name: 'add',
    title: name,
    failure: 'updateCart',
    invalidates: [],
    kind: 'cart change',
    input: {
      id: `${place}`,
      kind: 'add',
      product,
      shopId: 7,
      shopName: 'Amma Vegetables',
      addressId: 1,
      owner,
    },
    path: pathOf(cart.addToCart),
    body: { product_id: id, quantity: 1, address_id: 1 },
    doneAt: Date.now(),
  });
}

async function openCart() {
  const api = market();
  const kept = keepCart(api, cartOf([[tomato, 1]]));
  const app = openApp('/shops/cart', { api });
  await screen.findByRole('link', { name: 'Checkout' });
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, ...kept, api, press };
}

const plus = `Increase quantity of ${tomato.name}`;
const minus = `Decrease quantity of ${tomato.name}`;

test('changes of the cart show at once, wait without a connection and are sent in order [OUTBOX-1, OUTBOX-3]', async () => {
  const { api, kept, press } = await openCart();
  goOffline();
  await press(plus);
  await press(plus);
  await press(minus);
  expect(await screen.findByText('Waiting for a connection')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await waitFor(() => expect(waitingEntries()).toHaveLength(3));
  expect(api.asked(cart.addToCart)).toHaveLength(0);
  goOnline();
  await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBeNull());
  expect(kept.now).toEqual(cartOf([[tomato, 2]]));
  const keys = [...api.asked(cart.addToCart), ...api.asked(cart.removeFromCart)].map(({ headers }) =>
    headers.get('Idempotency-Key'),
  );
  expect([keys.length, new Set(keys).size]).toEqual([3, 3]);
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a line whose last one is removed without a connection stays with 0 and waits [OUTBOX-22]', async () => {
  const { press, user } = await openCart();
  goOffline();
  await press(minus);
  expect(await screen.findByText('Waiting for a connection')).toBeVisible();
  const line = within(screen.getByRole('list', { name: 'Items' })).getByRole('listitem');
  expect(line).toHaveTextContent(`${tomato.name}₹38 each₹00Waiting for a connection`);
  expect(screen.getByText('No items in cart')).toBeVisible();
  expect(screen.getByRole('button', { name: minus })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: plus }));
  expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible();
  await press(minus);
  await screen.findByText('No items in cart');
  goOnline();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Items' })).toBeNull());
});

test('an Add without a connection becomes the stepper and waits [OUTBOX-1]', async () => {
  const api = market();
  keepCart(api, cartOf([]));
  const { user } = openApp(`/shops/${carrot.shop}/product/${carrot.id}`, { api });
  await screen.findByRole('button', { name: 'Add to Cart' });
  await screen.findByRole('link', { name: 'Cart' });
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByText('Waiting for a connection')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  goOnline();
  await waitFor(() => expect(api.asked(cart.addToCart)).toHaveLength(1));
  expect(api.asked(cart.addToCart)[0]?.body).toEqual({
    product_id: carrot.id,
    quantity: 1,
    address_id: home.id,
  });
});

test('when the product has sold out meanwhile, the cart says so with the reason [OUTBOX-5]', async () => {
  const { api, press } = await openCart();
  goOffline();
  await press(plus);
  await screen.findByText('Waiting for a connection');
  const items = [{ id: tomato.id, name: tomato.name, quantity: 2, available: 1 }];
  api.on(cart.addToCart, () => refuse('product.out_of_stock', { items }));
  goOnline();
  expect(await screen.findByText(/This could not be done any more/)).toHaveTextContent(
    `${tomato.name}: This could not be done any more Only 1 of ${tomato.name} left. Reduce the quantity.`,
  );
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('an addition that a lost connection cuts off is added once [OUTBOX-3]', async () => {
  const { api, add, kept, press } = await openCart();
  api.on(cart.addToCart, (asked) => {
    add(asked);
    goOffline();
    return cutOff();
  });
  await press(plus);
  await screen.findByText('Waiting for a connection');
  const [first] = api.asked(cart.addToCart);
  const firstKey = first?.headers.get('Idempotency-Key');
  api.on(cart.addToCart, (asked) =>
    asked.headers.get('Idempotency-Key') === firstKey ? kept.now : add(asked),
  );
  goOnline();
  await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBeNull());
  expect(kept.now).toEqual(cartOf([[tomato, 2]]));
});

test('an Add without a connection and without a known cart says that it failed [OUTBOX-1]', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const api = market().on(cart.getCart, () => cutOff());
  const { user } = openApp(`/shops/${carrot.shop}/product/${carrot.id}`, { api });
  await screen.findByRole('button', { name: 'Add to Cart' });
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await screen.findByText('Could not update cart');
  expect(screen.queryByText('Waiting for a connection')).toBeNull();
});

test('a cart that this phone does not know shows the waiting goods, until it is loaded [OUTBOX-15]', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const api = market().on(cart.getCart, () => cutOff());
  const { goTo } = openApp('/shops/address', { api });
  await screen.findByRole('heading', { name: 'Addresses' });
  goOffline();
  for (const [place, product] of [tomato, tomato, carrot].entries()) keepAdding(place, product);
  await act(() => goTo('/shops/cart'));
  const items = within(await screen.findByRole('list', { name: 'Items' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    `${tomato.name}2 items`,
    `${carrot.name}1 item`,
  ]);
  expect(screen.getByText('Waiting for a connection')).toBeVisible();
  expect(screen.getByText('You need a connection to order. Your cart stays on this phone.')).toBeVisible();
  expect(screen.queryByText('This page needs a connection')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  const server = keepCart(api, cartOf([]));
  goOnline();
  expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBeNull());
  expect(itemCountOf(server.kept.now)).toBe(3);
});

test('the cart says that ordering needs a connection [OUTBOX-8]', async () => {
  await openCart();
  goOffline();
  expect(screen.getByText('You need a connection to order. Your cart stays on this phone.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAccessibleDescription(/need a connection/);
});
