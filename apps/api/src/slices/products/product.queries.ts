import { cityOf } from '@haat/contract/city-ids';
import { limits } from '@haat/contract/limits';
import { and, asc, eq, inArray, is, isNull, Placeholder, type SQL, sql } from 'drizzle-orm';
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
    | 'offerPaise'
    | 'offerUntil'
    | 'offerEndsAt'
    | 'netQuantity'
    | 'unit'
    | 'isLoose'
    | 'quantity'
    | 'isSoldOut'
    | 'tags'
    | 'coverImageId'
    | 'searchText'
  >
>;

export const notDeleted = isNull(products.deletedAt);

/** How many can be bought: none of a sold-out product. */
export const quantityOnSale = sql<number>`case when ${products.isSoldOut} then 0 else ${products.quantity} end`;

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
      quantity: quantityOnSale,
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

/** Locks the product. Throws `not_found`. */
export async function lockProductToWaitFor(tx: Tx, productId: number) {
  const [row] = await tx
    .select({ shopId: products.shopId, quantity: quantityOnSale })
    .from(products)
    .where(and(eqId(products.id, productId), notDeleted))
    .for('no key update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** Locks those of this shop that aren't deleted, in id order to avoid deadlocks. */
export const lockOwnProducts = (tx: Tx, shopId: number, ids: readonly number[]): Promise<ProductRow[]> =>
  tx
    .select()
    .from(products)
    .where(and(eqId(products.shopId, shopId), inArray(products.id, [...ids]), notDeleted))
    .orderBy(asc(products.id))
    .for('no key update');

export interface SheetRow {
  readonly id: number;
  readonly pricePaise: number | undefined;
  readonly quantity: number | undefined;
  readonly isSoldOut: boolean | undefined;
}

/** All are of one city, and locked. Undefined values stay as they are. */
export async function updateSheetRows(tx: Tx, rows: readonly SheetRow[]): Promise<void> {
  const column = (values: readonly unknown[]) => sql.param(values.map((value) => value ?? null));
  await tx.execute(sql`update ${products} set
      price_paise = coalesce(new.price_paise, ${products.pricePaise}),
      quantity = coalesce(new.quantity, ${products.quantity}),
      is_counted = ${products.isCounted} or new.quantity is not null,
      is_sold_out = coalesce(new.is_sold_out, ${products.isSoldOut})
    from unnest(${column(rows.map(({ id }) => id))}::bigint[],
      ${column(rows.map(({ pricePaise }) => pricePaise))}::bigint[],
      ${column(rows.map(({ quantity }) => quantity))}::int[],
      ${column(rows.map(({ isSoldOut }) => isSoldOut))}::boolean[]) as new(id, price_paise, quantity, is_sold_out)
    where ${inIds(
      products.id,
      rows.map(({ id }) => id),
    )} and ${products.id} = new.id`);
}

/** All products of the shop that aren't deleted. */
export const listOwnProducts = (db: Db, shopId: number): Promise<ProductRow[]> =>
  db
    .select()
    .from(products)
    .where(and(eqId(products.shopId, shopId), notDeleted))
    .orderBy(asc(products.id));

/** A whole product. Without `quantity` its stock stays. */
export interface GoodsRow
  extends Pick<
    ProductRow,
    | 'id'
    | 'typeId'
    | 'name'
    | 'description'
    | 'pricePaise'
    | 'mrpPaise'
    | 'netQuantity'
    | 'unit'
    | 'isLoose'
    | 'isSoldOut'
    | 'tags'
    | 'searchText'
  > {
  readonly quantity: number | undefined;
}

/** All are of one city, and locked. */
export async function updateGoodsRows(tx: Tx, rows: readonly GoodsRow[]): Promise<void> {
  await tx.execute(sql`
    update ${products} set type_id = sent."typeId", name = sent.name, description = sent.description,
      price_paise = sent."pricePaise", mrp_paise = sent."mrpPaise", net_quantity = sent."netQuantity",
      unit = sent.unit, is_loose = sent."isLoose", is_sold_out = sent."isSoldOut", tags = sent.tags, search_text = sent."searchText",
      quantity = coalesce(sent.quantity, ${products.quantity}),
      is_counted = ${products.isCounted} or sent.quantity is not null
    from json_to_recordset(${JSON.stringify(rows)}::json) as sent (id bigint, "typeId" bigint, name text,
      description text, "pricePaise" bigint, "mrpPaise" bigint, "netQuantity" numeric, unit text,
      "isLoose" boolean, "isSoldOut" boolean, tags text[], "searchText" text, quantity int)
    where ${inIds(
      products.id,
      rows.map(({ id }) => id),
    )} and ${products.id} = sent.id`);
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
