import { withNewId } from '../../platform/city-id.ts';
import type { Tx } from '../../platform/database.ts';
import { commissionEntries, commissionEntryIds } from './commission.tables.ts';

type EntryRow = typeof commissionEntries.$inferSelect;

export async function insertEntry(tx: Tx, entry: Omit<EntryRow, 'id' | 'at'>): Promise<void> {
  await tx.insert(commissionEntries).values({ ...withNewId(entry, commissionEntryIds), at: tx.now });
}
