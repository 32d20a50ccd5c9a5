import * as cart from '@haat/contract/cart';
import * as credit from '@haat/contract/credit';
import * as orders from '@haat/contract/orders';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeAccount } from '../../../testing/credit.ts';
import { cutOff, type FakeApi, neverRespond, type RecordedCall, refuse } from '../../../testing/fake-api.ts';
import { carrot, cartOf, keepCart, listOf, market, order, slots, tomato } from '../../../testing/market.ts';
import { openApp } from '../../../testing/open-app.tsx';

afterEach(() => vi.useRealTimers());

const keyOf = ({ headers }: RecordedCall) => headers.get('Idempotency-Key');

function readyToOrder(): FakeApi {
  const api = market()
    .on(orders.getSlots, listOf(slots))
    .on(orders.checkout, order)
    .on(orders.customerOrder, order);
  keepCart(
    api,
    cartOf([
      [tomato, 2],
      [carrot, 1],
    ]),
  );
  return api;
}

const option = '21/11/2026 - 17:00 PM to 19:00 PM';
type User = ReturnType<typeof openApp>['user'];

async function proceed(user: User): Promise<void> {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Delivery slot' }), option);
  await user.click(screen.getByRole('button', { name: 'Proceed to Order' }));
}

test('Proceed to Order shows the total, which is not part of its name [GLANCE-11]', async () => {
  openApp('/shops/slot', { api: readyToOrder() });
  expect(await screen.findByRole('button', { name: 'Proceed to Order' })).toHaveTextContent('₹130.25');
});

test('slots show day and time, and a slot is required [BUY-1, BUY-2, BUY-3, BUY-10, TEXT-23]', async () => {
  const { user, api } = openApp('/shops/slot', { api: readyToOrder() });
  const select = await screen.findByRole('combobox', { name: 'Delivery slot' });
  expect(within(select).getByRole('option', { name: option })).toBeVisible();
  expect(within(select).getByRole('option', { name: '22/11/2026 - 09:00 AM to 12:00 PM' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Proceed to Order' }));
  expect(screen.getByText('The field is required')).toBeVisible();
  expect(api.asked(orders.checkout)).toHaveLength(0);
});

test('the next three slots are buttons that choose them [BUY-83]', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00+05:30'), shouldAdvanceTime: true });
  const later = ['23', '24'].map((day, at) => ({
    id: 503 + at,
    start: `2026-11-${day}T16:00:00+05:30`,
    end: `2026-11-${day}T18:00:00+05:30`,
    left: 1,
  }));
  const { user, api } = openApp('/shops/slot', {
    api: readyToOrder().on(orders.getSlots, listOf([...slots, ...later])),
  });
  const next = within(await screen.findByRole('group', { name: 'Next slots' }));
  const named = next.getAllByRole('button').map(({ textContent }) => textContent);
  expect(named).toEqual(['Today 17:00–19:00', 'Tomorrow 09:00–12:00', '23/11 16:00–18:00']);
  await user.click(next.getByRole('button', { name: 'Tomorrow 09:00–12:00' }));
  expect(next.getByRole('button', { name: 'Tomorrow 09:00–12:00', pressed: true })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Delivery slot' })).toHaveValue('502');
  await user.click(screen.getByRole('button', { name: 'Proceed to Order' }));
  await waitFor(() => expect(api.asked(orders.checkout)[0]?.body).toMatchObject({ slot: 502 }));
});

test('placing an order shows the confirmation for three seconds, then the profile with an empty cart [BUY-1, BUY-4, BUY-14]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = readyToOrder();
  const { user, path } = openApp('/shops/slot', { api });
  await user.type(await screen.findByLabelText('Additional instructions'), 'Ring twice');
  keepCart(api, cartOf([]));
  await proceed(user);
  expect(await screen.findByRole('heading', { name: 'Order placed' })).toBeVisible();
  expect(api.asked(orders.checkout)[0]?.body).toEqual({
    slot: 501,
    additional_details: 'Ring twice',
    fulfilment: 'delivery',
    if_missing: 'ask',
    pay_by: 'cash',
    expected_amount: 130.25,
  });
  expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(path()).toBe('/shops/order-placed');
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await waitFor(() => expect(path()).toBe('/shops/user'));
});

test('two presses place one order [BUY-1, BUY-5]', async () => {
  const api = readyToOrder().on(orders.checkout, () => neverRespond());
  const { user } = openApp('/shops/slot', { api });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Delivery slot' }), option);
  await user.dblClick(screen.getByRole('button', { name: 'Proceed to Order' }));
  await waitFor(() => expect(api.asked(orders.checkout)).toHaveLength(1));
});

test('a checkout without a response is retried with its key, even for another slot [BUY-5, TEXT-13]', async () => {
  const api = readyToOrder().on(orders.checkout, () => cutOff());
  const { user, path } = openApp('/shops/slot', { api });
  await user.type(await screen.findByLabelText('Additional instructions'), 'Ring twice');
  await proceed(user);
  await screen.findByText('Could not proceed');
  expect(screen.getByLabelText('Additional instructions')).toHaveValue('Ring twice');
  expect(screen.getByText(/^No answer came, so your order may be placed\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/shops/user');
  keepCart(api, cartOf([])).kept.now = cartOf([]);
  api.on(orders.checkout, order);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Delivery slot' }),
    '22/11/2026 - 09:00 AM to 12:00 PM',
  );
  await user.click(screen.getByRole('button', { name: 'Proceed to Order' }));
  await waitFor(() => expect(path()).toBe('/shops/order-placed'));
  const keys = api.asked(orders.checkout).map(keyOf);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('after coming back the page still says that the order may be placed [BUY-5]', async () => {
  const api = readyToOrder().on(orders.checkout, () => cutOff());
  const { user, goTo } = openApp('/shops/slot', { api });
  await proceed(user);
  await screen.findByText('Could not proceed');
  keepCart(api, cartOf([]));
  await goTo('/shops/cart');
  await screen.findByText('No items in cart');
  await goTo('/shops/slot');
  expect(await screen.findByText(/^No answer came, so your order may be placed\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/shops/user');
});

test('after a lost answer and a reload, a press sends the same order again [BUY-5]', async () => {
  const api = readyToOrder().on(orders.checkout, () => cutOff());
  const { user, goTo, path } = openApp('/shops/slot', { api });
  await user.type(await screen.findByLabelText('Additional instructions'), 'Ring twice');
  await user.click(screen.getByRole('radio', { name: 'Replace it' }));
  await user.click(screen.getByRole('radio', { name: 'UPI' }));
  await proceed(user);
  await screen.findByText('Could not proceed');
  // The order took the last place of its slot.
  keepCart(api, cartOf([]));
  api.on(orders.getSlots, listOf(slots.slice(1)));
  await goTo('/shops/cart');
  await screen.findByText('No items in cart');
  await goTo('/shops/slot');
  expect(await screen.findByRole('combobox', { name: 'Delivery slot' })).toHaveDisplayValue(option);
  expect(screen.getByLabelText('Additional instructions')).toHaveValue('Ring twice');
  expect(screen.getByRole('heading', { name: 'Your order' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Proceed to Order' })).toHaveTextContent('₹130.25');
  api.on(orders.checkout, order);
  await user.click(screen.getByRole('button', { name: 'Proceed to Order' }));
  await waitFor(() => expect(path()).toBe('/shops/order-placed'));
  const [first, second] = api.asked(orders.checkout);
  expect(second?.body).toEqual(first?.body);
  expect(second && keyOf(second)).toBe(first && keyOf(first));
});

test('a lost answer keeps the amount of the order that emptied the cart [BUY-5]', async () => {
  const api = readyToOrder().on(orders.checkout, () => {
    keepCart(api, cartOf([]));
    return cutOff();
  });
  const { user } = openApp('/shops/slot', { api });
  await screen.findByRole('link', { name: 'Cart, 3 items' });
  await proceed(user);
  await screen.findByRole('link', { name: 'Cart' });
  expect(screen.getByRole('button', { name: 'Proceed to Order' })).toHaveTextContent('₹130.25');
});

test('the same goods in a cart that was filled again are another order [BUY-5]', async () => {
  const api = readyToOrder().on(orders.checkout, () => cutOff());
  keepCart(api, cartOf([[tomato, 1]]));
  const { user, goTo } = openApp('/shops/slot', { api });
  await proceed(user);
  await screen.findByText('Could not proceed');
  const { kept } = keepCart(api, cartOf([]));
  await goTo('/shops/cart');
  await screen.findByText('No items in cart');
  await goTo(`/shops/3/product/${tomato.id}`);
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await waitFor(() => expect(kept.now.items).toHaveLength(1));
  api.on(orders.checkout, order);
  await goTo('/shops/slot');
  await proceed(user);
  await waitFor(() => expect(api.asked(orders.checkout)).toHaveLength(2));
  const keys = api.asked(orders.checkout).map(keyOf);
  expect(new Set(keys).size).toBe(2);
});

test.each([
  [
    'product.out_of_stock',
    [{ id: 22, name: carrot.name, quantity: 1, available: 0 }],
    'Ooty carrot, 500 g is out of stock.',
  ],
  ['slot.unavailable', [], 'This slot is full or has passed. Choose another.'],
  ['shop.closed', [], 'Amma Vegetables is closed now. You can order when it opens.'],
  ['cart.empty', [], 'Your cart is empty. You may have ordered already: check your orders.'],
] as const)(
  'a checkout refused with %s shows the reason, and the next one has a new key [BUY-1, BUY-8]',
  async (code, items, words) => {
    const api = readyToOrder().on(orders.checkout, () => refuse(code, { items: [...items] }));
    const { user } = openApp('/shops/slot', { api });
    await proceed(user);
    await screen.findByText('Could not proceed');
    expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Proceed to Order' }));
    await waitFor(() => expect(api.asked(orders.checkout)).toHaveLength(2));
    expect(new Set(api.asked(orders.checkout).map(keyOf)).size).toBe(2);
  },
);

test('too little stock leads to the cart, where the quantity can be reduced [BUY-8]', async () => {
  const few = [{ id: 22, name: carrot.name, quantity: 2, available: 1 }];
  const api = readyToOrder().on(orders.checkout, () => refuse('product.out_of_stock', { items: few }));
  const { user } = openApp('/shops/slot', { api });
  await proceed(user);
  expect(await screen.findByText('Only 1 of Ooty carrot, 500 g left. Reduce the quantity.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/shops/cart');
});

test('shows before the press that the cart is empty [BUY-7]', async () => {
  openApp('/shops/slot', { api: market().on(orders.getSlots, listOf(slots)) });
  expect(await screen.findByText('No items in cart')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Proceed to Order' });
  expect(button).toHaveAccessibleDescription('No items in cart');
  expect(button).not.toHaveTextContent('₹');
});

test('shows before the press that the shop is closed, and the reason after a refusal [BUY-7]', async () => {
  const api = readyToOrder().on(orders.checkout, () => refuse('shop.closed'));
  keepCart(api, { ...cartOf([[tomato, 2]]), problem: 'shop.closed' });
  const { user } = openApp('/shops/slot', { api });
  const before = await screen.findByText('Amma Vegetables is closed now. You can order when it opens.');
  expect(screen.getByRole('button', { name: 'Proceed to Order' })).toHaveAccessibleDescription(
    before.textContent,
  );
  await proceed(user);
  await screen.findByText('Could not proceed');
  expect(screen.getByText('Amma Vegetables is closed now. You can order when it opens.')).toBeVisible();
  expect(before).not.toBeInTheDocument();
});

test('the checkout waits for pending presses [BUY-6]', async () => {
  const api = readyToOrder().on(cart.addToCart, () => neverRespond());
  const { user, goTo } = openApp('/shops/cart', { api });
  await user.click(await screen.findByRole('button', { name: `Increase quantity of ${tomato.name}` }));
  await goTo('/shops/slot');
  expect(await screen.findByRole('button', { name: 'Proceed to Order' })).toBeDisabled();
  expect(screen.getByText('Your last change of the cart is being saved. Then you can order.')).toBeVisible();
});

test('without a network the checkout sends nothing and only says that it needs a connection [OUTBOX-8]', async () => {
  const { user, api } = openApp('/shops/slot', { api: readyToOrder() });
  await screen.findByRole('combobox', { name: 'Delivery slot' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => onlineManager.setOnline(false));
  await proceed(user);
  await screen.findByText('Could not proceed');
  expect(screen.getByText(/^You need a connection to order/)).toBeVisible();
  expect(screen.queryByText(/^No answer came/)).toBeNull();
  expect(api.asked(orders.checkout)).toEqual([]);
  vi.restoreAllMocks();
});

test('the confirmation without an order redirects to the profile [APP-11, BUY-4]', async () => {
  const { path } = openApp('/shops/order-placed', { api: market() });
  await waitFor(() => expect(path()).toBe('/shops/user'));
});

test('the way to pay is chosen beside the wish, and a shop without UPI says so [PAY-40]', async () => {
  const api = readyToOrder().on(orders.checkout, refuse('upi.none'));
  const { user } = openApp('/shops/slot', { api });
  const choices = within(await screen.findByRole('group', { name: 'How will you pay?' }));
  expect(
    choices.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Cash', 'UPI']);
  expect(choices.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await user.click(choices.getByRole('radio', { name: 'UPI' }));
  await proceed(user);
  expect(await screen.findByText('This shop does not take UPI. Choose another way to pay.')).toBeVisible();
  expect(api.asked(orders.checkout)[0]?.body).toMatchObject({ pay_by: 'upi' });
});

test('credit at this shop can be chosen, and a refusal says how much is left [PAY-41, CREDIT-8]', async () => {
  const api = readyToOrder()
    .on(credit.customerCredit, listOf([makeAccount({ shop: { id: tomato.shop, name: tomato.shop_name } })]))
    .on(orders.checkout, refuse('credit.limit', { left: 80 }));
  const { user } = openApp('/shops/slot', { api });
  await user.click(await screen.findByRole('radio', { name: 'On credit' }));
  await proceed(user);
  expect(await screen.findByText(/^Only ₹80 of your credit is left\./)).toBeVisible();
  expect(api.asked(orders.checkout)[0]?.body).toMatchObject({ pay_by: 'credit' });
});
