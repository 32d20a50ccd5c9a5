import { owedToOperator, owedToShop } from '@haat/contract/cash-lines';
import type { PaidPart } from '@haat/contract/payment-machine';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { getCity } from '../accounts/index.ts';
import type { OrderRow } from '../orders/index.ts';
import type { PaymentEvent } from '../payments/index.ts';
import { type Account, addToBalance, type EntryRow, findBalance, insertEntry } from './cash.queries.ts';

interface SettledOrder {
  readonly delivererId: number;
  /** After refusals, without the delivery cost. */
  readonly pricePaise: number;
  readonly payments: readonly PaidPart[];
}

/** The lines of a completed order. */
export async function settleCash(
  tx: Tx,
  {
    id: orderId,
    cityId,
    shopId,
    deliveryCostPaise,
  }: Pick<OrderRow, 'id' | 'cityId' | 'shopId' | 'deliveryCostPaise'>,
  { delivererId, pricePaise, payments }: SettledOrder,
): Promise<void> {
  const line = { kind: 'order', orderId, cityId, delivererId } as const;
  const { feeGoesTo } = await getCity(tx, cityId);
  await addCashLine(tx, { ...line, shopId, amountPaise: owedToShop(pricePaise, payments) });
  await addCashLine(tx, { ...line, shopId: null, amountPaise: owedToOperator(deliveryCostPaise, feeGoesTo) });
}

/**
 * UPI that only the deliverer told is cash in their hand when the shop denies it, and no more when it came late. What the
 * customer claimed is between the shop and the customer.
 */
export async function moveDeniedPayment(
  tx: Tx,
  payment: PaymentEvent,
  direction: 'into' | 'out of',
): Promise<void> {
  const { delivererId, orderId, cityId, shopId, actorId, by } = payment;
  if (by !== 'deliverer' || delivererId === null) return;
  const amountPaise = direction === 'into' ? payment.amountPaise : -payment.amountPaise;
  await addCashLine(tx, { kind: 'denied', orderId, cityId, delivererId, shopId, amountPaise });
  await publish(tx, 'cash.denied', { delivererId, shopId, orderId, amountPaise, actorId });
}

interface CashLine extends Account, Pick<EntryRow, 'kind' | 'amountPaise'> {
  /** Where the account begins, if this is its first line. */
  readonly cityId: number;
  readonly orderId: number | null;
}

/** Adds a line, and its amount to the balance. A line of 0 changes nothing. */
export async function addCashLine(tx: Tx, line: CashLine): Promise<void> {
  const { delivererId, shopId, kind, orderId, amountPaise } = line;
  if (amountPaise === 0) return;
  // The operator's account stays in its city when the deliverer moves to another one.
  const begun = shopId === null ? await findBalance(tx, line) : undefined;
  const account = { delivererId, shopId, cityId: begun?.cityId ?? line.cityId };
  const { balancePaise } = await addToBalance(tx, account, amountPaise);
  await insertEntry(tx, { ...account, kind, orderId, amountPaise, balancePaise });
}
