// The public interface of addresses: pages, the list and the selected address.
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export { addressName } from './address-name.ts';
export { addressesQuery } from './addresses.api.ts';
export { AddressBar, AddressBarSkeleton } from './components/address-bar.tsx';
export { House } from './components/house.tsx';
export { noteCartAddress } from './selected-address.ts';
export { usePinInCity } from './use-pin-in-city.ts';
export {
  loadSelectedAddress,
  selectedAddressNow,
  useMapStart,
  useSelectedAddress,
} from './use-selected-address.ts';

export const addressesPages: readonly PageRoute[] = [
  // The last step of the sign-in.
  {
    path: '/auth/location',
    who: 'without an address',
    load: async () => (await import('./pages/location-page.tsx')).LocationPage,
  },
  {
    path: '/shops/address',
    who: 'signed in',
    up: '/shops',
    load: async () => (await import('./pages/addresses-page.tsx')).AddressesPage,
  },
  {
    path: '/shops/address/add',
    who: 'signed in',
    up: '/shops/address',
    load: async () => (await import('./pages/add-address-page.tsx')).AddAddressPage,
  },
  {
    path: '/shops/address/:addressId',
    who: 'signed in',
    up: '/shops/address',
    load: async () => (await import('./pages/change-address-page.tsx')).ChangeAddressPage,
  },
];
