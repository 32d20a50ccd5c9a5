import type { ProductTypeRecord } from '@haat/contract/operator/product-types';
import type { ShopTypeRecord } from '@haat/contract/operator/shop-types';
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import { byPosition } from '../../../platform/by-position.ts';
import type { Db } from '../../../platform/database.ts';
import { folded } from '../../../platform/folded-in-sql.ts';
import { matchesWords } from '../../../platform/folded-search.ts';
import { pageOf, wholeList } from '../../../platform/page.ts';
import { coverOf } from '../../media/index.ts';
import { images } from '../../media/media.tables.ts';
import { productTypeShopTypes, productTypes, shopTypes } from '../shop.tables.ts';

type Query = Parameters<typeof pageOf>[0] & { readonly search?: string };

/** By position, then by name. */
export async function viewShopTypeRecords(db: Db, query: Query) {
  const which = matchesWords(shopTypes.searchText, query.search);
  const [count, results] = await Promise.all([db.$count(shopTypes, which), listShopTypes(db, which, query)]);
  return { count, results };
}

/** Throws `not_found`. */
export async function viewShopTypeRecord(db: Db, typeId: number): Promise<ShopTypeRecord> {
  const [type] = await listShopTypes(db, eq(shopTypes.id, typeId), {});
  if (!type) throw new AppError('not_found');
  return type;
}

async function listShopTypes(db: Db, which: SQL | undefined, query: Query): Promise<ShopTypeRecord[]> {
  const rows = await selectTypes(db, shopTypes, which, query);
  return rows.map(({ key, ...type }) => ({ ...type, cover: coverOf(key) }));
}

/** By position, then by name. */
export async function viewProductTypeRecords(db: Db, query: Query & { readonly shop_type?: number }) {
  const which = and(
    matchesWords(folded(productTypes.name), query.search),
    query.shop_type === undefined ? undefined : goesWith(db, query.shop_type),
  );
  const [count, results] = await Promise.all([
    db.$count(productTypes, which),
    listProductTypes(db, which, query),
  ]);
  return { count, results };
}

/** Throws `not_found`. */
export async function viewProductTypeRecord(db: Db, typeId: number): Promise<ProductTypeRecord> {
  const [type] = await listProductTypes(db, eq(productTypes.id, typeId), {});
  if (!type) throw new AppError('not_found');
  return type;
}

const goesWith = (db: Db, shopTypeId: number): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(productTypeShopTypes)
      .where(
        and(
          eq(productTypeShopTypes.productTypeId, productTypes.id),
          eq(productTypeShopTypes.shopTypeId, shopTypeId),
        ),
      ),
  );

async function listProductTypes(db: Db, which: SQL | undefined, query: Query): Promise<ProductTypeRecord[]> {
  const rows = await selectTypes(db, productTypes, which, query);
  const links = await listLinks(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ key, ...type }) => ({
    ...type,
    cover: coverOf(key),
    shop_types: links
      .filter(({ productTypeId }) => productTypeId === type.id)
      .map(({ id, name }) => ({ id, name })),
  }));
}

/** The shop types that these product types go with, in their order. */
const listLinks = (db: Db, productTypeIds: readonly number[]) =>
  db
    .select({ productTypeId: productTypeShopTypes.productTypeId, id: shopTypes.id, name: shopTypes.name })
    .from(productTypeShopTypes)
    .innerJoin(shopTypes, eq(shopTypes.id, productTypeShopTypes.shopTypeId))
    .where(inArray(productTypeShopTypes.productTypeId, [...productTypeIds]))
    .orderBy(...byPosition(shopTypes));

function selectTypes(
  db: Db,
  types: typeof shopTypes | typeof productTypes,
  which: SQL | undefined,
  query: Query,
) {
  const { limit, offset } = pageOf(query, wholeList);
  const { id, name, names, position, version, imageId } = types;
  return db
    .select({ id, name, names, key: images.key, position, version })
    .from(types)
    .leftJoin(images, eq(images.id, imageId))
    .where(which)
    .orderBy(...byPosition(types))
    .limit(limit)
    .offset(offset);
}
