import * as cart from '@haat/contract/cart';
import * as orders from '@haat/contract/orders';
import * as again from '@haat/contract/orders-again';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cutOff, refuse } from '../../../testing/fake-api.ts';
import { carrot, cartOf, listOf, market, order, tomato } from '../../../testing/market.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { byPiece } from '../../../testing/packs.ts';
import { customer } from '../../../testing/people.ts';
import { inList } from '../../../testing/retailer-orders.ts';

const done: orders.Order = { ...order, status: 'COMPLETED', allowed_actions: [] };
const refilled = cartOf([[tomato, 2]]);
const missing = [
  { name: carrot.name, local_name: null, ...byPiece, wanted: 2, available: 1 },
  { name: 'Bath soap', local_name: 'കുളിസോപ്പ്', ...byPiece, wanted: 1, available: 0 },
];

const past = () =>
  market()
    .on(orders.customerOrder, done)
    .on(orders.customerPreviousOrders, listOf([inList({ id: order.id, status: 'COMPLETED' })]));

test('a previous order fills the cart, which says what is missing [AGAIN-5]', async () => {
  const api = past().on(again.orderAgain, () => {
    api.on(cart.getCart, refilled);
    return { cart: refilled, missing };
  });
  const { user } = openApp(`/shops/order/${order.id}`, { person: customer, api });
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  const note = within(
    await screen.findByRole('region', { name: 'Not everything of that order is there now:' }),
  );
  expect(note.getByText('Ooty carrot, 500 g: 1 instead of 2')).toBeVisible();
  expect(note.getByText('കുളിസോപ്പ്: out of stock')).toBeVisible();
  expect(await screen.findByText(tomato.name)).toBeVisible();
  expect(api.asked(again.orderAgain)).toMatchObject([{ params: { id: String(order.id) } }]);
});

test('in the list of previous orders, too, after a question when the cart is not empty [AGAIN-5]', async () => {
  const api = past()
    .on(cart.getCart, cartOf([[carrot, 1]]))
    .on(again.orderAgain, { cart: refilled, missing: [] });
  const { user } = openApp('/shops/user?tab=previous', { person: customer, api });
  const list = within(await screen.findByRole('list', { name: 'Previous orders' }));
  await user.click(list.getByRole('button', { name: 'Order again' }));
  expect(await screen.findByRole('alertdialog', { name: 'Are you sure?' })).toHaveAccessibleDescription(
    'This replaces what is in your cart: 1 item from Amma Vegetables.',
  );
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(api.asked(again.orderAgain)).toHaveLength(0);
  await user.click(list.getByRole('button', { name: 'Order again' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Not everything/ })).toBeNull();
});

test('when nothing of the order is left, the empty cart says so, by name [AGAIN-5]', async () => {
  const nothing = [{ name: carrot.name, local_name: null, ...byPiece, wanted: 2, available: 0 }];
  const api = past().on(again.orderAgain, { cart: cartOf([]), missing: nothing });
  const { user } = openApp(`/shops/order/${order.id}`, { person: customer, api });
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  const title = 'Nothing from that order is available now:';
  const note = within(await screen.findByRole('region', { name: title }));
  expect(note.getByText(title)).toBeVisible();
  expect(note.getByText('Ooty carrot, 500 g: out of stock')).toBeVisible();
  expect(await screen.findByText('No items in cart')).toBeVisible();
});

test('after a lost answer the cart is already filled, and a second press asks first [AGAIN-5]', async () => {
  const api = past().on(again.orderAgain, () => {
    api.on(cart.getCart, refilled).on(again.orderAgain, { cart: refilled, missing });
    return cutOff();
  });
  const { user, path } = openApp(`/shops/order/${order.id}`, { person: customer, api });
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  await screen.findByText('Could not update cart');
  await screen.findByRole('link', { name: 'Cart, 2 items' });
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(path()).toBe('/shops/cart'));
  expect(await screen.findByText('കുളിസോപ്പ്: out of stock')).toBeVisible();
  expect(api.asked(again.orderAgain)).toHaveLength(2);
});

test('a refusal is explained [AGAIN-5]', async () => {
  const api = past().on(again.orderAgain, refuse('shop.closed'));
  const { user } = openApp(`/shops/order/${order.id}`, { person: customer, api });
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  await screen.findByText('Could not update cart');
  expect(screen.getByText('Amma Vegetables is closed now. You can order when it opens.')).toBeVisible();
});

test('an active order has no such button [AGAIN-5]', async () => {
  openApp(`/shops/order/${order.id}`, { person: customer, api: market().on(orders.customerOrder, order) });
  expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
});

test("the shop's page shows what was bought before, with 'Add' [AGAIN-6]", async () => {
  const api = market().on(again.boughtBefore, listOf([carrot]));
  openApp('/shops/7', { person: customer, api });
  expect(await screen.findByRole('tab', { name: 'Store', selected: true })).toBeVisible();
  const bought = within(await screen.findByRole('region', { name: 'Bought before' }, { timeout: 5_000 }));
  expect(await bought.findByRole('link', { name: carrot.name })).toBeVisible();
});
