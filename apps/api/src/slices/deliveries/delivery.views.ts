// Deliveries as their deliverer sees them.
import type * as wire from '@haat/contract/deliveries';
import { distanceKm } from '@haat/contract/geo';
import type { Language } from '@haat/contract/languages';
import { rupeesOf } from '@haat/contract/money';
import { allowedOrderActions, isActiveOrder } from '@haat/contract/order-machine';
import { localNameIn } from '@haat/contract/pack';
import { readPaymentSentence } from '@haat/contract/payment-sentence';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../../platform/app-error.ts';
import { eqId, inIds, inScope, newestFirst, numberIn, ofPerson } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { fullNameOf } from '../accounts/index.ts';
import { listFilesOfOrders } from '../lists/index.ts';
import { coverBoxOf } from '../media/index.ts';
import {
  addressColumns,
  codeRuleOf,
  failureColumns,
  findPersonScope,
  type ItemOfOrder,
  isActive,
  isPrevious,
  listItemsOf,
  listPaymentsOf,
  listProposalsOf,
  moneyColumns,
  type OrderRow,
  type PaymentOfOrder,
  type ProposalOfOrder,
  presentAddress,
  presentFailure,
  presentLeftOut,
  presentLine,
  presentMoney,
  presentRejected,
  presentSlot,
} from '../orders/index.ts';
import { orders } from '../orders/order.tables.ts';
import { orderEvents } from '../orders/order-event.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import { deliveries } from './delivery.tables.ts';
import { inOrderOfTrips } from './in-order-of-trips.ts';
import { refuseDelivery } from './lost-delivery.views.ts';

interface Way {
  readonly latitude: number;
  readonly longitude: number;
  readonly shopLatitude: number;
  readonly shopLongitude: number;
}

/** From the shop to the address, unrounded. */
export const wayKm = ({ shopLatitude, shopLongitude, ...address }: Way): number =>
  distanceKm({ latitude: shopLatitude, longitude: shopLongitude }, address);

export const oneDecimal = (km: number): number => Math.round(km * 10) / 10;

const retailers = alias(users, 'retailers');
const customers = alias(users, 'customers');

const columns = {
  id: deliveries.id,
  orderId: orders.id,
  status: orders.status,
  slotStart: orders.slotStart,
  slotEnd: orders.slotEnd,
  timeZone: cities.timeZone,
  pricePaise: orders.pricePaise,
  deliveryCostPaise: orders.deliveryCostPaise,
  itemCount: orders.itemCount,
  additionalDetails: orders.additionalDetails,
  payment: orders.payment,
  hasProposal: orders.hasProposal,
  ...moneyColumns,
  ...failureColumns,
  ...addressColumns,
  shopName: shops.name,
  shopAddress: shops.address,
  shopLatitude: shops.latitude,
  shopLongitude: shops.longitude,
  shopNumber: retailers.number,
  customerFirstName: customers.firstName,
  customerLastName: customers.lastName,
  customerNumber: customers.number,
  codeRule: cities.deliveryCode,
  deliveryCode: orders.deliveryCode,
  codeTries: orders.codeTries,
  completedAt: orderEvents.at,
  packedAt: orders.packedAt,
  proofId: orders.proofId,
  shopId: orders.shopId,
  delivererId: orders.delivererId,
};

export const selectDeliveries = (db: Db) =>
  db
    .select(columns)
    .from(deliveries)
    .innerJoin(orders, eqId(orders.id, deliveries.orderId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(retailers, eq(retailers.id, shops.retailerId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(
      orderEvents,
      and(eqId(orderEvents.orderId, orders.id), sql`${orderEvents.action} = 'completed'`),
    );

export type DeliveryFacts = Awaited<ReturnType<typeof selectDeliveries>>[number];

/** Those already at the door before the others of their slot. */
const bySlot = [
  orders.slotStart,
  sql`${orders.status} not in ('DELIVERED', 'VERIFIED')`,
  numberIn(deliveries),
  newestFirst(deliveries),
];

/** One's own active deliveries, as many as one person carries. The condition on orders is that of their index. */
export async function listActive(db: Db, delivererId: number): Promise<DeliveryFacts[]> {
  const deliverer = await findPersonScope(db, delivererId);
  const isTheirs = and(ofPerson(deliveries.delivererId, deliverer), inScope(orders, deliverer));
  return selectDeliveries(db)
    .where(and(isTheirs, eq(orders.delivererId, delivererId), isActive))
    .orderBy(...bySlot);
}

/** The same of several deliverers. */
export const listActiveOfAll = (db: Db, delivererIds: readonly number[]): Promise<DeliveryFacts[]> =>
  selectDeliveries(db)
    .where(and(inArray(orders.delivererId, [...delivererIds]), isActive))
    .orderBy(...bySlot);

const rowOfDelivery = preparedOnce('delivery_row', (db: Db) =>
  selectDeliveries(db).where(
    and(
      eqId(deliveries.id, sql.placeholder('deliveryId')),
      eq(deliveries.delivererId, sql.placeholder('delivererId')),
    ),
  ),
);

/** All of one's own deliveries: the active ones by slot and as the trip comes to them, then the ended ones, newest first. */
export async function viewDeliveries(
  db: Db,
  delivererId: number,
  query: Parameters<typeof pageOf>[0] & { readonly language: Language },
) {
  const deliverer = await findPersonScope(db, delivererId);
  const { limit, offset } = pageOf(query);
  const isTheirs = ofPerson(deliveries.delivererId, deliverer);
  const ordersInScope = inScope(orders, deliverer);
  const [count, unplanned] = await Promise.all([
    db.$count(deliveries, isTheirs),
    listActive(db, delivererId),
  ]);
  const active = inOrderOfTrips(unplanned);
  const shown = active.slice(offset, offset + limit);
  const ended = await selectDeliveries(db)
    .where(and(isTheirs, ordersInScope, isPrevious))
    .orderBy(newestFirst(deliveries))
    .limit(limit - shown.length)
    .offset(Math.max(0, offset - active.length));
  return { count, results: await presentAll(db, [...shown, ...ended], query.language) };
}

/** Throws `not_found` for another person's delivery and for an open request. See `refuseDelivery`. */
export async function viewDelivery(
  db: Db,
  delivererId: number,
  { deliveryId, language }: { readonly deliveryId: number; readonly language: Language },
): Promise<wire.Delivery> {
  const [row] = await rowOfDelivery(db, { deliveryId, delivererId });
  if (!row) throw await refuseDelivery(db, { delivererId, deliveryId });
  const [delivery] = await presentAll(db, [row], language);
  if (!delivery) throw new AppError('not_found');
  return delivery;
}

interface ChangedDeliveries {
  readonly deliveryIds: readonly number[];
  readonly language: Language;
}

/** Deliveries that this deliverer has just changed, in the order of the list. */
export async function viewDeliveriesOf(
  db: Db,
  delivererId: number,
  { deliveryIds, language }: ChangedDeliveries,
): Promise<{ count: number; results: wire.Delivery[] }> {
  const rows = await selectDeliveries(db).where(
    and(inIds(deliveries.id, deliveryIds), eq(deliveries.delivererId, delivererId)),
  );
  const shown = await presentAll(db, rows, language);
  const results = [...new Set(deliveryIds)].flatMap((id) => shown.find((one) => one.id === id) ?? []);
  return { count: results.length, results };
}

interface ChangedDelivery {
  readonly deliveryId: number;
  readonly order: Pick<OrderRow, 'id' | 'hasPayments' | 'hasProposal'>;
  readonly language: Language;
}

/** The same for the delivery of an order that this deliverer has just changed. */
export async function viewChangedDelivery(
  db: Db,
  delivererId: number,
  { deliveryId, order, language }: ChangedDelivery,
): Promise<wire.Delivery> {
  const [[row], items, payments, proposals] = await Promise.all([
    rowOfDelivery(db, { deliveryId, delivererId }),
    listItemsOf(db, [order.id]),
    listPaymentsOf(db, [order]),
    listProposalsOf(db, order.hasProposal ? [order.id] : []),
  ]);
  if (!row) throw new AppError('not_found');
  return presentDelivery(row, {
    items,
    listFiles: (await findListFiles(db, [row])).get(order.id) ?? [],
    payments: payments.get(order.id),
    proposal: proposals.get(order.id),
    language,
  });
}

async function presentAll(
  db: Db,
  rows: readonly DeliveryFacts[],
  language: Language,
): Promise<wire.Delivery[]> {
  const ofOrders = rows.map(({ orderId: id, hasPayments, hasProposal }) => ({
    id,
    hasPayments,
    hasProposal,
  }));
  const [items, payments, proposals, listFiles] = await Promise.all([
    listItemsOf(
      db,
      ofOrders.map(({ id }) => id),
    ),
    listPaymentsOf(db, ofOrders),
    listProposalsOf(
      db,
      ofOrders.filter(({ hasProposal }) => hasProposal).map(({ id }) => id),
    ),
    findListFiles(db, rows),
  ]);
  const byOrder = Map.groupBy(items, ({ orderId }) => orderId);
  return rows.map((row) =>
    presentDelivery(row, {
      items: byOrder.get(row.orderId) ?? [],
      listFiles: listFiles.get(row.orderId) ?? [],
      payments: payments.get(row.orderId),
      proposal: proposals.get(row.orderId),
      language,
    }),
  );
}

/** Their deliverer may see them until the order is over. */
const findListFiles = (db: Db, rows: readonly DeliveryFacts[]) =>
  listFilesOfOrders(
    db,
    rows.filter(({ status }) => isActiveOrder(status)).map(({ orderId }) => orderId),
  );

interface DeliveryParts {
  readonly items: readonly ItemOfOrder[];
  readonly listFiles: wire.Delivery['list_files'];
  readonly payments: readonly PaymentOfOrder[] | undefined;
  readonly proposal: ProposalOfOrder | undefined;
  readonly language: Language;
}

function presentDelivery(
  row: DeliveryFacts,
  { items, listFiles, payments, proposal, language }: DeliveryParts,
): wire.Delivery {
  const money = presentMoney({ ...row, id: row.orderId }, payments);
  return {
    id: row.id,
    status: row.status,
    slot: presentSlot(row),
    shop_name: row.shopName,
    shop_number: row.shopNumber ?? '',
    customer_name: fullNameOf({ firstName: row.customerFirstName, lastName: row.customerLastName }),
    customer_number: row.customerNumber ?? '',
    code_rule: codeRuleOf(row),
    amount: rupeesOf(row.pricePaise + row.deliveryCostPaise),
    ...money,
    to_collect: toCollectOf(money),
    area: areaOf(row.address),
    landmark: row.landmark,
    order: {
      id: row.orderId,
      slot: presentSlot(row),
      shop: {
        name: row.shopName,
        address: row.shopAddress,
        latitude: row.shopLatitude,
        longitude: row.shopLongitude,
      },
      address: presentAddress(row),
      items: presentItems(items, language),
      additional_details: row.additionalDetails,
      rejected_items: presentRejected(items, language),
      left_out: presentLeftOut(proposal, items, language),
      delivery_cost: rupeesOf(row.deliveryCostPaise),
      payment: row.payment && readPaymentSentence(row.payment, language),
    },
    completed_at: row.completedAt && isoInZone(row.completedAt, row.timeZone),
    packed_at: row.packedAt && isoInZone(row.packedAt, row.timeZone),
    failed_delivery: presentFailure(row),
    proof: row.proofId,
    list_files: listFiles,
    allowed_actions: allowedOrderActions(row.status, 'deliverer'),
  };
}

/** What goes on credit isn't collected. When more was paid than is due, the shop gives it back. */
export const toCollectOf = ({ due, pay_by }: Pick<wire.Delivery, 'due' | 'pay_by'>): number =>
  pay_by === 'credit' ? 0 : Math.max(0, due);

/** The last line of an address that says something. */
export const areaOf = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line !== '') ?? '';

const presentItems = (items: readonly ItemOfOrder[], language: Language) =>
  items
    .filter(({ kept }) => kept > 0)
    .map((item) => ({
      id: item.id,
      quantity: item.kept,
      price: rupeesOf(item.pricePaise),
      ...presentLine(item),
      product: {
        name: item.name,
        local_name: localNameIn(item.names, language),
        cover: coverBoxOf(item.coverKey),
      },
    }));

/** Whether a deliverer is told of new requests. */
export async function viewDuty(db: Db, userId: number): Promise<{ is_on_duty: boolean }> {
  const [row] = await db.select({ isOnDuty: users.isOnDuty }).from(users).where(eq(users.id, userId));
  return { is_on_duty: row?.isOnDuty ?? false };
}
