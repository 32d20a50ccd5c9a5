import { and, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { cartItems, carts } from './cart.tables.ts';

export type CartRow = typeof carts.$inferSelect;

/** Locks a person's cart row and creates it if needed. Every change of a cart starts here. */
export async function lockCart(tx: Tx, userId: number): Promise<CartRow> {
  await tx.insert(carts).values({ userId, updatedAt: tx.now }).onConflictDoNothing();
  const [row] = await tx.select().from(carts).where(eq(carts.userId, userId)).for('update');
  if (!row) throw new Error('the cart was not written');
  return row;
}

export async function updateCart(
  tx: Tx,
  userId: number,
  change: { shopId: number; addressId: number } | { shopId: null; addressId: null },
): Promise<void> {
  await tx
    .update(carts)
    .set({ ...change, updatedAt: tx.now })
    .where(eq(carts.userId, userId));
}

/** Moves the cart from a deleted address to another one. */
export async function moveCart(tx: Tx, userId: number, from: number, to: number): Promise<void> {
  await tx
    .update(carts)
    .set({ addressId: to, updatedAt: tx.now })
    .where(and(eq(carts.userId, userId), eq(carts.addressId, from)));
}

export async function putCartLine(
  tx: Tx,
  userId: number,
  line: { productId: number; quantity: number },
): Promise<void> {
  await tx
    .insert(cartItems)
    .values({ userId, ...line })
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.productId],
      set: { quantity: line.quantity },
    });
}

/** Deletes all lines except those of these products. */
export async function keepCartLines(tx: Tx, userId: number, productIds: readonly number[]): Promise<void> {
  await tx
    .delete(cartItems)
    .where(and(eq(cartItems.userId, userId), notInArray(cartItems.productId, [...productIds])));
}

export async function deleteCart(tx: Tx, userId: number): Promise<void> {
  await tx.delete(cartItems).where(eq(cartItems.userId, userId));
  await tx.delete(carts).where(eq(carts.userId, userId));
}
