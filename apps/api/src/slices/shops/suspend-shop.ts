import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { changeShopState, type ShopStateChange } from './change-shop-state.ts';
import { statesBefore } from './shop-actions.ts';

/** Hides the shop from nearby, search and carts until it is restored. Throws `not_found`. */
export const suspendShop = (
  tx: Tx,
  actorId: number | null,
  { shopId, reason }: { readonly shopId: number; readonly reason: string },
): Promise<ShopStateChange> =>
  changeShopState(tx, { shopId, from: statesBefore.suspend, to: 'suspended', reason }, (shop) =>
    publish(tx, 'shop.suspended', { ...shop, actorId, reason }),
  );
