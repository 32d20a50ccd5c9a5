import * as accounts from '@haat/contract/accounts';
import type { EndpointSpec } from '@haat/contract/endpoint';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { byPiece } from '../../../testing/packs.ts';
import { retailer, waitingRetailer } from '../../../testing/people.ts';
import { inList, makeOrder, orderAddress } from '../../../testing/retailer-orders.ts';
import { makeProduct } from '../../../testing/retailer-products.ts';

const ravi = { first_name: 'Ravi', last_name: 'Kumar', number: '+919000000003' };

const listOf = <Item,>(...results: Item[]) => ({ count: results.length, results });

test('both tabs list their orders, and Back returns to the same tab [APP-33, ORDER-34, LOOK-8]', async () => {
  const done = inList({
    id: 1030,
    status: 'COMPLETED',
    deliverer: ravi,
    goods: [{ name: 'Rice', local_name: null }],
    lines: 1,
    amount: 1240.5,
  });
  const api = fakeApi()
    .on(orders.retailerOrders, listOf(inList()))
    .on(orders.retailerPreviousOrders, listOf(done))
    .on(orders.retailerOrder, makeOrder({ id: 1030, status: 'COMPLETED', allowed_actions: [] }));
  const { user, goBack } = openApp('/retailer/orders', { person: retailer, api });
  const active = within(await screen.findByRole('list', { name: '1 to answer' })).getByRole('listitem');
  expect(active).toHaveTextContent(
    'Order 1043 ₹214 21/11 17:00 – 21/11 19:00 Lakshmi · Country tomato, 1 kg, Rice and 3 more Initiated',
  );
  await user.click(screen.getByRole('tab', { name: 'Previous orders' }));
  const previous = await screen.findByRole('list', { name: 'Previous orders' });
  expect(previous).toHaveTextContent('₹1,240.50');
  expect(previous).toHaveTextContent('Lakshmi · Rice · Ravi Kumar');
  await user.click(within(previous).getByRole('link', { name: 'Order 1030' }));
  await screen.findByRole('heading', { level: 1, name: 'Order 1030' });
  await goBack();
  expect(await screen.findByRole('tab', { name: 'Previous orders' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the list loads pages of ten [APP-30, ORDER-34]', async () => {
  const page = (from: number) =>
    Array.from({ length: 10 }, (_, index) => inList({ id: from - index, status: 'ACCEPTED' }));
  const api = fakeApi().on(orders.retailerOrders, ({ query }) => ({
    count: query.status ? 0 : 12,
    results: query.status ? [] : query.offset === '0' ? page(1012) : page(1002).slice(0, 2),
  }));
  openApp('/retailer/orders', { person: retailer, api });
  expect(await screen.findByRole('link', { name: 'Order 1001' })).toBeVisible();
  const asked = api.asked(orders.retailerOrders).map(({ query }) => query);
  expect(asked.filter(({ status, payments }) => status === undefined && payments === undefined)).toEqual([
    { limit: '10', offset: '0' },
    { limit: '10', offset: '10' },
  ]);
});

test('the active orders begin with those to answer, the rest is newest first [GLANCE-4]', async () => {
  const all = [
    inList({ id: 1050 }),
    inList({ id: 1049, status: 'ACCEPTED' }),
    inList({ id: 1048, customer_first_name: 'Anil' }),
    inList({ id: 1047, status: 'PICKED_UP', deliverer: ravi }),
  ];
  const api = fakeApi().on(orders.retailerOrders, ({ query }) =>
    listOf(...all.filter(({ status }) => query.status === undefined || query.status === status)),
  );
  openApp('/retailer/orders', { person: retailer, api });
  expect(await screen.findByRole('heading', { name: '2 to answer' })).toBeVisible();
  const namesIn = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(namesIn('2 to answer')).toEqual(['Order 1050', 'Order 1048']);
  expect(namesIn('Active orders')).toEqual(['Order 1049', 'Order 1047']);
  expect(screen.getByText('Anil · Country tomato, 1 kg, Rice and 3 more')).toBeVisible();
});

test('shows an empty state without orders [APP-41]', async () => {
  const api = fakeApi()
    .on(orders.retailerOrders, listOf())
    .on(products.listRetailerProducts, { count: 1, results: [makeProduct()] });
  openApp('/retailer/orders', { person: retailer, api });
  expect(await screen.findByText('No active orders')).toBeVisible();
  await waitFor(() => expect(api.asked(products.listRetailerProducts)).toHaveLength(1));
  expect(screen.queryByText('Your shop has no products yet')).toBeNull();
});

test('leads a shop without products to the catalogue [PROD-41]', async () => {
  const api = fakeApi()
    .on(orders.retailerOrders, listOf())
    .on(products.listRetailerProducts, { count: 0, results: [] });
  openApp('/retailer/orders', { person: retailer, api });
  expect(await screen.findByText('Your shop has no products yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add from the catalogue' })).toHaveAttribute(
    'href',
    '/retailer/catalogue',
  );
});

test('a retailer whose shop was suspended is redirected to the waiting page [SHOP-32]', async () => {
  const api = fakeApi().on(orders.retailerOrders, listOf(inList()));
  const { goTo } = openApp('/retailer/orders', { person: retailer, api });
  await screen.findByRole('link', { name: 'Order 1043' });
  api.on(orders.retailerOrder, refuse('shop.not_verified')).on(accounts.details, waitingRetailer);
  await goTo('/retailer/orders/1043');
  expect(await screen.findByRole('heading', { name: 'Shop is not yet verified' })).toBeVisible();
});

async function openOrder(order = makeOrder()) {
  const api = fakeApi().on(orders.retailerOrder, order).on(orders.retailerOrders, listOf(inList()));
  const app = openApp(`/retailer/orders/${order.id}`, { person: retailer, api });
  await screen.findByText('Order placed');
  const answer = async (button: string, question: string) => {
    await app.user.click(screen.getByRole('button', { name: button }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(question)).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Yes' }));
  };
  return { ...app, answer };
}

test.each([
  ['Accept', 'Are you sure you want to accept the order', orders.acceptOrder, 'ACCEPTED'],
  ['Reject', 'Are you sure you want to reject the order', orders.rejectOrder, 'REJECTED'],
] as const)(
  '%s asks first, then returns to the orders [ORDER-2, ORDER-36, LOOK-50]',
  async (button, question, endpoint, status) => {
    const { api, answer, path } = await openOrder();
    api
      .on(endpoint, makeOrder({ status, allowed_actions: [] }))
      .on(orders.retailerOrders, listOf(inList({ status })));
    expect(screen.getByRole('button', { name: button }).querySelector('svg'), 'icon').not.toBeNull();
    await answer(button, question);
    await screen.findByRole('list', { name: 'Active orders' });
    expect(path()).toBe('/retailer/orders');
    expect(api.asked(endpoint)).toHaveLength(1);
  },
);

test.each([
  ['Accept', 'accept', orders.acceptOrder, 'order.cannot_accept'],
  ['Reject', 'reject', orders.rejectOrder, 'order.cannot_reject'],
] as const)(
  "%s too late shows a toast, the reason and the order's current status [ORDER-37, TEXT-13]",
  async (...row) => {
    const [button, word, endpoint, code] = row;
    const { api, answer, path } = await openOrder();
    api
      .on(endpoint, refuse(code))
      .on(orders.retailerOrder, makeOrder({ status: 'CANCELLED', allowed_actions: [] }));
    await answer(button, `Are you sure you want to ${word} the order`);
    await screen.findByText(`Could not ${word} order`);
    expect(
      screen.getByText(`This order can no longer be ${word}ed. The page now shows its current status.`),
    ).toBeVisible();
    expect(path()).toBe('/retailer/orders/1043');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument());
    expect(screen.getByText('Cancelled')).toBeVisible();
  },
);

test("an order says whose it is, by the customer's first name [ORDER-35]", async () => {
  await openOrder(makeOrder({ customer_first_name: 'Lakshmi' }));
  expect(screen.getByText('Lakshmi · 2 items')).toBeVisible();
});

test("'Reject' and 'Change items' are in reach beside 'Accept', and 'Reject' asks first [ORDER-36]", async () => {
  const { user } = await openOrder(makeOrder({ allowed_actions: ['accept', 'reject', 'propose'] }));
  const bar = screen.getByRole('button', { name: 'Accept' }).closest<HTMLElement>('[data-action-bar]');
  expect(bar).not.toBeNull();
  const inBar = within(bar ?? document.body);
  expect(inBar.getByRole('link', { name: 'Change items' })).toBeVisible();
  await user.click(inBar.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

test('an order shows all facts that the shop needs [CART-14, ORDER-35, ORDER-36]', async () => {
  await openOrder(
    makeOrder({
      status: 'COMPLETED',
      deliverer: ravi,
      payment: 'Cash ₹176',
      rejected_items: [
        { name: 'Ooty carrot, 500 g', local_name: null, ...byPiece, quantity: 1, reason: null },
      ],
      allowed_actions: [],
    }),
  );
  expect(screen.getByText('21/11 17:00 – 21/11 19:00')).toBeVisible();
  expect(screen.getByText('Ravi Kumar')).toBeVisible();
  expect(screen.getByText('+91 90000 00003')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919000000003');
  expect(screen.getByText('Cash ₹176')).toBeVisible();
  expect(screen.getByText('Ooty carrot, 500 g: 1')).toBeVisible();
  expect(screen.getByText(/Leave it with the neighbour/)).toBeVisible();
  expect(screen.getByRole('link', { name: '98470 12345' })).toHaveAttribute('href', 'tel:+919847012345');
  const items = screen.getByRole('list', { name: 'Items' });
  expect(items).toHaveTextContent('Country tomato, 1 kg 2 × ₹38 ₹76');
  expect(items.querySelector('img')).toHaveAttribute('src', '/default.png');
  expect(screen.getByText('Delivery', { selector: 'dt' }).parentElement).toHaveTextContent('₹20');
  expect(screen.getByText('Total').parentElement).toHaveTextContent('₹214');
  expect(screen.queryByRole('button', { name: /Accept|Reject/ })).not.toBeInTheDocument();
});

describe('the shop ends an order', () => {
  const openAccepted = () => openOrder(makeOrder({ status: 'ACCEPTED', allowed_actions: ['withdraw'] }));
  const dialog = async () => within(await screen.findByRole('alertdialog'));
  const sentTo = (api: Awaited<ReturnType<typeof openOrder>>['api'], endpoint: EndpointSpec) =>
    api.asked(endpoint).map(({ body }) => body);

  test('a rejection takes a reason, with one press more [ORDER-53]', async () => {
    const { api, user, path } = await openOrder();
    api.on(orders.rejectOrder, makeOrder({ status: 'REJECTED', allowed_actions: [] }));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const asked = await dialog();
    expect(asked.getAllByRole('radio')).toHaveLength(4);
    expect(asked.queryByRole('textbox')).toBeNull();
    await user.click(asked.getByRole('radio', { name: 'Out of stock' }));
    await user.click(asked.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(path()).toBe('/retailer/orders'));
    expect(sentTo(api, orders.rejectOrder)).toEqual([{ reason: 'out_of_stock' }]);
  });

  test("'Another reason' opens a note [ORDER-53]", async () => {
    const { api, user, path } = await openOrder();
    api.on(orders.rejectOrder, makeOrder({ status: 'REJECTED', allowed_actions: [] }));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const asked = await dialog();
    await user.click(asked.getByRole('radio', { name: 'Another reason' }));
    await user.type(asked.getByRole('textbox', { name: 'Note' }), 'A wedding{Enter}');
    await waitFor(() => expect(path()).toBe('/retailer/orders'));
    expect(sentTo(api, orders.rejectOrder)).toEqual([{ reason: 'other', note: 'A wedding' }]);
  });

  test('an accepted order is only cancelled with a reason [ORDER-53]', async () => {
    const { api, user, path } = await openAccepted();
    api.on(orders.withdrawOrder, makeOrder({ status: 'CANCELLED', allowed_actions: [] }));
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'Yes' }));
    expect(asked.getByText('Choose a reason.')).toBeVisible();
    await user.click(asked.getByRole('radio', { name: 'Nobody fetched it' }));
    await user.click(asked.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(path()).toBe('/retailer/orders'));
    expect(sentTo(api, orders.withdrawOrder)).toEqual([{ reason: 'not_fetched' }]);
  });

  test('a refusal says why and shows the order as it is now [ORDER-53, ORDER-37]', async () => {
    const { api, user } = await openAccepted();
    api
      .on(orders.withdrawOrder, refuse('order.cannot_withdraw'))
      .on(orders.retailerOrder, makeOrder({ status: 'ASSIGNED', allowed_actions: [] }));
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const asked = await dialog();
    await user.click(asked.getByRole('radio', { name: 'The shop is closed' }));
    await user.click(asked.getByRole('button', { name: 'Yes' }));
    await screen.findByText('Could not cancel order');
    expect(screen.getByText(/^You can no longer cancel this order/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
  });
});

test("an order shows its customer with 'Call', and the address with its landmark [ORDER-54]", async () => {
  await openOrder(
    makeOrder({
      customer: { first_name: 'Anil', last_name: 'Nair', number: '+919000000007' },
      address: { ...orderAddress, landmark: 'Blue gate' },
    }),
  );
  expect(screen.getByText('Anil Nair')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919000000007');
  for (const text of ['Lakshmi Menon', '+91 90000 00001', 'Puthen House', 'Blue gate'])
    expect(screen.getByText(text)).toBeVisible();
});

test('an order that ended long ago has no numbers [ORDER-54]', async () => {
  await openOrder(
    makeOrder({
      status: 'REJECTED',
      allowed_actions: [],
      customer: { first_name: 'Anil', last_name: 'Nair', number: null },
      address: { ...orderAddress, number: null },
    }),
  );
  expect(screen.getByText('Anil Nair')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
  expect(screen.queryByText(/\+91/)).toBeNull();
});
