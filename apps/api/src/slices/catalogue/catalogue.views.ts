// The shared catalogue as a retailer sees it: which products are already in their shop.

import type * as wire from '@haat/contract/catalogue';
import type { Language } from '@haat/contract/languages';
import { rupeesOf } from '@haat/contract/money';
import { localNameIn } from '@haat/contract/pack';
import type * as shops from '@haat/contract/shops';
import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../../platform/app-error.ts';
import { byName } from '../../platform/by-name.ts';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { coverOf } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { listNamesInShop, notDeleted, presentPack } from '../products/index.ts';
import { products } from '../products/product.tables.ts';
import { getOwnShop, isTypeOfShopOf, viewProductTypes } from '../shops/index.ts';
import { productTypes } from '../shops/shop.tables.ts';
import { ownedBy } from './add-from-catalogue.ts';
import { catalogueProducts } from './catalogue.tables.ts';

type Page = Parameters<typeof pageOf>[0] & { readonly language: Language };

const typeImages = alias(images, 'type_images');

/** The product types the retailer may sell that have catalogue products. */
export async function viewCatalogueTypes(
  db: Db,
  retailerId: number,
  language: Language,
): Promise<{ type: shops.ProductType }[]> {
  const hasSomething = exists(
    db.select({ one: sql`1` }).from(catalogueProducts).where(eq(catalogueProducts.typeId, productTypes.id)),
  );
  const { results } = await viewProductTypes(
    db,
    { query: {}, language },
    and(isTypeOfShopOf(db, retailerId), hasSomething),
  );
  return results.map((type) => ({ type }));
}

const inShop = (shopId: number) =>
  and(eq(products.catalogueProductId, catalogueProducts.id), eqId(products.shopId, shopId), notDeleted);

const selectCatalogue = (db: Db, shopId: number) =>
  db
    .select({
      id: catalogueProducts.id,
      name: catalogueProducts.name,
      names: catalogueProducts.names,
      description: catalogueProducts.description,
      pricePaise: catalogueProducts.pricePaise,
      mrpPaise: catalogueProducts.mrpPaise,
      netQuantity: catalogueProducts.netQuantity,
      unit: catalogueProducts.unit,
      isLoose: catalogueProducts.isLoose,
      tags: catalogueProducts.tags,
      key: images.key,
      isCopied: sql<boolean>`${products.id} is not null`,
      typeId: productTypes.id,
      typeName: productTypes.name,
      typeNames: productTypes.names,
      typeKey: typeImages.key,
    })
    .from(catalogueProducts)
    .innerJoin(productTypes, eq(productTypes.id, catalogueProducts.typeId))
    .leftJoin(images, eq(images.id, catalogueProducts.imageId))
    .leftJoin(typeImages, eq(typeImages.id, productTypes.imageId))
    .leftJoin(products, inShop(shopId));

type CatalogueRow = Awaited<ReturnType<typeof selectCatalogue>>[number];

const present = (
  row: CatalogueRow,
  { isAdded, language }: { readonly isAdded: boolean; readonly language: Language },
): wire.CatalogueProduct => ({
  id: row.id,
  name: row.name,
  local_name: localNameIn(row.names, language),
  names: row.names,
  description: row.description,
  price: rupeesOf(row.pricePaise),
  ...presentPack(row),
  tags: row.tags,
  cover: coverOf(row.key),
  is_addded: isAdded,
  type: {
    id: row.typeId,
    name: row.typeName,
    local_name: localNameIn(row.typeNames, language),
    cover: coverOf(row.typeKey),
  },
});

/** Catalogue products by name, or those with these ids. `not_added` counts what the shop doesn't have, over all pages. */
export async function viewCatalogue(
  db: Db,
  retailerId: number,
  {
    type__id: typeId,
    ids,
    ...page
  }: Page & { readonly type__id?: number | undefined; readonly ids?: readonly number[] | undefined },
): Promise<{ count: number; not_added: number; results: wire.CatalogueProduct[] }> {
  const shop = await getOwnShop(db, retailerId);
  const condition = and(
    typeId === undefined ? undefined : eq(catalogueProducts.typeId, typeId),
    ids && isOneOf(ids),
  );
  const { limit, offset } = pageOf(page);
  const [all, rows, names] = await Promise.all([
    db
      .select({ name: catalogueProducts.name, isCopied: sql<boolean>`${products.id} is not null` })
      .from(catalogueProducts)
      .leftJoin(products, inShop(shop.id))
      .where(condition),
    selectCatalogue(db, shop.id)
      .where(condition)
      .orderBy(asc(byName(catalogueProducts.name)), asc(catalogueProducts.id))
      .limit(limit)
      .offset(offset),
    listNamesInShop(db, shop.id),
  ]);
  const isAdded = ownedBy(names);
  return {
    count: all.length,
    not_added: all.filter((row) => !isAdded(row)).length,
    results: rows.map((row) => present(row, { isAdded: isAdded(row), language: page.language })),
  };
}

export const isOneOf = (ids: readonly number[]): SQL =>
  sql`${catalogueProducts.id} = any(${sql.param(ids)}::bigint[])`;

/** Throws `not_found`. */
export async function viewCatalogueProduct(
  db: Db,
  retailerId: number,
  { id, language }: { readonly id: number; readonly language: Language },
): Promise<wire.CatalogueProduct> {
  const shop = await getOwnShop(db, retailerId);
  const [[row], names] = await Promise.all([
    selectCatalogue(db, shop.id).where(eq(catalogueProducts.id, id)),
    listNamesInShop(db, shop.id),
  ]);
  if (!row) throw new AppError('not_found');
  return present(row, { isAdded: ownedBy(names)(row), language });
}
