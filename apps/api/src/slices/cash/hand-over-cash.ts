import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { getOwnShop, requireNotOwn } from '../shops/index.ts';
import { cashMessages } from './cash.messages.ts';
import {
  findAndLockBalance,
  type HandOverRow,
  insertEntry,
  insertHandOver,
  lockHandOver,
  updateBalance,
  updateHandOver,
} from './cash.queries.ts';
import { findPartyShop } from './operator-cash.views.ts';

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

interface Balance {
  readonly balancePaise: number;
  readonly waitingPaise: number;
}

/**
 * Whether a hand-over fits: with all that wait it may bring the balance to 0 and not past it. A positive one goes to a party
 * that is owed, a negative one comes from a shop that owes.
 */
export function hasRoom({ balancePaise, waitingPaise }: Balance, amountPaise: number): boolean {
  const left = balancePaise - waitingPaise;
  return amountPaise > 0 ? amountPaise <= left : amountPaise >= left;
}

export interface CashHolder {
  readonly userId: number;
  /** It stays after a dismissal. */
  readonly delivererCityId: number | null;
}

/** A deliverer, or somebody who was one. Throws `role.required`. */
export function requireCashHolder({ delivererCityId }: CashHolder): void {
  if (delivererCityId !== null) return;
  throw new AppError('role.required', { detail: cashMessages.deliverersOnly });
}

interface Answer {
  readonly handOverId: number;
  readonly state: 'confirmed' | 'disputed';
  /** Why it is disputed. */
  readonly reason?: string;
}

/** For the shop that should have the cash. Throws `not_found`, `answer.late`. */
export async function answerByShop(tx: Tx, actor: { userId: number }, input: Answer): Promise<void> {
  const shop = await getOwnShop(tx, actor.userId);
  const handOver = await lockHandOver(tx, input.handOverId);
  if (handOver.shopId !== shop.id) throw new AppError('not_found');
  await answer(tx, actor.userId, { handOver, ...input });
}

/** For any hand-over. The audit keeps it. Throws `not_found`, `operator.own`, `answer.late`. */
export async function answerByOperator(tx: Tx, actor: { userId: number }, input: Answer): Promise<void> {
  const { handOverId: id, state, reason } = input;
  const handOver = await lockHandOver(tx, id);
  const { delivererId, shopId } = handOver;
  await requireNotOwn(tx, actor.userId, { people: [delivererId], shopId });
  const isNew = await answer(tx, actor.userId, { handOver, ...input });
  if (!isNew) return;
  await publish(tx, 'record.changed', {
    kind: 'hand_over',
    id,
    action: state === 'confirmed' ? 'confirm' : 'dispute',
    actorId: actor.userId,
    before: { state: handOver.state },
    after: reason === undefined ? { state } : { state, reason },
  });
}

/** False for a repetition, which changes nothing. */
async function answer(
  tx: Tx,
  actorId: number,
  { handOver, state, reason }: Answer & { readonly handOver: HandOverRow },
): Promise<boolean> {
  if (handOver.state === state) return false;
  if (handOver.state !== 'waiting') throw new AppError('answer.late', { detail: cashMessages.late });
  const { id: handOverId, delivererId, shopId, amountPaise } = handOver;
  const balance = await findAndLockBalance(tx, handOver);
  if (!balance) throw new Error(`the hand-over ${handOverId} has no balance`);
  const paid = state === 'confirmed' ? amountPaise : 0;
  const balancePaise = balance.balancePaise - paid;
  const since = balancePaise === 0 ? null : (balance.since ?? tx.now);
  await updateBalance(tx, {
    ...balance,
    balancePaise,
    waitingPaise: balance.waitingPaise - amountPaise,
    since,
  });
  await updateHandOver(tx, { id: handOverId, state, reason: reason ?? null, answeredBy: actorId });
  if (paid !== 0) {
    const { cityId } = balance;
    const line = { kind: 'hand_over', orderId: null, amountPaise: -paid, balancePaise } as const;
    await insertEntry(tx, { cityId, delivererId, shopId, ...line });
  }
  const event = { handOverId, delivererId, shopId, amountPaise, actorId };
  await publish(tx, `cash.${state}`, reason === undefined ? event : { ...event, reason });
  return true;
}
