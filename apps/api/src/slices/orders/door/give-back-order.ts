import { orderNumber } from '@haat/contract/city-ids';
import {
  type FailureReason,
  failureReasons,
  type GiveBackReason,
  giveBackReasons,
} from '@haat/contract/give-back';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { listHistoriesOf } from '../display/order-history.views.ts';
import type { OrderRow } from '../order.queries.ts';
import { orderMessages } from '../orders.messages.ts';
import { isRepeat, type OrderMove, refusalOf, transitionOrder } from '../transition-order.ts';

export interface GiveBack {
  readonly reason: GiveBackReason;
  readonly note: string;
  /** When a phone without a connection did it. */
  readonly doneAt?: Date | undefined;
}

/**
 * The caller has locked `order`. Before the pick-up its request opens again. After it the delivery failed, and an operator
 * is told. A repeat changes nothing. Throws `not_found`, `input.invalid`, `delivery.cannot_give_back`.
 */
export async function giveBackOrder(
  tx: Tx,
  order: OrderRow,
  delivererId: number,
  { reason, note, doneAt }: GiveBack,
): Promise<OrderRow> {
  const move: OrderMove = {
    action: 'give_back',
    role: 'deliverer',
    actorId: delivererId,
    doneAt,
    details: { gaveBack: reason, delivererId },
    note,
  };
  if (order.delivererId !== delivererId) {
    if (order.status === 'ACCEPTED' && (await isRepeat(tx, order, move))) return order;
    throw new AppError('not_found');
  }
  if (order.status !== 'ASSIGNED' && order.status !== 'PICKED_UP') throw refusalOf('give_back', order);
  const reasons: readonly GiveBackReason[] = giveBackReasons[order.status];
  if (!reasons.includes(reason)) {
    throw invalidInput({ reason: [orderMessages.otherReason(orderNumber(order.id), order.status)] });
  }
  if (!isFailure(reason)) return transitionOrder(tx, order, { ...move, change: { delivererId: null } });
  if (order.failureReason === reason && (await hasSameNote(tx, order.id, note))) return order;
  const change = { needsOperatorSince: tx.now, failureReason: reason };
  return transitionOrder(tx, order, { ...move, change });
}

const isFailure = (reason: GiveBackReason): reason is FailureReason =>
  failureReasons.some((one) => one === reason);

/** Whether the last failed delivery has this note. With another one, the deliverer has tried again. */
async function hasSameNote(tx: Tx, orderId: number, note: string): Promise<boolean> {
  const history = await listHistoriesOf(tx, [orderId]);
  return (history.findLast(({ action }) => action === 'give_back')?.note ?? '') === note;
}
