import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import type { Viewer } from '../files/index.ts';
import { isActive } from './order.queries.ts';
import { orders } from './order.tables.ts';

/** Whether this person delivers an active order that holds the file. */
export async function deliversWithFile(db: Db, { userId }: Viewer, fileId: number): Promise<boolean> {
  const holdsIt = or(eq(orders.photoId, fileId), eq(orders.voiceNoteId, fileId));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(holdsIt, eq(orders.delivererId, userId), isActive))
    .limit(1);
  return rows.length > 0;
}
