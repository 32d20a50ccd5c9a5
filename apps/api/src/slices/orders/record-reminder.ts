import type { ReminderStep } from '@haat/contract/reminder-steps';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { listHistoriesOf } from './display/order-history.views.ts';
import { insertOrderEvent, noteNeedsOperator, type OrderRow } from './order.queries.ts';
import { orderEventOf } from './transition-order.ts';

/**
 * Writes down a step that is taken because nobody answers, and publishes it: once per order, also when its request opens
 * again. An operator is told each time. Returns whether it is the first time. The caller has locked `order`.
 */
export async function recordReminder(
  tx: Tx,
  order: OrderRow,
  { step, sms }: { readonly step: ReminderStep; readonly sms?: number },
): Promise<boolean> {
  if (step === 'tell_operator' || step === 'tell_operator_request') await noteNeedsOperator(tx, order.id);
  const history = await listHistoriesOf(tx, [order.id]);
  if (history.some(({ action }) => action === step)) return false;
  const nobody = { actorId: null, role: 'operator' } as const;
  await insertOrderEvent(tx, {
    orderId: order.id,
    cityId: order.cityId,
    actorId: nobody.actorId,
    actorRole: nobody.role,
    action: step,
    fromStatus: order.status,
    toStatus: order.status,
    details: sms === undefined ? {} : { sms },
  });
  await publish(tx, 'order.reminded', { ...orderEventOf(order, nobody), step });
  return true;
}
