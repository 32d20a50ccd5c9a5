import type { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { countIfWrong, findCodeRule } from '../orders/index.ts';
import { lockOwnDelivery } from './lock-own-delivery.ts';

/** Counts a wrong delivery code, and returns its refusal. Throws `not_found`. */
export async function countWrongCode(
  tx: Tx,
  actor: { userId: number },
  { deliveryId, code }: { deliveryId: number; code: string },
): Promise<AppError | undefined> {
  const order = await lockOwnDelivery(tx, actor, deliveryId);
  return countIfWrong(tx, order, { code, codeRule: await findCodeRule(tx, order.id) });
}
