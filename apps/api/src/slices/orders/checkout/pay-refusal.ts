// Whether an order may be paid in the way that its customer chooses.
import type { PayMethod } from '@haat/contract/payment-machine';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { orderMessages } from '../orders.messages.ts';

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
export async function requirePayable(tx: Tx, order: PaidOrder, payBy: PayMethod): Promise<void> {
  if (payBy === 'upi' && order.shop.upiId === null) {
    throw new AppError('upi.none', { detail: orderMessages.noUpi(order.shop.name) });
  }
  const { shop, ...rest } = order;
  if (payBy === 'credit') await askCredit(tx, { ...rest, shopId: shop.id });
}

/** Throws `credit.none`, `credit.limit`. */
export const askCredit = (
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
