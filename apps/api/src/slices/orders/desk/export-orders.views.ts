// The orders of some days as CSV, oldest first. One page is in memory at a time. Without phone numbers and addresses.
import { orderNumber } from '@haat/contract/city-ids';
import { rupeesOf } from '@haat/contract/money';
import { readPaymentSentence } from '@haat/contract/payment-sentence';
import { and, asc, type SQL, sql } from 'drizzle-orm';
import { invalidInput } from '../../../platform/app-error.ts';
import { numberIn } from '../../../platform/city-id.ts';
import { csvLine } from '../../../platform/csv.ts';
import type { Db } from '../../../platform/database.ts';
import { defaultLanguage, deskOnly } from '../../../platform/localized-text.ts';
import { isoInZone } from '../../../platform/zoned-time.ts';
import { orders } from '../order.tables.ts';
import {
  customerNameOf,
  delivererNameOf,
  type OrderRecordRow,
  selectRecords,
} from './operator-orders.views.ts';
import { filteredOrders, type OrderFilter } from './order-filter.views.ts';

const columns = [
  'order',
  'placed',
  'status',
  'city',
  'shop',
  'customer',
  'deliverer',
  'slot_start',
  'slot_end',
  'items',
  'price',
  'delivery_cost',
  'amount',
  'payment',
];

const rowsAtOnce = 1000;

/** Throws `input.invalid` without a `day` or `from` and `to`, and on a day that isn't in the calendar. */
export function orderLines(db: Db, filter: OrderFilter, now: Date): AsyncGenerator<string> {
  const { day, from, to } = filter;
  if (day === undefined && (from === undefined || to === undefined)) {
    throw invalidInput({ day: [deskOnly('Choose a day, or the first and the last day.')] });
  }
  return linesOf(db, filteredOrders(filter, now));
}

/** `orders-2026-11-21.csv`, `orders-2026-11-01-to-2026-11-21.csv`. */
export const ordersFileName = ({ day, from, to }: OrderFilter): string =>
  `orders-${day ?? `${from}-to-${to}`}.csv`;

async function* linesOf(db: Db, condition: SQL | undefined): AsyncGenerator<string> {
  yield csvLine(columns);
  let last: OrderRecordRow | undefined;
  do {
    const rows = await selectRecords(db)
      .where(and(condition, last && isAfter(last)))
      .orderBy(asc(orders.createdAt), asc(numberIn(orders)))
      .limit(rowsAtOnce);
    yield rows.map(lineOf).join('');
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1);
  } while (last);
}

const isAfter = ({ createdAt, id }: OrderRecordRow) =>
  sql`(${orders.createdAt}, ${numberIn(orders)}) > (${createdAt.toISOString()}::timestamptz, ${orderNumber(id)}::bigint)`;

const lineOf = (row: OrderRecordRow): string =>
  csvLine([
    orderNumber(row.id),
    isoInZone(row.createdAt, row.timeZone),
    row.status,
    row.cityName,
    row.shopName,
    customerNameOf(row),
    delivererNameOf(row),
    isoInZone(row.slotStart, row.timeZone),
    isoInZone(row.slotEnd, row.timeZone),
    row.itemCount,
    rupeesOf(row.pricePaise),
    rupeesOf(row.deliveryCostPaise),
    rupeesOf(row.pricePaise + row.deliveryCostPaise),
    row.payment === null ? '' : readPaymentSentence(row.payment, defaultLanguage),
  ]);
