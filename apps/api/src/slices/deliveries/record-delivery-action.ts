import type { Tx } from '../../platform/database.ts';
import {
  applyDeliveryAction,
  type DeliveryActionInput,
  findCodeRule,
  type OrderRow,
} from '../orders/index.ts';
import { lockOwnDelivery } from './lock-own-delivery.ts';

/** The deliverer picks up or delivers an order. Throws `not_found`, `delivery.cannot_…`, `code.…`. */
export async function recordDeliveryAction(
  tx: Tx,
  actor: { userId: number },
  { deliveryId, ...input }: DeliveryActionInput & { deliveryId: number },
): Promise<OrderRow> {
  const order = await lockOwnDelivery(tx, actor, deliveryId);
  const codeRule = input.action === 'delivered' ? await findCodeRule(tx, order.id) : undefined;
  return applyDeliveryAction(tx, order, actor.userId, { ...input, codeRule });
}
