import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { getOwnShop, requireNotOwn } from '../shops/index.ts';
import { cashMessages } from './cash.messages.ts';
import {
  findAndLockBalance,
  type HandOverRow,
  insertEntry,
  lockHandOver,
  updateBalance,
  updateHandOver,
} from './cash.queries.ts';

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
