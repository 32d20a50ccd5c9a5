import * as accounts from '@haat/contract/accounts';
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as shops from '@haat/contract/shops';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../testing/fake-api.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { cartOf, home, keepCart, listOf, market, tomato, work } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';

const mother = { ...work, id: 3, name: 'Mother' };
const prompt = 'Are you sure you want to delete the product?';
const deleteButtons = () => screen.queryAllByRole('button', { name: /^Delete / });

test('selects the primary address; choosing another stays on the page and changes the stores [ADDR-1, ADDR-4, SHOP-1]', async () => {
  const api = market();
  const { user, path, goTo } = openApp('/shops/address', { api });
  expect(await screen.findByRole('radio', { name: 'Home' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Work' }));
  expect(screen.getByRole('radio', { name: 'Work' })).toBeChecked();
  expect(path()).toBe('/shops/address');
  await goTo('/shops');
  expect(await screen.findByRole('link', { name: /^Work/ })).toHaveAttribute('href', '/shops/address');
  await waitFor(() => expect(api.asked(shops.nearbyShops).at(-1)?.query.address_id).toBe('2'));
});

test("selects the cart's address if it is in the list, else the primary one [ADDR-4]", async () => {
  const api = market();
  keepCart(api, cartOf([[tomato, 1]], work.id));
  openApp('/shops/address', { api });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Work' })).toBeChecked());
  keepCart(api, cartOf([[tomato, 1]], 99));
  openApp('/shops/address', { api });
  expect(await screen.findByRole('radio', { name: 'Home' })).toBeChecked();
});

test('asks before deleting an address, then selects the first remaining one, until one is left [ADDR-2, ADDR-3, ADDR-13]', async () => {
  const left = [home, work, mother];
  const api = market()
    .on(addresses.listAddresses, () => listOf([...left]))
    .on(addresses.deleteAddress, ({ params }) => {
      left.splice(
        left.findIndex(({ id }) => id === Number(params.id)),
        1,
      );
      return undefined as never; // a response without a body
    });
  const { user } = openApp('/shops/address', { api });
  await user.click(await screen.findByRole('radio', { name: 'Mother' }));
  await user.click(screen.getByRole('button', { name: 'Delete Work' }));
  expect(screen.getByRole('alertdialog', { name: prompt })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(api.asked(addresses.deleteAddress)).toHaveLength(0);
  expect(screen.getByRole('radio', { name: 'Mother' })).toBeChecked();
  expect(deleteButtons()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Delete Work' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText('Successfully deleted');
  expect(screen.queryByRole('radio', { name: 'Work' })).toBeNull();
  expect(screen.getByRole('radio', { name: 'Home' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Delete Home' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Home' })).toBeNull());
  expect(screen.getByRole('radio', { name: 'Mother' })).toBeChecked();
  expect(deleteButtons()).toEqual([]);
});

test("the last address can't be deleted [ADDR-1, ADDR-2]", async () => {
  openApp('/shops/address', { api: market().on(addresses.listAddresses, listOf([home])) });
  expect(await screen.findByRole('radio', { name: 'Home' })).toBeChecked();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Add New Address' })).toHaveAttribute('href', '/shops/address/add');
});

test('a failed deletion shows a toast and leaves the list unchanged [TEXT-15]', async () => {
  const api = market().on(addresses.deleteAddress, () => refuse('address.last'));
  const { user } = openApp('/shops/address', { api });
  await user.click(await screen.findByRole('button', { name: 'Delete Home' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText('Could not delete address');
  expect(screen.getByText(/You can't delete your only address/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Home' })).toBeVisible();
});

test('failed loads of addresses and cart are only logged; their pages show the failed state [ADDR-5]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = market()
    .on(addresses.listAddresses, () => refuse('input.invalid'))
    .on(cart.getCart, () => refuse('input.invalid'));
  const { user, goTo } = openApp('/shops/address', { api });
  expect(await screen.findByText("We can't load this right now")).toBeVisible();
  expect(log).toHaveBeenCalledWith('Could not get customer data', expect.anything());
  expect(screen.queryByText('Could not fetch data')).toBeNull();
  api.on(addresses.listAddresses, listOf([home]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Home' })).toBeVisible();
  await goTo('/shops/cart');
  expect(await screen.findByText("We can't load this right now")).toBeVisible();
  log.mockRestore();
});

const thrissur = { id: 1, name: 'Thrissur', latitude: 10.52, longitude: 76.21 };
const kochi = { id: 2, name: 'Kochi', latitude: 9.93, longitude: 76.26 };

/** Makes the browser report this position. */
function setPosition(latitude: number, longitude: number): void {
  const getCurrentPosition = (onPosition: PositionCallback): void =>
    onPosition({ coords: { latitude, longitude } } as GeolocationPosition); // the code reads no other field
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

test('every field is required; the number has ten digits [ADDR-6, TEXT-1]', async () => {
  setPosition(10.523_456_7, 76.21);
  const api = market().on(accounts.cities, listOf([thrissur, kochi]));
  const { user } = openApp('/shops/address/add', { api });
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(screen.getAllByText('The field is required')).toHaveLength(5);
  expect(screen.getByLabelText('Address name')).toHaveFocus();
  await user.clear(screen.getByLabelText('Phone number'));
  await user.type(screen.getByLabelText('Phone number'), '98470');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByText('Enter a valid number')).toBeVisible();
  expect(api.asked(addresses.addAddress)).toHaveLength(0);
});

const [denied, timedOut] = [1, 3];

/** Makes the browser fail to get a position. */
function failPosition(code: number): void {
  const getCurrentPosition = (
    _onPosition: PositionCallback,
    failed: (error: { code: number }) => void,
  ): void => failed({ code });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

test('without a position from the device, the pin is required [TEXT-2]', async () => {
  failPosition(timedOut);
  const api = market().on(accounts.cities, listOf([thrissur, kochi]));
  const { user } = openApp('/shops/address/add', { api });
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(screen.getAllByText('The field is required')).toHaveLength(6);
});

test.each([
  ['is denied', denied, 'Location access is off.'],
  ['times out', timedOut, "We couldn't find your location. Check that it is on, then try again."],
])(
  'when the location %s, the map opens at the selected address with the reason [ADDR-7]',
  async (_what, code, why) => {
    failPosition(code);
    const api = market()
      .on(accounts.cities, listOf([thrissur]))
      .on(addresses.addAddress, mother);
    const { user } = openApp('/shops/address/add', { api });
    expect(
      await screen.findByText(`${why} The map shows Home. Move the pin to the right place.`),
    ).toBeVisible();
    await fillIn(user);
    expect(api.asked(addresses.addAddress)).toHaveLength(0);
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Location' }), { key: 'ArrowUp' });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(api.asked(addresses.addAddress)).toHaveLength(1));
    expect(api.asked(addresses.addAddress)[0]?.body).toMatchObject({
      latitude: expect.toSatisfy((sent: number) => sent > home.latitude && sent < home.latitude + 0.005),
      longitude: home.longitude,
    });
  },
);

test('without a position, the map follows the chosen city [ADDR-7]', async () => {
  failPosition(denied);
  const api = market().on(accounts.cities, listOf([thrissur, kochi]));
  const { user } = openApp('/shops/address/add', { api });
  await screen.findByRole('option', { name: 'Kochi' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Kochi');
  expect(await screen.findByText(/The map shows Kochi/)).toBeVisible();
});

const typed = [
  ['Address name', 'Mother'],
  ['Receiver name', 'Devaki Menon'],
  ['Phone number', '+91 98470 12345'],
  ['Address line 1', 'Old House'],
  ['Address line 2', 'River Road'],
  ['Address line 3', 'Ferry'],
] as const;

async function fillIn(user: ReturnType<typeof openApp>['user'], beforeAdd?: () => void): Promise<void> {
  await screen.findByRole('option', { name: 'Thrissur' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Thrissur');
  for (const [label, text] of typed) {
    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  beforeAdd?.();
  await user.click(screen.getByRole('button', { name: 'Add' }));
}

test('saves a new address with the pin at the device and returns to the list with it [ADDR-6, ADDR-8, ADDR-9]', async () => {
  setPosition(10.523_456_7, 76.21);
  const list = [home, work];
  const api = market()
    .on(accounts.cities, listOf([thrissur]))
    .on(addresses.listAddresses, () => listOf([...list]))
    .on(addresses.addAddress, () => {
      list.push(mother);
      return mother;
    });
  const { user, path } = openApp('/shops/address/add', { api });
  await fillIn(user);
  expect(await screen.findByRole('radio', { name: 'Mother' })).toBeVisible();
  expect(path()).toBe('/shops/address');
  expect(screen.getByRole('radio', { name: 'Home' })).toBeChecked();
  expect(deleteButtons()).toHaveLength(3);
  const expected = {
    latitude: 10.523457,
    longitude: 76.21,
    name: 'Mother',
    receiver: 'Devaki Menon',
    number: '+919847012345',
    city: 1,
    address: 'Old House\nRiver Road\nFerry',
  };
  expect(api.asked(addresses.addAddress).map(({ body }) => body)).toEqual([expected]);
});

test('without a connection, adding says at the button that it needs one [OUTBOX-21]', async () => {
  setPosition(10.523_456_7, 76.21);
  const { user, path } = openApp('/shops/address/add', {
    api: market().on(accounts.cities, listOf([thrissur])),
  });
  await fillIn(user, goOffline);
  expect(await screen.findByText(/^You need a connection for this/)).toBeVisible();
  expect(path()).toBe('/shops/address/add');
});

test("receiver and number are one's own until changed [ADDR-17]", async () => {
  setPosition(10.52, 76.21);
  openApp('/shops/address/add', { api: market().on(accounts.cities, listOf([thrissur])) });
  expect(await screen.findByLabelText('Receiver name')).toHaveValue('Lakshmi Menon');
  expect(screen.getByLabelText('Phone number')).toHaveValue('9847012345');
});

test('a refused address keeps the values in the form [TEXT-7, TEXT-15]', async () => {
  setPosition(10.52, 76.21);
  const api = market()
    .on(accounts.cities, listOf([thrissur]))
    .on(addresses.addAddress, () => refuse('address.too_many'));
  const { user, path } = openApp('/shops/address/add', { api });
  await fillIn(user);
  await screen.findByText('Could not add address');
  expect(screen.getByText(/too many addresses/)).toBeVisible();
  expect(screen.getByLabelText('Receiver name')).toHaveValue('Devaki Menon');
  expect(path()).toBe('/shops/address/add');
});

test('the only city is chosen, and a pin far from it says how far [ADDR-16]', async () => {
  setPosition(12.97, 77.59);
  const api = market().on(accounts.cities, listOf([thrissur]));
  const { user } = openApp('/shops/address/add', { api });
  await screen.findByRole('option', { name: 'Thrissur' });
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('1');
  expect(screen.getByText(/^This pin is \d+ km from Thrissur\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getAllByText('The field is required')).toHaveLength(4);
});

test("calls the first address, 'primary' for the server, Home [ADDR-15]", async () => {
  const first = { ...home, name: 'primary' };
  const api = market().on(addresses.listAddresses, () => listOf([first, work]));
  keepCart(api, cartOf([[tomato, 1]], home.id));
  const { goTo } = openApp('/shops/address', { api });
  expect(await screen.findByRole('radio', { name: 'Home' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Home' })).toBeVisible();
  await goTo('/shops');
  expect(await screen.findByRole('link', { name: /^Home.+/ })).toBeVisible();
  await goTo('/shops/cart');
  await waitFor(() => expect(within(screen.getByRole('main')).getByText('Home')).toBeVisible());
  expect(screen.queryByText('primary')).toBeNull();
});
