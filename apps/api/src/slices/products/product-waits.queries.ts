import { cityOf } from '@haat/contract/city-ids';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { eqId, inCityOf } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { notDeleted, quantityOnSale } from './product.queries.ts';
import { products, productWaits } from './product.tables.ts';

interface Wait {
  readonly productId: number;
  readonly userId: number;
}

export async function insertWait(tx: Tx, wait: Wait): Promise<void> {
  const row = { ...wait, cityId: cityOf(wait.productId) };
  await tx.insert(productWaits).values(row).onConflictDoNothing();
}

export async function deleteWait(tx: Tx, { productId, userId }: Wait): Promise<void> {
  await tx
    .delete(productWaits)
    .where(and(eqId(productWaits.productId, productId), eq(productWaits.userId, userId)));
}

export async function deleteWaitsOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(productWaits).where(eq(productWaits.userId, userId));
}

export async function deleteWaitsFor(tx: Tx, productId: number): Promise<void> {
  await tx.delete(productWaits).where(eqId(productWaits.productId, productId));
}

/** Products that the person waits for. */
export const listWaitsOf = (db: Db, userId: number) =>
  db
    .select({ id: products.id, name: products.name })
    .from(productWaits)
    .innerJoin(products, eqId(products.id, productWaits.productId))
    .where(eq(productWaits.userId, userId))
    .orderBy(asc(products.id));

/** Ends the waits for those of these products, all of one shop, that can be bought. */
export async function takeWaits(tx: Tx, productIds: readonly number[]): Promise<Wait[]> {
  const back = sql`exists (select from ${products} where ${products.cityId} = ${productWaits.cityId}
    and ${products.id} = ${productWaits.productId} and ${quantityOnSale} > 0 and ${notDeleted})`;
  return tx
    .delete(productWaits)
    .where(and(inCityOf(productWaits, productIds), inArray(productWaits.productId, [...productIds]), back))
    .returning({ productId: productWaits.productId, userId: productWaits.userId });
}
