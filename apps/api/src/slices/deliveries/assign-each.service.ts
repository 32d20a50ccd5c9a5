// Assigns many orders, each in a transaction of its own, so that the refusal of one keeps no other.
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { assignToSame } from '../orders/index.ts';

interface Assigning {
  readonly actorId: number;
  readonly orderIds: readonly number[];
  readonly delivererId: number;
}

export async function assignEach(
  database: Database,
  { actorId, orderIds, delivererId }: Assigning,
): Promise<{ assigned: number[]; refused: { id: number; code: string }[] }> {
  const assigned: number[] = [];
  const refused: { id: number; code: string }[] = [];
  for (const orderId of new Set(orderIds)) {
    try {
      await database.inTx((tx) => assignToSame(tx, actorId, { orderId, delivererId }));
      assigned.push(orderId);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id: orderId, code: error.code });
    }
  }
  return { assigned, refused };
}
