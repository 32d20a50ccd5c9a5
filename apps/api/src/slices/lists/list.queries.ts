import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { listFiles, lists } from './list.tables.ts';

export type ListRow = typeof lists.$inferSelect;
type NewList = Pick<
  ListRow,
  'userId' | 'shopId' | 'cityId' | 'addressId' | 'slotId' | 'text' | 'payBy' | 'fulfilment' | 'expiresAt'
>;

/** Returns its id. */
export async function insertList(tx: Tx, row: NewList, fileIds: readonly number[]): Promise<number> {
  const [made] = await tx
    .insert(lists)
    .values({ ...row, createdAt: tx.now })
    .returning({ id: lists.id });
  if (!made) throw new Error('the list was not written');
  const { id: listId } = made;
  if (fileIds.length > 0)
    await tx.insert(listFiles).values(fileIds.map((fileId, place) => ({ listId, place, fileId })));
  return listId;
}

async function findAndLock(tx: Tx, listId: number): Promise<ListRow | undefined> {
  const [row] = await tx.select().from(lists).where(eq(lists.id, listId)).for('no key update');
  return row;
}

/** Undefined when its person has deleted their account. */
export const lockList = (tx: Tx, listId: number): Promise<ListRow | undefined> => findAndLock(tx, listId);

/** Throws `not_found` for another person's. */
export async function lockListOf(tx: Tx, userId: number, listId: number): Promise<ListRow> {
  const row = await findAndLock(tx, listId);
  if (row?.userId !== userId) throw new AppError('not_found');
  return row;
}

/** Throws `not_found` for another shop's. */
export async function lockListAt(tx: Tx, shopId: number, listId: number): Promise<ListRow> {
  const row = await findAndLock(tx, listId);
  if (row?.shopId !== shopId) throw new AppError('not_found');
  return row;
}

type Change = Partial<
  Pick<
    ListRow,
    | 'state'
    | 'expiresAt'
    | 'items'
    | 'deliveryCostPaise'
    | 'note'
    | 'refusal'
    | 'refusalNote'
    | 'orderId'
    | 'endedAt'
  >
>;

/** The caller has locked it. */
export async function updateList(tx: Tx, listId: number, change: Change): Promise<void> {
  await tx.update(lists).set(change).where(eq(lists.id, listId));
}

/** How many of a person's lists are open, and how many they have sent since. */
export async function countListsOf(
  db: Db,
  userId: number,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<{ readonly open: number; readonly sent: number }> {
  const isOpenNow = sql`${lists.endedAt} is null and ${lists.expiresAt} > ${now.toISOString()}`;
  const [open] = await db
    .select({ n: count() })
    .from(lists)
    .where(and(eq(lists.userId, userId), isOpenNow));
  const [sent] = await db
    .select({ n: count() })
    .from(lists)
    .where(and(eq(lists.userId, userId), gt(lists.createdAt, since)));
  return { open: open?.n ?? 0, sent: sent?.n ?? 0 };
}

export async function deleteListsOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(lists).where(eq(lists.userId, userId));
}

export async function moveToAddress(
  tx: Tx,
  { addressId, replacementId }: { readonly addressId: number; readonly replacementId: number },
): Promise<void> {
  await tx.update(lists).set({ addressId: replacementId }).where(eq(lists.addressId, addressId));
}

const filesKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Lists that ended 30 days ago no longer have files. Returns how many. */
export async function forgetFilesOfEnded(tx: Tx, atMost: number): Promise<number> {
  const before = new Date(tx.now.getTime() - filesKeptMs);
  const ended = await tx
    .selectDistinct({ id: lists.id })
    .from(lists)
    .innerJoin(listFiles, eq(listFiles.listId, lists.id))
    .where(lt(lists.endedAt, before))
    .limit(atMost);
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(listFiles).where(inArray(listFiles.listId, ids));
  return ids.length;
}
