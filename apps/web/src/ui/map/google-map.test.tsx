import '../../testing/with-maps-key.ts';
import type { Point } from '@haat/contract/geo';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../platform/query-client.ts';
import { googleScripts, provideGoogle } from '../../testing/google-script.ts';
import { MapView } from './map-view.tsx';
import { PinPicker } from './pin-picker.tsx';

const centre: Point = { latitude: 10.52, longitude: 76.21 };
const onPin = vi.fn<(point: Point) => void>();
const sent = vi.fn();
let google: ReturnType<typeof provideGoogle>;

/** The first map loads Google. Each test checks only the requests made since it began. */
beforeEach(() => {
  onPin.mockClear();
  google = provideGoogle();
});

function Picker({ device }: { readonly device: Point | null }) {
  const [pin, setPin] = useState(device);
  return (
    <form onSubmit={sent}>
      <PinPicker
        location={{ state: 'allowed', point: device }}
        onAskAgain={() => undefined}
        pin={pin}
        onPin={(point) => {
          setPin(point);
          onPin(point);
        }}
      />
      <button type="submit">Send</button>
    </form>
  );
}

async function openPicker(device: Point | null = centre) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Picker device={device} />
    </QueryClientProvider>,
  );
  act(() => window.haatGoogleCame?.());
  await waitFor(() => expect(google.maps).toHaveLength(1));
  return google.maps[0] as (typeof google.maps)[number]; // the line above waited for it
}

const search = () => screen.findByRole('combobox', { name: 'Search for a place' });

test('the first visible map adds the script once, with the key and the places library [MAP-6]', async () => {
  expect(googleScripts()).toHaveLength(0);
  const { unmount } = render(
    <>
      <MapView center={centre} />
      <MapView center={centre} />
    </>,
  );
  unmount();
  await openPicker();
  expect(googleScripts()).toHaveLength(1);
  const { origin, pathname, searchParams } = new URL(googleScripts()[0]?.src ?? '');
  expect(origin + pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    key: 'a-key',
    libraries: 'places',
    loading: 'async',
    callback: 'haatGoogleCame',
  });
  expect(document.querySelector('.leaflet-container')).toBeNull();
});

test('one finger scrolls the page over a map [MAP-11]', async () => {
  render(<MapView center={centre} pin={centre} />);
  act(() => window.haatGoogleCame?.());
  await waitFor(() => expect(google.maps[0]?.gestureHandling).toBe('cooperative'));
});

test('one finger moves the map of a picker [MAP-11]', async () => {
  expect((await openPicker()).gestureHandling).toBe('greedy');
});

test.each([
  ['a picker whose place is known', centre, 18],
  ['a picker without a place', null, 7],
] as const)('%s starts at its zoom [MAP-3]', async (_what, device, zoom) => {
  const map = await openPicker(device);
  expect(map.view).toEqual({ center: { lat: 10.52, lng: 76.21 }, zoom });
  expect(await screen.findByRole('region', { name: 'Map' })).toBeVisible();
});

test('the pin takes the focus and moves with the arrow keys, with Shift ten times as far [MAP-1]', async () => {
  const map = await openPicker();
  const pin = screen.getByRole('button', { name: 'Location' });
  act(() => pin.focus());
  const degree = 360 / (256 * 2 ** map.view.zoom);
  fireEvent.keyDown(pin, { key: 'ArrowUp' });
  expect(onPin).toHaveBeenLastCalledWith({
    latitude: Number((centre.latitude + 8 * degree).toFixed(6)),
    longitude: centre.longitude,
  });
  fireEvent.keyDown(pin, { key: 'ArrowRight', shiftKey: true });
  expect(onPin.mock.lastCall?.[0].longitude).toBeCloseTo(centre.longitude + 80 * degree, 5);
  fireEvent.keyDown(pin, { key: 'Enter' });
  expect(onPin).toHaveBeenCalledTimes(2);
  expect(pin).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

test('a tap on the map sets the pin with six decimals [MAP-2]', async () => {
  await openPicker(null);
  expect(screen.queryByRole('button', { name: 'Location' })).toBeNull();
  const ground = document.querySelector('[aria-label="Map"] [aria-label="Map"]');
  if (!ground) throw new Error('There is no map');
  fireEvent.click(ground, { clientX: 10, clientY: -20 });
  const { latitude, longitude } = onPin.mock.lastCall?.[0] ?? { latitude: 0, longitude: 0 };
  const degree = 360 / (256 * 2 ** 7);
  expect(latitude).toBe(Number((10.52 + 20 * degree).toFixed(6)));
  expect(longitude).toBe(Number((76.21 + 10 * degree).toFixed(6)));
  expect(screen.getByRole('button', { name: 'Location' })).toBeVisible();
});

test("dragging moves the pin, a click doesn't [MAP-2]", async () => {
  const map = await openPicker();
  const pin = screen.getByRole('button', { name: 'Location' });
  const degree = 360 / (256 * 2 ** map.view.zoom);
  fireEvent.pointerDown(pin, { clientX: 100, clientY: 100, button: 0 });
  fireEvent.pointerMove(pin, { clientX: 130, clientY: 100 });
  expect(onPin).not.toHaveBeenCalled();
  fireEvent.pointerUp(pin, { clientX: 140, clientY: 90 });
  fireEvent.click(pin, { clientX: 140, clientY: 90 });
  expect(onPin).toHaveBeenCalledTimes(1);
  const { latitude, longitude } = onPin.mock.lastCall?.[0] ?? centre;
  expect(latitude).toBeCloseTo(centre.latitude + 10 * degree, 5);
  expect(longitude).toBeCloseTo(centre.longitude + 40 * degree, 5);
  fireEvent.pointerMove(pin, { clientX: 300, clientY: 300 });
  fireEvent.pointerUp(pin, { clientX: 300, clientY: 300 });
  expect(onPin).toHaveBeenCalledTimes(1);
});

test('a read-only map has markers and a fixed pin', async () => {
  render(<MapView center={centre} pin={centre} device={centre} marks={[{ name: 'Store', point: centre }]} />);
  expect(await screen.findByRole('img', { name: 'Location' })).toBeVisible();
  expect(screen.getByText('Store')).toBeVisible();
  expect(google.maps[0]?.overlays.size).toBe(3);
});

test('a map of a way has a line, numbers and all of its stops in view', async () => {
  const stops = [centre, { latitude: 10.54, longitude: 76.23 }];
  const { unmount } = render(
    <MapView way={stops} marks={stops.map((point, at) => ({ point, name: '', number: `${at + 1}` }))} />,
  );
  expect(await screen.findByText('2')).toBeVisible();
  const [map] = google.maps;
  const path = stops.map(({ latitude: lat, longitude: lng }) => ({ lat, lng }));
  expect([...(map?.lines ?? [])]).toMatchObject([{ path }]);
  expect(map?.view.center.lat).toBeCloseTo(10.53);
  unmount();
  expect(map?.lines.size).toBe(0);
});

test('finds a place by name, and choosing it with the keyboard moves pin and map [MAP-6]', async () => {
  const user = userEvent.setup();
  const map = await openPicker();
  await user.type(await search(), 'market');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Sakthan Market Thrissur, Kerala',
    'Market Junction Ollur, Kerala',
  ]);
  expect(google.inputs).toEqual(['market']);
  await user.keyboard('{ArrowDown}{Enter}');
  const place = { latitude: 10.5163, longitude: 76.2201 };
  await waitFor(() => expect(onPin).toHaveBeenLastCalledWith(place));
  expect(map.view).toEqual({ center: { lat: 10.5163, lng: 76.2201 }, zoom: 18 });
  expect(await search()).toHaveValue('Sakthan Market');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  await user.keyboard('{Enter}');
  expect(sent).not.toHaveBeenCalled();

  // Choosing the same place again moves the map again, as a new billed search.
  map.panBy(500, 500);
  await user.clear(await search());
  await user.type(await search(), 'Sakthan');
  await user.click(await screen.findByRole('option'));
  await waitFor(() => expect(map.view.center).toEqual({ lat: 10.5163, lng: 76.2201 }));
  expect(google.tokens.size).toBe(2);
});

test('an empty or failed search shows a line, and the pin still works', async () => {
  const user = userEvent.setup();
  await openPicker();
  await user.type(await search(), 'nowhere');
  expect(await screen.findByText('No place found')).toBeVisible();
  const { AutocompleteSuggestion } = window.google.maps.places;
  vi.spyOn(AutocompleteSuggestion, 'fetchAutocompleteSuggestions').mockRejectedValue(new Error('denied'));
  await user.type(await search(), '!');
  expect(await screen.findByText(/^Place search isn't available/)).toBeVisible();
  expect(screen.queryByText('Could not fetch data')).toBeNull();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Location' }), { key: 'ArrowUp' });
  expect(onPin).toHaveBeenCalledTimes(1);
});

test("when Google refuses the key, shows Leaflet's map without a search and logs it once [MAP-6]", async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openPicker();
  await search();
  act(() => window.gm_authFailure?.());
  act(() => window.gm_authFailure?.());
  const map = screen.getByRole('region', { name: 'Map' });
  expect(await within(map).findByRole('button', { name: 'Location' })).toHaveClass(
    'leaflet-marker-draggable',
  );
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(googleScripts()).toHaveLength(1);
  warn.mockRestore();
});
