// Accepts many orders, each in a transaction of its own, so that the refusal of one keeps no other.
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { acceptOrder } from '../orders/index.ts';
import { viewIsAccepted } from './standing-at-shop.views.ts';

interface Accepting {
  readonly userId: number;
  readonly orderIds: readonly number[];
  readonly doneAt: Date | undefined;
}

export async function acceptEach(
  database: Database,
  { userId, orderIds, doneAt }: Accepting,
): Promise<{ accepted: number[]; refused: { id: number; code: string }[] }> {
  const accepted: number[] = [];
  const refused: { id: number; code: string }[] = [];
  for (const orderId of orderIds) {
    try {
      await database.inTx((tx) => acceptOrder(tx, { userId }, { orderId, doneAt }));
      accepted.push(orderId);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Another call of the shop was faster.
      if (error.code === 'order.cannot_accept' && (await viewIsAccepted(database.db, orderId))) {
        accepted.push(orderId);
        continue;
      }
      refused.push({ id: orderId, code: error.code });
    }
  }
  return { accepted, refused };
}
