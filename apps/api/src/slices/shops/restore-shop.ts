import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { changeShopState, type ShopStateChange } from './change-shop-state.ts';
import { statesBefore } from './shop-actions.ts';

/** Restores a suspended shop. Does nothing to any other. Throws `not_found`. */
export const restoreShop = (tx: Tx, actorId: number | null, shopId: number): Promise<ShopStateChange> =>
  changeShopState(tx, { shopId, from: statesBefore.restore, to: 'verified' }, (shop) =>
    publish(tx, 'shop.restored', { ...shop, actorId }),
  );
