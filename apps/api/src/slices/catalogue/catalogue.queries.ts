import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { lockTable } from '../../platform/lock-table.ts';
import type { Original } from '../products/index.ts';
import { catalogueProducts } from './catalogue.tables.ts';

/** Returns the ids in the order of the rows. The sequence gives them out in that order. */
export async function insertCatalogueRows(
  tx: Tx,
  rows: readonly (typeof catalogueProducts.$inferInsert)[],
): Promise<number[]> {
  const written = await tx
    .insert(catalogueProducts)
    .values([...rows])
    .returning({ id: catalogueProducts.id });
  return written.map(({ id }) => id).sort((a, b) => a - b);
}

export type CatalogueProductRow = typeof catalogueProducts.$inferSelect;

/** Throws `not_found`. */
export async function lockCatalogueProduct(tx: Tx, id: number): Promise<CatalogueProductRow> {
  await lockTable(tx, catalogueProducts);
  const [row] = await tx.select().from(catalogueProducts).where(eq(catalogueProducts.id, id));
  if (!row) throw new AppError('not_found');
  return row;
}

export async function updateCatalogueRow(
  tx: Tx,
  { id, ...product }: Omit<CatalogueProductRow, 'version'>,
): Promise<void> {
  await tx
    .update(catalogueProducts)
    .set({ ...product, version: sql`${catalogueProducts.version} + 1` })
    .where(eq(catalogueProducts.id, id));
}

export async function deleteCatalogueRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(catalogueProducts).where(eq(catalogueProducts.id, id));
}

/** Any number: the advisory lock of deletions. Not the table's, so that nobody waits for an import. */
const deletionLock = 317_224_906;

/** Copies into shops wait until this deletion ends, so that none refers to a deleted product. Call it before other locks. */
export async function stopCopies(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${deletionLock}::bigint)`);
}

/** Waits for a deletion from the catalogue. In the order of ids. */
async function lockOriginals(tx: Tx, which: SQL | undefined): Promise<Original[]> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${deletionLock}::bigint)`);
  return tx
    .select({
      id: catalogueProducts.id,
      typeId: catalogueProducts.typeId,
      name: catalogueProducts.name,
      names: catalogueProducts.names,
      description: catalogueProducts.description,
      pricePaise: catalogueProducts.pricePaise,
      mrpPaise: catalogueProducts.mrpPaise,
      netQuantity: catalogueProducts.netQuantity,
      unit: catalogueProducts.unit,
      isLoose: catalogueProducts.isLoose,
      tags: catalogueProducts.tags,
      imageId: catalogueProducts.imageId,
      searchText: catalogueProducts.searchText,
    })
    .from(catalogueProducts)
    .where(which)
    .orderBy(asc(catalogueProducts.id));
}

export async function lockOriginal(tx: Tx, id: number): Promise<Original | undefined> {
  const [original] = await lockOriginals(tx, eq(catalogueProducts.id, id));
  return original;
}

/** The products of a type without some. */
export const lockOriginalsOfType = (
  tx: Tx,
  typeId: number,
  without: readonly number[],
): Promise<Original[]> =>
  lockOriginals(
    tx,
    and(
      eq(catalogueProducts.typeId, typeId),
      sql`${catalogueProducts.id} <> all(${sql.param(without)}::bigint[])`,
    ),
  );
