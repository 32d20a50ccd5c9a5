// The device's position and permission. The phone app asks the phone itself.
import { type Point, roundCoordinate } from '@haat/contract/geo';
import { useCallback, useEffect, useState } from 'react';

export type DeviceLocation =
  | { readonly state: 'asking' }
  /** Allowed. The point is null when the device can't find it (indoors, no receiver). */
  | { readonly state: 'allowed'; readonly point: Point | null; readonly accuracyMetres?: number }
  | { readonly state: 'denied' };

const permissionDenied = 1;

/** A retry doesn't use the last position. */
export const positionOptions = (isTryAgain: boolean): PositionOptions => ({
  enableHighAccuracy: true,
  timeout: 15_000,
  maximumAge: isTryAgain ? 0 : 60_000,
});

type Finder = (isTryAgain: boolean) => Promise<DeviceLocation>;

/** A phone that finds positions itself. */
interface PhonePosition {
  readonly find: Finder;
  /** Whether the person has allowed it. Doesn't ask. */
  readonly isAllowed: () => Promise<boolean>;
}

let phone: PhonePosition | undefined;

export function setPositionFinder(position: PhonePosition | undefined): void {
  phone = position;
}

const ask: Finder = (isTryAgain) => (phone?.find ?? askBrowser)(isTryAgain);

function askBrowser(isTryAgain: boolean): Promise<DeviceLocation> {
  if (!('geolocation' in navigator)) return Promise.resolve({ state: 'denied' });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(foundAt(coords)),
      (error) =>
        resolve(error.code === permissionDenied ? { state: 'denied' } : { state: 'allowed', point: null }),
      positionOptions(isTryAgain),
    );
  });
}

/** Some browsers say `prompt` also after the person has allowed it for this page. */
let hasAllowed = false;

/** Asks the person, if they haven't decided yet. Only after a press. */
export async function askForPosition(): Promise<DeviceLocation> {
  const location = await ask(true);
  hasAllowed = location.state === 'allowed';
  return location;
}

async function isAllowed(): Promise<boolean> {
  if (hasAllowed) return true;
  if (phone) return phone.isAllowed();
  const permission = await navigator.permissions?.query({ name: 'geolocation' });
  return permission?.state === 'granted';
}

/** What loads doesn't wait longer for a slow receiver. */
const positionMs = 3_000;

/** Where the device is, if the person has allowed that before. Never asks. */
export async function positionIfAllowed(): Promise<Point | null> {
  if (!(await isAllowed())) return null;
  const isLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), positionMs));
  return Promise.race([ask(false).then(positionOf), isLate]);
}

export const foundAt = ({ latitude, longitude, accuracy }: Coordinates): DeviceLocation => ({
  state: 'allowed',
  point: { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) },
  accuracyMetres: accuracy,
});

type Coordinates = Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>;

/** Permission is granted, but the phone's location is off, or no position was found in time. */
export const isPlaceUnknown = (location: DeviceLocation): boolean =>
  location.state === 'allowed' && location.point === null;

export const positionOf = (location: DeviceLocation): Point | null =>
  location.state === 'allowed' ? location.point : null;

export const accuracyOf = (location: DeviceLocation): number | null =>
  location.state === 'allowed' && location.point ? (location.accuracyMetres ?? null) : null;

/** Null while waiting for the device, and when the position is known. */
export function positionProblem(location: DeviceLocation): 'denied' | 'unknown' | null {
  if (location.state === 'denied') return 'denied';
  return isPlaceUnknown(location) ? 'unknown' : null;
}

/** Asks on mount, when the permission changes, on `askAgain`, and on return to the page while the position is unknown. */
export function useDeviceLocation(): { location: DeviceLocation; askAgain: () => Promise<void> } {
  const [location, setLocation] = useState<DeviceLocation>({ state: 'asking' });
  const askAgain = useCallback(async () => setLocation(await ask(true)), []);
  const isUnknown = isPlaceUnknown(location);
  // Outside system: the phone's settings, where the person may have switched location on.
  useEffect(() => {
    if (!isUnknown) return;
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') void askAgain();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [isUnknown, askAgain]);
  // Outside system: the device's location service and its permission.
  useEffect(() => {
    let permission: PermissionStatus | undefined;
    let isGone = false;
    void ask(false).then((found) => !isGone && setLocation(found));
    void navigator.permissions?.query({ name: 'geolocation' }).then((status) => {
      if (isGone) return;
      permission = status;
      status.addEventListener('change', askAgain);
    });
    return () => {
      isGone = true;
      permission?.removeEventListener('change', askAgain);
    };
  }, [askAgain]);
  return { location, askAgain };
}
