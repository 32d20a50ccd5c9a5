import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { images } from './media.tables.ts';

/** Those of the named pictures that belong to this person, in no order. */
export function listOwnImages(db: Db, ownerId: number, imageIds: readonly number[]) {
  return db
    .select({ id: images.id, key: images.key, isPrimary: images.isPrimary })
    .from(images)
    .where(and(eq(images.ownerId, ownerId), inArray(images.id, [...imageIds])));
}
