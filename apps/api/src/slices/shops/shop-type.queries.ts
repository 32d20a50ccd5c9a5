import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { productTypeShopTypes, productTypes, shopAdditionalTypes, shopTypes } from './shop.tables.ts';

/** The ids that are shop types. */
export async function listKnownShopTypeIds(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: shopTypes.id })
    .from(shopTypes)
    .where(inArray(shopTypes.id, [...ids]));
  return rows.map((row) => row.id);
}

export async function insertAdditionalTypes(tx: Tx, shopId: number, typeIds: readonly number[]) {
  if (typeIds.length === 0) return;
  await tx.insert(shopAdditionalTypes).values(typeIds.map((shopTypeId) => ({ shopId, shopTypeId })));
}

interface NewType {
  readonly name: string;
  readonly imageId: number | null;
}

/** Undefined when the name is taken. */
export async function insertShopType(tx: Tx, type: NewType): Promise<number | undefined> {
  const [row] = await tx.insert(shopTypes).values(type).onConflictDoNothing().returning({ id: shopTypes.id });
  return row?.id;
}

/** Undefined when the name is taken. */
export async function insertProductType(tx: Tx, type: NewType): Promise<number | undefined> {
  const [row] = await tx
    .insert(productTypes)
    .values(type)
    .onConflictDoNothing()
    .returning({ id: productTypes.id });
  return row?.id;
}

export async function insertProductTypeShopTypes(
  tx: Tx,
  productTypeId: number,
  shopTypeIds: readonly number[],
): Promise<void> {
  if (shopTypeIds.length === 0) return;
  await tx
    .insert(productTypeShopTypes)
    .values(shopTypeIds.map((shopTypeId) => ({ productTypeId, shopTypeId })));
}

export interface ProductType {
  readonly id: number;
  readonly name: string;
}

export async function findProductType(db: Db, id: number): Promise<ProductType | undefined> {
  const [row] = await db
    .select({ id: productTypes.id, name: productTypes.name })
    .from(productTypes)
    .where(eq(productTypes.id, id));
  return row;
}
