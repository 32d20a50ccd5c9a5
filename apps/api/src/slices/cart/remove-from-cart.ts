import type { Tx } from '../../platform/database.ts';
import { keepCartLines, lockCart, putCartLine } from './cart.queries.ts';
import { type FilledCart, filledCartOf, findCartHead, listCartLines, sellable } from './filled-cart.views.ts';

/** Stops at zero. Returns the new cart, if anything in it can be bought. */
export async function removeFromCart(
  tx: Tx,
  { userId }: { userId: number },
  { productId, quantity }: { productId: number; quantity: number },
): Promise<FilledCart | undefined> {
  await lockCart(tx, userId);
  const head = await findCartHead(tx, userId);
  const before = await listCartLines(tx, userId);
  const lines = sellable(before)
    .map((line) => (line.productId === productId ? { ...line, quantity: line.quantity - quantity } : line))
    .filter((line) => line.quantity > 0);
  const lowered = lines.find((line) => line.productId === productId);
  if (lowered) await putCartLine(tx, userId, lowered);
  const left = lines.map((line) => line.productId);
  if (lines.length < before.length) await keepCartLines(tx, userId, left);
  return filledCartOf(head, lines);
}
