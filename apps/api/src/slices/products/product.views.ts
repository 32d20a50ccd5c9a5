// Products as customers and as their retailer see them.
import { rupeesOf } from '@haat/contract/money';
import type * as wire from '@haat/contract/products';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { byName } from '../../platform/by-name.ts';
import { hasId, sameCities, sameCity } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { coverBoxOf, coverOf } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { getOwnShop, getVisibleShop, isVisibleTo } from '../shops/index.ts';
import { productTypes, shops } from '../shops/shop.tables.ts';
import { notDeleted } from './product.queries.ts';
import { productImages, products } from './product.tables.ts';
import { readSearch } from './read-search.ts';
import { matches, matchesTyped } from './search-match.queries.ts';
import { wordsOfSearch } from './search-term.ts';

type Page = Parameters<typeof pageOf>[0];
type ProductList = { count: number; results: wire.Product[] };

const nothing = sql`false`;

const selectProducts = (db: Db) =>
  db
    .select({
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
    })
    .from(products)
    .innerJoin(productTypes, eq(productTypes.id, products.typeId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(images, eq(images.id, products.coverImageId));

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

async function presentProducts(db: Db, rows: readonly ProductRow[]): Promise<wire.Product[]> {
  const pictures = await listPictures(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    price: rupeesOf(row.pricePaise),
    quantity: row.quantity,
    type: { id: row.typeId, name: row.typeName },
    tags: row.tags,
    cover: coverBoxOf(row.key),
    images: pictures.get(row.id) ?? [],
    shop: row.shopId,
    shop_name: row.shopName,
  }));
}

async function listPictures(db: Db, productIds: number[]): Promise<Map<number, wire.Product['images']>> {
  const byProduct = new Map<number, wire.Product['images']>(productIds.map((id) => [id, []]));
  if (productIds.length === 0) return byProduct;
  const rows = await db
    .select({ productId: productImages.productId, id: images.id, key: images.key })
    .from(productImages)
    .innerJoin(images, eq(images.id, productImages.imageId))
    .where(and(sameCities(productImages, productIds), inArray(productImages.productId, productIds)))
    .orderBy(asc(productImages.productId), asc(productImages.position));
  for (const { productId, id, key } of rows) {
    const cover = coverOf(key);
    if (cover) byProduct.get(productId)?.push({ id, cover });
  }
  return byProduct;
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
  return { count, results: await presentProducts(db, rows) };
}

/** Whole products in the order of `ids`. */
export async function listProductsByIds(db: Db, ids: readonly number[]): Promise<wire.Product[]> {
  if (ids.length === 0) return [];
  const rows = await selectProducts(db).where(and(sameCities(products, ids), inArray(products.id, [...ids])));
  const found = new Map((await presentProducts(db, rows)).map((product) => [product.id, product]));
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
    query.search ? await isFound(db, query.search) : undefined,
  );
  return viewPage(db, query, condition, [asc(byName(products.name)), asc(products.id)]);
}

async function isFound(db: Db, search: string): Promise<SQL> {
  const terms = await readSearch(db, search);
  return terms.length === 0 ? nothing : matches(products.searchText, terms);
}

/** A product of a shop that the person may see. Throws `not_found`, also when the product is in another shop. */
export async function viewProduct(
  db: Db,
  userId: number,
  { productId, shopId }: { readonly productId: number; readonly shopId: number | undefined },
): Promise<wire.Product> {
  const inShop = shopId === undefined ? undefined : eq(products.shopId, shopId);
  return viewOne(db, and(hasId(products, productId), notDeleted, isVisibleTo(userId), inShop));
}

/** One of one's own products. Throws `not_found`. */
export async function viewRetailerProduct(
  db: Db,
  retailerId: number,
  productId: number,
): Promise<wire.Product> {
  return viewOne(db, and(hasId(products, productId), notDeleted, eq(shops.retailerId, retailerId)));
}

async function viewOne(db: Db, condition: SQL | undefined): Promise<wire.Product> {
  const [product] = await presentProducts(db, await selectProducts(db).where(condition));
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
