// Takes an order of the demo a step further, by the slices' own commands.
import type { Tx } from '@haat/api/platform/database';
import { completeDelivery, handOutOrder } from '@haat/api/slices/cash';
import {
  acceptRequest,
  getDeliveryOfOrder,
  giveBack,
  recordDeliveryAction,
} from '@haat/api/slices/deliveries';
import {
  acceptOrder,
  cancelOrder,
  listItemsOf,
  lockOrder,
  readyOrder,
  recordReminder,
  rejectOrder,
  verifyOrder,
  weighOrder,
} from '@haat/api/slices/orders';
import { answerPayment, listPayments } from '@haat/api/slices/payments';
import { mostWeighed } from '@haat/contract/line-paise';
import { type ReminderStep, reminderSteps } from '@haat/contract/reminder-steps';
import type { Step } from './order-steps.ts';

export interface Carried {
  /** Set once it is placed. */
  orderId: number;
  readonly customerId: number;
  readonly retailerId: number;
  readonly delivererId: number;
}

export const isReminder = (action: Step['action']): action is ReminderStep =>
  reminderSteps.some((step) => step === action);

export async function take(tx: Tx, order: Carried, step: Step): Promise<unknown> {
  const { action } = step;
  if (!isReminder(action)) return moves[action](tx, order, step);
  const sms = action === 'sms_shop' ? { sms: 1 } : {};
  return recordReminder(tx, await lockOrder(tx, order.orderId), { step: action, ...sms });
}

const moves: Record<
  Exclude<Step['action'], ReminderStep>,
  (tx: Tx, order: Carried, step: Step) => Promise<unknown>
> = {
  accept: (tx, { orderId, retailerId }) => acceptOrder(tx, { userId: retailerId }, { orderId }),
  reject: (tx, { orderId, retailerId }) => rejectOrder(tx, { userId: retailerId }, { orderId }),
  cancel: (tx, { orderId, customerId }) => cancelOrder(tx, { userId: customerId }, { orderId }),
  assign: async (tx, order) =>
    acceptRequest(tx, { userId: order.delivererId }, { deliveryId: await deliveryOf(tx, order) }),
  weigh: (tx, { orderId, retailerId }) => weighLoose(tx, { userId: retailerId }, orderId),
  ready: (tx, { orderId, retailerId }) => readyOrder(tx, { userId: retailerId }, { orderId }),
  handOut: (tx, { orderId, retailerId }) =>
    handOutOrder(tx, { userId: retailerId }, { orderId, given: {}, payment: 'Cash' }),
  pickUp: (tx, order) => mark(tx, order, { action: 'picked_up' }),
  fail: async (tx, order) =>
    giveBack(
      tx,
      { userId: order.delivererId },
      { deliveryId: await deliveryOf(tx, order), reason: 'nobody_there', note: 'The gate was locked.' },
    ),
  deliver: (tx, order) => mark(tx, order, { action: 'delivered' }),
  verify: async (tx, { orderId, customerId }, { refuse = 0 }) => {
    const [first] = await listItemsOf(tx, [orderId]);
    const items =
      first && refuse > 0 ? [{ id: first.id, quantity: Math.max(0, first.ordered - refuse) }] : [];
    return verifyOrder(tx, { userId: customerId }, { orderId, items });
  },
  complete: (tx, order, { payment = 'Cash' }) => complete(tx, order, payment),
};

/** Each loose item weighs a little more or less than its steps. */
async function weighLoose(tx: Tx, retailer: { userId: number }, orderId: number): Promise<void> {
  const loose = (await listItemsOf(tx, [orderId])).filter(({ isLoose }) => isLoose);
  const items = loose.map((item, index) => ({
    id: item.id,
    weighed: Math.round(mostWeighed(item, 0) * (index % 2 === 0 ? 1.03 : 0.98)),
  }));
  if (items.length > 0) await weighOrder(tx, retailer, { orderId, items });
}

/** UPI is told at the door, and the shop's bank has it soon after. */
async function complete(tx: Tx, order: Carried, payment: string): Promise<void> {
  const deliverer = { userId: order.delivererId };
  const deliveryId = await deliveryOf(tx, order);
  if (!payment.startsWith('UPI')) {
    await completeDelivery(tx, deliverer, { deliveryId, payment });
    return;
  }
  const { pricePaise, deliveryCostPaise } = await lockOrder(tx, order.orderId);
  const amountPaise = pricePaise + deliveryCostPaise;
  const reported = [{ method: 'upi', amountPaise, receivedPaise: null, reference: '4711' }] as const;
  await completeDelivery(tx, deliverer, { deliveryId, payment, reported });
  const paid = (await listPayments(tx, [order.orderId])).get(order.orderId) ?? [];
  for (const { id: paymentId } of paid) {
    const answer = { orderId: order.orderId, paymentId, answer: 'confirm' } as const;
    await answerPayment(tx, { userId: order.retailerId }, answer);
  }
}

const deliveryOf = async (tx: Tx, { orderId }: Carried): Promise<number> =>
  (await getDeliveryOfOrder(tx, orderId)).id;

const mark = async (
  tx: Tx,
  order: Carried,
  how: Omit<Parameters<typeof recordDeliveryAction>[2], 'deliveryId'>,
) =>
  recordDeliveryAction(
    tx,
    { userId: order.delivererId },
    { deliveryId: await deliveryOf(tx, order), ...how },
  );
