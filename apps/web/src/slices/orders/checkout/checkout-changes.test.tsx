// Checkouts when the server differs from the screen: another price, or the slot of an earlier try.
import * as cart from '@haat/contract/cart';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cutOff, type FakeApi, type RecordedCall, refuse } from '../../../testing/fake-api.ts';
import { carrot, cartOf, keepCart, listOf, market, order, slots, tomato } from '../../../testing/market.ts';
import { openApp } from '../../../testing/open-app.tsx';

const seen = cartOf([
  [tomato, 2],
  [carrot, 1],
]);
const dearer = cartOf([
  [{ ...tomato, price: 58 }, 2],
  [carrot, 1],
]);

const isSeenAt = (total: number) => (asked: RecordedCall) =>
  (asked.body as { expected_amount: number }).expected_amount === total; // already validated against the contract

function readyToOrder(): FakeApi {
  const api = market().on(orders.getSlots, listOf(slots)).on(orders.customerOrder, order);
  keepCart(api, seen);
  return api;
}

/** Changes the price after the page has loaded the cart. */
function withDearerTomatoes(): FakeApi {
  const isNew = isSeenAt(dearer.total);
  const api = readyToOrder();
  return api.on(orders.checkout, (asked) => {
    api.on(cart.getCart, dearer);
    return isNew(asked) ? order : refuse('cart.changed', { cart: dearer });
  });
}

type User = ReturnType<typeof openApp>['user'];
const press = (user: User) => user.click(screen.getByRole('button', { name: 'Proceed to Order' }));

async function choose(user: User, name: string): Promise<void> {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Delivery slot' }), name);
}
const firstSlot = '21/11/2026 - 17:00 PM to 19:00 PM';
const secondSlot = '22/11/2026 - 09:00 AM to 12:00 PM';

async function proceed(user: User): Promise<void> {
  await choose(user, firstSlot);
  await press(user);
}

test('sends the order with the shown total [BUY-18]', async () => {
  const api = readyToOrder().on(orders.checkout, order);
  const { user } = openApp('/shops/slot', { api });
  await proceed(user);
  await waitFor(() => expect(api.asked(orders.checkout)).toHaveLength(1));
  expect(api.asked(orders.checkout)[0]?.body).toMatchObject({ expected_amount: 130.25 });
});

test('shows a changed price next to the old one, and the next press orders at the new one [BUY-9]', async () => {
  const { user, api, path } = openApp('/shops/slot', { api: withDearerTomatoes() });
  await proceed(user);
  expect(await screen.findByText('The price has changed')).toBeVisible();
  expect(await screen.findByText('Could not proceed')).toBeInTheDocument();
  expect(screen.getByText('Country tomato, 1 kg: ₹38 → ₹58')).toBeVisible();
  const total = screen.getByText('Total').parentElement;
  expect(within(total ?? document.body).getByRole('deletion')).toHaveTextContent('₹130.25');
  expect(total).toHaveTextContent('₹170.25');
  expect(screen.getByRole('combobox', { name: 'Delivery slot' })).toHaveValue('501');
  await press(user);
  await waitFor(() => expect(path()).toBe('/shops/order-placed'));
  expect(api.asked(orders.checkout).map(({ body }) => body)).toMatchObject([
    { expected_amount: 130.25 },
    { expected_amount: 170.25 },
  ]);
});

test('says which product is no longer sold, what is left, and its sum [BUY-40]', async () => {
  const left = cartOf([[tomato, 2]]);
  const api = readyToOrder().on(products.getProduct, () => refuse('not_found'));
  const { user } = openApp('/shops/slot', { api });
  api.on(orders.checkout, () => {
    api.on(cart.getCart, left);
    return refuse('cart.changed', { cart: left });
  });
  await proceed(user);
  expect(await screen.findByText(`${carrot.name} is no longer sold.`)).toBeVisible();
  expect(screen.getByText('Your cart has changed')).toBeVisible();
  expect(screen.queryByText('The price has changed')).not.toBeInTheDocument();
  expect(screen.getByText('Total').parentElement).toHaveTextContent(`₹${left.total}`);
  expect(screen.queryByText('Could not fetch data')).not.toBeInTheDocument();
});

test('says what is no longer sold when nothing is left [BUY-40]', async () => {
  const empty = cartOf([]);
  const api = readyToOrder().on(products.getProduct, () => refuse('not_found'));
  const { user } = openApp('/shops/slot', { api });
  api.on(orders.checkout, () => {
    api.on(cart.getCart, empty);
    return refuse('cart.empty');
  });
  await proceed(user);
  const both = `${tomato.name} is no longer sold. ${carrot.name} is no longer sold.`;
  expect(await screen.findByText(both)).toBeVisible();
});

test("doesn't say so of a product that the customer took out on another phone [BUY-40]", async () => {
  const left = cartOf([[tomato, 2]]);
  const api = readyToOrder().on(products.getProduct, carrot);
  const { user } = openApp('/shops/slot', { api });
  api.on(orders.checkout, () => {
    api.on(cart.getCart, left);
    return refuse('cart.changed', { cart: left });
  });
  await proceed(user);
  expect(await screen.findByText('Your cart has changed')).toBeVisible();
  await waitFor(() => expect(api.asked(products.getProduct)).toHaveLength(1));
  expect(screen.queryByText(/no longer sold/)).not.toBeInTheDocument();
});

test('shows a price that changes a second time [BUY-9]', async () => {
  const dearest = cartOf([[{ ...tomato, price: 60 }, 2]]);
  const api = withDearerTomatoes();
  const { user } = openApp('/shops/slot', { api });
  await proceed(user);
  await screen.findByText('The price has changed');
  api.on(cart.getCart, dearest).on(orders.checkout, () => refuse('cart.changed', { cart: dearest }));
  await press(user);
  expect(await screen.findByText('Country tomato, 1 kg: ₹58 → ₹60')).toBeVisible();
});

test('shows the new amount even if the network is lost again [BUY-9]', async () => {
  const api = withDearerTomatoes();
  const { user } = openApp('/shops/slot', { api });
  api.on(orders.checkout, () => {
    api.on(cart.getCart, () => cutOff());
    return refuse('cart.changed', { cart: dearer });
  });
  await proceed(user);
  expect(await screen.findByText('The price has changed')).toBeVisible();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('₹170.25');
});

test("doesn't order a cart that could not be loaded [BUY-9]", async () => {
  const api = readyToOrder().on(cart.getCart, () => refuse('input.invalid'));
  const { user } = openApp('/shops/slot', { api });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Proceed to Order' })).not.toBeInTheDocument();
  api.on(cart.getCart, seen);
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Proceed to Order' })).toBeVisible();
});

test.each([
  [
    'order.too_many_open',
    'Too many of your orders are waiting for a shop. Wait for an answer, or cancel one.',
    { name: 'Your orders', href: '/shops/user' },
  ],
  [
    'order.too_many',
    'You have ordered very often at this shop within the last hour. Wait 5 minutes, then try again. Or order at another shop.',
    { name: 'Your orders', href: '/shops/user' },
  ],
  [
    'account.incomplete',
    'Your name is missing. Enter it, then order.',
    { name: 'Enter your name', href: '/auth/setup' },
  ],
] as const)('a checkout refused with %s shows the reason and a link [BUY-8]', async (code, words, way) => {
  const api = readyToOrder().on(orders.checkout, () => refuse(code, { at_shop: true, retryAfter: 300 }));
  const { user } = openApp('/shops/slot', { api });
  await proceed(user);
  expect(await screen.findByText('Could not proceed')).toBeInTheDocument();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: way.name })).toHaveAttribute('href', way.href);
});

const keptSlot =
  'Your first try already placed order 1042, for 21/11 17:00 – 21/11 19:00. The slot that you chose later was not used.';

async function loseTheAnswer(user: User, api: FakeApi): Promise<void> {
  api.on(orders.checkout, () => cutOff());
  await user.type(await screen.findByLabelText('Additional instructions'), 'Ring twice');
  await proceed(user);
  await screen.findByText('Could not proceed');
  keepCart(api, cartOf([]));
  api.on(orders.checkout, order);
}

test('says that the order kept the slot of the first try until the page is left [BUY-5]', async () => {
  const api = readyToOrder();
  const { user, path, goTo } = openApp('/shops/slot', { api });
  await loseTheAnswer(user, api);
  await choose(user, secondSlot);
  await press(user);
  await screen.findByRole('heading', { name: 'Order placed' });
  expect(screen.getByText(keptSlot)).toBeVisible();
  await waitFor(() => expect(path()).toBe('/shops/user'), { timeout: 5_000 });
  expect(screen.getByText(keptSlot)).toBeVisible();
  await goTo('/shops');
  await goTo('/shops/user');
  await waitFor(() => expect(screen.queryByText(keptSlot)).not.toBeInTheDocument());
});

test('the order page says it, too', async () => {
  const api = readyToOrder();
  const { user } = openApp('/shops/slot', { api });
  await loseTheAnswer(user, api);
  await choose(user, secondSlot);
  await press(user);
  await user.click(await screen.findByRole('link', { name: 'See the order' }));
  await screen.findByRole('heading', { name: 'Order 1042' });
  expect(screen.getByText(keptSlot)).toBeVisible();
});

test('shows the instructions of the first try, and nothing if all is as chosen', async () => {
  const api = readyToOrder();
  const { user } = openApp('/shops/slot', { api });
  await loseTheAnswer(user, api);
  await user.type(screen.getByLabelText('Additional instructions'), ' and wait');
  await press(user);
  expect(
    await screen.findByText(
      'Your first try already placed order 1042, with the instructions that you gave then.',
    ),
  ).toBeVisible();
  const other = readyToOrder();
  const second = openApp('/shops/slot', { api: other });
  await loseTheAnswer(second.user, other);
  await press(second.user);
  await screen.findByRole('heading', { name: 'Order placed' });
  expect(screen.queryByText(/first try/)).not.toBeInTheDocument();
});
