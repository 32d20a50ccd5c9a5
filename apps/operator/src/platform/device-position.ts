// The position of this device. The browser asks the person for permission.
import { type Point, roundCoordinate } from '@haat/contract/geo';

/** 'denied': the person or the browser forbids it. 'unknown': the device can't find it. */
type DevicePosition = Point | 'denied' | 'unknown';

const permissionDenied = 1;

export const readDevicePosition = (): Promise<DevicePosition> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('unknown');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: roundCoordinate(coords.latitude),
          longitude: roundCoordinate(coords.longitude),
        }),
      ({ code }) => resolve(code === permissionDenied ? 'denied' : 'unknown'),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  });
