// Who carries an order. The deliveries slice and the operator call these.

import { orderNumber } from '@haat/contract/city-ids';
import {
  type FailureReason,
  failureReasons,
  type GiveBackReason,
  giveBackReasons,
} from '@haat/contract/give-back';
import { isActiveOrder } from '@haat/contract/order-machine';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { deskOnly } from '../../../platform/localized-text.ts';
import { findAndLockUser } from '../../accounts/index.ts';
import { listHistoriesOf } from '../display/order-history.views.ts';
import { listAssignedOrderIds, lockOrder, type OrderRow } from '../order.queries.ts';
import { keepEarlierProof } from '../order-proof.queries.ts';
import { orderMessages } from '../orders.messages.ts';
import { requireNotOwnOrder } from '../own-order.ts';
import { isRepeat, type OrderMove, refusalOf, transitionOrder } from '../transition-order.ts';

/** The caller has locked `order`. A repeat by the same deliverer changes nothing. Throws `delivery.taken`. */
export async function assignOrder(
  tx: Tx,
  order: OrderRow,
  { delivererId, doneAt }: { delivererId: number; doneAt?: Date | undefined },
): Promise<void> {
  const move: OrderMove = { action: 'assign', role: 'deliverer', actorId: delivererId, doneAt };
  if (order.delivererId === delivererId) {
    if (order.status === 'ASSIGNED' && (await isRepeat(tx, order, move))) return;
    throw new AppError('delivery.taken', { detail: orderMessages.alreadyYours });
  }
  await transitionOrder(tx, order, { ...move, change: { delivererId }, details: { delivererId } });
}

/** Releases the order from its deliverer and opens the request again. Throws `not_found`, `operator.own`, `delivery.cannot_release`. */
export async function releaseOrder(
  tx: Tx,
  actorId: number | null,
  { orderId }: { orderId: number },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  await requireNotOwnOrder(tx, actorId, order);
  await release(tx, actorId, order);
}

/**
 * Releases the orders that this deliverer hasn't picked up. The caller has locked the deliverer, so no new order can be
 * assigned meanwhile.
 */
export async function releaseOrdersOf(tx: Tx, actorId: number | null, delivererId: number): Promise<void> {
  for (const orderId of await listAssignedOrderIds(tx, delivererId)) {
    const order = await lockOrder(tx, orderId);
    // The order may have been picked up, cancelled or handed over before this lock.
    const isStillTheirs = order.status === 'ASSIGNED' && order.delivererId === delivererId;
    if (isStillTheirs) await release(tx, actorId, order);
  }
}

function release(tx: Tx, actorId: number | null, order: OrderRow): Promise<OrderRow> {
  return transitionOrder(tx, order, {
    action: 'release',
    role: 'operator',
    actorId,
    change: { delivererId: null },
  });
}

export interface HandOver {
  readonly orderId: number;
  readonly delivererId: number;
}

/** Gives the order to another deliverer. Throws `not_found`, `operator.own`, `input.invalid` on `deliverer`, `delivery.cannot_hand_over`. */
export async function handOverOrder(tx: Tx, actorId: number | null, input: HandOver): Promise<void> {
  // Lock the person before the order, as a dismissal does. Otherwise the dismissal could miss this order.
  const person = await findAndLockUser(tx, input.delivererId);
  const order = await lockOrder(tx, input.orderId);
  await requireNotOwnOrder(tx, actorId, order, input.delivererId);
  const { id: delivererId } = requireFitDeliverer(order, person);
  await transitionOrder(tx, order, {
    action: 'hand_over',
    role: 'operator',
    actorId,
    change: { delivererId },
    details: { delivererId },
  });
}

/** The same for an accepted order. Throws `delivery.taken` too, when somebody was faster. */
export async function assignByOperator(tx: Tx, actorId: number | null, input: HandOver): Promise<void> {
  const person = await findAndLockUser(tx, input.delivererId);
  const order = await lockOrder(tx, input.orderId);
  await requireNotOwnOrder(tx, actorId, order, input.delivererId);
  // Report that somebody took it before reporting a wrong deliverer.
  requireToAssign(order);
  const { id: delivererId } = requireFitDeliverer(order, person);
  await transitionOrder(tx, order, {
    action: 'assign',
    role: 'operator',
    actorId,
    change: { delivererId },
    details: { delivererId },
  });
}

/** The same, but of a deliverer who has it already nothing changes. */
export async function assignToSame(tx: Tx, actorId: number | null, input: HandOver): Promise<void> {
  // As `assignByOperator` locks.
  await findAndLockUser(tx, input.delivererId);
  const { status, delivererId } = await lockOrder(tx, input.orderId);
  if (delivererId === input.delivererId && isActiveOrder(status)) return;
  await assignByOperator(tx, actorId, input);
}

/** Throws `delivery.taken`, and `delivery.cannot_hand_over` for an order that nobody has taken. */
function requireToAssign(order: OrderRow): void {
  const { id, status, fulfilment } = order;
  if (fulfilment === 'pick_up') {
    const detail = deskOnly(`The customer fetches order ${orderNumber(id)} at the shop.`);
    throw new AppError('delivery.cannot_hand_over', { detail });
  }
  if (status === 'INITIATED') {
    const detail = deskOnly(`The shop hasn’t accepted order ${orderNumber(id)} yet. Assign it once it has.`);
    throw new AppError('delivery.cannot_hand_over', { detail });
  }
  if (status === 'REJECTED' || status === 'CANCELLED') throw refusalOf('hand_over', order);
  if (status !== 'ACCEPTED') throw refusalOf('assign', order);
}

type Candidate = NonNullable<Awaited<ReturnType<typeof findAndLockUser>>>;

function requireFitDeliverer(order: OrderRow, person: Candidate | undefined): Candidate {
  const refuse = (message: string) => invalidInput({ deliverer: [deskOnly(message)] });
  const works = person?.isDeliverer === true && !person.isBlocked && person.delivererCityId === order.cityId;
  if (person === undefined || !works) throw refuse("Choose a deliverer of the order's city.");
  if (person.id === order.delivererId) throw refuse('This deliverer already has the order.');
  if (person.id === order.customerId) throw refuse('The customer of an order can’t deliver it.');
  return person;
}

export interface GiveBack {
  readonly reason: GiveBackReason;
  readonly note: string;
  /** A file that the caller keeps. Undefined: no new one. */
  readonly proofId?: number | undefined;
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
  { reason, note, proofId, doneAt }: GiveBack,
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
  const proof = proofId === undefined ? {} : { proofId };
  const isFailed = isFailure(reason);
  if (isFailed && order.failureReason === reason && (await hasSameNote(tx, order.id, note))) return order;
  await keepEarlierProof(tx, order, proofId);
  if (!isFailed) return transitionOrder(tx, order, { ...move, change: { ...proof, delivererId: null } });
  const change = { ...proof, needsOperatorSince: tx.now, failureReason: reason };
  return transitionOrder(tx, order, { ...move, change });
}

const isFailure = (reason: GiveBackReason): reason is FailureReason =>
  failureReasons.some((one) => one === reason);

/** Whether the last failed delivery has this note. With another one, the deliverer has tried again. */
async function hasSameNote(tx: Tx, orderId: number, note: string): Promise<boolean> {
  const history = await listHistoriesOf(tx, [orderId]);
  return (history.findLast(({ action }) => action === 'give_back')?.note ?? '') === note;
}
