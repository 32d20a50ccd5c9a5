import type { Tx } from '../../platform/database.ts';
import { keepCartLines, lockCart, putCartLine, updateCart } from './cart.queries.ts';
import { listSellableLines } from './filled-cart.views.ts';

/** Stops at zero. A cart without lines has no shop and no address. */
export async function removeFromCart(
  tx: Tx,
  { userId }: { userId: number },
  { productId, quantity }: { productId: number; quantity: number },
): Promise<void> {
  await lockCart(tx, userId);
  const lines = (await listSellableLines(tx, userId))
    .map((line) => (line.productId === productId ? { productId, quantity: line.quantity - quantity } : line))
    .filter((line) => line.quantity > 0);
  const lowered = lines.find((line) => line.productId === productId);
  if (lowered) await putCartLine(tx, userId, lowered);
  await keepCartLines(
    tx,
    userId,
    lines.map((line) => line.productId),
  );
  if (lines.length === 0) await updateCart(tx, userId, { shopId: null, addressId: null });
}
