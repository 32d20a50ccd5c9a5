// Products that a shop took from the shared catalogue.

import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { eqId, inIds, withNewId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { PackFields } from './pack-fields.ts';
import type { ShopInCity } from './product.event-types.ts';
import { notDeleted } from './product.queries.ts';
import { productIds, productImages, products } from './product.tables.ts';

/** A catalogue product, as it is copied into a shop. */
export interface Original extends PackFields {
  readonly id: number;
  readonly typeId: number;
  readonly name: string;
  readonly description: string;
  readonly pricePaise: number;
  readonly tags: readonly string[];
  readonly imageId: number | null;
  readonly searchText: string;
}

export interface Copy {
  readonly productId: number;
  readonly typeId: number;
  readonly searchText: string;
  /** False: the shop had it already. */
  readonly isNew: boolean;
}

/** A statement takes 65,535 parameters. */
const rowsAtOnce = 1_000;

/**
 * Copies them into the shop with stock 0, in this order. An existing copy is returned unchanged and locked, so two
 * simultaneous additions return the same product.
 */
export async function insertCopies(
  tx: Tx,
  shop: ShopInCity,
  originals: readonly Original[],
): Promise<Copy[]> {
  const copies: Copy[] = [];
  for (let at = 0; at < originals.length; at += rowsAtOnce) {
    copies.push(...(await insertSome(tx, shop, originals.slice(at, at + rowsAtOnce))));
  }
  await copyPictures(
    tx,
    copies.filter(({ isNew }) => isNew).map(({ productId }) => productId),
  );
  return copies;
}

const insertSome = (tx: Tx, shop: ShopInCity, originals: readonly Original[]): Promise<Copy[]> =>
  tx
    .insert(products)
    .values(
      originals.map(({ id, imageId, tags, ...fields }) => ({
        ...withNewId({ ...fields, cityId: shop.cityId }, productIds),
        shopId: shop.id,
        catalogueProductId: id,
        tags: [...tags],
        quantity: 0,
        isCounted: false,
        coverImageId: imageId,
        createdAt: tx.now,
      })),
    )
    .onConflictDoUpdate({
      target: [products.cityId, products.shopId, products.catalogueProductId],
      targetWhere: and(notDeleted, isNotNull(products.catalogueProductId)),
      set: { shopId: sql`excluded.shop_id` },
    })
    .returning({
      productId: products.id,
      typeId: products.typeId,
      searchText: products.searchText,
      isNew: sql<boolean>`xmax = 0`,
    });

async function copyPictures(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into ${productImages} (city_id, product_id, image_id, position)
    select city_id, id, cover_image_id, 0 from ${products}
    where ${inIds(products.id, ids)} and cover_image_id is not null`);
}

/** The catalogue products that the shop has. */
export async function listCopiedIds(tx: Tx, shopId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: products.catalogueProductId })
    .from(products)
    .where(and(eqId(products.shopId, shopId), isNotNull(products.catalogueProductId), notDeleted));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** The names of all that the shop sells, also of what it added by hand. */
export async function listNamesInShop(db: Db, shopId: number): Promise<string[]> {
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(and(eqId(products.shopId, shopId), notDeleted));
  return rows.map(({ name }) => name);
}

/** The copies of a deleted catalogue product stay, as products of their own. */
export async function detachCopies(tx: Tx, catalogueProductId: number): Promise<void> {
  await tx
    .update(products)
    .set({ catalogueProductId: null })
    .where(eq(products.catalogueProductId, catalogueProductId));
}

interface NewCover {
  readonly catalogueProductId: number;
  readonly imageId: number;
}

/** Gives the copies that have no picture these pictures. */
export async function coverCopies(tx: Tx, covers: readonly NewCover[]): Promise<void> {
  if (covers.length === 0) return;
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${products} set cover_image_id = cover.image_id
    from unnest(${sql.param(covers.map(({ catalogueProductId }) => catalogueProductId))}::bigint[],
      ${sql.param(covers.map(({ imageId }) => imageId))}::bigint[]) as cover(catalogue_id, image_id)
    where ${products.catalogueProductId} = cover.catalogue_id and ${products.coverImageId} is null
      and ${products.deletedAt} is null
    returning ${products.id}`);
  await copyPictures(
    tx,
    rows.map(({ id }) => Number(id)),
  );
}
