import { countsAtOnce, payablePaiseOf } from '@haat/contract/credit-machine';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { creditMessages } from './credit.messages.ts';
import { addToSums } from './credit-account.queries.ts';
import { isPaper, requireBook, requireOwed, waitingSumsOf } from './credit-account.ts';
import { findEntry, insertAnswer, insertEntry, insertNote } from './credit-entry.queries.ts';
import { lockOwnAccount, type SideActor } from './own-account.ts';

interface NewLine {
  readonly accountId: number;
  readonly kind: 'payment' | 'correction' | 'sale';
  /** Of a payment and a sale the positive sum, of a correction what it adds or takes away. */
  readonly amountPaise: number;
  readonly note: string;
}

/** Adds a line, which counts at once or waits for the other side (`countsAtOnce`). Returns its id. Throws `not_found`, `credit.none` and `credit.too_much`. */
export async function addEntry(tx: Tx, actor: SideActor, line: NewLine): Promise<number> {
  const { accountId, kind, note } = line;
  const account = await lockOwnAccount(tx, actor, accountId);
  requireBook(account, actor.side);
  if (kind === 'payment') requireOwed(line.amountPaise, payablePaiseOf(account));
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
  const isAgreed = countsAtOnce({ isPaper: isPaper(account), by: actor.side, amountPaise });
  if (isAgreed) await insertAnswer(tx, { cityId, entryId, isAgreed });
  await addToSums(tx, accountId, isAgreed ? { balancePaise: amountPaise } : waitingSumsOf(amountPaise));
  // Who hasn't agreed to a paper account hears of it in a reminder alone.
  if (isPaper(account)) return entryId;
  const event = { accountId, shopId, customerId, actorId: actor.userId, kind, amountPaise, by: actor.side };
  await publish(tx, 'credit.line_added', { ...event, isAgreed });
  return entryId;
}

interface LineAnswer {
  readonly accountId: number;
  readonly entryId: number;
  readonly isAgreed: boolean;
}

/**
 * Answers a line of the other side. A repeat changes nothing. Throws `not_found`, also for one's own line, and
 * `answer.late` for another answer, and `credit.too_much` for a payment that is above what is owed by now. An order's line is
 * agreed from its beginning.
 */
export async function answerEntry(
  tx: Tx,
  actor: SideActor,
  { accountId, entryId, isAgreed }: LineAnswer,
): Promise<void> {
  const { cityId, shopId, customerId, balancePaise } = await lockOwnAccount(tx, actor, accountId);
  const entry = await findEntry(tx, accountId, entryId);
  if (!entry) throw new AppError('not_found');
  const { kind, addedBy, amountPaise } = entry;
  if (kind === 'order' || kind === 'opening' || kind === 'refund') return requireSame(true, isAgreed);
  if (addedBy === actor.side) throw new AppError('not_found');
  if (entry.isAgreed !== null) return requireSame(entry.isAgreed, isAgreed);
  if (isAgreed && kind === 'payment') requireOwed(-amountPaise, balancePaise);
  await insertAnswer(tx, { cityId, entryId, isAgreed });
  const waiting = waitingSumsOf(amountPaise);
  await addToSums(tx, accountId, {
    balancePaise: isAgreed ? amountPaise : 0,
    waitingPaise: -waiting.waitingPaise,
    waitingAddedPaise: -waiting.waitingAddedPaise,
    waitingLines: -waiting.waitingLines,
  });
  const event = { accountId, shopId, customerId, actorId: actor.userId, kind, amountPaise, by: addedBy };
  await publish(tx, 'credit.line_answered', { ...event, isAgreed });
}

function requireSame(answered: boolean, isAgreed: boolean): void {
  if (answered !== isAgreed) throw new AppError('answer.late', { detail: creditMessages.late });
}
