import { Geolocation, type PermissionStatus } from '@capacitor/geolocation';
import { type DeviceLocation, foundAt, positionOptions } from '../device/geolocation.ts';

/** Throws when location is off for the whole phone. */
async function isGranted(permissions: Promise<PermissionStatus>): Promise<boolean> {
  const { location, coarseLocation } = await permissions;
  return location === 'granted' || coarseLocation === 'granted';
}

export const isPositionAllowed = (): Promise<boolean> =>
  isGranted(Geolocation.checkPermissions()).catch(() => false);

/** Asks the phone itself: the web view would ask the person a second time. */
export async function findPosition(isTryAgain: boolean): Promise<DeviceLocation> {
  const allowed = await isGranted(Geolocation.requestPermissions()).catch(() => null);
  if (allowed === null) return { state: 'allowed', point: null };
  if (!allowed) return { state: 'denied' };
  return Geolocation.getCurrentPosition(positionOptions(isTryAgain)).then(
    ({ coords }) => foundAt(coords),
    () => ({
      state: 'allowed',
      point: null,
    }),
  );
}
