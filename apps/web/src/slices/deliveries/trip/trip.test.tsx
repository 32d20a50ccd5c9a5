import * as deliveries from '@haat/contract/deliveries';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { askForPosition } from '../../../platform/device/geolocation.ts';
import { makeDelivery } from '../../../testing/deliveries.ts';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { deliverer } from '../../../testing/people.ts';

const shop: deliveries.TripStop = {
  kind: 'pick_up',
  deliveries: [71, 72],
  name: 'Amma Vegetables',
  address: 'Shop 4\nMarket Road',
  landmark: null,
  latitude: 10.52,
  longitude: 76.21,
  km: 0,
  to_collect: 0,
};
const door = (id: number, name: string, to_collect: number): deliveries.TripStop => ({
  ...shop,
  latitude: 10.53,
  longitude: 76.22 + id / 1_000,
  kind: 'drop',
  deliveries: [id],
  name,
  address: 'Puthen House\nTemple Road',
  landmark: 'Blue gate',
  km: 0.84,
  to_collect,
});
const trip: deliveries.Trip = {
  stops: [shop, door(72, 'Gopi', 120), door(71, 'Lakshmi Menon', 0)],
  km: 1.68,
  to_collect: 120,
};

const open = (shown: deliveries.Trip) => {
  const api = fakeApi()
    .on(deliveries.listDeliveries, { count: 2, results: [makeDelivery(), makeDelivery({ id: 72 })] })
    .on(deliveries.getTrip, shown);
  return openApp('/deliverer', { api, person: deliverer });
};

test('begins with the next stop, and has the sums and the stops to come [TRIP-9]', async () => {
  open(trip);
  const card = within(await screen.findByRole('region', { name: 'Your trip' }));
  expect(card.getByText('3 stops · 1.7 km · ₹120 to collect')).toBeVisible();
  expect(card.getByText('Fetch at Amma Vegetables')).toBeVisible();
  expect(card.getByText('2 orders')).toBeVisible();
  expect(await card.findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919000000002');
  expect(card.getByRole('link', { name: 'Open in maps' })).toBeVisible();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bring to Gopi 840 m · To collect ₹120',
    'Bring to Lakshmi Menon 840 m',
  ]);
});

test('the list below follows the trip on the page [TRIP-15]', async () => {
  open(trip);
  await screen.findByRole('region', { name: 'Your trip' });
  const list = within(await screen.findByRole('list', { name: 'Deliveries' }));
  const links = () => list.getAllByRole('link').map((link) => link.getAttribute('href'));
  await waitFor(() => expect(links()).toEqual(['/deliverer/delivery/72', '/deliverer/delivery/71']));
});

test('all bags of the shop are picked up in one press [TRIP-9]', async () => {
  const { api, user } = open(trip);
  api.on(deliveries.markAllPickedUp, { count: 1, results: [makeDelivery({ status: 'PICKED_UP' })] });
  await user.click(await screen.findByRole('button', { name: 'Mark all pickedup' }));
  api.on(deliveries.getTrip, { ...trip, stops: trip.stops.slice(1) });
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(api.asked(deliveries.markAllPickedUp)[0]?.body).toEqual({ ids: [71, 72] }));
  const card = within(await screen.findByRole('region', { name: 'Your trip' }));
  expect(await card.findByText('Bring to Gopi')).toBeVisible();
  expect(card.getByText('Blue gate')).toBeVisible();
  expect(card.getByRole('link', { name: 'Open the delivery' })).toHaveAttribute(
    'href',
    '/deliverer/delivery/72',
  );
});

test('stands as last seen without a connection, and goes on to the next stop [TRIP-9]', async () => {
  const { user } = open(trip);
  const card = within(await screen.findByRole('region', { name: 'Your trip' }));
  act(() => onlineManager.setOnline(false));
  expect((await drawn()).numbers).toEqual(['1', '2', '3']);
  expect(screen.queryByRole('button', { name: 'Start from where I am' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mark all pickedup' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Saved on this phone: Mark all pickedup')).toBeVisible();
  expect(card.queryByText('Fetch at Amma Vegetables')).toBeNull();
  expect(card.getByText('2 stops · 1.7 km · ₹120 to collect')).toBeVisible();
  expect((await drawn()).numbers).toEqual(['1', '2']);
  await user.click(card.getByRole('link', { name: 'Open the delivery' }));
  const actions = within(await screen.findByRole('group', { name: 'Next step' }));
  expect(actions.queryByRole('button', { name: 'Mark pickedup' })).toBeNull();
  await user.click(actions.getByRole('button', { name: 'Mark delivered' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByText('Saved on this phone: Mark pickedup, Mark delivered');
  await user.click(screen.getByRole('link', { name: 'Deliveries' }));
  expect(await screen.findByText(/^1 stop · 840 m/)).toBeVisible();
});

test('says that bags could not be picked up together after all, and shows their stop again [TRIP-9]', async () => {
  const { api, user } = open(trip);
  const card = within(await screen.findByRole('region', { name: 'Your trip' }));
  act(() => onlineManager.setOnline(false));
  await user.click(screen.getByRole('button', { name: 'Mark all pickedup' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText('Saved on this phone: Mark all pickedup');
  api.on(deliveries.markAllPickedUp, refuse('delivery.cannot_pick_up'));
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('Mark all pickedup: This could not be done any more')).toBeVisible();
  expect(await card.findByText('Fetch at Amma Vegetables')).toBeVisible();
});

test('without a stop there is no trip [TRIP-9]', async () => {
  open({ stops: [], km: 0, to_collect: 0 });
  await screen.findByRole('heading', { level: 1, name: 'Deliveries' });
  expect(screen.queryByRole('region', { name: 'Your trip' })).toBeNull();
});

/** What is drawn on the map: numbers, and the corners of the line. */
async function drawn() {
  const map = within(await screen.findByRole('region', { name: 'Map' }));
  await map.findByText(/^1/);
  const path = document.querySelector('.leaflet-container path');
  const numbers = map.getAllByText(/^[\d, ]+$/).map(({ textContent }) => textContent);
  return { numbers, corners: path?.getAttribute('d')?.match(/[ML]/g)?.length };
}

test('the map shows the trip as a line with the numbers of its stops [TRIP-11]', async () => {
  open(trip);
  expect(await drawn()).toEqual({ numbers: ['1', '2', '3'], corners: 3 });
  const again = { ...trip, stops: [...trip.stops, { ...shop, deliveries: [73], km: 2 }] };
  open(again);
  expect(await drawn()).toEqual({ numbers: ['1, 4', '2', '3'], corners: 4 });
});

const here = { latitude: 10.51, longitude: 76.2 };

/** A phone with a position, and what its person has decided. */
function providePosition(state: PermissionState, isFound = true) {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found, failed) => {
    const error = { code: state === 'denied' ? 1 : 2 } as GeolocationPositionError; // only its code is read
    const position = { coords: { ...here, accuracy: 9 } } as GeolocationPosition; // as above
    if (isFound && state !== 'denied') found(position);
    else failed?.(error);
  });
  const stub = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { configurable: true, value });
  stub('geolocation', { getCurrentPosition });
  stub('permissions', { query: async () => ({ state }) });
  return getCurrentPosition;
}

afterEach(async () => {
  providePosition('denied');
  // The app forgets that it was allowed.
  await askForPosition();
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
});

test('begins where the deliverer is, if they have allowed it before [TRIP-12]', async () => {
  providePosition('granted');
  const { api } = open(trip);
  expect((await drawn()).corners).toBe(4);
  expect(api.asked(deliveries.getTrip)[0]?.query).toEqual({ latitude: '10.51', longitude: '76.2' });
  expect(screen.queryByRole('button', { name: 'Start from where I am' })).toBeNull();
});

test('the phone asks for its location only after a press [TRIP-12]', async () => {
  const ask = providePosition('denied');
  const { api, user } = open(trip);
  await screen.findByRole('region', { name: 'Your trip' });
  expect(ask).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Start from where I am' }));
  expect(await screen.findByText(/^Location access is off\./)).toBeVisible();
  providePosition('prompt', false);
  await user.click(screen.getByRole('button', { name: 'Start from where I am' }));
  expect(await screen.findByText(/^We couldn't find your location/)).toBeVisible();
  providePosition('prompt');
  await user.click(screen.getByRole('button', { name: 'Start from where I am' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Start from where I am' })).toBeNull());
  expect(api.asked(deliveries.getTrip).at(-1)?.query).toEqual({ latitude: '10.51', longitude: '76.2' });
});

test('several ticked requests are accepted together [TRIP-10]', async () => {
  const request = (id: number): deliveries.DeliveryRequest => ({
    id,
    order: {
      id: 1000 + id,
      slot: makeDelivery().slot,
      shop: { name: 'Amma Vegetables', address: 'Market Road' },
      address: { address: 'Temple Road', has_pin: true },
    },
    pieces: 3,
    delivery_cost: 20,
    pay_by: 'cash',
    way: 1.2,
  });
  const api = fakeApi()
    .on(deliveries.listRequests, { count: 3, results: [request(1), request(2), request(3)] })
    .on(deliveries.acceptRequests, { accepted: [1], refused: [{ id: 3, code: 'delivery.taken' }] });
  const { user } = openApp('/deliverer/requests', { api, person: deliverer });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Order 1001' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose Order 1003' }));
  await user.click(screen.getByRole('button', { name: 'Accept 2 requests' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(api.asked(deliveries.acceptRequests)[0]?.body).toEqual({ ids: [1, 3] }));
  expect(await screen.findByText(/^1 request was not accepted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept \d/ })).toBeNull();
});
