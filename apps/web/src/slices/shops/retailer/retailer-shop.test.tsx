import * as accounts from '@haat/contract/accounts';
import * as orders from '@haat/contract/orders';
import * as shops from '@haat/contract/shops';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cutOff, fakeApi, refuse } from '../../../testing/fake-api.ts';
import { goOffline } from '../../../testing/go-offline.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer, retailer, waitingRetailer } from '../../../testing/people.ts';

type Found = (at: { coords: { latitude: number; longitude: number } }) => void;
type Failed = (error: { code: number }) => void;

function device(getCurrentPosition: (found: Found, failed: Failed) => void): void {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

const here: Parameters<typeof device>[0] = (found) =>
  found({ coords: { latitude: 10.52, longitude: 76.21 } });
const denied: Parameters<typeof device>[0] = (_found, failed) => failed({ code: 1 });

beforeEach(() => device(here));
afterEach(() => vi.useRealTimers());

const grocery = { id: 1, name: 'Grocery', local_name: null, cover: null };
const bakery = { id: 2, name: 'Bakery', local_name: null, cover: null };

const market = () =>
  fakeApi()
    .on(shops.shopTypes, { count: 2, results: [bakery, grocery] })
    .on(accounts.cities, {
      count: 2,
      results: [
        { id: 3, name: 'Thrissur', latitude: 10.52, longitude: 76.21 },
        { id: 4, name: 'Kochi', latitude: 9.93, longitude: 76.26 },
      ],
    });

const tileZooms = () =>
  [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')].map(
    ({ src }) => /\/(\d+)\/\d+\/\d+\.png/.exec(src)?.[1],
  );

const registered: shops.RetailerShop = {
  id: 9,
  name: 'Pappadam Corner',
  type: grocery,
  additional_types: [bakery],
  city: { id: 3, name: 'Thrissur' },
  address: 'Shop 12\nMarket Road\nOpposite the library',
  latitude: 10.52,
  longitude: 76.21,
  is_verified: false,
  opening_time: '09:00',
  closing_time: '21:00',
  is_open: true,
};

async function fillForm() {
  const app = openApp('/retailer', { person: customer, api: market() });
  const { user } = app;
  const fill = async (name: string, text: string) => {
    await user.click(screen.getByRole('textbox', { name }));
    await user.paste(text);
  };
  await screen.findByRole('option', { name: 'Grocery' });
  await screen.findByRole('option', { name: 'Thrissur' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Shop type' }), 'Grocery');
  const more = screen.getByRole('group', { name: 'Additional shop types' });
  await user.click(within(more).getByRole('checkbox', { name: 'Bakery' }));
  await fill('Shop name', ' Pappadam Corner ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Thrissur');
  await fill('Address line 1', 'Shop 12');
  await fill('Address line 2', 'Market Road');
  await fill('Address line 3', 'Opposite the library');
  return app;
}

test('registering sends position, types and three address lines, and opens the waiting page [SHOP-21, SHOP-24, SHOP-25, TEXT-23]', async () => {
  const { api, user, path } = await fillForm();
  api.on(shops.createShop, registered).on(accounts.details, waitingRetailer);
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByRole('heading', { name: 'Shop is not yet verified' })).toBeVisible();
  expect(path()).toBe('/retailer/not-verified');
  expect(api.asked(shops.createShop)[0]?.body).toEqual({
    location: { lat: 10.52, lng: 76.21 },
    type: 1,
    additional_types: [2],
    name: 'Pappadam Corner',
    city: 3,
    addressLineOne: 'Shop 12',
    addressLineTwo: 'Market Road',
    addressLineThree: 'Opposite the library',
  });
});

test('a failed registration shows a toast and keeps the values [TEXT-14]', async () => {
  const { api, user, path } = await fillForm();
  api.on(shops.createShop, refuse('internal'));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByText('Could not register as a retailer');
  expect(path()).toBe('/retailer');
  expect(screen.getByRole('textbox', { name: 'Shop name' })).toHaveValue(' Pappadam Corner ');
  expect(screen.getByRole('checkbox', { name: 'Bakery' })).toBeChecked();
});

test('without a connection, registering says at the button that it needs one [OUTBOX-21]', async () => {
  const { user, path } = await fillForm();
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText(/^You need a connection for this/)).toBeVisible();
  expect(path()).toBe('/retailer');
});

test('every field but the additional types is required [TEXT-1]', async () => {
  const { api, user } = openApp('/retailer', { person: customer, api: market() });
  await screen.findByRole('option', { name: 'Grocery' });
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(screen.getAllByText('The field is required')).toHaveLength(6);
  expect(api.asked(shops.createShop)).toHaveLength(0);
});

test("the map opens at the device's position; without one, the pin is required [MAP-2, MAP-3, TEXT-2]", async () => {
  openApp('/retailer', { person: customer, api: market() });
  await waitFor(() => expect(new Set(tileZooms())).toEqual(new Set(['18'])));
  expect(await screen.findByRole('button', { name: 'Location' })).toBeVisible();
  device((_found, failed) => failed({ code: 2 }));
  const { user } = openApp('/retailer', { person: customer, api: market() });
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  expect(screen.getAllByText('The field is required')).toHaveLength(7);
});

test("with the phone's location off, shows what to do, and takes the position when it arrives [MAP-8]", async () => {
  device((_found, failed) => failed({ code: 2 }));
  const { user } = openApp('/retailer', { person: customer, api: market() });
  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveTextContent('Location services not enabled, please enable it and try again');
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(screen.getByText(/couldn't find your location/)).toBeVisible();
  expect(
    screen.queryByText('Please enable location access to continue registration'),
  ).not.toBeInTheDocument();
  device(here);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(new Set(tileZooms())).toContain('18'));
  expect(screen.queryByText(/couldn't find your location/)).not.toBeInTheDocument();
});

test("takes the position on return from the phone's settings [MAP-8]", async () => {
  device((_found, failed) => failed({ code: 3 }));
  openApp('/retailer', { person: customer, api: market() });
  await screen.findByText(/couldn't find your location/);
  device(here);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText(/couldn't find your location/)).not.toBeInTheDocument());
});

test("doesn't offer the main type as an additional type [SHOP-22]", async () => {
  await fillForm();
  const more = screen.getByRole('group', { name: 'Additional shop types' });
  expect(within(more).queryByRole('checkbox', { name: 'Grocery' })).not.toBeInTheDocument();
});

test('without the permission, an alert opens and an overlay blocks the form [SIGN-11, SHOP-23]', async () => {
  device(denied);
  const { user } = openApp('/retailer', { person: customer, api: market() });
  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveTextContent('Location services not enabled, please enable it and try again');
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText('Please enable location access to continue registration')).toBeVisible();
  expect(screen.getByLabelText('Address line 1').closest('[inert]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  device(here);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Please enable location/)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Address line 1').closest('[inert]')).toBeNull();
});

test.each([
  ['on return', async () => void window.dispatchEvent(new Event('visibilitychange'))],
  ['while it stays open', () => vi.advanceTimersByTimeAsync(10_500)],
])('the waiting page redirects when the shop is verified, %s [APP-8, SHOP-24]', async (_when, poll) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = fakeApi().on(orders.retailerOrders, { count: 0, results: [] });
  let isVerified = false;
  api.on(accounts.details, () => (isVerified ? retailer : waitingRetailer));
  const { path } = openApp('/retailer/not-verified', { person: waitingRetailer, api });
  expect(await screen.findByRole('heading', { name: 'Shop is not yet verified' })).toBeVisible();
  isVerified = true;
  await act(poll);
  expect(await screen.findByText('No active orders')).toBeVisible();
  expect(path()).toBe('/retailer/orders');
});

const settings: shops.ShopSettings = {
  id: 9,
  name: 'Pappadam Corner',
  address: 'Market Road\nNear the bus stand\nChembukara',
  latitude: 10.527,
  longitude: 76.214,
  cover: '/media/amma-m.webp',
  is_verified: true,
  opening_time: '09:00',
  closing_time: '21:00',
  is_open: true,
  upi_id: null,
  upi_name: null,
  closed_weekdays: [],
  closed_days: [],
  preparation_minutes: 0,
  offers_pick_up: false,
  second_number: null,
  is_second_number_confirmed: false,
};

async function openProfile(changes: Partial<shops.ShopSettings> = {}) {
  const api = fakeApi().on(shops.shopSettings, { ...settings, ...changes });
  const app = openApp('/retailer/user', { person: retailer, api });
  const opening = await screen.findByLabelText('Opening time');
  const update = () => app.user.click(screen.getByRole('button', { name: 'Update' }));
  return { ...app, opening, update };
}

test("the switch 'Open' is saved at once, and comes back when that fails [SHOP-45]", async () => {
  const { api, user, update, opening } = await openProfile();
  const open = () => screen.getByRole('switch', { name: 'Open' });
  await user.clear(opening);
  await user.type(opening, '08:30');
  api.on(shops.updateShop, refuse('unavailable'));
  await user.click(open());
  expect(await screen.findByText('Could not update data')).toBeInTheDocument();
  expect(open()).toBeChecked();
  api.on(shops.updateShop, { ...settings, is_open: false });
  await user.click(open());
  await waitFor(() => expect(open()).not.toBeChecked());
  expect(api.asked(shops.updateShop).map(({ body }) => body)).toEqual([
    { is_open: false },
    { is_open: false },
  ]);
  // What was typed stays, and 'Update' doesn't open the shop again.
  expect(opening).toHaveValue('08:30');
  await update();
  await waitFor(() => expect(api.asked(shops.updateShop)).toHaveLength(3));
  expect(api.asked(shops.updateShop)[2]?.body).not.toHaveProperty('is_open');
});

test('the profile changes the hours [SHOP-33, SHOP-34]', async () => {
  const { api, user, opening, update } = await openProfile();
  expect(screen.getByText('LM')).toBeVisible();
  expect(screen.getByText('Lakshmi Menon')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(opening).toHaveValue('09:00');
  expect(screen.getByLabelText('Closing time')).toHaveValue('21:00');
  await user.clear(opening);
  await user.type(opening, '08:30');
  const changed = { opening_time: '08:30', closing_time: '21:00' };
  api.on(shops.updateShop, { ...settings, ...changed });
  await update();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.asked(shops.updateShop)[0]?.body).toEqual({
    ...changed,
    offers_pick_up: false,
    upi_id: null,
    upi_name: null,
    closed_weekdays: [],
    closed_days: [],
    preparation_minutes: 0,
    second_number: null,
  });
});

test('the profile sets closed days, preparation and the second number [SLOT-20]', async () => {
  const { api, user, update } = await openProfile();
  const weekly = within(screen.getByRole('group', { name: 'Closed every week on' }));
  await user.click(weekly.getByRole('checkbox', { name: 'Wednesday' }));
  await user.click(weekly.getByRole('checkbox', { name: 'Sunday' }));
  for (const day of ['2099-12-25', '2099-12-24', '2099-12-25']) {
    fireEvent.change(screen.getByLabelText('Closed on a day'), { target: { value: day } });
    await user.click(screen.getByRole('button', { name: 'Add day' }));
  }
  await user.click(screen.getByRole('button', { name: 'Open on 24/12/2099' }));
  const preparation = screen.getByRole('spinbutton', { name: 'Preparation time in minutes' });
  await user.clear(preparation);
  await user.type(preparation, '1441');
  await user.type(screen.getByRole('textbox', { name: 'Second phone number' }), '+91 90000 00077');
  await update();
  expect(await screen.findByText('Enter 0 to 1,440 minutes')).toBeVisible();
  expect(api.asked(shops.updateShop)).toEqual([]);
  await user.clear(preparation);
  await user.type(preparation, '45');
  const work = {
    closed_weekdays: [0, 3],
    closed_days: ['2099-12-25'],
    preparation_minutes: 45,
    second_number: '+919000000077',
  };
  api.on(shops.updateShop, { ...settings, ...work });
  await update();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.asked(shops.updateShop)[0]?.body).toMatchObject(work);
});

test('a changed second number asks for the code that it was sent [SLOT-28]', async () => {
  const { api, user, update } = await openProfile();
  const title = () => screen.queryByRole('heading', { name: 'Second number not confirmed yet' });
  expect(title()).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Second phone number' }), '90000 00077');
  const unconfirmed = { ...settings, second_number: '+919000000077' };
  api.on(shops.updateShop, unconfirmed);
  await update();
  await waitFor(() => expect(title()).toBeVisible());
  expect(screen.getByRole('textbox', { name: 'Second phone number' })).toHaveAccessibleDescription(
    'Not confirmed yet. Enter its code below.',
  );
  api.on(shops.sendSecondNumberCode, refuse('rate.limited'));
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await screen.findByText('Could not send the code');
  api.on(shops.sendSecondNumberCode, unconfirmed);
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByText('The code was sent')).toBeVisible();
  const code = screen.getByRole('textbox', { name: 'Code from the SMS' });
  const confirm = () => user.click(screen.getByRole('button', { name: 'Confirm number' }));
  await user.type(code, '12');
  await confirm();
  expect(code).toHaveAccessibleDescription(/four digits/);
  expect(api.asked(shops.confirmSecondNumber)).toEqual([]);
  await user.type(code, '34');
  api.on(shops.confirmSecondNumber, refuse('code.wrong'));
  await confirm();
  await screen.findByText('Could not save');
  expect(code).toHaveValue('1234');
  api.on(shops.confirmSecondNumber, refuse('code.over'));
  await confirm();
  expect(await screen.findByText('This code no longer works. Send a new code.')).toBeVisible();
  api.on(shops.confirmSecondNumber, { ...unconfirmed, is_second_number_confirmed: true });
  await confirm();
  await waitFor(() => expect(title()).toBeNull());
  expect(api.asked(shops.confirmSecondNumber).at(-1)?.body).toEqual({ code: '1234' });
});

test('a chosen day that was not added is saved, too, at a second press after a lost answer [SLOT-20]', async () => {
  const { api, update } = await openProfile();
  fireEvent.change(screen.getByLabelText('Closed on a day'), { target: { value: '2099-12-25' } });
  api.on(shops.updateShop, () => cutOff());
  await update();
  await screen.findByText('Could not update data');
  api.on(shops.updateShop, { ...settings, closed_days: ['2099-12-25'] });
  await update();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.asked(shops.updateShop)[1]?.body).toMatchObject({ closed_days: ['2099-12-25'] });
  expect(screen.getByText('25/12/2099')).toBeVisible();
  expect(screen.getByLabelText('Closed on a day')).toHaveValue('');
});

test("adding no day or a day that has passed says so at the field, and 'Update' sends nothing [SLOT-20]", async () => {
  const { api, user, update } = await openProfile({ closed_days: ['2024-08-15'] });
  const field = screen.getByLabelText('Closed on a day');
  await user.click(screen.getByRole('button', { name: 'Add day' }));
  expect(field).toHaveAccessibleDescription(/^Choose a day first/);
  expect(field).toHaveFocus();
  fireEvent.change(field, { target: { value: '2025-08-15' } });
  expect(field).toHaveAccessibleDescription(/^Choose a holiday/);
  const passed = /^This day has passed. Choose today or a later day./;
  await user.click(screen.getByRole('button', { name: 'Add day' }));
  expect(field).toHaveAccessibleDescription(passed);
  expect(screen.queryByText('15/08/2025')).toBeNull();
  fireEvent.change(field, { target: { value: '2025-08-15' } });
  await update();
  expect(field).toHaveAccessibleDescription(passed);
  expect(field).toHaveFocus();
  expect(api.asked(shops.updateShop)).toEqual([]);
  // A stored day that has passed doesn't hold back the others.
  fireEvent.change(field, { target: { value: '' } });
  api.on(shops.updateShop, settings);
  await update();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.asked(shops.updateShop)[0]?.body).toMatchObject({ closed_days: ['2024-08-15'] });
});

test('the profile sets the UPI id and its name, and removes them [PAY-65]', async () => {
  const { api, user, update } = await openProfile();
  await user.type(screen.getByRole('textbox', { name: 'UPI ID' }), ' latha@okbank ');
  await user.type(screen.getByRole('textbox', { name: 'Name for UPI' }), 'Latha');
  api.on(shops.updateShop, { ...settings, upi_id: 'latha@okbank', upi_name: 'Latha' });
  await update();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.asked(shops.updateShop)[0]?.body).toMatchObject({ upi_id: 'latha@okbank', upi_name: 'Latha' });
  await user.clear(screen.getByRole('textbox', { name: 'UPI ID' }));
  await user.clear(screen.getByRole('textbox', { name: 'Name for UPI' }));
  await update();
  await waitFor(() => expect(api.asked(shops.updateShop)).toHaveLength(2));
  expect(api.asked(shops.updateShop)[1]?.body).toMatchObject({ upi_id: null, upi_name: null });
});

test('both times are required, and a failed update keeps the values [TEXT-5, TEXT-14]', async () => {
  const { api, user, opening, update } = await openProfile();
  await user.clear(opening);
  await user.clear(screen.getByLabelText('Closing time'));
  await update();
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
  expect(api.asked(shops.updateShop)).toHaveLength(0);
  api.on(shops.updateShop, refuse('internal'));
  await user.type(opening, '08:30');
  await user.type(screen.getByLabelText('Closing time'), '21:00');
  await update();
  await screen.findByText('Could not update data');
  expect(opening).toHaveValue('08:30');
});

test('before the first shop type, the registration shows a notice [DESK-126]', async () => {
  const api = market().on(shops.shopTypes, { count: 0, results: [] });
  openApp('/retailer', { person: customer, api });
  await screen.findByText('You can’t register a shop yet');
  expect(screen.queryByRole('combobox', { name: 'Shop type' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  api.on(shops.shopTypes, { count: 1, results: [grocery] });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('option', { name: 'Grocery' });
});

test('before the first city, nobody can register a shop [DESK-126]', async () => {
  const { user } = openApp('/retailer', {
    person: customer,
    api: market().on(accounts.cities, { count: 0, results: [] }),
  });
  await screen.findByText('We are not open here yet');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});

test("the shop's name and address are changed on the profile [SHOP-53]", async () => {
  const api = fakeApi()
    .on(shops.shopSettings, settings)
    .on(shops.updateShop, { ...settings, name: 'Amma Stores' });
  const { user } = openApp('/retailer/user', { person: retailer, api });
  await user.click(await screen.findByRole('button', { name: 'Name, place and picture' }));
  const name = await screen.findByLabelText('Shop name');
  await user.clear(name);
  await user.type(name, 'Amma Stores');
  await user.click(screen.getByRole('button', { name: 'Save name and place' }));
  await waitFor(() => expect(api.asked(shops.updateShop)).toHaveLength(1));
  expect(api.asked(shops.updateShop)[0]?.body).toEqual({
    name: 'Amma Stores',
    address: settings.address,
    latitude: settings.latitude,
    longitude: settings.longitude,
  });
});
