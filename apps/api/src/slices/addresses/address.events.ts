import type { Slice } from '../../platform/slice-context.ts';
import { deleteAddressesOf, nameReceiver } from './address.queries.ts';

export const addressSubscribers: Slice = ({ events }) => {
  // An address added before the person had a name gets the new name as receiver.
  events.on('person.named', (tx, { userId, fullName }) => nameReceiver(tx, userId, fullName));
  events.on('person.deleted', (tx, { userId }) => deleteAddressesOf(tx, userId));
};
