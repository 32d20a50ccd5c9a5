// What a shop sold on some days: the sums, each day, and the goods.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { soldByFields } from './pack-shapes.ts';
import { Day, LocallyNamed, Rupees } from './schema.ts';

/** The most days of one answer. */
export const salesDays = 366;
/** The most products of one answer. */
export const salesProducts = 200;

export const SoldProduct = T.Object({
  ...LocallyNamed.properties,
  /** As the product says now. */
  ...soldByFields,
  /** What customers kept. */
  quantity: T.Integer(),
  amount: Rupees,
});
export type SoldProduct = T.Static<typeof SoldProduct>;

/** How many orders were completed on the day, and their goods without what was refused. */
export const DaySales = T.Object({ day: Day, orders: T.Integer(), goods: Rupees });
export type DaySales = T.Static<typeof DaySales>;

export const Sales = T.Object({
  from: Day,
  to: Day,
  /**
   * As in the daily close: `goods` are without what was refused. `cash`, `upi`, `credit` and `open`, what is due, are with
   * the delivery. `upi` is confirmed and claimed.
   */
  totals: T.Object({
    orders: T.Integer(),
    goods: Rupees,
    refused: Rupees,
    cash: Rupees,
    upi: Rupees,
    credit: Rupees,
    open: Rupees,
  }),
  /** All of them, the first day first. */
  days: T.Array(DaySales),
  /** Those that brought most first. */
  products: T.Array(SoldProduct),
});
export type Sales = T.Static<typeof Sales>;

export const getSales = endpoint({
  method: 'GET',
  path: '/shops/sales/',
  who: 'retailer',
  summary:
    "Sum up your shop's completed orders by day of completion, in the time zone of its city: `from` and `to`, at most 366 days, or without both today. At most 200 products. With `Accept: text/csv` the products as a file. Also while the shop is suspended.",
  query: T.Object({ from: T.Optional(Day), to: T.Optional(Day) }),
  responses: { 200: Sales },
  fails: ['shop.not_verified'],
});
