import type { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { countIfWrong, findCodeRule, lockOrder } from '../orders/index.ts';
import { getDeliveryRow } from './delivery.queries.ts';

/** Counts a wrong delivery code, and returns its refusal. Throws `not_found`. */
export async function countWrongCode(
  tx: Tx,
  actor: { userId: number },
  { deliveryId, code }: { deliveryId: number; code: string },
): Promise<AppError | undefined> {
  const { orderId } = await getDeliveryRow(tx, deliveryId);
  const order = await lockOrder(tx, orderId);
  const codeRule = await findCodeRule(tx, orderId);
  return order.delivererId === actor.userId ? countIfWrong(tx, order, { code, codeRule }) : undefined;
}
