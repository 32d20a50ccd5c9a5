import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { cartItems, carts } from './cart.tables.ts';

type CartRow = Pick<typeof carts.$inferSelect, 'shopId' | 'addressId'>;

/** Locks a person's cart row and creates it if needed. Every change of a cart starts here. */
export async function lockCart(tx: Tx, userId: number): Promise<CartRow> {
  const [row] = await tx
    .insert(carts)
    .values({ userId, updatedAt: tx.now })
    .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: sql`excluded.updated_at` } })
    .returning({ shopId: carts.shopId, addressId: carts.addressId });
  if (!row) throw new Error('the cart was not written');
  return row;
}

/** The caller has locked the cart. */
export async function listCartProductIds(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ productId: cartItems.productId })
    .from(cartItems)
    .where(eq(cartItems.userId, userId));
  return rows.map(({ productId }) => productId);
}

/** The caller has locked the cart. */
export async function updateCart(
  tx: Tx,
  userId: number,
  { shopId, addressId }: { shopId: number; addressId: number },
): Promise<void> {
  await tx.update(carts).set({ shopId, addressId }).where(eq(carts.userId, userId));
}

/** Moves the cart from a deleted address to another one. */
export async function moveCart(tx: Tx, userId: number, from: number, to: number): Promise<void> {
  await tx
    .update(carts)
    .set({ addressId: to, updatedAt: tx.now })
    .where(and(eq(carts.userId, userId), eq(carts.addressId, from)));
}

/** Sets the quantity of one product. Returns the line's id. */
export async function putCartLine(
  tx: Tx,
  userId: number,
  { productId, quantity }: { productId: number; quantity: number },
): Promise<number> {
  const [row] = await tx
    .insert(cartItems)
    .values({ userId, productId, quantity })
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.productId],
      set: { quantity: sql`excluded.quantity` },
    })
    .returning({ id: cartItems.id });
  if (!row) throw new Error('the line was not written');
  return row.id;
}

/** Deletes all lines except those of these products. */
export async function keepCartLines(tx: Tx, userId: number, productIds: readonly number[]): Promise<void> {
  await tx
    .delete(cartItems)
    .where(and(eq(cartItems.userId, userId), notInArray(cartItems.productId, [...productIds])));
}

export async function deleteCartLines(tx: Tx, userId: number): Promise<void> {
  await tx.delete(cartItems).where(eq(cartItems.userId, userId));
}

export async function deleteCart(tx: Tx, userId: number): Promise<void> {
  await deleteCartLines(tx, userId);
  await tx.delete(carts).where(eq(carts.userId, userId));
}
