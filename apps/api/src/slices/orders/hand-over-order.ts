import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { getPerson, listDelivererIds } from '../accounts/index.ts';
import { moveOrder } from './move-order.ts';
import { lockOrder, type OrderRow } from './order.queries.ts';

export interface HandOver {
  readonly orderId: number;
  readonly delivererId: number;
}

/** Another deliverer goes on with it. Throws `not_found`, `input.invalid` at `deliverer`, `delivery.cannot_hand_over`. */
export async function handOverOrder(tx: Tx, actorId: number | null, input: HandOver): Promise<void> {
  const order = await lockOrder(tx, input.orderId);
  await requireFitDeliverer(tx, order, input.delivererId);
  const { fullName: deliverer } = await getPerson(tx, input.delivererId);
  await moveOrder(tx, order, {
    action: 'hand_over',
    role: 'operator',
    actorId,
    change: { delivererId: input.delivererId },
    details: { deliverer },
  });
}

async function requireFitDeliverer(tx: Tx, order: OrderRow, delivererId: number): Promise<void> {
  const refuse = (message: string) => invalidInput({ deliverer: [message] });
  if (delivererId === order.delivererId) throw refuse('This deliverer has it already.');
  if (delivererId === order.customerId) throw refuse('Nobody brings an order of their own.');
  const deliverers = await listDelivererIds(tx, order.cityId);
  if (!deliverers.includes(delivererId)) throw refuse("Choose a deliverer of the order's city.");
}
