import '../../testing/with-maps-key.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { googleScripts, provideGoogle } from '../../testing/google-script.ts';
import { MapView } from './map-view.tsx';

const centre = { latitude: 10.52, longitude: 76.21 };

test("when the script fails to load, shows Leaflet's map from then on [MAP-6]", async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<MapView center={centre} pin={centre} />);
  expect(screen.getByRole('region', { name: 'Map' }).querySelector('[aria-busy="true"]')).not.toBeNull();
  for (const script of googleScripts()) fireEvent.error(script);
  expect(await screen.findByRole('img', { name: 'Location' })).toHaveClass('leaflet-marker-icon');
  expect(warn).toHaveBeenCalledTimes(1);

  const google = provideGoogle();
  render(<MapView center={centre} pin={centre} />);
  // The map waits for the first page's pictures.
  for (const picture of document.images) fireEvent.load(picture);
  await expect.poll(() => screen.getAllByRole('img', { name: 'Location' })).toHaveLength(2);
  expect(google.maps).toHaveLength(0);
  expect(googleScripts()).toHaveLength(1);
  warn.mockRestore();
});
