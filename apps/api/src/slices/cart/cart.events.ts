import type { Slice } from '../../platform/slice-context.ts';
import { deleteCart, lockCart, moveCart } from './cart.queries.ts';

export const cartSubscribers: Slice = ({ events }) => {
  events.on('address.deleted', async (tx, { userId, addressId, replacementId }) => {
    // Waits for an addition that is just choosing this address; one that comes later no longer finds it.
    await lockCart(tx, userId);
    await moveCart(tx, userId, addressId, replacementId);
  });
  events.on('person.deleted', (tx, { userId }) => deleteCart(tx, userId));
};
