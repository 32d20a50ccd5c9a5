import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { placeholdersOf } from '../../platform/placeholders.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { cartItems, carts } from './cart.tables.ts';

type CartRow = Pick<typeof carts.$inferSelect, 'shopId' | 'addressId'>;

const userId = sql.placeholder('userId');

const lockedCart = preparedOnce('cart_lock', (tx: Tx) =>
  tx
    .insert(carts)
    .values(placeholdersOf(carts))
    .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: sql`excluded.updated_at` } })
    .returning({ shopId: carts.shopId, addressId: carts.addressId }),
);

/** Locks a person's cart row and creates it if needed. Every change of a cart starts here. */
export async function lockCart(tx: Tx, userId: number): Promise<CartRow> {
  const [row] = await lockedCart(tx, { userId, updatedAt: tx.now });
  if (!row) throw new Error('the cart was not written');
  return row;
}

const productsInCart = preparedOnce('cart_products', (tx: Tx) =>
  tx.select({ productId: cartItems.productId }).from(cartItems).where(eq(cartItems.userId, userId)),
);

/** The caller has locked the cart. */
export async function listCartProductIds(tx: Tx, userId: number): Promise<number[]> {
  const rows = await productsInCart(tx, { userId });
  return rows.map(({ productId }) => productId);
}

const placedCart = preparedOnce('cart_update', (tx: Tx) =>
  tx
    .update(carts)
    .set({
      shopId: sql`${sql.placeholder('shopId')}::bigint`,
      addressId: sql`${sql.placeholder('addressId')}::bigint`,
    })
    .where(eq(carts.userId, userId)),
);

/** The caller has locked the cart. */
export async function updateCart(
  tx: Tx,
  userId: number,
  change: { shopId: number; addressId: number },
): Promise<void> {
  await placedCart(tx, { userId, ...change });
}

/** Moves the cart from a deleted address to another one. */
export async function moveCart(tx: Tx, userId: number, from: number, to: number): Promise<void> {
  await tx
    .update(carts)
    .set({ addressId: to, updatedAt: tx.now })
    .where(and(eq(carts.userId, userId), eq(carts.addressId, from)));
}

const putLine = preparedOnce('cart_line_put', (tx: Tx) =>
  tx
    .insert(cartItems)
    .values(placeholdersOf(cartItems))
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.productId],
      set: { quantity: sql`excluded.quantity` },
    })
    .returning({ id: cartItems.id }),
);

/** Sets the quantity of one product. Returns the line's id. */
export async function putCartLine(
  tx: Tx,
  userId: number,
  line: { productId: number; quantity: number },
): Promise<number> {
  const { productId, quantity } = line;
  const [row] = await putLine(tx, { userId, productId, quantity });
  if (!row) throw new Error('the line was not written');
  return row.id;
}

const keptLines = preparedOnce('cart_lines_keep', (tx: Tx) =>
  tx
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.userId, userId),
        sql`${cartItems.productId} <> all(${sql.placeholder('kept')}::bigint[])`,
      ),
    ),
);

/** Deletes all lines except those of these products. */
export async function keepCartLines(tx: Tx, userId: number, productIds: readonly number[]): Promise<void> {
  await keptLines(tx, { userId, kept: productIds });
}

export async function deleteCart(tx: Tx, userId: number): Promise<void> {
  await tx.delete(cartItems).where(eq(cartItems.userId, userId));
  await tx.delete(carts).where(eq(carts.userId, userId));
}
