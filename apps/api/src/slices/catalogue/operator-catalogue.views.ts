import { rupeesOf } from '@haat/contract/money';
import type * as wire from '@haat/contract/operator/catalogue';
import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { byName } from '../../platform/by-name.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { coverOf } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { presentPack } from '../products/index.ts';
import { productTypes } from '../shops/shop.tables.ts';
import { catalogueProducts } from './catalogue.tables.ts';
import { isOneOf } from './catalogue.views.ts';

type ListQuery = Parameters<typeof pageOf>[0] & {
  readonly type?: number | undefined;
  /** Only these. */
  readonly ids?: readonly number[] | undefined;
};

const selectRecords = (db: Db) =>
  db
    .select({
      id: catalogueProducts.id,
      name: catalogueProducts.name,
      names: catalogueProducts.names,
      typeId: productTypes.id,
      typeName: productTypes.name,
      description: catalogueProducts.description,
      pricePaise: catalogueProducts.pricePaise,
      mrpPaise: catalogueProducts.mrpPaise,
      netQuantity: catalogueProducts.netQuantity,
      unit: catalogueProducts.unit,
      isLoose: catalogueProducts.isLoose,
      tags: catalogueProducts.tags,
      coverKey: images.key,
      version: catalogueProducts.version,
    })
    .from(catalogueProducts)
    .innerJoin(productTypes, eq(productTypes.id, catalogueProducts.typeId))
    .leftJoin(images, eq(images.id, catalogueProducts.imageId));

type Row = Awaited<ReturnType<typeof selectRecords>>[number];

const present = (row: Row): wire.CatalogueRecord => ({
  id: row.id,
  name: row.name,
  names: row.names,
  type: { id: row.typeId, name: row.typeName },
  description: row.description,
  price: rupeesOf(row.pricePaise),
  ...presentPack(row),
  tags: row.tags,
  cover: coverOf(row.coverKey),
  version: row.version,
});

/** Catalogue products by name. */
export async function viewCatalogueRecords(
  db: Db,
  query: ListQuery,
): Promise<{ count: number; results: wire.CatalogueRecord[] }> {
  const condition = and(
    query.type === undefined ? undefined : eq(catalogueProducts.typeId, query.type),
    query.ids && isOneOf(query.ids),
  );
  const { limit, offset } = pageOf(query);
  const [count, rows] = await Promise.all([
    db.$count(catalogueProducts, condition),
    selectRecords(db)
      .where(condition)
      .orderBy(asc(byName(catalogueProducts.name)), asc(catalogueProducts.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results: rows.map(present) };
}

/** Throws `not_found`. */
export async function viewCatalogueRecord(db: Db, productId: number): Promise<wire.CatalogueRecord> {
  const [row] = await selectRecords(db).where(eq(catalogueProducts.id, productId));
  if (!row) throw new AppError('not_found');
  return present(row);
}
