import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { cashMessages } from './cash.messages.ts';
import { findAndLockBalance, insertHandOver, updateBalance } from './cash.queries.ts';
import { hasRoom } from './hand-over-room.ts';
import { findPartyShop } from './operator-cash.views.ts';
import { type CashHolder, requireCashHolder } from './require-cash-holder.ts';

interface NewHandOver {
  /** Null: to the operator. */
  readonly shopId: number | null;
  /** Negative: the shop paid the deliverer. */
  readonly amountPaise: number;
  readonly note: string;
}

/**
 * Waits for the other side. Returns its id. Throws `role.required`, `input.invalid` for 0, `not_found` for an unknown shop,
 * `cash.too_much`.
 */
export async function handOverCash(tx: Tx, actor: CashHolder, input: NewHandOver): Promise<number> {
  requireCashHolder(actor);
  const { shopId, amountPaise, note } = input;
  if (amountPaise === 0) throw invalidInput({ amount: [cashMessages.notZero] });
  const balance = await findAndLockBalance(tx, { delivererId: actor.userId, shopId });
  if (!balance && shopId !== null && !(await findPartyShop(tx, shopId))) throw new AppError('not_found');
  if (!balance || !hasRoom(balance, amountPaise)) {
    throw new AppError('cash.too_much', { detail: cashMessages.tooMuch });
  }
  const { cityId, delivererId } = balance;
  await updateBalance(tx, { ...balance, waitingPaise: balance.waitingPaise + amountPaise });
  const handOverId = await insertHandOver(tx, { cityId, delivererId, shopId, amountPaise, note });
  await publish(tx, 'cash.handed_over', {
    handOverId,
    delivererId,
    shopId,
    amountPaise,
    actorId: actor.userId,
  });
  return handOverId;
}
