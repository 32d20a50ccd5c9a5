// Products as customers and as their retailer see them.
import type { Language } from '@haat/contract/languages';
import type * as wire from '@haat/contract/products';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { byName } from '../../platform/by-name.ts';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { getOwnShop, getVisibleShop } from '../shops/index.ts';
import { notDeleted } from './product.queries.ts';
import { products } from './product.tables.ts';
import {
  type AskedProduct,
  findProducts,
  productIn,
  type Reader,
  selectProducts,
  viewWholeProduct,
  withPictures,
} from './whole-product.views.ts';

type Page = Parameters<typeof pageOf>[0] & { readonly language: Language; readonly now: Date };
type Asked = Omit<AskedProduct, 'reader'>;
type ProductList = { count: number; results: wire.Product[] };

const ofShop = (shopId: number): SQL | undefined => and(eqId(products.shopId, shopId), notDeleted);

/** Customers see a shop by name, the retailer the newest first. */
const orderFor: Record<Reader, SQL[]> = {
  customer: [asc(byName(products.name)), asc(products.id)],
  retailer: [desc(products.id)],
};

async function viewPage(
  db: Db,
  page: Page,
  condition: SQL | undefined,
  reader: Reader,
): Promise<ProductList> {
  const { limit, offset } = pageOf(page);
  const [count, rows] = await Promise.all([
    db.$count(products, condition),
    selectProducts(db)
      .where(condition)
      .orderBy(...orderFor[reader])
      .limit(limit)
      .offset(offset),
  ]);
  const { language, now } = page;
  return { count, results: await withPictures(db, rows, { reader, language, now }) };
}

/** A shop's products by name. Throws `not_found` for a shop the person may not see. */
export async function viewShopProducts(
  db: Db,
  userId: number,
  query: Page & { readonly shop__id: number; readonly type__id?: number | undefined },
): Promise<ProductList> {
  const { shop__id: shopId, type__id: typeId } = query;
  const ofType = typeId === undefined ? undefined : eq(products.typeId, typeId);
  const [found] = await Promise.all([
    viewPage(db, query, and(ofShop(shopId), ofType), 'customer'),
    getVisibleShop(db, shopId, userId),
  ]);
  return found;
}

/** The shop's products that a search found. */
interface Found {
  readonly shopId: number;
  readonly typeId?: number | undefined;
  readonly ids: readonly number[];
}

const isFound = ({ shopId, typeId, ids }: Found): SQL | undefined =>
  and(
    ofShop(shopId),
    typeId === undefined ? undefined : eq(products.typeId, typeId),
    sql`${products.id} = any(${sql.param(ids)}::bigint[])`,
  );

/** By name. */
export const viewFoundProducts = (db: Db, found: Found, page: Page): Promise<ProductList> =>
  viewPage(db, page, isFound(found), 'customer');

/** Newest first. */
export const viewFoundOwnProducts = (db: Db, found: Found, page: Page): Promise<ProductList> =>
  viewPage(db, page, isFound(found), 'retailer');

/** A product of a shop that the person may see. Throws `not_found`, also when the product is in another shop. */
export const viewProduct = (
  db: Db,
  userId: number,
  { shopId, ...asked }: Asked & { readonly shopId: number | undefined },
): Promise<wire.Product> =>
  viewWholeProduct(
    db,
    { ...asked, reader: 'customer' },
    (row) =>
      (row.shopState === 'verified' || row.retailerId === userId) &&
      (shopId === undefined || row.shopId === shopId),
  );

/** One of one's own products. Throws `not_found`. */
export const viewRetailerProduct = (db: Db, retailerId: number, asked: Asked): Promise<wire.Product> =>
  viewWholeProduct(db, { ...asked, reader: 'retailer' }, (row) => row.retailerId === retailerId);

/** These of one's own products, in this order. */
export async function viewOwnProducts(
  db: Db,
  { ids, language, now }: Omit<Page, 'limit' | 'offset'> & { readonly ids: readonly number[] },
): Promise<ProductList> {
  const found = await findProducts(db, ids, { reader: 'retailer', now });
  const results = ids.flatMap((id) => found.get(id) ?? []).map((product) => productIn(product, language));
  return { count: results.length, results };
}

/** One's own products, newest first. */
export async function viewRetailerProducts(db: Db, retailerId: number, page: Page): Promise<ProductList> {
  const shop = await getOwnShop(db, retailerId);
  return viewPage(db, page, ofShop(shop.id), 'retailer');
}
