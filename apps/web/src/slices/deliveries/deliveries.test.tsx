import * as cash from '@haat/contract/cash';
import * as deliveries from '@haat/contract/deliveries';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeDelivery, makeRequest } from '../../testing/deliveries.ts';
import { cutOff, fakeApi, refuse } from '../../testing/fake-api.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { openApp } from '../../testing/open-app.tsx';
import { byPiece } from '../../testing/packs.ts';
import { deliverer } from '../../testing/people.ts';

const listOf = <Item,>(...results: Item[]) => ({ count: results.length, results });

const dialog = () => screen.findByRole('alertdialog');
const answer = async (user: ReturnType<typeof openApp>['user'], word: 'Yes' | 'No') =>
  user.click(within(await dialog()).getByRole('button', { name: word }));

test('a delivery in the list shows window, number, status, store and customer, and opens [DELIV-1, LOOK-8]', async () => {
  const api = fakeApi()
    .on(deliveries.listDeliveries, listOf(makeDelivery()))
    .on(deliveries.getDelivery, makeDelivery());
  const { user, path } = openApp('/deliverer', { person: deliverer, api });
  const card = within(await screen.findByRole('list', { name: 'Deliveries' })).getByRole('listitem');
  expect(card).toHaveTextContent('21/11 17:00 – 21/11 19:00');
  expect(card).toHaveTextContent('Assigned');
  expect(card).toHaveTextContent('Amma Vegetables to Lakshmi Menon');
  await user.click(within(card).getByRole('link', { name: 'Order 1042' }));
  await screen.findByRole('heading', { level: 1, name: 'Order 1042' });
  expect(path()).toBe('/deliverer/delivery/71');
});

test('without deliveries, the list links to the requests [DELIV-1, APP-41]', async () => {
  const api = fakeApi().on(deliveries.listDeliveries, listOf());
  openApp('/deliverer', { person: deliverer, api });
  expect(await screen.findByText('No deliveries yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See requests' })).toHaveAttribute('href', '/deliverer/requests');
});

test('a failed list shows one toast and can be retried', async () => {
  const api = fakeApi().on(deliveries.listDeliveries, refuse('input.invalid'));
  const { user } = openApp('/deliverer', { person: deliverer, api });
  expect(await screen.findByText("We can't load this right now")).toBeVisible();
  expect(screen.getAllByText('Could not fetch data')).toHaveLength(1);
  api.on(deliveries.listDeliveries, listOf(makeDelivery()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Order 1042' })).toBeVisible();
});

test('a request says how far, how much and for what [SLOT-24]', async () => {
  const { card } = await openRequests();
  expect(card).toHaveTextContent('1.8 km · 4 items · Delivery ₹20 · Pays in cash');
});

test('a request says how far the shop is when the place is known, in metres below a kilometre [TRIP-7]', async () => {
  const stub = (name: string, value: object) =>
    Object.defineProperty(navigator, name, { configurable: true, value });
  const coords = { latitude: 10.51, longitude: 76.2 };
  stub('geolocation', { getCurrentPosition: (found: (at: object) => void) => found({ coords }) });
  stub('permissions', { query: async () => ({ state: 'granted' }) });
  const api = fakeApi().on(deliveries.listRequests, listOf({ ...makeRequest(5, 1042), to_shop: 0.4 }));
  openApp('/deliverer/requests', { person: deliverer, api });
  expect(await screen.findByText(/^400 m to the shop · 1\.8 km · 4 items/)).toBeVisible();
  expect(api.asked(deliveries.listRequests)[0]?.query).toMatchObject({
    latitude: '10.51',
    longitude: '76.2',
  });
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
});

test('a request of an address without a pin says so and no distance [TELE-25]', async () => {
  const request = makeRequest(7, 1044);
  const order = { ...request.order, address: { ...request.order.address, has_pin: false } };
  const api = fakeApi().on(deliveries.listRequests, listOf({ ...request, way: 0, order }));
  api.on(deliveries.getDuty, { is_on_duty: true });
  openApp('/deliverer/requests', { person: deliverer, api });
  expect(await screen.findByText(/^No place on the map · 4 items/)).toBeVisible();
  expect(screen.queryByText(/km/)).toBeNull();
});

test('the requests have the switch On duty, and stay when it is off [SLOT-22]', async () => {
  const { api, user } = await openRequests();
  const duty = await screen.findByRole('switch', { name: 'On duty' });
  expect(duty).toBeChecked();
  api.on(deliveries.setDuty, refuse('input.invalid'));
  await user.click(duty);
  await screen.findByText('Could not save');
  expect(duty).toBeChecked();
  api.on(deliveries.setDuty, { is_on_duty: false });
  await user.click(duty);
  await waitFor(() => expect(duty).not.toBeChecked());
  expect(api.asked(deliveries.setDuty).at(-1)?.body).toEqual({ is_on_duty: false });
  expect(screen.getByRole('list', { name: 'Delivery requests' })).toBeVisible();
});

test('without a connection, the switch On duty stays and says that it needs one [OUTBOX-21]', async () => {
  const { user } = await openRequests();
  const duty = await screen.findByRole('switch', { name: 'On duty' });
  goOffline();
  await user.click(duty);
  expect(await screen.findByText(/^You need a connection for this/)).toBeVisible();
  expect(duty).toBeChecked();
});

test('the profile sums up the last seven days [SLOT-23]', async () => {
  const days = [
    { day: '2026-11-21', deliveries: 6, earned: 135, cash: 1240.5, km: 14.2 },
    { day: '2026-11-20', deliveries: 0, earned: 0, cash: 0, km: 0 },
  ];
  openApp('/deliverer/user', { person: deliverer, api: fakeApi().on(cash.getSummary, { days }) });
  const list = await screen.findByRole('list', { name: 'Your last seven days' });
  const [today, before] = within(list).getAllByRole('listitem');
  expect(today).toHaveTextContent('Today 6 deliveries');
  expect(today).toHaveTextContent('Earned ₹135 · Cash ₹1,240.50 · 14.2 km');
  expect(before).toHaveTextContent(/^20\/11 0 deliveries$/);
});

async function openRequests() {
  const api = fakeApi().on(deliveries.listRequests, listOf(makeRequest(5, 1042), makeRequest(6, 1043)));
  const app = openApp('/deliverer/requests', { person: deliverer, api });
  const list = await screen.findByRole('list', { name: 'Delivery requests' });
  const [first] = within(list).getAllByRole('listitem');
  if (!first) throw new Error('no request is listed');
  return { ...app, card: first, accept: within(first).getByRole('button', { name: 'Accept' }) };
}

test('accepting asks first, then shows a toast and removes the request from the list [DELIV-2, DELIV-3]', async () => {
  const { api, user, card, accept } = await openRequests();
  expect(card).toHaveTextContent('Shop 4, Market Road, Near the temple');
  expect(card).toHaveTextContent('Puthen House, Temple Road, Near the well');
  await user.click(accept);
  expect(await dialog()).toHaveTextContent('Are you sure you want to accept the delivery?');
  await answer(user, 'No');
  expect(api.asked(deliveries.acceptRequest)).toHaveLength(0);
  api
    .on(deliveries.acceptRequest, makeDelivery({ id: 5 }))
    .on(deliveries.listRequests, listOf(makeRequest(6, 1043)));
  await user.click(accept);
  await answer(user, 'Yes');
  await screen.findByText('Delivery accepted');
  await waitFor(() => expect(screen.queryByText('Order 1042')).not.toBeInTheDocument());
  expect(screen.getByText('Order 1043')).toBeVisible();
  const [asked] = api.asked(deliveries.acceptRequest);
  expect(asked?.params).toEqual({ id: '5' });
  expect(asked?.headers.get('Idempotency-Key')).toMatch(/.+/);
});

test('shows the second deliverer the reason and reloads the list [DELIV-4, TEXT-9, TEXT-11]', async () => {
  const { api, user, accept } = await openRequests();
  api
    .on(deliveries.acceptRequest, refuse('delivery.taken'))
    .on(deliveries.listRequests, listOf(makeRequest(6, 1043)));
  await user.click(accept);
  await answer(user, 'Yes');
  await screen.findByText('Could not accept delivery');
  expect(screen.getByText('Another deliverer has already accepted this delivery.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Order 1042')).not.toBeInTheDocument());
});

async function openDelivery(delivery = makeDelivery()) {
  const api = fakeApi().on(deliveries.getDelivery, delivery);
  const app = openApp(`/deliverer/delivery/${delivery.id}`, { person: deliverer, api });
  await screen.findByRole('heading', { level: 1, name: `Order ${delivery.order.id}` });
  const button = (name: string) => screen.getByRole('button', { name });
  return { ...app, button };
}

test('a delivery to an address without a pin has no map for it [TELE-25]', async () => {
  const { order } = makeDelivery();
  await openDelivery(makeDelivery({ order: { ...order, address: { ...order.address, has_pin: false } } }));
  expect(screen.getByText('No place on the map')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Open in maps' })).toHaveLength(1);
});

test('a delivery shows both stops, the products and the amount to collect [DELIV-5]', async () => {
  await openDelivery(
    makeDelivery({
      order: {
        ...makeDelivery().order,
        rejected_items: [
          { name: 'Ooty carrot, 500 g', local_name: null, ...byPiece, quantity: 1, reason: null },
        ],
      },
    }),
  );
  expect(screen.getByText('Assigned')).toBeVisible();
  expect(screen.getByText('21/11 17:00 – 21/11 19:00')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Amma Vegetables' })).toBeVisible();
  expect(screen.getByText('Shop 4, Market Road, Near the temple')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Lakshmi Menon' })).toBeVisible();
  expect(screen.getByText('Puthen House, Temple Road, Near the well')).toBeVisible();
  const calls = screen.getAllByRole('link', { name: 'Call' });
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:+919000000002', 'tel:+919000000001']);
  const maps = screen.getAllByRole('link', { name: 'Open in maps' });
  expect(maps.map((link) => link.getAttribute('href'))).toEqual([
    'https://www.google.com/maps/search/?api=1&query=10.52,76.21',
    'https://www.google.com/maps/search/?api=1&query=10.53,76.22',
  ]);
  const [tomato] = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
  expect(tomato).toHaveTextContent('Country tomato, 1 kg 2 × ₹38.50 ₹77');
  expect(screen.getByText('Ring twice')).toBeVisible();
  expect(screen.getByText('Ooty carrot, 500 g: 1')).toBeVisible();
  expect(screen.getByText('Delivery', { selector: 'dt' }).parentElement).toHaveTextContent('₹20');
  const bar = screen.getByRole('group', { name: 'Next step' }).closest('[data-action-bar]');
  expect(bar).toHaveTextContent(/^To collect ₹214/);
  expect(screen.getAllByText('₹214')).toHaveLength(1);
});

test('only the next delivery action can be pressed; after its question the following one can [DELIV-6, DELIV-19, DELIV-20, DELIV-22, LOOK-50]', async () => {
  const { api, user, button } = await openDelivery();
  for (const name of ['Mark pickedup', 'Mark delivered', 'Mark completed'])
    expect(button(name).querySelector('svg'), `icon of ${name}`).not.toBeNull();
  expect(button('Mark pickedup')).toBeEnabled();
  expect(button('Mark delivered')).toBeDisabled();
  expect(button('Mark completed')).toBeDisabled();
  const pickedUp = makeDelivery({ status: 'PICKED_UP', allowed_actions: ['delivered'] });
  api.on(deliveries.markPickedUp, pickedUp).on(deliveries.getDelivery, pickedUp);
  await user.click(button('Mark pickedup'));
  expect(await dialog()).toHaveTextContent('Are you sure?');
  await answer(user, 'Yes');
  await waitFor(() => expect(button('Mark delivered')).toBeEnabled());
  expect(button('Mark pickedup')).toBeDisabled();
  expect(screen.getByText('Picked up')).toBeVisible();
});

test.each([
  ['picked up', 'ASSIGNED', 'picked_up', 'Mark pickedup', deliveries.markPickedUp],
  ['delivered', 'PICKED_UP', 'delivered', 'Mark delivered', deliveries.markDelivered],
] as const)(
  'a failed delivery action shows a toast: %s [DELIV-6, TEXT-11]',
  async (words, status, action, name, endpoint) => {
    const { api, user, button } = await openDelivery(makeDelivery({ status, allowed_actions: [action] }));
    api.on(endpoint, refuse('internal'));
    await user.click(button(name));
    expect(await dialog()).toHaveTextContent('Are you sure?');
    await answer(user, 'Yes');
    await screen.findByText(`Could not mark as ${words}`);
    expect(api.asked(endpoint)).toHaveLength(1);
    expect(button(name)).toBeEnabled();
  },
);

test('a refused delivery action shows a toast and the reason, and reloads the delivery [DELIV-8]', async () => {
  const { api, user, button } = await openDelivery();
  const pickedUp = makeDelivery({ status: 'PICKED_UP', allowed_actions: ['delivered'] });
  api.on(deliveries.markPickedUp, refuse('delivery.cannot_pick_up')).on(deliveries.getDelivery, pickedUp);
  await user.click(button('Mark pickedup'));
  await answer(user, 'Yes');
  await screen.findByText('Could not mark as picked up');
  expect(
    screen.getByText('The order has changed in the meantime. The page now shows its current status.'),
  ).toBeVisible();
  await waitFor(() => expect(button('Mark delivered')).toBeEnabled());
});

/** Replaces the sentence that the app wrote. */
async function write(user: UserEvent, payment: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Payment details' });
  await user.clear(field);
  await user.type(field, payment);
}

const atTheDoor = makeDelivery({ status: 'DELIVERED', allowed_actions: ['completed'] });

test('completing requires the payment details [DELIV-6, DELIV-7, DELIV-21, DELIV-22]', async () => {
  const { api, user, button } = await openDelivery(atTheDoor);
  await user.click(button('Mark completed'));
  expect(await dialog()).toHaveTextContent('Are you sure?');
  await user.clear(screen.getByRole('textbox', { name: 'Payment details' }));
  await answer(user, 'Yes');
  expect(screen.getByText('This field is required')).toBeVisible();
  expect(api.asked(deliveries.markCompleted)).toHaveLength(0);
  const done = makeDelivery({
    status: 'COMPLETED',
    allowed_actions: [],
    order: { ...atTheDoor.order, payment: 'Cash' },
  });
  api.on(deliveries.markCompleted, done).on(deliveries.getDelivery, done);
  await user.type(screen.getByRole('textbox', { name: 'Payment details' }), ' Cash ');
  await answer(user, 'Yes');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  // The phone keeps it before it sends it.
  await waitFor(() => expect(api.asked(deliveries.markCompleted)).toHaveLength(1));
  expect(api.asked(deliveries.markCompleted)[0]?.body).toEqual({
    payment: 'Cash',
    payments: [{ method: 'cash', amount: 214 }],
    expected_amount: atTheDoor.amount,
  });
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Receipt' })).toBeVisible();
  expect(
    screen.queryAllByRole('button', { name: /^Mark/ }).filter((one) => !one.matches(':disabled')),
  ).toEqual([]);
});

const cheaper = makeDelivery({ status: 'VERIFIED', amount: 174, allowed_actions: ['completed'] });

test('the dialog of completion asks for the newest amount when it opens [DELIV-29]', async () => {
  const { api, user, button } = await openDelivery(atTheDoor);
  const asked = api.asked(deliveries.getDelivery).length;
  api.on(deliveries.getDelivery, cheaper).on(deliveries.markCompleted, cheaper);
  await user.click(button('Mark completed'));
  const shown = within(await dialog());
  expect(await shown.findByText('₹174')).toBeVisible();
  expect(shown.queryByText('₹214')).toBeNull();
  expect(api.asked(deliveries.getDelivery)).toHaveLength(asked + 1);
  await write(user, 'Cash');
  await answer(user, 'Yes');
  await waitFor(() =>
    expect(api.asked(deliveries.markCompleted)[0]?.body).toMatchObject({ expected_amount: 174 }),
  );
});

test('the dialog shows the known amount, and says so, when the server does not answer [DELIV-29]', async () => {
  const { api, user, button } = await openDelivery(atTheDoor);
  api.on(deliveries.getDelivery, () => cutOff());
  await user.click(button('Mark completed'));
  const shown = within(await dialog());
  expect(await shown.findByText(/^The amount could not be checked/, {}, { timeout: 5_000 })).toBeVisible();
  expect(shown.getByText('₹214')).toBeVisible();
});

test('a completion refused for the amount keeps the text and shows the new amount [DELIV-28]', async () => {
  const { api, user, button } = await openDelivery(atTheDoor);
  await user.click(button('Mark completed'));
  const shown = within(await dialog());
  await write(user, 'Cash');
  expect(await shown.findByText('₹214')).toBeVisible();
  api
    .on(deliveries.markCompleted, refuse('order.changed', { amount: 174 }))
    .on(deliveries.getDelivery, cheaper);
  await answer(user, 'Yes');
  expect(await shown.findByText('₹174')).toBeVisible();
  expect(shown.getByText('The amount has changed. Collect the new amount, then try again.')).toBeVisible();
  expect(shown.getByRole('textbox', { name: 'Payment details' })).toHaveValue('Cash');
  const done = makeDelivery({ status: 'COMPLETED', amount: 174, allowed_actions: [] });
  api.on(deliveries.markCompleted, done).on(deliveries.getDelivery, done);
  await answer(user, 'Yes');
  await screen.findByText('Completed');
  expect(api.asked(deliveries.markCompleted).map(({ body }) => body)).toEqual([
    { payment: 'Cash', payments: [{ method: 'cash', amount: 214 }], expected_amount: 214 },
    { payment: 'Cash', payments: [{ method: 'cash', amount: 174 }], expected_amount: 174 },
  ]);
});

test.each([
  ['says', atTheDoor, 1],
  ["doesn't say", cheaper, 0],
] as const)(
  'before completing it %s that the customer has not verified yet [DELIV-30]',
  async (_, delivery, times) => {
    const { user, button } = await openDelivery(delivery);
    await user.click(button('Mark completed'));
    const shown = within(await dialog());
    expect(await shown.findByText(`₹${delivery.amount}`)).toBeVisible();
    expect(shown.queryAllByText(/^The customer has not verified the items yet/)).toHaveLength(times);
  },
);

test('the dialog of completion closes when the order can no longer be completed [DELIV-29]', async () => {
  const { api, user, button } = await openDelivery(atTheDoor);
  api.on(deliveries.getDelivery, makeDelivery({ status: 'COMPLETED', allowed_actions: [] }));
  await user.click(button('Mark completed'));
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an unanswered completion keeps the text, and a retry completes only once [TEXT-11]', async () => {
  const { api, user, button } = await openDelivery(atTheDoor);
  api.on(deliveries.markCompleted, cutOff());
  await user.click(button('Mark completed'));
  await write(user, 'Cash');
  await answer(user, 'Yes');
  await screen.findByText('Could not mark as completed');
  expect(screen.getByRole('textbox', { name: 'Payment details' })).toHaveValue('Cash');
  const done = makeDelivery({ status: 'COMPLETED', allowed_actions: [] });
  api.on(deliveries.markCompleted, done).on(deliveries.getDelivery, done);
  await answer(user, 'Yes');
  expect(await screen.findByText('Completed')).toBeVisible();
  const keys = api.asked(deliveries.markCompleted).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  [{ first_name: 'Anju', last_name: 'Thomas', number: '+919000000007' }, 'Anju Thomas has it now.'],
  [null, 'Its request is open again.'],
])('after a hand-over the page says who has the delivery [DELIV-32]', async (now, line) => {
  const { api } = await openDelivery();
  api.on(deliveries.getDelivery, refuse('not_found', { deliverer: now }));
  // Returning to the page polls at once.
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('You no longer have this delivery')).toBeVisible();
  expect(screen.getByText(line)).toBeVisible();
  expect(screen.queryByText('Not found')).not.toBeInTheDocument();
  const call = screen.queryByRole('link', { name: 'Call' });
  expect(call?.getAttribute('href')).toBe(now ? `tel:${now.number}` : undefined);
});

test("the profile shows the deliverer's details [DELIV-10]", async () => {
  openApp('/deliverer/user', { person: deliverer });
  expect(await screen.findByText('Lakshmi Menon')).toBeVisible();
  expect(screen.getByText('LM')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
});
