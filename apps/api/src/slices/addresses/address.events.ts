import type { Slice } from '../../platform/slice-context.ts';
import { deleteAddressesOf, nameReceiver } from './address.queries.ts';

export const addressSubscribers: Slice = ({ events }) => {
  // Whoever gave an address before a name is its receiver from now on.
  events.on('person.named', (tx, { userId, fullName }) => nameReceiver(tx, userId, fullName));
  events.on('person.deleted', (tx, { userId }) => deleteAddressesOf(tx, userId));
};
