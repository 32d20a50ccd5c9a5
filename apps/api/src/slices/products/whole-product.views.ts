// Products with all that a list or a page shows of them.
import type { Language } from '@haat/contract/languages';
import { type LocalNames, localNameIn } from '@haat/contract/pack';
import type * as wire from '@haat/contract/products';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId, inIds } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { coverBoxOf, coverOf } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { productTypes, shops } from '../shops/shop.tables.ts';
import { presentPrices } from './offer-price.ts';
import { presentPack } from './pack-fields.ts';
import { notDeleted } from './product.queries.ts';
import { productImages, products } from './product.tables.ts';

const columns = {
  id: products.id,
  name: products.name,
  names: products.names,
  description: products.description,
  pricePaise: products.pricePaise,
  offerPaise: products.offerPaise,
  offerUntil: products.offerUntil,
  offerEndsAt: products.offerEndsAt,
  mrpPaise: products.mrpPaise,
  netQuantity: products.netQuantity,
  unit: products.unit,
  isLoose: products.isLoose,
  quantity: products.quantity,
  isSoldOut: products.isSoldOut,
  tags: products.tags,
  typeId: productTypes.id,
  typeName: productTypes.name,
  typeNames: productTypes.names,
  key: images.key,
  shopId: shops.id,
  shopName: shops.name,
  retailerId: shops.retailerId,
  shopState: shops.state,
};

export const selectProducts = (db: Db) =>
  db
    .select(columns)
    .from(products)
    .innerJoin(productTypes, eq(productTypes.id, products.typeId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(images, eq(images.id, products.coverImageId));

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

const selectPictures = (db: Db, which: SQL) =>
  db
    .select({ productId: productImages.productId, id: images.id, key: images.key })
    .from(productImages)
    .innerJoin(images, eq(images.id, productImages.imageId))
    .where(which)
    .orderBy(asc(productImages.productId), asc(productImages.position));

const productById = preparedOnce('product_page', (db: Db) =>
  selectProducts(db).where(and(eqId(products.id, sql.placeholder('productId')), notDeleted)),
);
const picturesOfProduct = preparedOnce('product_pictures', (db: Db) =>
  selectPictures(db, eqId(productImages.productId, sql.placeholder('productId'))),
);

const listPictures = async (db: Db, productIds: readonly number[]) =>
  productIds.length === 0 ? [] : selectPictures(db, inIds(productImages.productId, productIds));

type PictureRow = Awaited<ReturnType<typeof listPictures>>[number];

/** A product with all its names, for readers of any language. */
export interface WholeProduct extends Omit<wire.Product, 'local_name' | 'type'> {
  readonly type: { readonly id: number; readonly name: string; readonly names: LocalNames };
}

export const productIn = (product: WholeProduct, language: Language): wire.Product => {
  const { names, ...type } = product.type;
  return {
    ...product,
    local_name: localNameIn(product.names, language),
    type: { ...type, local_name: localNameIn(names, language) },
  };
};

/** Who reads it. A customer sees what can be bought, the retailer what the shop has. */
export type Reader = 'customer' | 'retailer';

export interface Reading {
  readonly reader: Reader;
  /** When an offer counts. */
  readonly now: Date;
}

function presentProducts(
  rows: readonly ProductRow[],
  pictures: readonly PictureRow[],
  { reader, now }: Reading,
): WholeProduct[] {
  const byProduct = new Map<number, wire.Product['images']>(rows.map(({ id }) => [id, []]));
  for (const { productId, id, key } of pictures) {
    const cover = coverOf(key);
    if (cover) byProduct.get(productId)?.push({ id, cover });
  }
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    names: row.names,
    description: row.description,
    ...presentPrices(row, reader, now),
    ...presentPack(row),
    quantity: reader === 'customer' && row.isSoldOut ? 0 : row.quantity,
    is_sold_out: row.isSoldOut,
    type: { id: row.typeId, name: row.typeName, names: row.typeNames },
    tags: row.tags,
    cover: coverBoxOf(row.key),
    images: byProduct.get(row.id) ?? [],
    shop: row.shopId,
    shop_name: row.shopName,
  }));
}

/** The rows as the contract has them. */
export async function withPictures(
  db: Db,
  rows: readonly ProductRow[],
  { language, ...reading }: Reading & { readonly language: Language },
): Promise<wire.Product[]> {
  const ids = rows.map(({ id }) => id);
  const products = presentProducts(rows, await listPictures(db, ids), reading);
  return products.map((product) => productIn(product, language));
}

/** Whole products by id as `reading.reader` sees them, without deleted ones. */
export async function findProducts(
  db: Db,
  ids: readonly number[],
  reading: Reading,
): Promise<ReadonlyMap<number, WholeProduct>> {
  if (ids.length === 0) return new Map();
  const [rows, pictures] = await Promise.all([
    selectProducts(db).where(and(inIds(products.id, ids), notDeleted)),
    listPictures(db, ids),
  ]);
  return new Map(presentProducts(rows, pictures, reading).map((product) => [product.id, product]));
}

export interface AskedProduct extends Reading {
  readonly productId: number;
  readonly language: Language;
}

/** One product, if `maySee` allows it. Throws `not_found`. */
export async function viewWholeProduct(
  db: Db,
  { productId, language, ...reading }: AskedProduct,
  maySee: (row: ProductRow) => boolean,
): Promise<wire.Product> {
  const [rows, pictures] = await Promise.all([
    productById(db, { productId }),
    picturesOfProduct(db, { productId }),
  ]);
  const [product] = presentProducts(rows.filter(maySee), pictures, reading);
  if (!product) throw new AppError('not_found');
  return productIn(product, language);
}
