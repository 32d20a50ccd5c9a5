// A city on the desk: its place on a map and as numbers, its radius and its delivery costs.
import * as cities from '@haat/contract/operator/cities';
import * as shops from '@haat/contract/operator/shops';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { city, shopInList } from '../../testing/records.ts';

// A busy machine takes a while to load Leaflet.
beforeAll(() => import('../../ui/map/leaflet-map.tsx'));

async function openCity() {
  const api = fakeApi();
  api.on(cities.getCity, () => city);
  api.on(cities.listCities, () => ({ count: 1, results: [city] }));
  api.on(cities.updateCity, ({ body }) => ({ ...city, ...(body as Partial<cities.CityRecord>) })); // the fake API has checked it
  const faraway = { ...shopInList, id: 8, latitude: city.latitude + 0.1 }; // 11 km
  api.on(shops.listShops, () => ({ count: 2, results: [shopInList, faraway] }));
  const { user } = openDesk('/cities/1', api);
  const pin = await screen.findByRole('button', { name: 'Pin' });
  return { api, user, pin };
}

const sent = (api: ReturnType<typeof fakeApi>) => api.asked(cities.updateCity).at(-1)?.body;

/** jsdom gives elements no size, and a map without a size has no view. */
vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
afterAll(() => vi.restoreAllMocks());

/** The radius of the circle on the map, in pixels. */
const circlePx = (): number =>
  Number(/a(\d+)/.exec(document.querySelector('.haat-map path')?.getAttribute('d') ?? '')?.[1]);

it('moves the centre with the arrow keys, and saves it [DESK-70]', async () => {
  const { api, user, pin } = await openCity();
  fireEvent.keyDown(pin, { key: 'ArrowUp' });
  fireEvent.keyDown(pin, { key: 'Enter' });
  const latitude = Number(screen.getByLabelText<HTMLInputElement>(/^Latitude/).value);
  expect(latitude).toBeGreaterThan(city.latitude);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent(api)).toMatchObject({ latitude, version: city.version });
});

it('scrolls to the field that has an error, and focuses it [DESK-173]', async () => {
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await openCity();
  const name = screen.getByLabelText(/^Name/);
  const cost = screen.getByLabelText(/^Delivery cost/);
  await user.clear(cost);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => document.activeElement).toBe(cost);
  expect(intoView.mock.instances.at(-1)).toBe(cost);
  await user.type(cost, '20');
  await user.clear(name);
  await user.tab();
  // Invalid input doesn't move the map.
  expect(intoView.mock.instances).not.toContain(name);
});

it('takes the time zone from a list, India first [DESK-165]', async () => {
  const { api, user } = await openCity();
  const zone = screen.getByRole('combobox', { name: 'Time zone' });
  expect(zone).toHaveDisplayValue('Asia/Kolkata');
  expect(within(zone).getAllByRole('option')[0]).toHaveTextContent('Asia/Kolkata');
  expect(within(zone).queryByRole('option', { name: 'Asia/Calcutta' })).toBeNull();
  await user.selectOptions(zone, 'Asia/Dhaka');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent(api)).toEqual({ time_zone: 'Asia/Dhaka', version: city.version });
});

it('moves the pin and its circle to typed numbers [DESK-70]', async () => {
  const { api, user } = await openCity();
  await expect.poll(circlePx).toBeGreaterThan(50);
  const before = circlePx();
  const radius = screen.getByLabelText(/^Radius/);
  await user.clear(radius);
  await user.type(radius, '4');
  await expect.poll(circlePx).not.toBe(before);
  expect(circlePx()).toBeGreaterThan(50);
  const longitude = screen.getByLabelText(/^Longitude/);
  await user.clear(longitude);
  await user.type(longitude, '76.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent(api)).toEqual({ radius_km: 4, longitude: 76.5, version: city.version });
});

it('says how many shops are outside of a new radius [DESK-70]', async () => {
  const { user } = await openCity();
  await screen.findByText('All 2 shops are inside the circle.');
  const radius = screen.getByLabelText(/^Radius/);
  await user.clear(radius);
  await user.type(radius, '9');
  await screen.findByText('1 of 2 shops is outside of the circle.');
});

it('explains what to do about an invalid position', async () => {
  const { user } = await openCity();
  const latitude = screen.getByLabelText(/^Latitude/);
  await user.clear(latitude);
  await user.type(latitude, '95');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter 90 or less.');
});

function answerPosition(answer: Geolocation['getCurrentPosition']): void {
  const geolocation = { getCurrentPosition: answer };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation }));
}

it('takes the position of the device [DESK-70]', async () => {
  answerPosition(
    (found) => found({ coords: { latitude: 10.1234567, longitude: 76.7 } } as GeolocationPosition), // the code reads no other field
  );
  const { user } = await openCity();
  await user.click(screen.getByRole('button', { name: 'Use my position' }));
  await screen.findByDisplayValue('10.123457');
  expect(screen.getByLabelText(/^Longitude/)).toHaveValue('76.7');
  vi.unstubAllGlobals();
});

it('explains why there is no position of the device', async () => {
  answerPosition((_, failed) => failed?.({ code: 1 } as GeolocationPositionError)); // the code reads no other field
  const { user } = await openCity();
  await user.click(screen.getByRole('button', { name: 'Use my position' }));
  await screen.findByText(/The browser may not read your position/);
  vi.unstubAllGlobals();
});

it('shows what deliveries cost over several distances [DESK-71]', async () => {
  const { user } = await openCity();
  const example = within(screen.getByRole('region', { name: 'What customers pay for delivery' }));
  expect(example.getByText('15 km').nextSibling).toHaveTextContent('₹85');
  const perKm = screen.getByLabelText(/^Cost of each further km/);
  await user.clear(perKm);
  expect(example.getByText('Enter the radius and the costs.')).toBeVisible();
  await user.type(perKm, '7.5');
  expect(example.getByText('15 km').nextSibling).toHaveTextContent('₹117.50');
});

it('warns about a radius above 50 km, but saves it [DESK-129]', async () => {
  const { api, user } = await openCity();
  const radius = screen.getByLabelText(/^Radius/);
  fireEvent.change(radius, { target: { value: '50' } });
  expect(screen.queryByText(/km right\?/)).toBeNull();
  fireEvent.change(radius, { target: { value: '500' } });
  await screen.findByText(/^Is 500 km right\?/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent(api)).toEqual({ radius_km: 500, version: city.version });
  expect(window.location.pathname).toBe('/operator/cities');
});

it('shows and takes the minutes of reminders, with 0 for never [SILENT-23]', async () => {
  const { api, user } = await openCity();
  const field = screen.getByLabelText(/^Minutes until the shop gets an SMS/);
  expect(field).toHaveValue('5');
  await user.clear(field);
  await user.type(field, '0');
  const customer = screen.getByLabelText(/^Minutes until the customer is told/);
  await user.clear(customer);
  await user.type(customer, '2.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent(api)).toMatchObject({ sms_shop_after: 0, tell_customer_after: 150, version: city.version });
});
