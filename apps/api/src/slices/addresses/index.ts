// Where people have things brought.
import type { Slice } from '../../platform/kit.ts';
import { addressEars } from './address.events.ts';
import { addressRoutes } from './address.routes.ts';

export const addresses: Slice = (kit) => {
  addressRoutes(kit);
  addressEars(kit);
};

export { addAddress, type NewAddress } from './add-address.ts';
export type { AddressDeleted } from './address.event-types.ts';
export { type AddressRow, findOwnAddress, findPrimaryAddress } from './address.queries.ts';
export { viewAddresses } from './address.views.ts';
export { createPrimaryAddress, type PrimaryAddress } from './create-primary-address.ts';
export { requireOwnAddress } from './require-own-address.ts';
