// The server does the action, but its answer is lost.
import * as cart from '@haat/contract/cart';
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeDelivery, makeRequest } from '../testing/deliveries.ts';
import { cutOff, fakeApi, neverRespond } from '../testing/fake-api.ts';
import { cartOf, delivered, keepCart, listOf, market, order, tomato } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';
import { deliverer, retailer } from '../testing/people.ts';
import { inList, makeOrder } from '../testing/retailer-orders.ts';

type User = ReturnType<typeof openApp>['user'];

async function press(user: User, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
}

const eventOf = <Status,>(status: Status) => ({ at: '2026-11-21T09:40:00+05:30', status, text: 'done' });
const seesNo = (failure: string): void => expect(screen.queryByText(failure)).toBeNull();

const shopApi = () =>
  fakeApi()
    .on(orders.retailerOrder, makeOrder())
    .on(orders.retailerOrders, listOf([inList()]));

test.each([
  ['Accept', orders.acceptOrder, 'ACCEPTED', 'Accepted', 'Could not accept order'],
  ['Reject', orders.rejectOrder, 'REJECTED', 'Rejected', 'Could not reject order'],
] as const)(
  "a retailer's %s that was done shows no failure, and is sent once [OUTBOX-23]",
  async (name, action, status, word, failure) => {
    const api = shopApi();
    const done = makeOrder({ status, allowed_actions: [], events: [eventOf('INITIATED'), eventOf(status)] });
    api.on(action, () => {
      // A rejected order leads back to the list.
      api.on(orders.retailerOrder, done).on(orders.retailerOrders, listOf([inList({ status })]));
      return cutOff();
    });
    const { user } = openApp('/retailer/orders/1043', { person: retailer, api });
    await press(user, name);
    // The first match may be on the page before it shows the answer.
    await waitFor(() => expect(screen.getAllByText(word)[0]).toBeVisible());
    seesNo(failure);
    expect(api.asked(action)).toHaveLength(1);
  },
);

test("an accept whose outcome can't be read fails with its toast, a little later [OUTBOX-23]", async () => {
  const api = shopApi();
  api.on(orders.acceptOrder, () => {
    api.on(orders.retailerOrder, neverRespond);
    return cutOff();
  });
  const { user } = openApp('/retailer/orders/1043', { person: retailer, api });
  await press(user, 'Accept');
  await screen.findByText('Could not accept order', {}, { timeout: 4_500 });
});

test('a verification that was done shows no failure [OUTBOX-23]', async () => {
  const api = market().on(orders.customerOrder, delivered);
  const events = [...delivered.events, eventOf('VERIFIED' as const)];
  api.on(orders.verifyOrder, () => {
    api.on(orders.customerOrder, { ...delivered, status: 'VERIFIED', allowed_actions: [], events });
    return cutOff();
  });
  const { user } = openApp('/shops/order/1042', { api });
  await press(user, 'Verify');
  expect((await screen.findAllByText('Verified'))[0]).toBeVisible();
  seesNo('Could not verify order');
});

test('a verification with other quantities than those sent fails with its toast [OUTBOX-23]', async () => {
  const api = market().on(orders.customerOrder, delivered);
  const items = delivered.items.map((item) => ({ ...item, quantity: item.quantity + 1 }));
  const events = [...delivered.events, eventOf('VERIFIED' as const)];
  api.on(orders.verifyOrder, () => {
    api.on(orders.customerOrder, { ...delivered, status: 'VERIFIED', allowed_actions: [], items, events });
    return cutOff();
  });
  const { user } = openApp('/shops/order/1042', { api });
  await press(user, 'Verify');
  await screen.findByText('Could not verify order');
});

test('a cancellation that was done shows no failure [OUTBOX-23]', async () => {
  const api = market().on(orders.customerOrder, { ...order, allowed_actions: ['cancel'] });
  const events = [...order.events, eventOf('CANCELLED' as const)];
  api.on(orders.cancelOrder, () => {
    api.on(orders.customerOrder, { ...order, status: 'CANCELLED', allowed_actions: [], events });
    return cutOff();
  });
  const { user } = openApp('/shops/order/1042', { api });
  await press(user, 'Cancel order');
  expect((await screen.findAllByText('Cancelled'))[0]).toBeVisible();
  seesNo('Could not cancel order');
  expect(api.asked(orders.cancelOrder)).toHaveLength(1);
});

const pickedUp = makeDelivery({ status: 'PICKED_UP', allowed_actions: ['delivered'] });
const atTheDoor = makeDelivery({ status: 'DELIVERED', allowed_actions: ['completed'] });
const completed = makeDelivery({ status: 'COMPLETED', allowed_actions: [], due: 0 });

test.each([
  ['Mark pickedup', deliveries.markPickedUp, makeDelivery(), pickedUp, 'Picked up'],
  ['Mark delivered', deliveries.markDelivered, pickedUp, atTheDoor, 'Delivered'],
  ['Mark completed', deliveries.markCompleted, atTheDoor, completed, 'Completed'],
] as const)(
  "a deliverer's %s that was done shows no failure, and is sent once [OUTBOX-23]",
  async (name, action, before, after, word) => {
    const api = fakeApi().on(deliveries.getDelivery, before);
    api.on(action, () => {
      api.on(deliveries.getDelivery, after);
      return cutOff();
    });
    const { user } = openApp('/deliverer/delivery/71', { person: deliverer, api });
    await press(user, name);
    expect((await screen.findAllByText(word))[0]).toBeVisible();
    seesNo(`Could not mark as ${word.toLowerCase()}`);
    expect(api.asked(action)).toHaveLength(1);
  },
);

test('a request that was accepted shows its success and leaves the list [OUTBOX-23]', async () => {
  const api = fakeApi().on(deliveries.listRequests, listOf([makeRequest(5, 1042)]));
  api.on(deliveries.acceptRequest, () => {
    api.on(deliveries.getDelivery, makeDelivery({ id: 5 })).on(deliveries.listRequests, listOf([]));
    return cutOff();
  });
  const { user } = openApp('/deliverer/requests', { person: deliverer, api });
  await press(user, 'Accept');
  await screen.findByText('Delivery accepted');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Order 1042' })).toBeNull());
  seesNo('Could not accept delivery');
});

test('an item that was added shows no failure, and the next press adds another one [OUTBOX-23]', async () => {
  const api = market();
  const { add } = keepCart(api, cartOf([]));
  api.on(cart.addToCart, (asked) => {
    add(asked);
    return cutOff();
  });
  const { user } = openApp(`/shops/${tomato.shop}/product/${tomato.id}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await user.click(await screen.findByRole('button', { name: `Increase quantity of ${tomato.name}` }));
  await waitFor(() => expect(api.asked(cart.addToCart)).toHaveLength(2));
  await screen.findByRole('link', { name: 'Cart, 2 items' });
  seesNo('Could not update cart');
  expect(new Set(api.asked(cart.addToCart).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(
    2,
  );
});
