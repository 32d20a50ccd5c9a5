import type { LocalNames } from '@haat/contract/pack';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import { eqId } from '../../../platform/city-id.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { lockTable } from '../../../platform/lock-table.ts';
import { refuseTwin } from '../../../platform/refuse-twin.ts';
import { refuseUsed } from '../../../platform/refuse-used.ts';
import { onlyId } from '../../../platform/written-rows.ts';
import type { OwnShop } from '../shop.queries.ts';
import { productTypeShopTypes, productTypes, shopProductTypes } from '../shop.tables.ts';
import type { NewType } from './shop-type.queries.ts';

const nameIsTaken = 'A product type with this name exists.';

/** Throws `input.invalid` when the name is taken. */
export async function insertProductType(tx: Tx, type: NewType): Promise<number> {
  await refuseTwin(tx, productTypes, type, nameIsTaken);
  const rows = await tx.insert(productTypes).values(type).returning({ id: productTypes.id });
  return onlyId(rows.map(({ id }) => id));
}

export async function replaceProductTypeShopTypes(
  tx: Tx,
  productTypeId: number,
  shopTypeIds: readonly number[],
): Promise<void> {
  await tx.delete(productTypeShopTypes).where(eq(productTypeShopTypes.productTypeId, productTypeId));
  if (shopTypeIds.length === 0) return;
  await tx
    .insert(productTypeShopTypes)
    .values(shopTypeIds.map((shopTypeId) => ({ productTypeId, shopTypeId })));
}

export interface ProductType {
  readonly id: number;
  readonly name: string;
  readonly names: LocalNames;
}

const allNames = { id: productTypes.id, name: productTypes.name, names: productTypes.names };

export async function findProductType(db: Db, id: number): Promise<ProductType | undefined> {
  const [row] = await db.select(allNames).from(productTypes).where(eq(productTypes.id, id));
  return row;
}

/** Throws `not_found`. */
export async function lockProductType(tx: Tx, typeId: number) {
  const [, [row]] = await Promise.all([
    lockTable(tx, productTypes),
    tx
      .select({
        name: productTypes.name,
        names: productTypes.names,
        imageId: productTypes.imageId,
        position: productTypes.position,
        version: productTypes.version,
      })
      .from(productTypes)
      .where(eq(productTypes.id, typeId)),
  ]);
  if (!row) throw new AppError('not_found');
  const links = await tx
    .select({ id: productTypeShopTypes.shopTypeId })
    .from(productTypeShopTypes)
    .where(eq(productTypeShopTypes.productTypeId, typeId))
    .orderBy(asc(productTypeShopTypes.shopTypeId));
  return { ...row, shopTypeIds: links.map(({ id }) => id) };
}

/** Throws `input.invalid` when the name is taken. */
export async function updateProductTypeRow(
  tx: Tx,
  typeId: number,
  { name, names, imageId, position, isRenamed }: NewType & { readonly isRenamed: boolean },
): Promise<void> {
  await refuseTwin(tx, productTypes, { id: typeId, name }, nameIsTaken);
  await tx
    .update(productTypes)
    .set({
      name,
      names,
      imageId,
      position,
      version: sql`${productTypes.version} + 1`,
      ...(isRenamed ? { renamedAt: tx.now } : {}),
    })
    .where(eq(productTypes.id, typeId));
}

/** With its links to shop types. Throws `record.in_use` when a product has it. */
export async function deleteProductTypeRow(tx: Tx, typeId: number): Promise<void> {
  await tx.delete(productTypeShopTypes).where(eq(productTypeShopTypes.productTypeId, typeId));
  await tx
    .delete(shopProductTypes)
    .where(and(eq(shopProductTypes.productTypeId, typeId), eq(shopProductTypes.products, 0)));
  const deleted = tx.delete(productTypes).where(eq(productTypes.id, typeId));
  await refuseUsed(
    deleted,
    'Products have this type, or had it when they were ordered. It can’t be deleted.',
  );
}

export interface RenamedType extends ProductType {
  readonly renamedAt: Date;
}

/** The types whose products may still have the old name in their search texts. */
export async function listRenamedTypes(db: Db): Promise<RenamedType[]> {
  const rows = await db
    .select({ ...allNames, renamedAt: productTypes.renamedAt })
    .from(productTypes)
    .where(isNotNull(productTypes.renamedAt))
    .orderBy(asc(productTypes.id));
  return rows.flatMap(({ renamedAt, ...type }) => (renamedAt ? [{ ...type, renamedAt }] : []));
}

/** Records that all search texts have the new name. Does nothing when the type was renamed again meanwhile. */
export async function noteTextsRenewed(tx: Tx, { id, renamedAt }: RenamedType): Promise<void> {
  await tx
    .update(productTypes)
    .set({ renamedAt: null })
    .where(and(eq(productTypes.id, id), eq(productTypes.renamedAt, renamedAt)));
}

/** All product types, with their pictures. */
export const listAllProductTypes = (db: Db) =>
  db
    .select({ ...allNames, imageId: productTypes.imageId })
    .from(productTypes)
    .orderBy(asc(productTypes.id));

/** All product types. Until the transaction ends, none can be renamed or deleted. */
export async function lockProductTypes(tx: Tx): Promise<ProductType[]> {
  const [, types] = await Promise.all([lockTable(tx, productTypes), listAllProductTypes(tx)]);
  return types;
}

/** Adds to the count of the shop's products of a type. Negative numbers subtract. */
export async function countShopProductType(
  tx: Tx,
  { id: shopId, cityId }: Pick<OwnShop, 'id' | 'cityId'>,
  productTypeId: number,
  delta: number,
): Promise<void> {
  const products = sql`${shopProductTypes.products} + ${delta}`;
  if (delta > 0) {
    await tx
      .insert(shopProductTypes)
      .values({ cityId, shopId, productTypeId, products: delta })
      .onConflictDoUpdate({
        target: [shopProductTypes.cityId, shopProductTypes.shopId, shopProductTypes.productTypeId],
        set: { products },
      });
    return;
  }
  // Don't insert a negative number: the CHECK would refuse the row before the conflict is found.
  await tx
    .update(shopProductTypes)
    .set({ products })
    .where(and(eqId(shopProductTypes.shopId, shopId), eq(shopProductTypes.productTypeId, productTypeId)));
}
