import { cityOf } from '@haat/contract/city-ids';
import { limits } from '@haat/contract/limits';
import { and, asc, eq, is, isNull, Placeholder, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId, inCityOf, inIds, withNewId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { productIds, productImages, products } from './product.tables.ts';

export type ProductRow = typeof products.$inferSelect;
export type NewProductRow = Omit<typeof products.$inferInsert, 'id' | 'createdAt' | 'deletedAt'>;
export type ProductChange = Partial<
  Pick<
    ProductRow,
    | 'typeId'
    | 'name'
    | 'names'
    | 'description'
    | 'pricePaise'
    | 'mrpPaise'
    | 'netQuantity'
    | 'unit'
    | 'quantity'
    | 'tags'
    | 'coverImageId'
    | 'searchText'
  >
>;

export const notDeleted = isNull(products.deletedAt);

export interface LockedProduct {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly isDeleted: boolean;
}

/** The products of a cart or of an order, all of one shop. */
export const areOfOneShop = (ids: readonly number[] | Placeholder): SQL =>
  sql`(${inCityOf(products, ids)} and ${products.id} = any(${is(ids, Placeholder) ? ids : sql.param(ids)}::bigint[]))`;

const productsForUpdate = preparedOnce('products_lock', (tx: Tx) =>
  tx
    .select({
      id: products.id,
      name: products.name,
      quantity: products.quantity,
      isDeleted: sql<boolean>`${products.deletedAt} is not null`,
    })
    .from(products)
    .where(areOfOneShop(sql.placeholder('ids')))
    .orderBy(asc(products.id))
    .for('no key update'),
);

/** All are of one shop. Includes deleted ones. Locks in id order, to avoid deadlocks. */
export const lockProducts = async (tx: Tx, ids: readonly number[]): Promise<LockedProduct[]> =>
  ids.length === 0 ? [] : productsForUpdate(tx, { ids });

/** Locks a product of this shop that isn't deleted. Throws `not_found`. */
export async function lockOwnProduct(tx: Tx, shopId: number, productId: number): Promise<ProductRow> {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eqId(products.id, productId), eq(products.shopId, shopId), notDeleted))
    .for('no key update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** All are of one city. Returns the ids in the order of the rows. The sequence gives them out in that order. */
export async function insertProducts(tx: Tx, rows: readonly NewProductRow[]): Promise<number[]> {
  const written = await tx
    .insert(products)
    .values(rows.map((row) => ({ ...withNewId(row, productIds), createdAt: tx.now })))
    .returning({ id: products.id });
  return written.map(({ id }) => id).sort((a, b) => a - b);
}

export async function updateProductRow(tx: Tx, productId: number, change: ProductChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  const counted = change.quantity === undefined ? {} : { isCounted: true };
  await tx
    .update(products)
    .set({ ...change, ...counted })
    .where(eqId(products.id, productId));
}

export async function markProductDeleted(tx: Tx, productId: number): Promise<void> {
  await tx.update(products).set({ deletedAt: tx.now }).where(eqId(products.id, productId));
}

/** The sold-out products among these, each with its stock 0. */
export async function findSoldOut(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, 0>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inIds(products.id, ids), eq(products.quantity, 0)));
  return new Map(rows.map(({ id }) => [id, 0]));
}

/**
 * Adds this quantity of each; a negative one subtracts. The caller has locked the rows. Stock stops at its limit, so that
 * returning stock is never refused.
 */
export async function changeStock(
  tx: Tx,
  changes: readonly { readonly productId: number; readonly quantity: number }[],
): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ productId }) => productId);
  const quantities = sql.param(changes.map(({ quantity }) => quantity));
  const change = sql`(${quantities}::int[])[array_position(${sql.param(ids)}::bigint[], ${products.id})]`;
  await tx
    .update(products)
    .set({ quantity: sql`least(${products.quantity} + ${change}, ${limits.stock})` })
    .where(areOfOneShop(ids));
}

const isOfProduct = (productId: number) => eqId(productImages.productId, productId);

interface ImagesOfProduct {
  readonly productId: number;
  /** In display order, the primary one first. */
  readonly imageIds: readonly number[];
}

export async function insertProductImages(tx: Tx, added: readonly ImagesOfProduct[]): Promise<void> {
  const rows = added.flatMap(({ productId, imageIds }) =>
    imageIds.map((imageId, position) => ({ cityId: cityOf(productId), productId, imageId, position })),
  );
  if (rows.length > 0) await tx.insert(productImages).values(rows);
}

export async function replaceProductImages(tx: Tx, images: ImagesOfProduct): Promise<void> {
  await tx.delete(productImages).where(isOfProduct(images.productId));
  await insertProductImages(tx, [images]);
}

export async function listProductImageIds(db: Db, productId: number): Promise<number[]> {
  const rows = await db
    .select({ imageId: productImages.imageId })
    .from(productImages)
    .where(isOfProduct(productId));
  return rows.map((row) => row.imageId);
}
