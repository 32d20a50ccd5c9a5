// Accepts many requests, each in a transaction of its own, so that the refusal of one keeps no other.
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { acceptRequest } from './record-delivery-action.ts';

interface Accepting {
  readonly userId: number;
  readonly deliveryIds: readonly number[];
  readonly doneAt: Date | undefined;
}

export async function acceptEach(
  database: Database,
  { userId, deliveryIds, doneAt }: Accepting,
): Promise<{ accepted: number[]; refused: { id: number; code: string }[] }> {
  const accepted: number[] = [];
  const refused: { id: number; code: string }[] = [];
  for (const deliveryId of new Set(deliveryIds)) {
    try {
      await database.inTx((tx) => acceptRequest(tx, { userId }, { deliveryId, doneAt }));
      accepted.push(deliveryId);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id: deliveryId, code: error.code });
    }
  }
  return { accepted, refused };
}
