import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { lockNotCounted, updateQuantities } from './first-quantity.queries.ts';
import { tellOfStock } from './tell-me.ts';

/** Sets this quantity for all catalogue products of the shop whose quantity was never set. A repeat changes nothing. */
export async function setFirstQuantities(
  tx: Tx,
  { shopId, quantity }: { readonly shopId: number; readonly quantity: number },
): Promise<{ readonly changed: number }> {
  const ids = await lockNotCounted(tx, shopId);
  if (ids.length > 0) await updateQuantities(tx, ids, quantity);
  await tellOfStock(tx, ids);
  return { changed: ids.length };
}

interface OperatorChoice {
  readonly actorId: number;
  readonly shopId: number;
  readonly quantity: number;
}

/** The same by an operator for the retailer. The audit gets a row when something changed. */
export async function setFirstQuantitiesForShop(
  tx: Tx,
  { actorId, shopId, quantity }: OperatorChoice,
): Promise<{ readonly changed: number }> {
  const { changed } = await setFirstQuantities(tx, { shopId, quantity });
  if (changed > 0) {
    await publish(tx, 'record.changed', {
      kind: 'shop',
      id: shopId,
      action: 'set_quantities',
      actorId,
      before: {},
      after: { quantity, products: changed },
    });
  }
  return { changed };
}
