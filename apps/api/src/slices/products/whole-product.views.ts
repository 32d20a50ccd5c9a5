// Products with all that a list or a page shows of them.
import { rupeesOf } from '@haat/contract/money';
import type * as wire from '@haat/contract/products';
import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { inIds } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { coverBoxOf, coverOf } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { productTypes, shops } from '../shops/shop.tables.ts';
import { notDeleted } from './product.queries.ts';
import { productImages, products } from './product.tables.ts';

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

export const selectProducts = (db: Db) =>
  db
    .select(columns)
    .from(products)
    .innerJoin(productTypes, eq(productTypes.id, products.typeId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(images, eq(images.id, products.coverImageId));

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

const productsByIds = preparedOnce('products_by_ids', (db: Db) =>
  selectProducts(db).where(and(inIds(products.id, sql.placeholder('ids')), notDeleted)),
);

const picturesByIds = preparedOnce('pictures_by_ids', (db: Db) =>
  db
    .select({ productId: productImages.productId, id: images.id, key: images.key })
    .from(productImages)
    .innerJoin(images, eq(images.id, productImages.imageId))
    .where(inIds(productImages.productId, sql.placeholder('ids')))
    .orderBy(asc(productImages.productId), asc(productImages.position)),
);

type PictureRow = Awaited<ReturnType<typeof picturesByIds>>[number];

const listPictures = (db: Db, ids: readonly number[]): Promise<PictureRow[]> => picturesByIds(db, { ids });

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

/** The rows as the contract has them. */
export async function withPictures(db: Db, rows: readonly ProductRow[]): Promise<wire.Product[]> {
  const ids = rows.map(({ id }) => id);
  return presentProducts(rows, ids.length === 0 ? [] : await listPictures(db, ids));
}

/** Whole products by id, without deleted ones. */
export async function findProducts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, wire.Product>> {
  const [rows, pictures] = await Promise.all([productsByIds(db, { ids }), listPictures(db, ids)]);
  return new Map(presentProducts(rows, pictures).map((product) => [product.id, product]));
}

/** One product, if `maySee` allows it. Throws `not_found`. */
export async function viewWholeProduct(
  db: Db,
  productId: number,
  maySee: (row: ProductRow) => boolean,
): Promise<wire.Product> {
  const ids = [productId];
  const [rows, pictures] = await Promise.all([productsByIds(db, { ids }), listPictures(db, ids)]);
  const [product] = presentProducts(rows.filter(maySee), pictures);
  if (!product) throw new AppError('not_found');
  return product;
}
