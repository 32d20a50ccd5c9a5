// Shared by verifying, suspending and restoring a shop.
import type { ShopState } from '@haat/contract/operator/shops';
import type { Tx } from '../../platform/database.ts';
import { lockSessionsOf, setShopVerified } from '../accounts/index.ts';
import type { ShopEvent } from './shop.event-types.ts';
import { findRetailerId, lockShop, type OwnShop, updateShopState } from './shop.queries.ts';

export interface ShopStateChange {
  readonly shopId: number;
  readonly name: string;
  /** False when the shop already had this state. */
  readonly isChanged: boolean;
}

interface Move {
  readonly shopId: number;
  readonly from: readonly ShopState[];
  readonly to: ShopState;
  readonly reason?: string;
}

/** Locks the shop and changes its state if it is one of `from`. `tell` runs in the same transaction. Throws `not_found`. */
export async function changeShopState(
  tx: Tx,
  { shopId, from, to, reason }: Move,
  tell: (about: Omit<ShopEvent, 'actorId'>) => Promise<void>,
): Promise<ShopStateChange> {
  if (to !== 'verified') await stopRequestsOfRetailer(tx, shopId);
  const shop: OwnShop = await lockShop(tx, shopId);
  const isChanged = from.includes(shop.state);
  if (isChanged) {
    await updateShopState(tx, shopId, { from: shop.state, to, reason: reason ?? null });
    await setShopVerified(tx, shop.retailerId, to === 'verified');
    await tell({ shopId, retailerId: shop.retailerId, cityId: shop.cityId, before: shop.state, after: to });
  }
  return { shopId, name: shop.name, isChanged };
}

/** Before the shop's lock, as the retailer's own requests lock first the session, then the shop. */
async function stopRequestsOfRetailer(tx: Tx, shopId: number): Promise<void> {
  const retailerId = await findRetailerId(tx, shopId);
  if (retailerId !== undefined) await lockSessionsOf(tx, retailerId);
}
