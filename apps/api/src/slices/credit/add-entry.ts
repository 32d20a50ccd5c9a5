import { payablePaiseOf } from '@haat/contract/credit-machine';
import { rupeesOf } from '@haat/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { creditMessages } from './credit.messages.ts';
import { type AccountRow, addToSums } from './credit-account.queries.ts';
import { requireBook, waitingSumsOf } from './credit-account.ts';
import { insertEntry, insertNote } from './credit-entry.queries.ts';
import { lockOwnAccount, type SideActor } from './own-account.ts';

interface NewLine {
  readonly accountId: number;
  readonly kind: 'payment' | 'correction';
  /** Of a payment the positive sum, of a correction what it adds or takes away. */
  readonly amountPaise: number;
  readonly note: string;
}

/** Adds a line that waits for the other side. Returns its id. Throws `not_found`, `credit.none` and `credit.too_much`. */
export async function addEntry(tx: Tx, actor: SideActor, line: NewLine): Promise<number> {
  const { accountId, kind, note } = line;
  const account = await lockOwnAccount(tx, actor, accountId);
  requireBook(account);
  if (kind === 'payment') requireOwed(account, line.amountPaise);
  const amountPaise = kind === 'payment' ? -line.amountPaise : line.amountPaise;
  const { cityId, shopId, customerId } = account;
  const entryId = await insertEntry(tx, {
    cityId,
    accountId,
    kind,
    orderId: null,
    amountPaise,
    addedBy: actor.side,
  });
  if (note !== '') await insertNote(tx, { cityId, entryId, accountId, note });
  await addToSums(tx, accountId, waitingSumsOf(amountPaise, kind));
  const event = { accountId, shopId, customerId, actorId: actor.userId, kind, amountPaise, by: actor.side };
  await publish(tx, 'credit.line_added', event);
  return entryId;
}

function requireOwed(account: AccountRow, paidPaise: number): void {
  const mostPaise = Math.max(0, payablePaiseOf(account));
  if (paidPaise <= mostPaise) return;
  throw new AppError('credit.too_much', { detail: creditMessages.tooMuch(rupeesOf(mostPaise)) });
}
