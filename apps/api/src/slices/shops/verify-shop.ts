import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { changeShopState, type ShopStateChange } from './change-shop-state.ts';
import { statesBefore } from './shop-actions.ts';

/** Verifies a shop, including a suspended one. `actorId` is null on the terminal. Throws `not_found`. */
export const verifyShop = (tx: Tx, actorId: number | null, shopId: number): Promise<ShopStateChange> =>
  changeShopState(tx, { shopId, from: statesBefore.verify, to: 'verified' }, (shop) =>
    publish(tx, 'shop.verified', { ...shop, actorId }),
  );
