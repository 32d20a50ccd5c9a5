// The door of addresses: its pages, the list, and the address that the person shops for.
import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/feedback/lazy-page.tsx';

export { addressesQuery } from './addresses.api.ts';
export { AddressBar } from './components/address-bar.tsx';
export { noteCartAddress } from './selected-address.ts';
export { useMapStart } from './use-map-start.ts';
export { loadSelectedAddress, useSelectedAddress } from './use-selected-address.ts';

/** The last step of signing in. */
export const firstAddressRoutes: RouteObject[] = [
  {
    path: '/auth/location',
    lazy: lazyPage(async () => (await import('./pages/location-page.tsx')).LocationPage),
  },
];

export const addressesRoutes: RouteObject[] = [
  {
    path: '/shops/address',
    handle: { up: '/shops' },
    lazy: lazyPage(async () => (await import('./pages/addresses-page.tsx')).AddressesPage),
  },
  {
    path: '/shops/address/add',
    handle: { up: '/shops/address' },
    lazy: lazyPage(async () => (await import('./pages/add-address-page.tsx')).AddAddressPage),
  },
];
