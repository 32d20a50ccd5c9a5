// Where the person last worked. The installed app starts there, at `/open`.
import { deviceStorage } from '@haat/client/device-storage';

const key = 'haat.workplace';
const homes = ['/retailer/orders', '/deliverer', '/shops', '/blogs'] as const;

export const openPath = '/open';

/** The area's home for a page inside of it. */
const homeOf = (path: string): string | undefined =>
  homes.find((home) => path.split('/')[1] === home.split('/')[1]);

export function noteWorkplace(path: string): void {
  const home = homeOf(path);
  if (home) deviceStorage.setItem(key, home);
}

/** The news before the first visit of another page. */
export const lastWorkplace = (): string => homeOf(deviceStorage.getItem(key) ?? '') ?? '/blogs';
