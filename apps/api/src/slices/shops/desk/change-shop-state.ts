// What an operator may do with a shop in each state: verify, suspend, restore.
import { type ShopAction, type ShopState, shopActions } from '@haat/contract/operator/shops';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { lockSessionsOf, setShopVerified } from '../../accounts/index.ts';
import { findRetailerId, lockShop, updateShopState } from '../shop.queries.ts';

interface Move {
  readonly from: readonly ShopState[];
  readonly to: ShopState;
  readonly event: 'shop.verified' | 'shop.suspended' | 'shop.restored';
}

const moves: Readonly<Record<ShopAction, Move>> = {
  verify: { from: ['unverified', 'suspended'], to: 'verified', event: 'shop.verified' },
  suspend: { from: ['unverified', 'verified'], to: 'suspended', event: 'shop.suspended' },
  restore: { from: ['suspended'], to: 'verified', event: 'shop.restored' },
};

export const actionsIn = (state: ShopState): ShopAction[] =>
  shopActions.filter((action) => moves[action].from.includes(state));

export interface ShopStateChange {
  readonly shopId: number;
  readonly name: string;
  /** False when the shop already had this state. */
  readonly isChanged: boolean;
}

interface Asked {
  readonly shopId: number;
  readonly action: ShopAction;
  readonly reason?: string;
}

/** Does nothing to a shop in another state. `actorId` is null on the terminal. Throws `not_found`. */
async function changeShopState(
  tx: Tx,
  actorId: number | null,
  { shopId, action, reason }: Asked,
): Promise<ShopStateChange> {
  const { from, to, event } = moves[action];
  if (to !== 'verified') await stopRequestsOfRetailer(tx, shopId);
  const { state: before, name, retailerId, cityId } = await lockShop(tx, shopId);
  const isChanged = from.includes(before);
  if (isChanged) {
    await updateShopState(tx, shopId, { from: before, to, reason: reason ?? null });
    await setShopVerified(tx, retailerId, to === 'verified');
    const told = { shopId, retailerId, cityId, actorId, before, after: to };
    await publish(tx, event, reason === undefined ? told : { ...told, reason });
  }
  return { shopId, name, isChanged };
}

/** Before the shop's lock, as the retailer's own requests lock first the session, then the shop. */
async function stopRequestsOfRetailer(tx: Tx, shopId: number): Promise<void> {
  const retailerId = await findRetailerId(tx, shopId);
  if (retailerId !== undefined) await lockSessionsOf(tx, retailerId);
}

/** Also a suspended one. */
export const verifyShop = (tx: Tx, actorId: number | null, shopId: number): Promise<ShopStateChange> =>
  changeShopState(tx, actorId, { shopId, action: 'verify' });

/** Hides the shop from nearby, search and carts until it is restored. */
export const suspendShop = (
  tx: Tx,
  actorId: number | null,
  asked: { readonly shopId: number; readonly reason: string },
): Promise<ShopStateChange> => changeShopState(tx, actorId, { ...asked, action: 'suspend' });

/** Restores a suspended shop. */
export const restoreShop = (tx: Tx, actorId: number | null, shopId: number): Promise<ShopStateChange> =>
  changeShopState(tx, actorId, { shopId, action: 'restore' });
