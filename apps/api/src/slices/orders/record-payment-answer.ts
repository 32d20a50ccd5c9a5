import type { OrderRole } from '@haat/contract/order-machine';
import type { Tx } from '../../platform/database.ts';
import { insertOrderEvent, type OrderRow } from './order.queries.ts';

interface PaymentAnswered {
  readonly actorId: number | null;
  readonly actorRole: OrderRole;
  readonly state: 'confirmed' | 'denied';
  readonly amountPaise: number;
}

/** Writes into the history that a claimed payment did not come, or came late. The caller has locked the order. */
export const recordPaymentAnswer = (
  tx: Tx,
  { id: orderId, cityId, status }: OrderRow,
  { actorId, actorRole, state, amountPaise }: PaymentAnswered,
): Promise<void> =>
  insertOrderEvent(tx, {
    orderId,
    cityId,
    actorId,
    actorRole,
    action: state === 'denied' ? 'deny_payment' : 'confirm_payment',
    fromStatus: status,
    toStatus: status,
    details: { paise: amountPaise },
  });
