import type { Slice } from '../../platform/slice-context.ts';
import { deleteFavouritesOf } from './favourites.queries.ts';
import { unconfirmed } from './second-number.ts';
import { findAndLockShopOf, updateOwnShop, updateShopState } from './shop.queries.ts';

export const shopSubscribers: Slice = ({ events }) => {
  events.on('person.deleted', async (tx, { userId }) => {
    await deleteFavouritesOf(tx, userId);
    const shop = await findAndLockShopOf(tx, userId);
    if (!shop) return;
    await updateOwnShop(tx, userId, { secondNumber: null, ...unconfirmed });
    await updateShopState(tx, shop.id, { from: shop.state, to: 'closed', reason: null });
  });
};
