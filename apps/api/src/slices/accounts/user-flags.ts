// Flags of a person that later slices set, in the transaction that makes them true.
import type { Tx } from '../../platform/database.ts';
import { updateUser } from './user.queries.ts';

/** They have a primary address. */
export const markCustomerSetUp = (tx: Tx, userId: number): Promise<void> =>
  updateUser(tx, userId, { isCustomerSetupDone: true });

/** They have registered a shop. */
export const markShopSetUp = (tx: Tx, userId: number): Promise<void> =>
  updateUser(tx, userId, { isShopSetupDone: true });

/** Their shop is verified, or no longer. */
export const setShopVerified = (tx: Tx, userId: number, isVerified: boolean): Promise<void> =>
  updateUser(tx, userId, { isShopVerified: isVerified });

/** As a deliverer, they want to be told of new requests. */
export const setOnDuty = (tx: Tx, userId: number, isOnDuty: boolean): Promise<void> =>
  updateUser(tx, userId, { isOnDuty });

/** They have a second factor at the desk, or none any more. */
export const setSecondFactor = (tx: Tx, userId: number, hasSecondFactor: boolean): Promise<void> =>
  updateUser(tx, userId, { hasSecondFactor });
