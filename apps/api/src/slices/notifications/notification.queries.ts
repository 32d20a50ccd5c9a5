import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { deleteSome } from '../../platform/delete-some.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import { notifications } from './notification.tables.ts';

export type NotificationInsert = Omit<typeof notifications.$inferInsert, 'words' | 'createdAt' | 'readAt'> & {
  readonly words: LocalizedText;
};

/**
 * Several rows are sent as one statement. A row with a topic takes the place of the person's unread one, with a new id, so that
 * it is the newest. Rows are written in the order of `userId`, because each locks its reader's counts.
 */
export async function insertNotifications(tx: Tx, rows: readonly NotificationInsert[]): Promise<void> {
  const [first] = rows;
  if (first && rows.length === 1 && !first.topic)
    await tx.insert(notifications).values({ ...first, createdAt: tx.now });
  else if (first) await insertAll(tx, rows);
}

async function insertAll(tx: Tx, rows: readonly NotificationInsert[]): Promise<void> {
  const all = (name: keyof NotificationInsert) => sql.param(rows.map((row) => row[name] ?? null));
  const words = sql.param(rows.map((row) => JSON.stringify(row.words)));
  await tx.execute(sql`insert into ${notifications} (user_id, body, words, link, topic, created_at)
    select user_id, body, words::jsonb, link, topic, ${tx.now.toISOString()}::timestamptz
    from unnest(${all('userId')}::bigint[], ${all('body')}::text[], ${words}::text[], ${all('link')}::text[],
      ${all('topic')}::text[]) as new (user_id, body, words, link, topic)
    order by user_id
    on conflict (user_id, topic) where topic is not null and read_at is null
    do update set id = default, body = excluded.body, words = excluded.words, link = excluded.link,
      created_at = excluded.created_at`);
}

/** A statement has at most 65,535 parameters. */
const rowsAtOnce = 1_000;

export async function deleteNotificationsOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
}

/** Replaces the name at the beginning of a sentence, in the body of each language. `words` are the text after the name. */
export async function replaceNames(
  tx: Tx,
  theirs: readonly { readonly userId: number; readonly link: string }[],
  { words, instead }: { readonly words: string; readonly instead: string },
): Promise<void> {
  const isIn = (text: SQL) => sql`strpos(${text}, ${words}) > 0`;
  const withoutName = (text: SQL) =>
    sql`case when ${isIn(text)} then ${instead}::text || substr(${text}, strpos(${text}, ${words})) else ${text} end`;
  const bodies = sql`jsonb_each_text(${notifications.words})`;
  for (let at = 0; at < theirs.length; at += rowsAtOnce) {
    const chunk = theirs.slice(at, at + rowsAtOnce);
    await tx
      .update(notifications)
      .set({
        body: withoutName(sql`${notifications.body}`),
        words: sql`(select jsonb_object_agg(key, ${withoutName(sql`value`)}) from ${bodies})`,
      })
      .where(
        and(
          inArray(notifications.userId, [...new Set(chunk.map(({ userId }) => userId))]),
          inArray(
            notifications.link,
            chunk.map(({ link }) => link),
          ),
          or(
            isIn(sql`${notifications.body}`),
            exists(sql`(select from ${bodies} where ${isIn(sql`value`)})`),
          ),
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
