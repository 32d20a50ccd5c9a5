import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import type { AnswerOf } from '@haat/contract/endpoint';
import type * as products from '@haat/contract/products';
import * as search from '@haat/contract/search';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { RecordedCall } from '../../testing/fake-api.ts';
import { cutOff, refuse } from '../../testing/fake-api.ts';
import {
  carrot,
  cartOf,
  home,
  keepCart,
  listOf,
  market,
  sardine,
  tomato,
  work,
} from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { promiseToSettle } from '../../testing/promise-to-settle.ts';

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
  const list = promiseToSettle<AnswerOf<typeof addresses.listAddresses>>();
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

test.each([
  ['the cart', '/shops/cart', 1],
  ['a product page', productPath(tomato), 0],
])('in %s the same press keeps its key until the cart could be loaded again [CART-6]', async (...row) => {
  const [, path, before] = row;
  muteLog();
  const api = market();
  const { kept, add } = keepCart(api, cartOf(before === 0 ? [] : [[tomato, before]]));
  const { user } = openApp(path, { api });
  const plus = () => screen.findByRole('button', before === 0 ? { name: 'Add to Cart' } : increase(tomato));
  await plus();
  api.on(cart.getCart, () => refuse('internal')).on(cart.addToCart, () => cutOff());
  await user.click(await plus());
  await screen.findByText('Could not update cart');
  api.on(cart.addToCart, add);
  await user.click(await plus());
  await waitFor(() => expect(kept.now).toEqual(cartOf([[tomato, before + 1]])));
  const shown = before === 0 ? 'Cart, 1 item' : 'Cart, 2 items';
  expect(await screen.findByRole('link', { name: shown })).toBeVisible();
  expect(screen.getByRole('button', increase(tomato))).toBeVisible();
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

const hit = { ...tomato, shop: { id: tomato.shop, name: tomato.shop_name }, is_open: true, distance: 1 };
const addNamed = `Add ${tomato.name} to cart`;

/** Opens the page with the address Home, while the cart is for Work. */
async function openForHome(path: string, start: cart.Cart, state?: object) {
  const api = market().on(search.searchProducts, listOf([hit]));
  const { kept } = keepCart(api, start);
  const { user, goTo } = openApp('/shops/address', { api });
  await user.click(await screen.findByRole('radio', { name: 'Home' }));
  await goTo(path, state);
  const answer = async (question: string, word: string): Promise<void> => {
    const dialog = await screen.findByRole('alertdialog', { name: question });
    await user.click(within(dialog).getByRole('button', { name: word }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };
  return { api, kept, user, answer };
}

test.each([
  ['a product page', productPath(tomato), 'Add to Cart', undefined],
  ['a shop', '/shops/7?part=3', addNamed, undefined],
  ['a search', '/shops/search', addNamed, { term: 'tomato' }],
])(
  'in %s, for another store and address, asks both questions in order, and only Yes to both replaces the cart [CART-8, CART-9, CART-10]',
  async (_where, path, name, state) => {
    const { api, kept, user, answer } = await openForHome(path, cartOf([[sardine, 2]], work.id), state);
    const add = () => screen.findByRole('button', { name });
    await user.click(await add());
    await answer(otherShop, 'No');
    await user.click(await add());
    await answer(otherShop, 'Yes');
    await answer(otherAddress, 'No');
    expect(await add()).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    expect(api.asked(cart.addToCart)).toHaveLength(0);
    await user.click(await add());
    await answer(otherShop, 'Yes');
    await answer(otherAddress, 'Yes');
    expect(await screen.findByRole('button', increase(tomato))).toBeVisible();
    await waitFor(() => expect(kept.now).toEqual(cartOf([[tomato, 1]], home.id)));
    expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
);

test('for another address alone, asks one question; No changes nothing, and Yes keeps the other products [CART-9, CART-10]', async () => {
  const start = cartOf(
    [
      [tomato, 1],
      [carrot, 1],
    ],
    work.id,
  );
  const { api, kept, user, answer } = await openForHome(productPath(tomato), start);
  await user.click(await screen.findByRole('button', increase(tomato)));
  await answer(otherAddress, 'No');
  expect(api.asked(cart.addToCart)).toHaveLength(0);
  await user.click(screen.getByRole('button', increase(tomato)));
  await answer(otherAddress, 'Yes');
  const wanted = cartOf([
    [tomato, 2],
    [carrot, 1],
  ]);
  await waitFor(() => expect(kept.now).toEqual(wanted));
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('Add becomes the stepper, and Add again at zero [CART-4, CART-20]', async () => {
  const { user, api } = openApp(productPath(tomato), { api: market() });
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  const minus = await screen.findByRole('button', decrease(tomato));
  expect(screen.getByRole('button', increase(tomato))).toHaveFocus();
  expect(document.querySelector('main [aria-live=polite]')).toHaveTextContent('1');
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
