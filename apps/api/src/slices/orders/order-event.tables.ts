import type { NoCodeReason } from '@haat/contract/delivery-codes';
import type { GiveBackReason } from '@haat/contract/give-back';
import type { LooseAmount } from '@haat/contract/loose';
import type { WithdrawReason } from '@haat/contract/order-endings';
import { type OrderAction, orderRoles, orderStatuses } from '@haat/contract/order-machine';
import type { LocalNames } from '@haat/contract/pack';
import type { RefusalReason } from '@haat/contract/payment-machine';
import type { ReminderStep } from '@haat/contract/reminder-steps';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { check, foreignKey, index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cityRowId, cityRowIds, instant, ref } from '../../platform/columns.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { orders } from './order.tables.ts';

/**
 * `checkout`, `phone`, `standing` or `list` begins an order. The others that are no actions leave the status as it is: steps of reminders, a shop's
 * proposal, and answers to a claimed payment.
 */
export type EventAction =
  | OrderAction
  | ReminderStep
  | 'checkout'
  | 'phone'
  | 'standing'
  | 'list'
  | 'propose'
  | 'expire'
  | 'weigh'
  | 'deny_payment'
  | 'confirm_payment';

interface RejectedItem {
  readonly name: string;
  /** Missing in events written before names were kept. */
  readonly names?: LocalNames;
  /** Pieces or steps. */
  readonly quantity: number;
  /** Of loose goods. Missing in events written before. */
  readonly amount?: LooseAmount;
  readonly reason?: RefusalReason;
}

/** What an event records in addition to the status: the operator's reason, the deliverer, the refused items. */
export interface EventDetails {
  readonly reason?: string;
  /** Why the shop ended the order. */
  readonly ending?: WithdrawReason;
  /** The new deliverer. An id, because names must not stay here after an account is deleted. */
  readonly delivererId?: number;
  /** Of a completed order: told by its deliverer. */
  readonly rejected?: readonly RejectedItem[];
  /** Which of a shop's changes the customer agreed to. `wished`: those named at checkout. `offer`: the offer for a list. */
  readonly proposal?: 'wished' | 'agree' | 'leave_out' | 'offer';
  /** Why the deliverer gave the order back. */
  readonly gaveBack?: GiveBackReason;
  /** Of the payment that was answered. */
  readonly paise?: number;
  /** What the order costs after its loose goods were weighed, and before, in rupees. */
  readonly weighed?: { readonly now: number; readonly before: number };
  /** How many SMS went to the shop. */
  readonly sms?: number;
  /** How it was delivered: with the customer's code, or why without. */
  readonly handed?: 'code' | NoCodeReason;
  /** When a phone without a connection did it, in ISO 8601. */
  readonly doneAt?: string;
}

/** The event by which its order was completed: at the door, or handed out in the shop. */
const completes = ({ action }: { readonly action: SQLWrapper }) =>
  sql`${action} in ('completed', 'hand_out')`;

export const orderEventIds = cityRowIds('order_events');

/** The history of an order. Append-only: a trigger refuses updates and deletions. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: cityRowId(),
    orderId: ref('order_id').notNull(),
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    /** Null on the terminal. */
    actorId: ref('actor_id').references(() => users.id),
    actorRole: text('actor_role', { enum: orderRoles }).notNull(),
    action: text('action').$type<EventAction>().notNull(),
    fromStatus: text('from_status', { enum: orderStatuses }),
    toStatus: text('to_status', { enum: orderStatuses }).notNull(),
    details: json('details').$type<EventDetails>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    foreignKey({ columns: [t.cityId, t.orderId], foreignColumns: [orders.cityId, orders.id] }),
    index('order_events_order').on(t.cityId, t.orderId, t.id),
    index('order_events_actor').on(t.actorId),
    // For the close of a day.
    index('order_events_completions').on(t.at).where(completes(t)),
    check('order_events_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
  ],
);

export const isCompletion = completes(orderEvents);

/** What a shop or a deliverer added to an event. Not in the event, because the notes of a deleted person are deleted. */
export const orderEventNotes = pgTable(
  'order_event_notes',
  {
    cityId: ref('city_id').notNull(),
    eventId: ref('event_id').notNull(),
    orderId: ref('order_id').notNull(),
    authorId: ref('author_id')
      .notNull()
      .references(() => users.id),
    note: text('note').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.eventId] }),
    foreignKey({ columns: [t.cityId, t.eventId], foreignColumns: [orderEvents.cityId, orderEvents.id] }),
    foreignKey({ columns: [t.cityId, t.orderId], foreignColumns: [orders.cityId, orders.id] }),
    index('order_event_notes_order').on(t.cityId, t.orderId),
    index('order_event_notes_author').on(t.authorId),
  ],
);
