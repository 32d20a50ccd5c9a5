// Delivery addresses.
import { onePage } from '../../platform/row-pages.ts';
import type { Manifest } from '../manifest.ts';
import { addressSubscribers } from './address.events.ts';
import { addressRoutes } from './address.routes.ts';
import { viewAddresses } from './address.views.ts';

export const addresses: Manifest<'addresses'> = {
  start: (context) => {
    addressRoutes(context);
    addressSubscribers(context);
  },
  tables: {
    local: ['addresses'],
  },
  ownData: {
    addresses: (db, { actor }) => onePage(async () => (await viewAddresses(db, actor.userId, {})).results),
  },
};

export type { AddressDeleted } from './address.event-types.ts';
export {
  type AddressRow,
  findAddressAt,
  findOwnAddress,
  findPrimaryAddress,
  requireOwnAddress,
} from './address.queries.ts';
export { addAddress, createPrimaryAddress, type NewAddress, type PrimaryAddress } from './edit-addresses.ts';
