// Products as customers and as their retailer see them.
import { rupeesOf } from '@haat/contract/money';
import type * as wire from '@haat/contract/products';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '../../platform/app-error.ts';
import { byName } from '../../platform/by-name.ts';
import { citiesOf, sameCity } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { coverBoxOf, coverOf } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { getOwnShop, getVisibleShop } from '../shops/index.ts';
import { productTypes, shops } from '../shops/shop.tables.ts';
import { notDeleted } from './product.queries.ts';
import { productImages, products } from './product.tables.ts';
import { readSearch } from './read-search.ts';
import { matches, matchesTyped } from './search-match.queries.ts';
import { wordsOfSearch } from './search-term.ts';

type Page = Parameters<typeof pageOf>[0];
type ProductList = { count: number; results: wire.Product[] };

const nothing = sql`false`;

const columns = {
  id: products.id,
  name: products.name,
  description: products.description,
  pricePaise: products.pricePaise,
  quantity: products.quantity,
  tags: products.tags,
  typeId: productTypes.id,
  typeName: productTypes.name,
  key: images.key,
  shopId: shops.id,
  shopName: shops.name,
  retailerId: shops.retailerId,
  shopState: shops.state,
};

const selectProducts = (db: Db) =>
  db
    .select(columns)
    .from(products)
    .innerJoin(productTypes, eq(productTypes.id, products.typeId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(images, eq(images.id, products.coverImageId));

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

const anyOf = (column: AnyPgColumn, name: string): SQL =>
  sql`${column} = any(${sql.placeholder(name)}::bigint[])`;

const productsByIds = preparedOnce((db: Db) =>
  selectProducts(db)
    .where(and(anyOf(products.cityId, 'cityIds'), anyOf(products.id, 'ids'), notDeleted))
    .prepare('products_by_ids'),
);

const picturesByIds = preparedOnce((db: Db) =>
  db
    .select({ productId: productImages.productId, id: images.id, key: images.key })
    .from(productImages)
    .innerJoin(images, eq(images.id, productImages.imageId))
    .where(and(anyOf(productImages.cityId, 'cityIds'), anyOf(productImages.productId, 'ids')))
    .orderBy(asc(productImages.productId), asc(productImages.position))
    .prepare('pictures_by_ids'),
);

type PictureRow = Awaited<ReturnType<ReturnType<typeof picturesByIds>['execute']>>[number];

const listPictures = (db: Db, ids: readonly number[]): Promise<PictureRow[]> =>
  picturesByIds(db).execute({ cityIds: citiesOf(ids), ids });

function presentProducts(rows: readonly ProductRow[], pictures: readonly PictureRow[]): wire.Product[] {
  const byProduct = new Map<number, wire.Product['images']>(rows.map(({ id }) => [id, []]));
  for (const { productId, id, key } of pictures) {
    const cover = coverOf(key);
    if (cover) byProduct.get(productId)?.push({ id, cover });
  }
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    price: rupeesOf(row.pricePaise),
    quantity: row.quantity,
    type: { id: row.typeId, name: row.typeName },
    tags: row.tags,
    cover: coverBoxOf(row.key),
    images: byProduct.get(row.id) ?? [],
    shop: row.shopId,
    shop_name: row.shopName,
  }));
}

async function viewPage(db: Db, page: Page, condition: SQL | undefined, order: SQL[]): Promise<ProductList> {
  const { limit, offset } = pageOf(page);
  const [count, rows] = await Promise.all([
    db.$count(products, condition),
    selectProducts(db)
      .where(condition)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  ]);
  const ids = rows.map(({ id }) => id);
  return { count, results: presentProducts(rows, ids.length === 0 ? [] : await listPictures(db, ids)) };
}

/** Whole products in the order of `ids`, without deleted ones. */
export async function listProductsByIds(db: Db, ids: readonly number[]): Promise<wire.Product[]> {
  if (ids.length === 0) return [];
  const [rows, pictures] = await Promise.all([
    productsByIds(db).execute({ cityIds: citiesOf(ids), ids }),
    listPictures(db, ids),
  ]);
  const found = new Map(presentProducts(rows, pictures).map((product) => [product.id, product]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** A shop's products by name. The search tolerates typing errors. Throws `not_found` for a shop the person may not see. */
export async function viewShopProducts(
  db: Db,
  userId: number,
  query: Page & {
    readonly shop__id: number;
    readonly type__id?: number | undefined;
    readonly search?: string | undefined;
  },
): Promise<ProductList> {
  const shop = await getVisibleShop(db, query.shop__id, userId);
  const condition = and(
    sameCity(products, shop.id),
    eq(products.shopId, shop.id),
    notDeleted,
    query.type__id === undefined ? undefined : eq(products.typeId, query.type__id),
    query.search ? await isFound(db, shop.cityId, query.search) : undefined,
  );
  return viewPage(db, query, condition, [asc(byName(products.name)), asc(products.id)]);
}

async function isFound(db: Db, cityId: number, search: string): Promise<SQL> {
  const terms = await readSearch(db, cityId, search);
  return terms.length === 0 ? nothing : matches(products.searchText, terms);
}

/** A product of a shop that the person may see. Throws `not_found`, also when the product is in another shop. */
export const viewProduct = (
  db: Db,
  userId: number,
  { productId, shopId }: { readonly productId: number; readonly shopId: number | undefined },
): Promise<wire.Product> =>
  viewOne(
    db,
    productId,
    (row) =>
      (row.shopState === 'verified' || row.retailerId === userId) &&
      (shopId === undefined || row.shopId === shopId),
  );

/** One of one's own products. Throws `not_found`. */
export const viewRetailerProduct = (db: Db, retailerId: number, productId: number): Promise<wire.Product> =>
  viewOne(db, productId, (row) => row.retailerId === retailerId);

async function viewOne(
  db: Db,
  productId: number,
  maySee: (row: ProductRow) => boolean,
): Promise<wire.Product> {
  const ids = [productId];
  const [rows, pictures] = await Promise.all([
    productsByIds(db).execute({ cityIds: citiesOf(ids), ids }),
    listPictures(db, ids),
  ]);
  const [product] = presentProducts(rows.filter(maySee), pictures);
  if (!product) throw new AppError('not_found');
  return product;
}

/** One's own products, newest first. `search` looks at names and tags. A number also matches an id. */
export async function viewRetailerProducts(
  db: Db,
  retailerId: number,
  query: Page & { readonly search?: string | undefined },
): Promise<ProductList> {
  const shop = await getOwnShop(db, retailerId);
  const condition = and(
    sameCity(products, shop.id),
    eq(products.shopId, shop.id),
    notDeleted,
    query.search ? isOwnFound(query.search) : undefined,
  );
  return viewPage(db, query, condition, [desc(products.id)]);
}

function isOwnFound(search: string): SQL {
  const words = wordsOfSearch(search);
  const inText = words.length === 0 ? nothing : matchesTyped(products.searchText, words, 'tags');
  const id = /^[1-9][0-9]{0,15}$/.test(search) ? Number(search) : undefined;
  return id === undefined ? inText : sql`(${inText} or ${products.id} = ${id})`;
}
