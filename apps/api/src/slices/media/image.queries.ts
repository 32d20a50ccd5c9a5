import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { keepTable } from '../../platform/lock-table.ts';
import type { StoredRows } from '../../platform/unused-rows.ts';
import { images, removedImages } from './media.tables.ts';

/** For the sweep. */
export const storedImages: StoredRows = { table: images, removed: removedImages };

// A transaction that uses pictures holds the table lock until its commit, so that the sweep of unused pictures sees the
// use.

/** Those of the given pictures that belong to this person, in no particular order. Locks them against deletion. */
export async function lockOwnImages(tx: Tx, ownerId: number, imageIds: readonly number[]) {
  await keepTable(tx, images);
  const rows = await tx
    .select({ id: images.id, key: images.key, isPrimary: images.isPrimary })
    .from(images)
    .where(and(eq(images.ownerId, ownerId), inArray(images.id, [...imageIds])));
  return rows;
}

/** A picture of any owner, locked against deletion. Undefined when there is none. */
export async function lockImage(
  tx: Tx,
  which: { readonly id: number } | { readonly key: string },
): Promise<number | undefined> {
  await keepTable(tx, images);
  const [row] = await tx
    .select({ id: images.id })
    .from(images)
    .where('id' in which ? eq(images.id, which.id) : eq(images.key, which.key));
  return row?.id;
}

/** The existing ones in id order, locked against deletion. */
export async function lockImagesOfKeys(tx: Tx, keys: readonly string[]) {
  await keepTable(tx, images);
  const rows = await tx
    .select({ id: images.id, key: images.key })
    .from(images)
    .where(inArray(images.key, [...keys]))
    .orderBy(asc(images.id));
  return rows;
}

/** Returns the ids in the order of the rows. The sequence gives them out in that order. */
export async function insertImageRows(
  tx: Tx,
  rows: readonly Omit<typeof images.$inferInsert, 'id' | 'createdAt'>[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const written = await tx
    .insert(images)
    .values(rows.map((row) => ({ ...row, createdAt: tx.now })))
    .returning({ id: images.id });
  return written.map(({ id }) => id).sort((a, b) => a - b);
}
