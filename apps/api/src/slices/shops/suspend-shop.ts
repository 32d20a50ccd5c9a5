import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { changeShopState, type ShopStateChange } from './change-shop-state.ts';

/** Hides the shop from nearby, search and carts until it is restored. Throws `not_found`. */
export const suspendShop = (
  tx: Tx,
  actorId: number | null,
  { shopId, reason }: { readonly shopId: number; readonly reason: string },
): Promise<ShopStateChange> =>
  changeShopState(tx, { shopId, from: ['unverified', 'verified'], to: 'suspended', reason }, (shop) =>
    publish(tx, 'shop.suspended', { ...shop, actorId, reason }),
  );
