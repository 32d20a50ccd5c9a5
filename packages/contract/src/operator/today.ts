// What needs a hand now, and the figures of the last days.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Instant, Rupees } from '../schema.ts';

/** The needs of all cities together. */
export const Needs = T.Object({
  /** Not verified yet. */
  shops_waiting: T.Integer(),
  /** Initiated: they wait for their shop. */
  orders_unanswered: T.Integer(),
  /** Open delivery requests. */
  requests_open: T.Integer(),
  /** Accepted, but not at the door when their slot ended. */
  deliveries_late: T.Integer(),
  support_open: T.Integer(),
  /** Slots that are offered now and have at least 80 % of their capacity taken. */
  slots_nearly_full: T.Integer(),
  /** Cities without a delivery window tomorrow. */
  cities_without_slots: T.Integer(),
});
export type Needs = T.Static<typeof Needs>;

/** Null: there is none. */
const Began = T.Union([Instant, T.Null()]);

/** When the newest of these needs began, so that one that takes the place of another is seen. */
export const NewestNeeds = T.Object({
  /** Registered. */
  shops_waiting: Began,
  /** Placed. */
  orders_unanswered: Began,
  /** Accepted, or released by its deliverer. */
  requests_open: Began,
  /** The end of its slot. */
  deliveries_late: Began,
  /** Asked. */
  support_open: Began,
});
export type NewestNeeds = T.Static<typeof NewestNeeds>;

/** An order counts on the day on which it was placed, in the time zone of its city. */
export const DayFigures = T.Object({
  /** `2026-11-21` */
  day: T.String(),
  orders: T.Integer(),
  /** What customers paid for the completed ones. */
  amount: Rupees,
  /** Those not completed, cancelled or rejected yet, and what customers will pay for them. */
  open: T.Integer(),
  open_amount: Rupees,
  cancelled: T.Integer(),
  rejected: T.Integer(),
  /** People whose first order was placed on that day. */
  new_customers: T.Integer(),
});
export type DayFigures = T.Static<typeof DayFigures>;

export const Today = T.Object({ needs: Needs, newest: NewestNeeds, days: T.Array(DayFigures) });
export type Today = T.Static<typeof Today>;

export const getToday = endpoint({
  method: 'GET',
  path: '/operator/today/',
  who: 'operator',
  reads: 'replica',
  summary: 'Count what needs a hand, and get the figures of the last 14 days, today last.',
  responses: { 200: Today },
});
