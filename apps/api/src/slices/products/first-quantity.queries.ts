// Products from the catalogue whose quantity was never set.

import { and, asc, eq, not, type SQL } from 'drizzle-orm';
import { eqId, inIds } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { notDeleted } from './product.queries.ts';
import { products } from './product.tables.ts';

const isNotCounted = (shopId: number): SQL | undefined =>
  and(eqId(products.shopId, shopId), notDeleted, eq(products.quantity, 0), not(products.isCounted));

export const countNotCounted = (db: Db, shopId: number): Promise<number> =>
  db.$count(products, isNotCounted(shopId));

/** Locks in id order, to avoid deadlocks with orders. */
export async function lockNotCounted(tx: Tx, shopId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(isNotCounted(shopId))
    .orderBy(asc(products.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** The caller has locked them. */
export async function updateQuantities(tx: Tx, ids: readonly number[], quantity: number): Promise<void> {
  await tx.update(products).set({ quantity, isCounted: true }).where(inIds(products.id, ids));
}
