// One order as operators see it: everything, with its history.
import type * as wire from '@haat/contract/operator/orders';
import { readPaymentSentence } from '@haat/contract/payment-sentence';
import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../../../platform/app-error.ts';
import { eqId } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { defaultLanguage } from '../../../platform/localized-text.ts';
import { isoInZone } from '../../../platform/zoned-time.ts';
import { users } from '../../accounts/account.tables.ts';
import { shownName } from '../../accounts/index.ts';
import { shops } from '../../shops/shop.tables.ts';
import { presentFailure } from '../display/order-head.views.ts';
import {
  describeEvent,
  type HistoryEvent,
  listHistoriesOf,
  presentDoneAt,
  presentEnded,
} from '../display/order-history.views.ts';
import { listItemsOf, presentItems, presentRejected } from '../display/order-items.views.ts';
import { addressColumns, hasAddress, presentAddress } from '../display/order-page.views.ts';
import {
  listPaymentsOf,
  listRefundsOf,
  moneyColumns,
  type PaymentOfOrder,
  presentMoney,
  presentRefund,
} from '../display/order-payments.views.ts';
import { orders } from '../order.tables.ts';
import { masked, type OrderRecordRow, presentRecord, selectRecords } from './operator-orders.views.ts';

/** With masked numbers. Throws `not_found`. */
export async function viewOrderRecord(db: Db, orderId: number, viewerId: number): Promise<wire.OrderRecord> {
  const whole = await viewWholeOrderRecord(db, orderId, viewerId);
  const { shop, address, customer, deliverer, ...record } = whole;
  return {
    ...record,
    shop: { ...shop, retailer: masked(shop.retailer) },
    address: address && masked(address),
    customer: masked(customer),
    deliverer: deliverer && masked(deliverer),
  };
}

/** Throws `not_found`. */
export async function viewWholeOrderRecord(
  db: Db,
  orderId: number,
  viewerId: number,
): Promise<wire.OrderRecord> {
  const [[row], more, items, history] = await Promise.all([
    selectRecords(db).where(eqId(orders.id, orderId)),
    readMore(db, orderId),
    listItemsOf(db, [orderId]),
    listHistoriesOf(db, [orderId]),
  ]);
  if (!row || !more) throw new AppError('not_found');
  const record = presentRecord(row, viewerId);
  const payments = (await listPaymentsOf(db, [{ id: orderId, hasPayments: more.hasPayments }])).get(orderId);
  const refunds =
    (await listRefundsOf(db, [{ id: orderId, hasRefunds: more.hasRefunds }])).get(orderId) ?? [];
  return {
    ...record,
    version: history.length,
    deliverer: record.deliverer && { ...record.deliverer, is_dismissed: more.isDelivererNow !== true },
    shop: presentShop(row, more),
    address: hasAddress(more) ? presentAddress(more) : null,
    ready_at: more.readyAt && isoInZone(more.readyAt, row.timeZone),
    items: presentItems(items, defaultLanguage),
    rejected_items: presentRejected(items, defaultLanguage),
    additional_details: more.additionalDetails,
    payment: row.payment && readPaymentSentence(row.payment, defaultLanguage),
    ...presentMoneyRecord({ ...row, ...more }, payments),
    refunds: refunds.map((refund) => presentRefund(refund, row.timeZone)),
    is_payment_denied: more.paymentDeniedAt !== null,
    failed_delivery: presentFailure(row),
    proof: more.proofId,
    ended: presentEnded(history),
    events: await presentHistory(db, history, row),
  };
}

function presentMoneyRecord(
  row: Parameters<typeof presentMoney>[0],
  payments: readonly PaymentOfOrder[] = [],
): Pick<wire.OrderRecord, keyof ReturnType<typeof presentMoney>> {
  const money = presentMoney(row, payments);
  const settled = new Set(payments.filter(({ settledAt }) => settledAt !== null).map(({ id }) => id));
  return {
    ...money,
    payments: money.payments.map((payment) => ({ ...payment, is_settled: settled.has(payment.id) })),
  };
}

const retailers = alias(users, 'retailers');
const delivererUsers = alias(users, 'deliverer_users');

type More = NonNullable<Awaited<ReturnType<typeof readMore>>>;

/** The columns that lists don't show. */
async function readMore(db: Db, orderId: number) {
  const [row] = await db
    .select({
      shopAddress: shops.address,
      shopState: shops.state,
      retailerFirstName: retailers.firstName,
      retailerLastName: retailers.lastName,
      retailerNumber: retailers.number,
      isDelivererNow: delivererUsers.isDeliverer,
      ...moneyColumns,
      additionalDetails: orders.additionalDetails,
      readyAt: orders.readyAt,
      proofId: orders.proofId,
      paymentDeniedAt: orders.paymentDeniedAt,
      hasRefunds: orders.hasRefunds,
      ...addressColumns,
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(retailers, eq(retailers.id, shops.retailerId))
    .leftJoin(delivererUsers, eq(delivererUsers.id, orders.delivererId))
    .where(eqId(orders.id, orderId));
  return row;
}

const presentShop = (row: OrderRecordRow, more: More): wire.OrderRecord['shop'] => ({
  id: row.shopId,
  name: row.shopName,
  address: more.shopAddress,
  state: more.shopState,
  retailer: {
    id: row.retailerId,
    name: shownName({
      firstName: more.retailerFirstName,
      lastName: more.retailerLastName,
      number: more.retailerNumber,
    }).en,
    number: more.retailerNumber,
  },
});

async function presentHistory(
  db: Db,
  history: readonly HistoryEvent[],
  { timeZone, shopName }: OrderRecordRow,
): Promise<wire.OrderRecord['events']> {
  const names = await readNames(
    db,
    history.flatMap(({ actorId }) => actorId ?? []),
  );
  return history.map((event) => ({
    at: isoInZone(event.at, timeZone),
    status: event.toStatus,
    text: describeEvent(event, shopName, 'operator').en,
    ...presentDoneAt(event.details, timeZone),
    role: event.actorRole,
    actor: event.actorId === null ? null : { id: event.actorId, name: names.get(event.actorId) ?? '' },
  }));
}

async function readNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, firstName, lastName, number } = users;
  const rows = await db
    .select({ id, firstName, lastName, number })
    .from(users)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, shownName(row).en]));
}
