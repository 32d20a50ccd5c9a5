import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { creditMessages } from './credit.messages.ts';
import { addToSums } from './credit-account.queries.ts';
import { requireOwed, waitingSumsOf } from './credit-account.ts';
import { findEntry, insertAnswer } from './credit-entry.queries.ts';
import { lockOwnAccount, type SideActor } from './own-account.ts';

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
  if (kind === 'order' || kind === 'opening') return requireSame(true, isAgreed);
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
