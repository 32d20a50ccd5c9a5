// Writing what was paid when an order is completed.
import { rupeesOf } from '@haat/contract/money';
import { counts, duePaiseOf, settle, unsaidParts } from '@haat/contract/payment-machine';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import type { DoorSettled, ToldPayment } from '../orders/index.ts';
import { insertPayments, listPayments, type NewPayment } from './payment.queries.ts';
import { paymentMessages } from './payments.messages.ts';

/** The order is locked. Throws `payment.amount`, `credit.none`. */
export async function settleOrder(tx: Tx, door: DoorSettled): Promise<void> {
  const { orderId, cityId, shopId, customerId, delivererId, pricePaise, deliveryCostPaise } = door;
  const before = door.hasPayments ? ((await listPayments(tx, [orderId])).get(orderId) ?? []) : [];
  const told = toldAtDoor(door, duePaiseOf(pricePaise + deliveryCostPaise, before));
  const order = { orderId, cityId, shopId, customerId, delivererId };
  const paid = [...before.filter(counts), ...told.map((payment) => ({ ...payment, by: payment.toldBy }))];
  const ids = told.length === 0 ? [] : await insertPayments(tx, order, told);
  await publish(tx, 'payment.settled', { ...order, pricePaise, deliveryCostPaise, payments: paid });
  await tellShop(tx, order, { told, ids });
}

/** The shop's bank knows whether the money came. */
async function tellShop(
  tx: Tx,
  order: Pick<DoorSettled, 'orderId' | 'cityId' | 'shopId' | 'customerId' | 'delivererId'>,
  { told, ids }: { told: readonly NewPayment[]; ids: readonly number[] },
): Promise<void> {
  const actor = { by: 'deliverer', actorId: order.delivererId, actorRole: 'deliverer' } as const;
  for (const [index, { state, amountPaise }] of told.entries()) {
    const paymentId = ids[index];
    if (state !== 'claimed' || paymentId === undefined) continue;
    await publish(tx, 'payment.claimed', { ...order, paymentId, amountPaise, ...actor });
  }
}

/** The payments to write. Throws `payment.amount`, `credit.none`. */
function toldAtDoor({ told, payBy }: DoorSettled, duePaise: number): NewPayment[] {
  const parts: readonly ToldPayment[] =
    told ?? unsaidParts(duePaise, payBy).map((part) => ({ ...part, receivedPaise: null, reference: null }));
  const settled = settle(duePaise, parts);
  if (!settled) {
    const due = rupeesOf(duePaise);
    throw new AppError('payment.amount', { detail: paymentMessages.otherSum(due), due });
  }
  if (payBy !== 'credit' && parts.some(({ method }) => method === 'credit')) {
    throw new AppError('credit.none', { detail: paymentMessages.notOnCredit });
  }
  const roundedAt = parts.findIndex(({ method }) => method === 'cash');
  return parts.map((part, index) => ({
    ...part,
    roundingPaise: index === roundedAt ? settled.roundingPaise : 0,
    state: part.method === 'upi' ? 'claimed' : 'confirmed',
    toldBy: 'deliverer',
  }));
}
