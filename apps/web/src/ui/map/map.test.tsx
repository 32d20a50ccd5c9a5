import type { Point } from '@haat/contract/geo';
import { pointOf } from '@haat/map/point-of';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { DeviceLocation } from '../../platform/device/geolocation.ts';
import { useFields } from '../../platform/forms/form.ts';
import { googleScripts } from '../../testing/google-script.ts';
import { MapView } from './map-view.tsx';
import { PinPicker } from './pin-picker.tsx';
import { usePinForm } from './use-pin-form.ts';

const centre: Point = { latitude: 10.52, longitude: 76.21 };
const here: DeviceLocation = { state: 'allowed', point: centre };
const unknown: DeviceLocation = { state: 'allowed', point: null };

function Picker({ onPin }: { readonly onPin: (point: Point) => void }) {
  const [pin, setPin] = useState<Point | null>(centre);
  return (
    <PinPicker
      location={here}
      onAskAgain={() => undefined}
      pin={pin}
      onPin={(point) => {
        setPin(point);
        onPin(point);
      }}
    />
  );
}

test('coordinates keep six decimals and stay in range [MAP-4]', () => {
  expect(pointOf({ lat: 10.12345678, lng: 76.98765432 })).toEqual({
    latitude: 10.123457,
    longitude: 76.987654,
  });
  expect(pointOf({ lat: 91, lng: -181 })).toEqual({ latitude: 90, longitude: -180 });
});

test('the map is a region named Map whose pin takes the focus and moves with the arrow keys [MAP-1, MAP-2]', async () => {
  const onPin = vi.fn<(point: Point) => void>();
  render(<Picker onPin={onPin} />);
  expect(screen.getByRole('region', { name: 'Map' })).toBeVisible();
  const pin = await screen.findByRole('button', { name: 'Location' });
  expect(pin).toHaveAttribute('tabindex', '0');
  expect(pin).toHaveClass('leaflet-marker-draggable');
  fireEvent.keyDown(pin, { key: 'ArrowUp' });
  fireEvent.keyDown(pin, { key: 'ArrowRight' });
  const [north, east] = onPin.mock.calls.map(([point]) => point);
  expect(north?.latitude).toBeGreaterThan(centre.latitude);
  expect(north?.longitude).toBeCloseTo(centre.longitude, 5);
  expect(east?.longitude).toBeGreaterThan(centre.longitude);
  fireEvent.keyDown(pin, { key: 'Enter' });
  expect(onPin).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Location' })).toBe(pin);
});

function useTouch() {
  const matchMedia = window.matchMedia;
  const media = vi.spyOn(window, 'matchMedia');
  media.mockImplementation((query) => ({ ...matchMedia(query), matches: query === '(pointer: coarse)' }));
  return media;
}

test("doesn't mention arrow keys on a device for touch [MAP-10]", () => {
  const media = useTouch();
  render(<Picker onPin={() => undefined} />);
  expect(screen.getByText('Drag the pin, or tap the map.')).toBeVisible();
  expect(screen.queryByText(/arrow keys/)).toBeNull();
  media.mockRestore();
});

test('one finger scrolls the page over a map, moves it after a tap, and always moves a picker [MAP-11]', async () => {
  const media = useTouch();
  render(
    <>
      <MapView center={centre} pin={centre} />
      <Picker onPin={() => undefined} />
    </>,
  );
  await screen.findByRole('button', { name: 'Location' });
  const [map, picker] = document.querySelectorAll('.leaflet-container');
  // Leaflet's own styles let the browser scroll a map without this class.
  const dragged = 'leaflet-touch-drag';
  expect(picker).toHaveClass(dragged);
  expect(map).not.toHaveClass(dragged);
  fireEvent.click(map as Element);
  expect(map).toHaveClass(dragged);
  fireEvent.pointerDown(document.body);
  expect(map).not.toHaveClass(dragged);
  expect(picker).toHaveClass(dragged);
  media.mockRestore();
});

const tileZooms = () =>
  [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')].map(
    ({ src }) => /\/(\d+)\/\d+\/\d+\.png/.exec(src)?.[1],
  );

test.each([
  [
    'a picker whose place is known',
    <PinPicker key="1" location={here} pin={centre} onPin={vi.fn()} onAskAgain={vi.fn()} />,
    '18',
  ],
  [
    'a picker without a place',
    <PinPicker key="2" location={unknown} pin={null} onPin={vi.fn()} onAskAgain={vi.fn()} />,
    '7',
  ],
  ['any other map', <MapView key="3" center={centre} />, '7'],
  ['a map of a zoom of its own', <MapView key="4" center={centre} zoom={15} />, '15'],
])('%s starts at its zoom [MAP-3]', async (_what, map, zoom) => {
  render(map);
  await waitFor(() => expect(tileZooms().length).toBeGreaterThan(0));
  expect(new Set(tileZooms())).toEqual(new Set([zoom]));
});

const near = (latitude: number, accuracyMetres: number): DeviceLocation => ({
  state: 'allowed',
  point: { latitude, longitude: 76.21 },
  accuracyMetres,
});

/** A form whose device finds a better position at the second try. */
function Finder() {
  const [location, setLocation] = useState(near(10.52, 640));
  const form = usePinForm(useFields({ initialValues: {}, validate: {}, draft: null }), location);
  const askAgain = async () => {
    setLocation(near(10.53, 12.4));
  };
  return (
    <>
      <PinPicker {...form.pinProps} onAskAgain={askAgain} />
      <output>{form.pinProps.pin?.latitude}</output>
    </>
  );
}

test('shows how accurate the position is, and finds a better one [PLACE-1, PLACE-2, PLACE-3]', async () => {
  const user = userEvent.setup();
  render(<Finder />);
  const poor =
    'Your location, accurate to about 640 m. Move the pin to the right place, or find your location again.';
  expect(screen.getByText(poor)).toBeVisible();
  // 'Try again' belongs to a load that failed.
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Where am I?' }));
  expect(await screen.findByText('Your location, accurate to about 12 m.')).toBeVisible();
  expect(screen.getByText('10.53')).toBeVisible();
});

test('a pin that the person has moved stays, and no longer counts as their location [PLACE-1, PLACE-2]', async () => {
  render(<Finder />);
  const pin = await screen.findByRole('button', { name: 'Location' });
  fireEvent.keyDown(pin, { key: 'ArrowUp' });
  expect(screen.queryByRole('button', { name: 'Where am I?' })).toBeNull();
  expect(screen.queryByText(/^Your location/)).toBeNull();
});

test('without a key, loads no external script and offers no place search [MAP-6, MAP-7]', async () => {
  render(<Picker onPin={vi.fn()} />);
  expect(await screen.findByRole('button', { name: 'Location' })).toHaveClass('leaflet-marker-draggable');
  expect(googleScripts()).toHaveLength(0);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a map is 600 px high by default [MAP-3]', () => {
  render(<MapView center={centre} />);
  expect(screen.getByRole('region', { name: 'Map' })).toHaveStyle({ '--map-height': '600px' });
});

test('Shift moves the pin ten times as far [MAP-1]', async () => {
  const onPin = vi.fn<(point: Point) => void>();
  render(<Picker onPin={onPin} />);
  const pin = await screen.findByRole('button', { name: 'Location' });
  fireEvent.keyDown(pin, { key: 'ArrowUp' });
  fireEvent.keyDown(pin, { key: 'ArrowUp', shiftKey: true });
  const [near, far] = onPin.mock.calls.map(([point]) => point.latitude);
  const step = (near ?? 0) - centre.latitude;
  expect((far ?? 0) - (near ?? 0)).toBeCloseTo(10 * step, 5);
});

test('without tiles, draws a plain ground and says so [MAP-7]', async () => {
  render(<MapView center={centre} pin={centre} />);
  await screen.findByRole('img', { name: 'Location' });
  for (const tile of document.querySelectorAll('.leaflet-tile')) fireEvent.error(tile);
  await waitFor(() => expect(screen.getByRole('note')).toHaveTextContent("Map tiles didn't load"));
  expect(screen.getByRole('img', { name: 'Location' })).toBeVisible();
  expect(document.querySelector('.leaflet-control-scale')).not.toBeNull();
});

test('shows below the map that a pin is required', () => {
  render(
    <PinPicker
      location={unknown}
      pin={null}
      onPin={vi.fn()}
      onAskAgain={vi.fn()}
      error="The field is required"
    />,
  );
  expect(screen.getByRole('region', { name: 'Map' })).toHaveAccessibleDescription('The field is required');
  expect(screen.getByText('The field is required')).toBeVisible();
});

const home = { point: { latitude: 10.6, longitude: 76.3 }, name: 'Home', zoom: 15 };

test.each<[string, DeviceLocation, string]>([
  [
    'denied',
    { state: 'denied' },
    'Location access is off. The map shows Home. Move the pin to the right place.',
  ],
  [
    'not found',
    unknown,
    "We couldn't find your location. Check that it is on, then try again. The map shows Home. Move the pin to the right place.",
  ],
])(
  'with the position %s the map opens at its start with the reason, and the pin can be moved [MAP-8]',
  async (_what, location, words) => {
    const onPin = vi.fn<(point: Point) => void>();
    render(<PinPicker location={location} start={home} pin={null} onPin={onPin} onAskAgain={vi.fn()} />);
    expect(screen.getByText(words)).toBeVisible();
    const pin = await screen.findByRole('button', { name: 'Location' });
    expect(new Set(tileZooms())).toEqual(new Set(['15']));
    fireEvent.keyDown(pin, { key: 'ArrowUp' });
    const moved = onPin.mock.calls[0]?.[0];
    expect(moved?.latitude).toBeGreaterThan(home.point.latitude);
    expect(moved?.latitude).toBeCloseTo(home.point.latitude, 2);
  },
);

test('until the device reports a position, shows the start without a pin or an error [MAP-8]', async () => {
  const asking: DeviceLocation = { state: 'asking' };
  render(<PinPicker location={asking} start={home} pin={null} onPin={vi.fn()} onAskAgain={vi.fn()} />);
  await waitFor(() => expect(new Set(tileZooms())).toEqual(new Set(['15'])));
  expect(screen.queryByRole('button', { name: 'Location' })).toBeNull();
  expect(screen.queryByText(/The map shows/)).toBeNull();
});
