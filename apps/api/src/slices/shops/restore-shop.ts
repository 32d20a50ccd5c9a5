import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { changeShopState, type ShopStateChange } from './change-shop-state.ts';

/** A suspended shop works again; one that is not suspended stays as it is. Throws `not_found`. */
export const restoreShop = (tx: Tx, actorId: number | null, shopId: number): Promise<ShopStateChange> =>
  changeShopState(tx, { shopId, from: ['suspended'], to: 'verified' }, (shop) =>
    publish(tx, 'shop.restored', { ...shop, actorId }),
  );
