import type { Slice } from '../../platform/slice-context.ts';
import { deleteCart, lockCart, moveCart } from './cart.queries.ts';

export const cartSubscribers: Slice = ({ events }) => {
  events.on('address.deleted', async (tx, { userId, addressId, replacementId }) => {
    // Wait for a running addition that uses this address. A later one no longer finds the address.
    await lockCart(tx, userId);
    await moveCart(tx, userId, addressId, replacementId);
  });
  events.on('person.deleted', (tx, { userId }) => deleteCart(tx, userId));
};
