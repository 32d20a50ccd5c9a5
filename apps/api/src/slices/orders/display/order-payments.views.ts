// What orders and deliveries say about money. The payments slice, which comes later, keeps the payments.
import { orderNumber } from '@haat/contract/city-ids';
import { rupeesOf } from '@haat/contract/money';
import { type Fulfilment, isEndedWithoutGoods, type OrderStatus } from '@haat/contract/order-machine';
import type { Order } from '@haat/contract/orders';
import {
  duePaiseOf,
  type PaidPart,
  type PayMethod,
  roundingPaiseOf,
  upiLinkOf,
} from '@haat/contract/payment-machine';
import type { RefundSource, RefundWay } from '@haat/contract/refund-kinds';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { isoInZone } from '../../../platform/zoned-time.ts';
import { shops } from '../../shops/shop.tables.ts';
import { orders } from '../order.tables.ts';

export interface PaymentOfOrder extends PaidPart {
  readonly id: number;
  readonly receivedPaise: number | null;
  readonly reference: string | null;
  readonly at: Date;
  /** Null: nobody answered, or cash and credit. */
  readonly answeredAt: Date | null;
  /** When an operator decided that it stays denied. */
  readonly settledAt: Date | null;
}

export interface RefundRead {
  readonly id: number;
  readonly amountPaise: number;
  readonly source: RefundSource;
  readonly way: RefundWay;
  readonly at: Date;
  /** Null: it is owed. */
  readonly paidAt: Date | null;
}

/** Oldest first. */
type ListRefunds = (
  db: Db,
  orderIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly RefundRead[]>>;

/** The payments of these orders that are still true, oldest first. */
type ListPayments = (
  db: Db,
  orderIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly PaymentOfOrder[]>>;

/** The orders of this shop with a payment that it hasn't answered. */
type ListClaimedOrders = (db: Db, shopId: number) => Promise<readonly number[]>;

interface PaymentViews {
  readonly list: ListPayments;
  readonly claimed: ListClaimedOrders;
  readonly refunds: ListRefunds;
}

let provided: PaymentViews = {
  list: async () => new Map(),
  claimed: async () => [],
  refunds: async () => new Map(),
};

/** The payments slice calls this once, when it starts. */
export function providePayments(views: PaymentViews): void {
  provided = views;
}

export const listClaimedOrders: ListClaimedOrders = (db, shopId) => provided.claimed(db, shopId);

export async function listPaymentsOf(
  db: Db,
  rows: readonly { readonly id: number; readonly hasPayments: boolean }[],
): Promise<ReadonlyMap<number, readonly PaymentOfOrder[]>> {
  const ids = rows.filter(({ hasPayments }) => hasPayments).map(({ id }) => id);
  return ids.length === 0 ? new Map() : provided.list(db, ids);
}

export async function listRefundsOf(
  db: Db,
  rows: readonly { readonly id: number; readonly hasRefunds: boolean }[],
): Promise<ReadonlyMap<number, readonly RefundRead[]>> {
  const ids = rows.filter(({ hasRefunds }) => hasRefunds).map(({ id }) => id);
  return ids.length === 0 ? new Map() : provided.refunds(db, ids);
}

export const presentRefund = (refund: RefundRead, timeZone: string): Order['refunds'][number] => ({
  id: refund.id,
  amount: rupeesOf(refund.amountPaise),
  from: refund.source,
  how: refund.way,
  state: refund.paidAt === null ? 'owed' : 'paid',
  at: isoInZone(refund.at, timeZone),
});

/** What `presentMoney` needs of an order and its shop. */
export const moneyColumns = {
  payBy: orders.payBy,
  fulfilment: orders.fulfilment,
  hasPayments: orders.hasPayments,
  upiId: shops.upiId,
  upiName: shops.upiName,
};

interface MoneyRow {
  readonly id: number;
  readonly status: OrderStatus;
  readonly fulfilment: Fulfilment;
  readonly pricePaise: number;
  readonly deliveryCostPaise: number;
  readonly payBy: PayMethod | null;
  readonly upiId: string | null;
  readonly upiName: string | null;
  readonly shopName: string;
  readonly timeZone: string;
}

/** When its customer can pay: with the goods at the door, or as soon as the shop has accepted what they fetch. */
const payStatuses: Readonly<Record<Fulfilment, readonly OrderStatus[]>> = {
  delivery: ['DELIVERED', 'VERIFIED', 'COMPLETED'],
  pick_up: ['ACCEPTED', 'COMPLETED'],
};

export function presentMoney(
  row: MoneyRow,
  payments: readonly PaymentOfOrder[] = [],
): Pick<Order, 'pay_by' | 'payments' | 'due' | 'rounding' | 'upi'> {
  const duePaise = duePaiseOfOrder(row, payments);
  return {
    pay_by: payByOf(row),
    payments: payments.map((payment) => presentPayment(payment, row.timeZone)),
    due: rupeesOf(duePaise),
    rounding: rupeesOf(roundingPaiseOf(payments)),
    upi: duePaise > 0 && payStatuses[row.fulfilment].includes(row.status) ? presentUpi(row, duePaise) : null,
  };
}

type PayingRow = Pick<MoneyRow, 'status' | 'pricePaise' | 'deliveryCostPaise' | 'payBy'>;

/** Older releases asked nobody, and everybody paid in cash. Null: completed by one of them. */
export const payByOf = ({ status, payBy }: Pick<MoneyRow, 'status' | 'payBy'>): PayMethod | null =>
  payBy ?? (status === 'COMPLETED' ? null : 'cash');

/** Nothing is due for an order that ended without its goods, or that an older release completed. */
export function duePaiseOfOrder(order: PayingRow, payments: readonly PaidPart[]): number {
  if (isEndedWithoutGoods(order.status) || payByOf(order) === null) return 0;
  return duePaiseOf(order.pricePaise + order.deliveryCostPaise, payments);
}

const presentPayment = (payment: PaymentOfOrder, timeZone: string): Order['payments'][number] => {
  const { receivedPaise, amountPaise } = payment;
  return {
    id: payment.id,
    method: payment.method,
    amount: rupeesOf(amountPaise),
    received: receivedPaise === null ? null : rupeesOf(receivedPaise),
    change: receivedPaise === null ? null : rupeesOf(receivedPaise - amountPaise),
    reference: payment.reference,
    state: payment.state,
    by: payment.by,
    at: isoInZone(payment.at, timeZone),
  };
};

function presentUpi({ id, upiId, upiName, shopName }: MoneyRow, amountPaise: number): Order['upi'] {
  if (upiId === null) return null;
  const upi = { id: upiId, name: upiName ?? shopName, amountPaise, orderNumber: orderNumber(id) };
  return { id: upi.id, name: upi.name, amount: rupeesOf(amountPaise), link: upiLinkOf(upi) };
}

/** The shop that is paid for an order. */
export async function getPayee(db: Db, shopId: number) {
  const [shop] = await db
    .select({ id: shops.id, name: shops.name, upiId: shops.upiId })
    .from(shops)
    .where(eq(shops.id, shopId));
  if (!shop) throw new Error(`an order names the shop ${shopId}, which does not exist`);
  return shop;
}
