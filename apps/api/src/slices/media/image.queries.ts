import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { images } from './media.tables.ts';

/** Locks those of the given pictures that belong to this person. In no particular order. */
export function lockOwnImages(tx: Tx, ownerId: number, imageIds: readonly number[]) {
  return tx
    .select({ id: images.id, key: images.key, isPrimary: images.isPrimary })
    .from(images)
    .where(and(eq(images.ownerId, ownerId), inArray(images.id, [...imageIds])))
    .for('no key update');
}

/** Locks a picture of anybody. Undefined when there is none. */
export async function lockImage(
  tx: Tx,
  which: { readonly id: number } | { readonly key: string },
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: images.id })
    .from(images)
    .where('id' in which ? eq(images.id, which.id) : eq(images.key, which.key))
    .for('no key update');
  return row?.id;
}

/** Those that exist, in the order of their ids. */
export function lockImagesOfKeys(tx: Tx, keys: readonly string[]) {
  return tx
    .select({ id: images.id, key: images.key })
    .from(images)
    .where(inArray(images.key, [...keys]))
    .orderBy(asc(images.id))
    .for('no key update');
}

export async function insertImageRow(
  tx: Tx,
  image: Omit<typeof images.$inferInsert, 'id' | 'createdAt'>,
): Promise<number> {
  const [row] = await tx
    .insert(images)
    .values({ ...image, createdAt: tx.now })
    .returning({ id: images.id });
  if (!row) throw new Error('the picture was not written');
  return row.id;
}
