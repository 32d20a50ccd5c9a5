// The device's position and permission. The native app will use its own plugin here.
import { type Point, roundCoordinate } from '@haat/contract/geo';
import { useCallback, useEffect, useState } from 'react';

export type DeviceLocation =
  | { readonly state: 'asking' }
  /** Allowed. The point is null when the device can't find it (indoors, no receiver). */
  | { readonly state: 'allowed'; readonly point: Point | null }
  | { readonly state: 'denied' };

const permissionDenied = 1;

function ask(): Promise<DeviceLocation> {
  if (!('geolocation' in navigator)) return Promise.resolve({ state: 'denied' });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          state: 'allowed',
          point: { latitude: roundCoordinate(coords.latitude), longitude: roundCoordinate(coords.longitude) },
        }),
      (error) =>
        resolve(error.code === permissionDenied ? { state: 'denied' } : { state: 'allowed', point: null }),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  });
}

/** Allowed to ask, but the phone's location is off, or it found nothing in time. */
export const isPlaceUnknown = (location: DeviceLocation): boolean =>
  location.state === 'allowed' && location.point === null;

export const positionOf = (location: DeviceLocation): Point | null =>
  location.state === 'allowed' ? location.point : null;

/** Null while waiting for the device, and when the position is known. */
export function positionProblem(location: DeviceLocation): 'denied' | 'unknown' | null {
  if (location.state === 'denied') return 'denied';
  return isPlaceUnknown(location) ? 'unknown' : null;
}

/** Asks on mount, when the permission changes, on `askAgain`, and on return to the page while the position is unknown. */
export function useDeviceLocation(): { location: DeviceLocation; askAgain: () => void } {
  const [location, setLocation] = useState<DeviceLocation>({ state: 'asking' });
  const askAgain = useCallback(() => void ask().then(setLocation), []);
  const isUnknown = isPlaceUnknown(location);
  // Outside system: the phone's settings, where the person may have switched location on.
  useEffect(() => {
    if (!isUnknown) return;
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') askAgain();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [isUnknown, askAgain]);
  // Outside system: the device's location service and its permission.
  useEffect(() => {
    let permission: PermissionStatus | undefined;
    let isGone = false;
    askAgain();
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
