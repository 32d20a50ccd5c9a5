import type { Tx } from '../../platform/database.ts';
import type { EntryRow } from './cash.queries.ts';
import { type Account, type BalanceRow, insertEntry, lockBalance, updateBalance } from './cash.queries.ts';

interface CashLine extends Account, Pick<EntryRow, 'kind' | 'amountPaise'> {
  /** Where the account begins, if this is its first line. */
  readonly cityId: number;
  readonly orderId: number | null;
}

/** Adds a line, and its amount to the balance. A line of 0 changes nothing. */
export async function addCashLine(tx: Tx, line: CashLine): Promise<void> {
  if (line.amountPaise === 0) return;
  await addLineTo(tx, await lockBalance(tx, line, line.cityId), line);
}

/** The same for a balance that is locked. */
export async function addLineTo(
  tx: Tx,
  balance: BalanceRow,
  { kind, orderId, amountPaise }: Pick<CashLine, 'kind' | 'orderId' | 'amountPaise'>,
): Promise<void> {
  const { cityId, delivererId, shopId } = balance;
  const balancePaise = balance.balancePaise + amountPaise;
  const since = balancePaise === 0 ? null : (balance.since ?? tx.now);
  await updateBalance(tx, { ...balance, balancePaise, since });
  await insertEntry(tx, { cityId, delivererId, shopId, kind, orderId, amountPaise, balancePaise });
}
