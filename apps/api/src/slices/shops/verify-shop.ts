import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { changeShopState, type ShopStateChange } from './change-shop-state.ts';

/** The shop may work, also one that was suspended. `actorId` null: the command line. Throws `not_found`. */
export const verifyShop = (tx: Tx, actorId: number | null, shopId: number): Promise<ShopStateChange> =>
  changeShopState(tx, { shopId, from: ['unverified', 'suspended'], to: 'verified' }, (shop) =>
    publish(tx, 'shop.verified', { ...shop, actorId }),
  );
