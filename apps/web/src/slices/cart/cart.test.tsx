import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import type { AnswerOf } from '@haat/contract/endpoint';
import type * as products from '@haat/contract/products';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { RecordedCall } from '../../testing/fake-api.ts';
import { cutOff, refuse } from '../../testing/fake-api.ts';
import { carrot, cartOf, home, keepCart, market, sardine, tomato, work } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';

afterEach(() => vi.restoreAllMocks());

/** A failed load of the cart is logged, which these tests expect. */
const muteLog = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

const otherShop = 'You have items from an another shop in your cart, do you want to proceed?';
const otherAddress = 'You have items for another address in your cart, do you want to proceed?';

const productPath = ({ shop, id }: products.Product) => `/shops/${shop}/product/${id}`;
const increase = ({ name }: products.Product) => ({ name: `Increase quantity of ${name}` });
const decrease = ({ name }: products.Product) => ({ name: `Decrease quantity of ${name}` });
const keyOf = ({ headers }: RecordedCall) => headers.get('Idempotency-Key');

/** A cart API that holds each response to an addition until the test releases it. */
function slowCart(start: cart.Cart) {
  const api = market();
  const { kept, add } = keepCart(api, start);
  const waiting: (() => void)[] = [];
  api.on(
    cart.addToCart,
    (asked) => new Promise<cart.Cart>((resolve) => waiting.push(() => resolve(add(asked)))),
  );
  return { api, kept, waiting };
}

const total = () => screen.getByText('Total').parentElement;

test('the cart shows store, lines, delivery cost and total, and leads to the slot page [CART-1, CART-2, CART-14, LOOK-50, GLANCE-11, GLANCE-12]', async () => {
  const api = market();
  keepCart(
    api,
    cartOf([
      [tomato, 2],
      [carrot, 1],
    ]),
  );
  openApp('/shops/cart', { api });
  expect(await screen.findByText("You're Ordering From")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Amma Vegetables' })).toHaveAttribute('href', '/shops/7');
  const list = within(screen.getByRole('list', { name: 'Items' }));
  expect(list.getByText('₹76')).toBeVisible();
  expect(list.getAllByText('₹34.25')).toHaveLength(1);
  expect(total()).toHaveTextContent('₹130.25');
  const checkout = screen.getByRole('link', { name: 'Checkout' });
  expect(checkout).toHaveAttribute('href', '/shops/slot');
  expect(checkout.querySelector('svg'), 'icon').not.toBeNull();
  expect(checkout).toHaveTextContent('₹130.25');
  expect(screen.getByText(/^Next delivery: .* 08:00$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('aria-current', 'page');
});

test('Add to Cart shows that it waits for the addresses, and then adds once [CART-23]', async () => {
  const list = Promise.withResolvers<AnswerOf<typeof addresses.listAddresses>>();
  const api = market().on(addresses.listAddresses, () => list.promise);
  keepCart(api, cartOf([]));
  const { user } = openApp(productPath(tomato), { api });
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveAttribute('aria-busy'),
  );
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  list.resolve({ count: 1, results: [home] });
  expect(await screen.findByRole('button', increase(tomato))).toBeVisible();
  await waitFor(() => expect(api.asked(cart.addToCart)).toHaveLength(1));
});

test('an empty cart says so [CART-3]', async () => {
  openApp('/shops/cart', { api: market() });
  expect(await screen.findByText('No items in cart')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
});

test('the cart says next to Checkout that the store is closed [CART-11]', async () => {
  const api = market();
  keepCart(api, { ...cartOf([[sardine, 1]]), problem: 'shop.closed' });
  openApp('/shops/cart', { api });
  expect(
    await screen.findByText('Kadavu Fish Stall is closed now. You can order when it opens.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAccessibleDescription(/closed now/);
});

test('the cart says next to Checkout that the address is out of reach, and shows no delivery cost [CART-11]', async () => {
  const api = market();
  const far = { ...cartOf([[tomato, 1]]), delivery_cost: 2235, total: 2273 };
  keepCart(api, { ...far, problem: 'address.out_of_reach' });
  openApp('/shops/cart', { api });
  const words = 'Amma Vegetables does not deliver to this address. Choose another address or a nearer shop.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAccessibleDescription(words);
  expect(screen.getByText('Delivery cost').parentElement).toHaveTextContent('No delivery here');
  expect(screen.queryByText(/2,2/)).not.toBeInTheDocument();
});

test('the cart shows too little stock next to Checkout and at the line [CART-11]', async () => {
  const api = market();
  keepCart(api, { ...cartOf([[carrot, 5]]), problem: 'product.out_of_stock' });
  openApp('/shops/cart', { api });
  const words = 'Some products are out of stock or running low. Remove them or reduce the quantity.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('Only 3 of Ooty carrot, 500 g left. Reduce the quantity.')).toBeVisible();
});

test('quick presses show at once and are sent one after another, each with its own key, and none is lost [CART-5, CART-6, CART-16]', async () => {
  const { api, kept, waiting } = slowCart(cartOf([[tomato, 1]]));
  const { user } = openApp('/shops/cart', { api });
  const plus = await screen.findByRole('button', increase(tomato));
  await user.tripleClick(plus);
  expect(screen.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  expect(total()).toHaveTextContent('₹172');
  expect(api.asked(cart.addToCart)).toHaveLength(1);
  for (let sent = 1; sent <= 3; sent += 1) {
    await waitFor(() => expect(waiting).toHaveLength(sent));
    waiting[sent - 1]?.();
  }
  await waitFor(() => expect(kept.now).toEqual(cartOf([[tomato, 4]])));
  const asked = api.asked(cart.addToCart);
  expect(asked.map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({ product_id: tomato.id, quantity: 1, address_id: home.id })),
  );
  expect(new Set(asked.map(keyOf)).size).toBe(3);
  expect(total()).toHaveTextContent('₹172');
});

test("an unanswered press is retried with its key, then a toast appears and the server's cart is shown [CART-6]", async () => {
  const api = market();
  keepCart(api, cartOf([[tomato, 1]]));
  api.on(cart.addToCart, () => cutOff());
  const { user } = openApp('/shops/cart', { api });
  await user.click(await screen.findByRole('button', increase(tomato)));
  expect(total()).toHaveTextContent('₹96');
  await screen.findByText('Could not update cart');
  await waitFor(() => expect(total()).toHaveTextContent('₹58'));
  const asked = api.asked(cart.addToCart);
  expect(asked).toHaveLength(2);
  expect(new Set(asked.map(keyOf)).size).toBe(1);
});

test('the same press keeps its key until the cart could be loaded again [CART-6]', async () => {
  muteLog();
  const api = market();
  keepCart(api, cartOf([[tomato, 1]]));
  const { user } = openApp('/shops/cart', { api });
  const plus = await screen.findByRole('button', increase(tomato));
  const { add } = keepCart(api, cartOf([[tomato, 1]]));
  api.on(cart.getCart, () => refuse('internal')).on(cart.addToCart, () => cutOff());
  await user.click(plus);
  await screen.findByText('Could not update cart');
  api.on(cart.addToCart, add);
  await user.click(plus);
  await waitFor(() => expect(total()).toHaveTextContent('₹96'));
  const asked = api.asked(cart.addToCart);
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map(keyOf)).size).toBe(1);
});

test("a refusal shows the toast, the reason and the server's cart [CART-7, TEXT-9, TEXT-13]", async () => {
  const api = market();
  keepCart(api, cartOf([[carrot, 1]]));
  const items = [{ id: carrot.id, name: carrot.name, quantity: 2, available: 1 }];
  api.on(cart.addToCart, () => refuse('product.out_of_stock', { items }));
  const { user } = openApp('/shops/cart', { api });
  await user.click(await screen.findByRole('button', increase(carrot)));
  await screen.findByText('Could not update cart');
  expect(screen.getByText('Only 1 of Ooty carrot, 500 g left. Reduce the quantity.')).toBeVisible();
  await waitFor(() => expect(total()).toHaveTextContent('₹54.25'));
});

test.each([
  ['the cart', '/shops/cart'],
  ['the product page', productPath(carrot)],
])('in %s the plus stops at the stock and shows how many are left [CART-5]', async (_where, path) => {
  const api = market();
  keepCart(api, cartOf([[carrot, 2]]));
  const { user } = openApp(path, { api });
  const plus = await screen.findByRole('button', increase(carrot));
  expect(screen.queryByText('Only 3 left')).toBeNull();
  await user.click(plus);
  expect(await screen.findByText('Only 3 left')).toBeVisible();
  expect(plus).toBeDisabled();
  expect(plus).toHaveAccessibleDescription('Only 3 left');
});

test("the cart's tab shows the number of items [APP-22]", async () => {
  const api = market();
  keepCart(api, cartOf([[tomato, 2]]));
  openApp('/shops', { api });
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toHaveTextContent('Cart 2');
});

test('for another store and address, asks both questions in order, and Yes to both replaces the cart [CART-8, CART-9, CART-10]', async () => {
  const api = market();
  const { kept } = keepCart(api, cartOf([[tomato, 2]], work.id));
  const { user, goTo } = openApp('/shops/address', { api });
  await user.click(await screen.findByRole('radio', { name: 'Home' }));
  await goTo(productPath(sardine));
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByRole('alertdialog', { name: otherShop })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alertdialog', { name: otherAddress })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('button', increase(sardine))).toBeVisible();
  await waitFor(() => expect(kept.now).toEqual(cartOf([[sardine, 1]], home.id)));
});

test.each([
  ['the store', 1],
  ['the address', 2],
])('No to the question about %s changes nothing [CART-8, CART-9, CART-10]', async (_name, asked) => {
  const api = market();
  keepCart(api, cartOf([[tomato, 2]], work.id));
  const { user, goTo } = openApp('/shops/address', { api });
  await user.click(await screen.findByRole('radio', { name: 'Home' }));
  await goTo(productPath(sardine));
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  for (let yes = 1; yes < asked; yes += 1)
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.asked(cart.addToCart)).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test('Add becomes the stepper, and Add again at zero [CART-4, CART-20]', async () => {
  const { user, api } = openApp(productPath(tomato), { api: market() });
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  const minus = await screen.findByRole('button', decrease(tomato));
  expect(screen.getByRole('button', increase(tomato))).toHaveFocus();
  await user.click(minus);
  expect(await screen.findByRole('button', { name: 'Add to Cart' })).toHaveFocus();
  await waitFor(() => expect(api.asked(cart.removeFromCart)).toHaveLength(1));
  expect(api.asked(cart.removeFromCart)[0]?.body).toEqual({
    product_id: tomato.id,
    quantity: 1,
    address_id: home.id,
  });
});

test('a press before the addresses are loaded waits for them', async () => {
  const api = market();
  keepCart(api, cartOf([]));
  let arrive = (): void => undefined;
  api.on(
    addresses.listAddresses,
    () =>
      new Promise<AnswerOf<typeof addresses.listAddresses>>((resolve) => {
        arrive = () => resolve({ count: 1, results: [home] });
      }),
  );
  const { user } = openApp(productPath(tomato), { api });
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  expect(api.asked(cart.addToCart)).toHaveLength(0);
  arrive();
  await screen.findByRole('button', increase(tomato));
  expect(api.asked(cart.addToCart)[0]?.body).toMatchObject({ address_id: home.id });
});

test('adds nothing without asking when the cart is unknown', async () => {
  muteLog();
  const api = market().on(cart.getCart, () => refuse('input.invalid'));
  const { user } = openApp(productPath(tomato), { api });
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await screen.findByText('Could not update cart');
  expect(api.asked(cart.addToCart)).toHaveLength(0);
});
