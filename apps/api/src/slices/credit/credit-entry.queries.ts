import { and, eq, inArray } from 'drizzle-orm';
import { eqId, inIds, withNewId } from '../../platform/city-id.ts';
import type { Tx } from '../../platform/database.ts';
import { creditAnswers, creditEntries, creditEntryIds, creditNotes } from './credit.tables.ts';

export type EntryRow = typeof creditEntries.$inferSelect;

/** The caller has locked the account. Returns the line's id. */
export async function insertEntry(tx: Tx, entry: Omit<EntryRow, 'id' | 'at'>): Promise<number> {
  const [row] = await tx
    .insert(creditEntries)
    .values({ ...withNewId(entry, creditEntryIds), at: tx.now })
    .returning({ id: creditEntries.id });
  if (!row) throw new Error('the line was not written');
  return row.id;
}

export async function insertNote(tx: Tx, note: typeof creditNotes.$inferInsert): Promise<void> {
  await tx.insert(creditNotes).values(note);
}

/** The caller has locked the account, so an answer can't come meanwhile. `isAgreed` is null while the line waits. */
export async function findEntry(tx: Tx, accountId: number, entryId: number) {
  const [row] = await tx
    .select({
      cityId: creditEntries.cityId,
      kind: creditEntries.kind,
      amountPaise: creditEntries.amountPaise,
      addedBy: creditEntries.addedBy,
      isAgreed: creditAnswers.isAgreed,
    })
    .from(creditEntries)
    .leftJoin(creditAnswers, eqId(creditAnswers.entryId, creditEntries.id))
    .where(and(eqId(creditEntries.id, entryId), eq(creditEntries.accountId, accountId)));
  return row;
}

export async function insertAnswer(
  tx: Tx,
  answer: Omit<typeof creditAnswers.$inferInsert, 'at'>,
): Promise<void> {
  await tx.insert(creditAnswers).values({ ...answer, at: tx.now });
}

/** The notes of both sides. */
export async function deleteNotesIn(tx: Tx, accountIds: readonly number[]): Promise<void> {
  await tx.delete(creditNotes).where(inIds(creditNotes.accountId, accountIds));
}

/** The notes that the shop wrote. */
export async function deleteShopNotesIn(tx: Tx, accountIds: readonly number[]): Promise<void> {
  const own = tx
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(and(inIds(creditEntries.accountId, accountIds), eq(creditEntries.addedBy, 'shop')));
  await tx
    .delete(creditNotes)
    .where(and(inIds(creditNotes.accountId, accountIds), inArray(creditNotes.entryId, own)));
}
