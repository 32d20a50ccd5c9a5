import { and, asc, eq, gte } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { lockTable } from '../../platform/lock-table.ts';
import { announcements } from './announcement.tables.ts';

export type AnnouncementRow = typeof announcements.$inferSelect;

/** Oldest first. Other announcements wait until this transaction ends. */
export async function lockAnnouncementsSince(tx: Tx, cityId: number, since: Date): Promise<number> {
  await lockTable(tx, announcements);
  const rows = await tx
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(eq(announcements.cityId, cityId), gte(announcements.createdAt, since)))
    .orderBy(asc(announcements.id));
  return rows.length;
}

/** Returns its id. */
export async function insertAnnouncement(
  tx: Tx,
  announcement: Pick<AnnouncementRow, 'cityId' | 'audiences' | 'texts' | 'link' | 'people' | 'createdBy'>,
): Promise<number> {
  const [row] = await tx
    .insert(announcements)
    .values({ ...announcement, createdAt: tx.now })
    .returning({ id: announcements.id });
  if (!row) throw new Error('the announcement was not written');
  return row.id;
}

/** Throws `not_found`. */
export async function lockAnnouncement(tx: Tx, announcementId: number): Promise<AnnouncementRow> {
  const [row] = await tx
    .select()
    .from(announcements)
    .where(eq(announcements.id, announcementId))
    .for('no key update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller has locked it. */
export async function noteSent(
  tx: Tx,
  { id, sent, sentUpTo }: Pick<AnnouncementRow, 'id' | 'sent' | 'sentUpTo'>,
): Promise<void> {
  await tx.update(announcements).set({ sent, sentUpTo }).where(eq(announcements.id, id));
}
