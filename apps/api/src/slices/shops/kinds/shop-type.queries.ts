import type { LocalNames } from '@haat/contract/pack';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { foldText } from '../../../platform/fold-text.ts';
import { lockTable } from '../../../platform/lock-table.ts';
import { refuseTwin } from '../../../platform/refuse-twin.ts';
import { refuseUsed } from '../../../platform/refuse-used.ts';
import { onlyId } from '../../../platform/written-rows.ts';
import { productTypeShopTypes, shopAdditionalTypes, shopTypes } from '../shop.tables.ts';
import { shopMessages } from '../shops.messages.ts';

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

export async function listAdditionalTypeIds(db: Db, shopId: number): Promise<number[]> {
  const rows = await db
    .select({ id: shopAdditionalTypes.shopTypeId })
    .from(shopAdditionalTypes)
    .where(eq(shopAdditionalTypes.shopId, shopId))
    .orderBy(asc(shopAdditionalTypes.shopTypeId));
  return rows.map(({ id }) => id);
}

export async function replaceAdditionalTypes(
  tx: Tx,
  shopId: number,
  typeIds: readonly number[],
): Promise<void> {
  await tx.delete(shopAdditionalTypes).where(eq(shopAdditionalTypes.shopId, shopId));
  await insertAdditionalTypes(tx, shopId, typeIds);
}

export interface NewType {
  readonly name: string;
  readonly names: LocalNames;
  readonly imageId: number | null;
  /** Null: after the types that have one. */
  readonly position: number | null;
}

/** Continues the folded name, which ends with a space. */
const textOf = (names: LocalNames): string =>
  Object.values(names)
    .map((name) => `${foldText(name)} `)
    .join('');

const nameIsTaken = 'A shop type with this name exists.';

/** Throws `input.invalid` when the name is taken. */
export async function insertShopType(tx: Tx, type: NewType): Promise<number> {
  await refuseTwin(tx, shopTypes, type, nameIsTaken);
  const rows = await tx
    .insert(shopTypes)
    .values({ ...type, namesText: textOf(type.names) })
    .returning({ id: shopTypes.id });
  return onlyId(rows.map(({ id }) => id));
}

/** Throws `not_found`. */
export async function lockShopType(tx: Tx, typeId: number): Promise<NewType & { readonly version: number }> {
  const [, [row]] = await Promise.all([
    lockTable(tx, shopTypes),
    tx
      .select({
        name: shopTypes.name,
        names: shopTypes.names,
        imageId: shopTypes.imageId,
        position: shopTypes.position,
        version: shopTypes.version,
      })
      .from(shopTypes)
      .where(eq(shopTypes.id, typeId)),
  ]);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Throws `input.invalid` when the name is taken. */
export async function updateShopTypeRow(
  tx: Tx,
  typeId: number,
  { name, names, imageId, position }: NewType,
): Promise<void> {
  await refuseTwin(tx, shopTypes, { id: typeId, name }, nameIsTaken);
  await tx
    .update(shopTypes)
    .set({
      name,
      names,
      namesText: textOf(names),
      imageId,
      position,
      version: sql`${shopTypes.version} + 1`,
    })
    .where(eq(shopTypes.id, typeId));
}

/** With its links to product types. Throws `record.in_use` while a shop has it. */
export async function deleteShopTypeRow(tx: Tx, typeId: number): Promise<void> {
  await tx.delete(productTypeShopTypes).where(eq(productTypeShopTypes.shopTypeId, typeId));
  const deleted = tx.delete(shopTypes).where(eq(shopTypes.id, typeId));
  await refuseUsed(deleted, 'Shops have this type. Give them another type first.');
}

/** The ids, each once, in their order. Throws `input.invalid` on `field` when one isn't of a shop type. */
export async function requireShopTypes(
  db: Db,
  ids: readonly number[],
  field: 'additional_types' | 'shop_types',
): Promise<number[]> {
  const distinct = [...new Set(ids)].sort((a, b) => a - b);
  const known = await listKnownShopTypeIds(db, distinct);
  if (known.length < distinct.length) throw invalidInput({ [field]: [shopMessages.chooseTypes] });
  return distinct;
}
