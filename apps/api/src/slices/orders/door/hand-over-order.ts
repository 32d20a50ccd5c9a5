import { orderNumber } from '@haat/contract/city-ids';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { deskOnly } from '../../../platform/localized-text.ts';
import { findAndLockUser } from '../../accounts/index.ts';
import { lockOrder, type OrderRow } from '../order.queries.ts';
import { requireNotOwnOrder } from '../own-order.ts';
import { refusalOf, transitionOrder } from '../transition-order.ts';

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

/** Throws `delivery.taken`, and `delivery.cannot_hand_over` for an order that nobody has taken. */
function requireToAssign(order: OrderRow): void {
  const { id, status } = order;
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
