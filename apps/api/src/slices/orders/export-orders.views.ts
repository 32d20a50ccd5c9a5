// The orders of a day as CSV, oldest first. One page is in memory at a time. Without phone numbers and addresses.
import { orderNumber } from '@haat/contract/city-ids';
import { rupeesOf } from '@haat/contract/money';
import { and, asc, type SQL, sql } from 'drizzle-orm';
import { numberIn } from '../../platform/city-id.ts';
import { csvLine } from '../../platform/csv.ts';
import type { Db } from '../../platform/database.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { fullNameOf } from '../accounts/index.ts';
import { type OrderRecordRow, selectRecords } from './operator-orders.views.ts';
import { orders } from './order.tables.ts';
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

/** Throws `input.invalid` on a `day` that isn't in the calendar. */
export const orderLines = (db: Db, filter: OrderFilter, now: Date): AsyncGenerator<string> =>
  linesOf(db, filteredOrders(filter, now));

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

const nameOf = (firstName: string | null, lastName: string | null): string =>
  fullNameOf({ firstName: firstName ?? '', lastName: lastName ?? '' });

const lineOf = (row: OrderRecordRow): string =>
  csvLine([
    orderNumber(row.id),
    isoInZone(row.createdAt, row.timeZone),
    row.status,
    row.cityName,
    row.shopName,
    nameOf(row.customerFirstName, row.customerLastName),
    nameOf(row.delivererFirstName, row.delivererLastName),
    isoInZone(row.slotStart, row.timeZone),
    isoInZone(row.slotEnd, row.timeZone),
    row.itemCount,
    rupeesOf(row.pricePaise),
    rupeesOf(row.deliveryCostPaise),
    rupeesOf(row.pricePaise + row.deliveryCostPaise),
    row.payment ?? '',
  ]);
