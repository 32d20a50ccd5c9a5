// Whether an order may be paid in the way that its customer chooses.
import { orderNumber } from '@haat/contract/city-ids';
import { isActiveOrder } from '@haat/contract/order-machine';
import type { PayMethod } from '@haat/contract/payment-machine';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { getPayee, payByOf } from '../display/order-payments.views.ts';
import { type OrderRow, updatePayBy } from '../order.queries.ts';
import { orderMessages } from '../orders.messages.ts';
import { lockCustomerOrder } from '../own-order.ts';

/** A repeat changes nothing. Throws `not_found`, `order.cannot_change`, `upi.none`, `credit.none`, `credit.limit`. */
export async function choosePayBy(
  tx: Tx,
  { userId: customerId }: { userId: number },
  { orderId, payBy }: { orderId: number; payBy: PayMethod },
): Promise<void> {
  const { order } = await lockCustomerOrder(tx, { userId: customerId }, orderId);
  if (payByOf(order) === payBy) return;
  if (!isActiveOrder(order.status)) {
    throw new AppError('order.cannot_change', {
      detail: orderMessages.cannotChange(orderNumber(orderId), order.status),
    });
  }
  const shop = await getPayee(tx, order.shopId);
  const amountPaise = order.pricePaise + order.deliveryCostPaise;
  await requirePayable(tx, { orderId, customerId, shop, cityId: order.cityId, amountPaise }, payBy);
  await updatePayBy(tx, orderId, payBy);
}

interface PaidOrder {
  /** Undefined at checkout. */
  readonly orderId?: number;
  readonly customerId: number;
  readonly shop: { readonly id: number; readonly name: string; readonly upiId: string | null };
  readonly cityId: number;
  /** With the delivery cost. */
  readonly amountPaise: number;
  /** The shop itself writes it into an account that its person hasn't agreed to. */
  readonly mayBeOnPaper?: boolean;
}

/** Throws `upi.none`, `credit.none`, `credit.limit`. Locks the customer's credit account. */
async function requirePayable(tx: Tx, order: PaidOrder, payBy: PayMethod): Promise<void> {
  if (payBy === 'upi' && order.shop.upiId === null) {
    throw new AppError('upi.none', { detail: orderMessages.noUpi(order.shop.name) });
  }
  const { shop, ...rest } = order;
  if (payBy === 'credit') await askCredit(tx, { ...rest, shopId: shop.id });
}

/** Throws `credit.none`, `credit.limit`. */
const askCredit = (
  tx: Tx,
  {
    orderId = null,
    mayBeOnPaper = false,
    ...order
  }: Omit<PaidOrder, 'shop' | 'orderId'> & {
    readonly orderId?: number | null;
    readonly shopId: number;
  },
): Promise<void> => publish(tx, 'credit.asked', { ...order, orderId, mayBeOnPaper });

/** What became dearer must fit into the customer's credit, whoever agrees. Throws `credit.none`, `credit.limit`. */
export async function askMoreCredit(tx: Tx, order: OrderRow, pricePaise: number): Promise<void> {
  if (order.payBy !== 'credit' || pricePaise <= order.pricePaise) return;
  const { id: orderId, customerId, shopId, cityId, deliveryCostPaise } = order;
  const amountPaise = pricePaise + deliveryCostPaise;
  await askCredit(tx, { orderId, customerId, shopId, cityId, amountPaise, mayBeOnPaper: true });
}

/** The same as a value, for checkout, which refuses a full slot first. */
export async function findPayRefusal(
  tx: Tx,
  order: PaidOrder,
  { payBy }: { readonly payBy: PayMethod },
): Promise<AppError | undefined> {
  try {
    await requirePayable(tx, order, payBy);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
