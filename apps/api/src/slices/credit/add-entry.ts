import { countsAtOnce, payablePaiseOf } from '@haat/contract/credit-machine';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { addToSums } from './credit-account.queries.ts';
import { isPaper, requireBook, requireOwed, waitingSumsOf } from './credit-account.ts';
import { insertAnswer, insertEntry, insertNote } from './credit-entry.queries.ts';
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
