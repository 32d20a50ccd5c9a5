// What lists and pages show of an order.
import type { FailedDelivery } from '@haat/contract/failed-delivery';
import { rupeesOf } from '@haat/contract/money';
import type * as wire from '@haat/contract/orders';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { eqId } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { isoInZone } from '../../../platform/zoned-time.ts';
import { cities, users } from '../../accounts/account.tables.ts';
import { coverBoxOf } from '../../media/index.ts';
import { images } from '../../media/media.tables.ts';
import { shops, shopTypes } from '../../shops/shop.tables.ts';
import type { OrderRow } from '../order.queries.ts';
import { orders } from '../order.tables.ts';
import { orderProposals } from '../proposals/proposal.tables.ts';

// Joined, because Citus refuses subqueries per row in lists of several cities.
export const covers = alias(images, 'covers');
export const typeCovers = alias(images, 'type_covers');

export const retailers = alias(users, 'retailers');
export const customers = alias(users, 'customers');

export const headColumns = {
  id: orders.id,
  status: orders.status,
  slotStart: orders.slotStart,
  slotEnd: orders.slotEnd,
  pricePaise: orders.pricePaise,
  deliveryCostPaise: orders.deliveryCostPaise,
  itemCount: orders.itemCount,
  createdAt: orders.createdAt,
  packedAt: orders.packedAt,
  standingId: orders.standingId,
  fulfilment: orders.fulfilment,
  readyAt: orders.readyAt,
  timeZone: cities.timeZone,
  shopName: shops.name,
  shopNumber: retailers.number,
  shopCoverKey: sql<string | null>`coalesce(${covers.key}, ${typeCovers.key})`,
  delivererId: orders.delivererId,
  delivererFirstName: users.firstName,
  delivererLastName: users.lastName,
  delivererNumber: users.number,
};

export type Head = Awaited<ReturnType<typeof selectHeads>>[number];
/** An order that its customer reads needs no name of theirs. */
type AnyHead = Omit<Head, 'customerFirstName' | 'proposalExpiresAt'>;

export const selectHeads = (db: Db) =>
  db
    .select({
      ...headColumns,
      customerFirstName: customers.firstName,
      /** Of an open one. */
      proposalExpiresAt: orderProposals.expiresAt,
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(retailers, eq(retailers.id, shops.retailerId))
    .innerJoin(shopTypes, eq(shopTypes.id, shops.typeId))
    .leftJoin(covers, eq(covers.id, shops.imageId))
    .leftJoin(typeCovers, eq(typeCovers.id, shopTypes.imageId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(users, eq(users.id, orders.delivererId))
    .leftJoin(orderProposals, and(eqId(orderProposals.orderId, orders.id), eq(orderProposals.state, 'open')));

export function presentHead(row: AnyHead) {
  return {
    id: row.id,
    status: row.status,
    slot: presentSlot(row),
    amount: rupeesOf(row.pricePaise + row.deliveryCostPaise),
    price: rupeesOf(row.pricePaise),
    delivery_cost: rupeesOf(row.deliveryCostPaise),
    shop_name: row.shopName,
    shop_number: row.shopNumber ?? '',
    shop_cover: coverBoxOf(row.shopCoverKey),
    deliverer: presentDeliverer(row),
    created_at: isoInZone(row.createdAt, row.timeZone),
    packed_at: row.packedAt && isoInZone(row.packedAt, row.timeZone),
    standing: row.standingId,
    fulfilment: row.fulfilment,
    ready_at: row.readyAt && isoInZone(row.readyAt, row.timeZone),
  };
}

const presentDeliverer = (row: AnyHead): wire.OrderInList['deliverer'] =>
  // Null without a deliverer, or when the deliverer's account is deleted.
  row.delivererNumber === null
    ? null
    : {
        first_name: row.delivererFirstName ?? '',
        last_name: row.delivererLastName ?? '',
        number: row.delivererNumber,
      };

export const presentSlot = (row: Pick<Head, 'slotStart' | 'slotEnd' | 'timeZone'>) => ({
  start: isoInZone(row.slotStart, row.timeZone),
  end: isoInZone(row.slotEnd, row.timeZone),
});

export const failureColumns = {
  needsOperatorSince: orders.needsOperatorSince,
  failureReason: orders.failureReason,
};

type Failure = Pick<OrderRow, keyof typeof failureColumns> & { readonly timeZone: string };

/** A failed delivery, for everybody on the order. */
export const presentFailure = ({ failureReason, needsOperatorSince, timeZone }: Failure): FailedDelivery =>
  failureReason && needsOperatorSince
    ? { reason: failureReason, at: isoInZone(needsOperatorSince, timeZone) }
    : null;
