// Being told once when a product can be bought again.
import { limits } from '@haat/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { lockUser } from '../accounts/index.ts';
import { getVisibleShop } from '../shops/index.ts';
import { lockProductToWaitFor } from './product.queries.ts';
import { deleteWait, insertWait, listWaitsOf, takeWaits } from './product-waits.queries.ts';
import { productMessages } from './products.messages.ts';

interface Person {
  readonly userId: number;
}

/** Does nothing for a product that can be bought. Throws `not_found`, `tell_me.too_many`. */
export async function askToBeTold(tx: Tx, { userId }: Person, productId: number): Promise<void> {
  // A person's calls run one after another, so each counts those before.
  await lockUser(tx, userId);
  const { shopId, quantity } = await lockProductToWaitFor(tx, productId);
  await getVisibleShop(tx, shopId, userId);
  if (quantity > 0) return;
  const waits = await listWaitsOf(tx, userId);
  if (waits.some(({ id }) => id === productId)) return;
  if (waits.length >= limits.productWaits) {
    throw new AppError('tell_me.too_many', { detail: productMessages.tooManyWaits(limits.productWaits) });
  }
  await insertWait(tx, { productId, userId });
}

/** A repeat changes nothing. */
export const stopBeingTold = (tx: Tx, { userId }: Person, productId: number): Promise<void> =>
  deleteWait(tx, { productId, userId });

/** After every change that may put products on sale again. Their rows are locked. */
export async function tellOfStock(tx: Tx, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const waits = await takeWaits(tx, productIds);
  if (waits.length > 0) await publish(tx, 'product.back', { waits });
}
