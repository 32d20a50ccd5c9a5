import { Geolocation } from '@capacitor/geolocation';
import { type DeviceLocation, foundAt, positionOptions } from '../device/geolocation.ts';

/** Asks the phone itself: the web view would ask the person a second time. */
export async function findPosition(isTryAgain: boolean): Promise<DeviceLocation> {
  // Throws when location is off for the whole phone.
  const allowed = await Geolocation.requestPermissions().catch(() => null);
  if (allowed === null) return { state: 'allowed', point: null };
  const { location, coarseLocation } = allowed;
  if (location !== 'granted' && coarseLocation !== 'granted') return { state: 'denied' };
  return Geolocation.getCurrentPosition(positionOptions(isTryAgain)).then(
    ({ coords }) => foundAt(coords),
    () => ({
      state: 'allowed',
      point: null,
    }),
  );
}
