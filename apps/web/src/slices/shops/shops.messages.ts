// Texts of the store list and the store page.
import { translated } from '../../platform/words.ts';

export const shops = translated('shops', {
  homeTitle: 'Stores',
  searchProducts: 'Search products in all shops',
  nearYou: 'Stores Near You',
  showing: (type: string) => `Showing ${type} stores`,
  viewAll: 'View All',
  types: 'Shop types',
  distance: (km: number) => `${km} KM`,
  closed: 'Closed',
  hours: (opens: string, closes: string) => `${opens} – ${closes}`,
  noneNear: 'No shop delivers here yet',
  noneNearLine: 'Choose another address, or check again later.',
  noneOfType: (type: string) => `No ${type} shop near this address`,
  chooseAddress: 'Choose another address',
  moreLoading: 'Loading more shops',
  store: 'Store',
  rail: 'Product types',
  searchStore: (name: string) => `Search ${name}`,
  contact: 'Contact',
  address: 'Address',
  timings: 'Timings',
  closedNow: 'Closed now',
  closedLine: 'This shop is closed now. You can browse, but not order.',
  openInMaps: 'Open in maps',
  call: (name: string) => `Call ${name}`,
});
