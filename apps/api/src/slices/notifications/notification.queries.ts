import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { deleteSome } from '../../platform/delete-some.ts';
import { notifications } from './notification.tables.ts';

export interface NotificationInsert {
  readonly userId: number;
  readonly body: string;
  readonly link: string;
}

/** A statement has at most 65,535 parameters, and a city may have more deliverers than fit in one. */
const rowsAtOnce = 1_000;

export async function insertNotifications(tx: Tx, rows: readonly NotificationInsert[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const chunk = rows.slice(at, at + rowsAtOnce).map((row) => ({ ...row, createdAt: tx.now }));
    await tx.insert(notifications).values(chunk);
  }
}

export async function deleteNotificationsOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
}

/** Replaces the name at the beginning of a sentence. `words` are the text after the name. */
export async function replaceNames(
  tx: Tx,
  theirs: readonly { readonly userId: number; readonly link: string }[],
  { words, instead }: { readonly words: string; readonly instead: string },
): Promise<void> {
  for (let at = 0; at < theirs.length; at += rowsAtOnce) {
    const chunk = theirs.slice(at, at + rowsAtOnce);
    const end = sql`position(${words} in ${notifications.body})`;
    await tx
      .update(notifications)
      .set({ body: sql`${instead}::text || substr(${notifications.body}, ${end})` })
      .where(
        and(
          inArray(notifications.userId, [...new Set(chunk.map(({ userId }) => userId))]),
          inArray(
            notifications.link,
            chunk.map(({ link }) => link),
          ),
          gt(end, 0),
        ),
      );
  }
}

/** Marks the given ids that belong to this person, or all of theirs. */
export async function updateRead(tx: Tx, userId: number, ids: readonly number[] | undefined): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: tx.now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids && inArray(notifications.id, [...ids]),
      ),
    );
}

const longReadMs = 90 * 24 * 60 * 60 * 1000;

export function deleteLongRead(tx: Tx, atMost: number): Promise<number> {
  const limit = new Date(tx.now.getTime() - longReadMs).toISOString();
  return deleteSome(tx, notifications, sql`${notifications.readAt} < ${limit}::timestamptz`, atMost);
}
