// Events of an order that leave its status as it is.
import type { OrderRole } from '@haat/contract/order-machine';
import type { ReminderStep } from '@haat/contract/reminder-steps';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { listHistoriesOf } from './display/order-history.views.ts';
import { noteNeedsOperator, type OrderRow } from './order.queries.ts';
import { type EventDetails, insertOrderEvent, type OrderEventRow } from './order-event.queries.ts';
import { type OrderActor, orderEventOf } from './transition-order.ts';

/** Who acts when time alone does. */
export const nobody: OrderActor = { actorId: null, role: 'operator' };

interface Happened extends OrderActor {
  readonly action: OrderEventRow['action'];
  readonly details?: EventDetails;
}

/** The caller has locked the order. */
export const recordEvent = (
  tx: Tx,
  { id: orderId, cityId, status }: OrderRow,
  { actorId, role: actorRole, action, details = {} }: Happened,
): Promise<void> =>
  insertOrderEvent(tx, {
    orderId,
    cityId,
    actorId,
    actorRole,
    action,
    fromStatus: status,
    toStatus: status,
    details,
  });

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
  await recordEvent(tx, order, { ...nobody, action: step, details: sms === undefined ? {} : { sms } });
  await publish(tx, 'order.reminded', { ...orderEventOf(order, nobody), step });
  return true;
}

interface PaymentAnswered {
  readonly actorId: number | null;
  readonly actorRole: OrderRole;
  readonly state: 'confirmed' | 'denied';
  readonly amountPaise: number;
}

/** Writes into the history that a claimed payment did not come, or came late. The caller has locked the order. */
export const recordPaymentAnswer = (
  tx: Tx,
  order: OrderRow,
  { actorId, actorRole: role, state, amountPaise }: PaymentAnswered,
): Promise<void> =>
  recordEvent(tx, order, {
    actorId,
    role,
    action: state === 'denied' ? 'deny_payment' : 'confirm_payment',
    details: { paise: amountPaise },
  });
