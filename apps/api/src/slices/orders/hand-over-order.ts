import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deskOnly } from '../../platform/words.ts';
import { findAndLockUser } from '../accounts/index.ts';
import { lockOrder, type OrderRow } from './order.queries.ts';
import { transitionOrder } from './transition-order.ts';

export interface HandOver {
  readonly orderId: number;
  readonly delivererId: number;
}

/** Gives the order to another deliverer. Throws `not_found`, `input.invalid` on `deliverer`, `delivery.cannot_hand_over`. */
export async function handOverOrder(tx: Tx, actorId: number | null, input: HandOver): Promise<void> {
  // Lock the person before the order, as a dismissal does. Otherwise the dismissal could miss this order.
  const person = await findAndLockUser(tx, input.delivererId);
  const order = await lockOrder(tx, input.orderId);
  const { id: delivererId } = requireFitDeliverer(order, person);
  await transitionOrder(tx, order, {
    action: 'hand_over',
    role: 'operator',
    actorId,
    change: { delivererId },
    details: { delivererId },
  });
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
