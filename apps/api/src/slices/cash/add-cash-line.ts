import type { Tx } from '../../platform/database.ts';
import { type Account, addToBalance, type EntryRow, findBalance, insertEntry } from './cash.queries.ts';

interface CashLine extends Account, Pick<EntryRow, 'kind' | 'amountPaise'> {
  /** Where the account begins, if this is its first line. */
  readonly cityId: number;
  readonly orderId: number | null;
}

/** Adds a line, and its amount to the balance. A line of 0 changes nothing. */
export async function addCashLine(tx: Tx, line: CashLine): Promise<void> {
  const { delivererId, shopId, kind, orderId, amountPaise } = line;
  if (amountPaise === 0) return;
  // The operator's account stays in its city when the deliverer moves to another one.
  const begun = shopId === null ? await findBalance(tx, line) : undefined;
  const account = { delivererId, shopId, cityId: begun?.cityId ?? line.cityId };
  const { balancePaise } = await addToBalance(tx, account, amountPaise);
  await insertEntry(tx, { ...account, kind, orderId, amountPaise, balancePaise });
}
