// Delivery addresses.
import type { Slice } from '../../platform/slice-context.ts';
import { addressSubscribers } from './address.events.ts';
import { addressRoutes } from './address.routes.ts';

export const addresses: Slice = (context) => {
  addressRoutes(context);
  addressSubscribers(context);
};

export { addAddress, type NewAddress } from './add-address.ts';
export type { AddressDeleted } from './address.event-types.ts';
export { type AddressRow, findOwnAddress, findPrimaryAddress } from './address.queries.ts';
export { viewAddresses } from './address.views.ts';
export { createPrimaryAddress, type PrimaryAddress } from './create-primary-address.ts';
export { requireOwnAddress } from './require-own-address.ts';
