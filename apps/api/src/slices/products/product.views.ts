// Products as customers and as their retailer see them.
import type * as wire from '@haat/contract/products';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { byName } from '../../platform/by-name.ts';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { getOwnShop, getVisibleShop } from '../shops/index.ts';
import { notDeleted } from './product.queries.ts';
import { products } from './product.tables.ts';
import { readSearch, readTypedSearch } from './read-search.ts';
import { matches, matchesTyped } from './search-match.queries.ts';
import { selectProducts, viewWholeProduct, withPictures } from './whole-product.views.ts';

type Page = Parameters<typeof pageOf>[0];
type ProductList = { count: number; results: wire.Product[] };

const nothing = sql`false`;

const byShop = and(eqId(products.shopId, sql.placeholder('shopId')), notDeleted);

/** A list without a search: its page and its count are prepared. */
function prepareList(name: string, condition: SQL | undefined, order: SQL[]) {
  const rows = preparedOnce((db: Db) =>
    selectProducts(db)
      .where(condition)
      .orderBy(...order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  );
  const count = preparedOnce((db: Db) =>
    db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(products)
      .where(condition)
      .prepare(`${name}_count`),
  );
  return async (db: Db, page: Page, values: Record<string, number>): Promise<ProductList> => {
    const [[counted], found] = await Promise.all([
      count(db).execute(values),
      rows(db).execute({ ...values, ...pageOf(page) }),
    ]);
    return { count: counted?.count ?? 0, results: await withPictures(db, found) };
  };
}

const nameOrder = [asc(byName(products.name)), asc(products.id)];
const listOfShop = prepareList('products_of_shop', byShop, nameOrder);
const listOfShopAndType = prepareList(
  'products_of_shop_and_type',
  and(byShop, eq(products.typeId, sql.placeholder('typeId'))),
  nameOrder,
);
const listOfOwnShop = prepareList('products_of_own_shop', byShop, [desc(products.id)]);

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
  return { count, results: await withPictures(db, rows) };
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
  const { shop__id: shopId, type__id: typeId, search } = query;
  const shop = getVisibleShop(db, shopId, userId);
  if (!search) {
    const list =
      typeId === undefined
        ? listOfShop(db, query, { shopId })
        : listOfShopAndType(db, query, { shopId, typeId });
    return (await Promise.all([list, shop]))[0];
  }
  const { id, cityId } = await shop;
  const condition = and(
    isOfShop(id),
    typeId === undefined ? undefined : eq(products.typeId, typeId),
    await isFound(db, cityId, search),
  );
  return viewPage(db, query, condition, nameOrder);
}

const isOfShop = (shopId: number) => and(eqId(products.shopId, shopId), notDeleted);

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
  viewWholeProduct(
    db,
    productId,
    (row) =>
      (row.shopState === 'verified' || row.retailerId === userId) &&
      (shopId === undefined || row.shopId === shopId),
  );

/** One of one's own products. Throws `not_found`. */
export const viewRetailerProduct = (db: Db, retailerId: number, productId: number): Promise<wire.Product> =>
  viewWholeProduct(db, productId, (row) => row.retailerId === retailerId);

/** One's own products, newest first. `search` looks at names and tags, and knows what else goods are called. A number also matches an id. */
export async function viewRetailerProducts(
  db: Db,
  retailerId: number,
  query: Page & { readonly search?: string | undefined },
): Promise<ProductList> {
  const shop = await getOwnShop(db, retailerId);
  if (!query.search) return listOfOwnShop(db, query, { shopId: shop.id });
  return viewPage(db, query, and(isOfShop(shop.id), await isOwnFound(db, query.search)), [desc(products.id)]);
}

async function isOwnFound(db: Db, search: string): Promise<SQL> {
  const terms = await readTypedSearch(db, search);
  const inText = terms.length === 0 ? nothing : matchesTyped(products.searchText, terms, 'tags');
  const id = /^[1-9][0-9]{0,15}$/.test(search) ? Number(search) : undefined;
  return id === undefined ? inText : sql`(${inText} or ${products.id} = ${id})`;
}
