// Completing an order, at the door or in the shop. The cash slice writes the payments between these two steps.

import { orderNumber } from '@haat/contract/city-ids';
import { linePaiseOf } from '@haat/contract/line-paise';
import { amountOfSteps, isLoose } from '@haat/contract/loose';
import { rupeesOf } from '@haat/contract/money';
import { nextOrderStatus } from '@haat/contract/order-machine';
import { isUnsellable, type PayMethod } from '@haat/contract/payment-machine';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { presentSoldBy, returnStock } from '../../products/index.ts';
import { payByOf } from '../display/order-payments.views.ts';
import type { OrderChange, OrderRow } from '../order.queries.ts';
import type { EventDetails } from '../order-event.queries.ts';
import { listOrderItems, type OrderItemRow, updateKept } from '../order-item.queries.ts';
import { itemCountOf, pricePaiseOf, reduceTo, type SentItem } from '../order-price.ts';
import { orderMessages } from '../orders.messages.ts';
import { lockCustomerOrder } from '../own-order.ts';
import { isRepeat, type OrderMove, refusalOf, transitionOrder } from '../transition-order.ts';
import { type GivenCode, handedWith } from './deliver-order.ts';

export interface Verification {
  readonly orderId: number;
  /** Kept quantities. Omitted items are kept in full. */
  readonly items: readonly SentItem[];
}

/** Recalculates the price without the refused items. Throws `not_found`, `input.invalid`, `order.cannot_verify`. */
export async function verifyOrder(tx: Tx, actor: { userId: number }, input: Verification): Promise<void> {
  const { order, items } = await lockCustomerOrder(tx, actor, input.orderId);
  const { change, rejected, write } = checkItems(order.id, items, input.items);
  await transitionOrder(tx, order, {
    action: 'verify',
    role: 'customer',
    actorId: actor.userId,
    change,
    details: { rejected },
    alongside: () => write(tx),
  });
}

// Checking the goods at the door: by the customer, or by the deliverer for a customer without a phone or network.

interface CheckedItems {
  readonly change: Required<Pick<OrderChange, 'pricePaise' | 'itemCount'>>;
  readonly rejected: NonNullable<EventDetails['rejected']>;
  /** Writes what is kept. What can be sold again goes back to stock. */
  readonly write: (tx: Tx) => Promise<unknown>;
}

const withCost = (item: OrderItemRow): OrderItemRow => ({
  ...item,
  keptPaise: item.weighed === null ? null : linePaiseOf(item),
});

function rejectedItem({
  name,
  names,
  quantity,
  refusalReason: reason,
  ...item
}: OrderItemRow & { readonly quantity: number }): CheckedItems['rejected'][number] {
  const goods = presentSoldBy(item);
  const amount = isLoose(goods) && amountOfSteps(goods, quantity);
  return { name, names, quantity, ...(amount && { amount }), ...(reason && { reason }) };
}

/** The caller has locked the order. Omitted items are kept in full. Throws `input.invalid`. */
function checkItems(
  orderId: number,
  ordered: readonly OrderItemRow[],
  sent: readonly SentItem[],
): CheckedItems {
  const items = reduceTo(ordered, sent);
  if (!items) throw invalidInput({ items: [orderMessages.keepLess] });
  const refused = items
    .map((item) => ({ ...item, quantity: item.ordered - item.kept }))
    .filter(({ quantity }) => quantity > 0);
  const sellable = refused.filter(({ refusalReason }) => !isUnsellable(refusalReason));
  return {
    change: { pricePaise: pricePaiseOf(items), itemCount: itemCountOf(items) },
    rejected: refused.map(rejectedItem),
    write: async (tx) => {
      await updateKept(tx, orderId, refused.map(withCost));
      await returnStock(tx, sellable);
    },
  };
}

/** Who completes it: its deliverer at the door, or its retailer, to whom the customer came. */
export interface Completer {
  readonly actorId: number;
  readonly role: 'deliverer' | 'retailer';
}

const actionOf = { deliverer: 'completed', retailer: 'hand_out' } as const;

export interface Completion {
  /** A note on the payment. */
  readonly payment: string | null;
  /** What the customer told who fetches it. Undefined: it was asked for when the goods were delivered. */
  readonly given?: GivenCode | undefined;
  /** Undefined: don't compare it with the order's amount. */
  readonly expectedPaise?: number | undefined;
  /** What the customer keeps, if it was checked with them. */
  readonly items?: readonly SentItem[] | undefined;
  /** When a phone without a connection did it. */
  readonly doneAt?: Date | undefined;
}

/** What the customer keeps and pays for. */
export interface KeptGoods {
  /** Without the delivery cost. */
  readonly pricePaise: number;
  readonly payBy: PayMethod;
  /** Undefined: no items were sent. */
  readonly checked: CheckedItems | undefined;
  readonly handed: Pick<EventDetails, 'handed'>;
}

const moveOf = (by: Completer): OrderMove => ({ ...by, action: actionOf[by.role] });

/** Whether they have completed the order already. The caller has locked `order`. */
export const isCompletedBy = async (tx: Tx, order: OrderRow, by: Completer): Promise<boolean> =>
  order.status === 'COMPLETED' && (await isRepeat(tx, order, moveOf(by)));

/**
 * Writes nothing. The caller has locked `order`. Throws `delivery.cannot_complete`, `order.cannot_hand_out`, `code.…`,
 * `order.changed`, `order.cannot_verify`, `input.invalid`.
 */
export async function checkCompletion(
  tx: Tx,
  order: OrderRow,
  { by: { role }, completion }: { readonly by: Completer; readonly completion: Completion },
): Promise<KeptGoods> {
  const { given, expectedPaise, items } = completion;
  if (!nextOrderStatus(order.status, actionOf[role], role, order)) throw refusalOf(actionOf[role], order);
  const handed = given ? handedWith(order, given) : {};
  requireAmount(order, expectedPaise);
  const checked = items && (await checkSent(tx, order, items));
  const { pricePaise } = checked?.change ?? order;
  return { pricePaise, payBy: payByOf(order) ?? 'cash', checked, handed };
}

/** The caller has locked `order`, checked it, and written what is kept and its payments. */
export function completeOrder(
  tx: Tx,
  order: OrderRow,
  by: Completer,
  { completion, kept }: { readonly completion: Completion; readonly kept: KeptGoods },
): Promise<OrderRow> {
  const { pricePaise, payBy, checked, handed } = kept;
  return transitionOrder(tx, order, {
    ...moveOf(by),
    doneAt: completion.doneAt,
    change: {
      ...checked?.change,
      payment: completion.payment,
      payBy,
      hasPayments: order.hasPayments || pricePaise + order.deliveryCostPaise > 0,
      paymentDeniedAt: null,
    },
    details: { ...handed, ...(checked && { rejected: checked.rejected }) },
  });
}

/** The amount may have changed since who completes it last saw it. Throws `order.changed`. */
function requireAmount(order: OrderRow, expectedPaise: number | undefined): void {
  const amountPaise = order.pricePaise + order.deliveryCostPaise;
  if (expectedPaise === undefined || expectedPaise === amountPaise) return;
  const amount = rupeesOf(amountPaise);
  throw new AppError('order.changed', {
    detail: orderMessages.otherAmount(orderNumber(order.id), amount),
    amount,
  });
}

/** Only for an order that its customer hasn't checked. Throws `order.cannot_verify`, `input.invalid`. */
async function checkSent(tx: Tx, order: OrderRow, items: readonly SentItem[]): Promise<CheckedItems> {
  if (order.status === 'VERIFIED') throw refusalOf('verify', order);
  return checkItems(order.id, await listOrderItems(tx, order.id), items);
}
