import { eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId, inIds, newId } from '../../platform/city-id.ts';
import type { Tx } from '../../platform/database.ts';
import { lockTable } from '../../platform/lock-table.ts';
import { catalogueProducts, productIds, productImages, products } from './product.tables.ts';

export async function insertCatalogueProduct(
  tx: Tx,
  product: typeof catalogueProducts.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(catalogueProducts).values(product).returning({ id: catalogueProducts.id });
  if (!row) throw new Error('the catalogue product was not written');
  return row.id;
}

export type CatalogueProductRow = typeof catalogueProducts.$inferSelect;

/** Throws `not_found`. */
export async function lockCatalogueProduct(tx: Tx, id: number): Promise<CatalogueProductRow> {
  const [, [row]] = await Promise.all([
    lockTable(tx, catalogueProducts),
    tx.select().from(catalogueProducts).where(eq(catalogueProducts.id, id)),
  ]);
  if (!row) throw new AppError('not_found');
  return row;
}

export async function updateCatalogueRow(
  tx: Tx,
  { id, ...product }: Omit<CatalogueProductRow, 'version'>,
): Promise<void> {
  await tx
    .update(catalogueProducts)
    .set({ ...product, version: sql`${catalogueProducts.version} + 1` })
    .where(eq(catalogueProducts.id, id));
}

/** The copies in shops stay, as products of their own. */
export async function deleteCatalogueRow(tx: Tx, id: number): Promise<void> {
  await tx.update(products).set({ catalogueProductId: null }).where(eq(products.catalogueProductId, id));
  await tx.delete(catalogueProducts).where(eq(catalogueProducts.id, id));
}

/** Any number: the advisory lock of deletions. Not the table's, so that nobody waits for an import. */
const deletionLock = 317_224_906;

/** Copies into shops wait until this deletion ends, so that none refers to a deleted product. Call it before other locks. */
export async function stopCopies(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${deletionLock}::bigint)`);
}

interface CatalogueRows {
  readonly id: number;
  readonly cityId: number;
}

interface Copied {
  readonly productId: number;
  readonly typeId: number;
  readonly searchText: string;
  readonly isNew: boolean;
}

/**
 * Copies the catalogue products that match `which` into the shop with stock 0. An existing product is returned unchanged
 * and locked, so two simultaneous additions return the same product.
 */
export async function copyIntoShop(tx: Tx, shop: CatalogueRows, which: SQL): Promise<Copied[]> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${deletionLock}::bigint)`);
  const { rows } = await tx.execute<{
    id: string;
    type_id: string;
    search_text: string;
    is_new: boolean;
  }>(sql`
    insert into ${products} (id, shop_id, city_id, type_id, catalogue_product_id, name, description, price_paise,
      quantity, is_counted, tags, cover_image_id, search_text, created_at)
    select ${newId(shop.cityId, productIds)}, ${shop.id}::bigint, ${shop.cityId}::bigint, type_id, id, name, description, price_paise,
      0, false, tags, image_id, search_text, ${tx.now.toISOString()}::timestamptz
    from ${catalogueProducts} where ${which} order by id
    on conflict (city_id, shop_id, catalogue_product_id) where deleted_at is null and catalogue_product_id is not null
      do update set shop_id = excluded.shop_id
    returning id, type_id, search_text, xmax = 0 as is_new`);
  const copied = rows.map((row) => ({
    productId: Number(row.id),
    typeId: Number(row.type_id),
    searchText: row.search_text,
    isNew: row.is_new,
  }));
  await copyPictures(
    tx,
    copied.filter(({ isNew }) => isNew).map(({ productId }) => productId),
  );
  return copied;
}

async function copyPictures(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into ${productImages} (city_id, product_id, image_id, position)
    select city_id, id, cover_image_id, 0 from ${products}
    where ${inIds(products.id, ids)} and cover_image_id is not null`);
}

/** Gives the copies in shops that have no picture those of their catalogue products. */
export async function coverCopies(tx: Tx, catalogueIds: readonly number[]): Promise<void> {
  if (catalogueIds.length === 0) return;
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${products} set cover_image_id = ${catalogueProducts.imageId} from ${catalogueProducts}
    where ${catalogueProducts.id} = any(${sql.param(catalogueIds)}::bigint[])
      and ${products.catalogueProductId} = ${catalogueProducts.id} and ${products.coverImageId} is null
      and ${products.deletedAt} is null
    returning ${products.id}`);
  await copyPictures(
    tx,
    rows.map(({ id }) => Number(id)),
  );
}

export const isCatalogueProduct = (id: number): SQL => sql`${catalogueProducts.id} = ${id}`;

/** Products of a type that aren't excluded and aren't in the shop yet. */
export async function missingOfType(
  tx: Tx,
  shopId: number,
  { typeId, exclude }: { readonly typeId: number; readonly exclude: readonly number[] },
): Promise<SQL> {
  // Read first: Citus can't look into the shop for each row of the catalogue.
  const { rows } = await tx.execute<{ id: string }>(sql`
    select catalogue_product_id as id from ${products} where ${eqId(products.shopId, shopId)}
      and catalogue_product_id is not null and deleted_at is null`);
  const without = [...exclude, ...rows.map(({ id }) => Number(id))];
  return sql`type_id = ${typeId} and id <> all(${sql.param(without)}::bigint[])`;
}
