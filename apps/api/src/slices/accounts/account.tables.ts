import { codeRules } from '@haat/contract/delivery-codes';
import { feeReceivers } from '@haat/contract/fee-receivers';
import { languages } from '@haat/contract/languages';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { byName } from '../../platform/by-name.ts';
import { id, instant, paise, ref } from '../../platform/columns.ts';
import { foldedInSql } from '../../platform/folded-in-sql.ts';

export const cities = pgTable(
  'cities',
  {
    id: id(),
    name: text('name').notNull().unique(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    radiusKm: doublePrecision('radius_km').notNull(),
    timeZone: text('time_zone').notNull(),
    deliveryBasePaise: paise('delivery_base_paise').notNull(),
    freeKm: doublePrecision('free_km').notNull(),
    perKmPaise: paise('per_km_paise').notNull(),
    /** How long a shop's change to an order waits for the customer. */
    proposalMinutes: integer('proposal_minutes').notNull().default(15),
    /** Who keeps the delivery cost of orders that are completed. */
    feeGoesTo: text('fee_goes_to', { enum: feeReceivers }).notNull().default('deliverer'),
    /** Who holds more cash can't accept a request. 0: no limit. */
    cashLimitPaise: paise('cash_limit_paise').notNull().default(0),
    /** Percent by which loose goods may weigh more than was ordered. */
    weighMargin: integer('weigh_margin').notNull().default(10),
    /** Of the goods of completed orders, in hundredths of a percent. */
    commissionBasisPoints: integer('commission_basis_points').notNull().default(0),
    /** How long a list waits for an answer of either side. */
    listMinutes: integer('list_minutes').notNull().default(60),
    /** Seconds until the steps that are taken when nobody answers. 0: never. */
    remindShopAfter: integer('remind_shop_after').notNull().default(120),
    smsShopAfter: integer('sms_shop_after').notNull().default(300),
    tellOperatorAfter: integer('tell_operator_after').notNull().default(600),
    tellCustomerAfter: integer('tell_customer_after').notNull().default(900),
    remindDeliverersAfter: integer('remind_deliverers_after').notNull().default(300),
    tellOperatorRequestAfter: integer('tell_operator_request_after').notNull().default(600),
    /** Whether deliverers ask for the customer's code at the door. */
    deliveryCode: text('delivery_code', { enum: codeRules }).notNull().default('offered'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('cities_by_name').on(byName(t.name), t.id),
    index('cities_radius').on(t.radiusKm),
    check('cities_fit_into_ids', sql`${t.id} <= 131071`),
    check('cities_proposal_minutes', sql`${t.proposalMinutes} between 1 and 240`),
    check('cities_fee_goes_to', sql`${t.feeGoesTo} in ('deliverer', 'operator')`),
    check('cities_delivery_code', sql`${t.deliveryCode} in ('off', 'offered', 'required')`),
    check('cities_cash_limit', sql`${t.cashLimitPaise} >= 0`),
    check('cities_list_minutes', sql`${t.listMinutes} between 1 and 1440`),
    check('cities_weigh_margin', sql`${t.weighMargin} between 0 and 25`),
    check('cities_commission', sql`${t.commissionBasisPoints} between 0 and 3000`),
    check(
      'cities_reminders',
      sql`least(${t.remindShopAfter}, ${t.smsShopAfter}, ${t.tellOperatorAfter}, ${t.tellCustomerAfter},
        ${t.remindDeliverersAfter}, ${t.tellOperatorRequestAfter}) >= 0`,
    ),
    check(
      'cities_positive',
      sql`${t.radiusKm} > 0 and ${t.freeKm} >= 0 and ${t.deliveryBasePaise} >= 0 and ${t.perKmPaise} >= 0`,
    ),
  ],
);

/** First and last name for searching, as the index `users_name` has them. */
export const foldedUserName = sql`(${foldedInSql('first_name')} || ${foldedInSql('last_name')})`;

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Null once the account is deleted: the number is free for a new person. */
    number: text('number').unique(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    email: text('email').notNull().default(''),
    isNumberVerified: boolean('is_number_verified').notNull().default(false),
    isInitialSetupDone: boolean('is_initial_setup_done').notNull().default(false),
    isCustomerSetupDone: boolean('is_customer_setup_done').notNull().default(false),
    isShopSetupDone: boolean('is_shop_setup_done').notNull().default(false),
    isShopVerified: boolean('is_shop_verified').notNull().default(false),
    isDeliverer: boolean('is_deliverer').notNull().default(false),
    /** The city that a deliverer works in. It stays after a dismissal, for the order history. */
    delivererCityId: ref('deliverer_city_id').references(() => cities.id),
    /** Off duty, a deliverer isn't told of new requests. */
    isOnDuty: boolean('is_on_duty').notNull().default(true),
    isOperator: boolean('is_operator').notNull().default(false),
    isBlocked: boolean('is_blocked').notNull().default(false),
    /** The slice `second-factor` sets it. */
    hasSecondFactor: boolean('has_second_factor').notNull().default(false),
    /** Preferences are null until the person sets them. */
    language: text('language', { enum: languages }),
    dataSaver: boolean('data_saver'),
    sound: boolean('sound'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** Orders point to this row, so it stays. Everything personal in it is blank then. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('users_deliverer_city').on(t.delivererCityId).where(sql`${t.isDeliverer}`),
    // The operator's search and filters, and how many came on a day.
    index('users_name').using('gin', sql`${foldedUserName} gin_trgm_ops`),
    index('users_number_part').using('gin', t.number.op('gin_trgm_ops')),
    index('users_operators').on(t.id).where(sql`${t.isOperator}`),
    index('users_blocked').on(t.id).where(sql`${t.isBlocked}`),
    index('users_created').using('brin', t.createdAt),
    check('users_deliverer_has_city', sql`not ${t.isDeliverer} or ${t.delivererCityId} is not null`),
    check('users_language', sql`${t.language} in ('en', 'hi', 'ml')`),
    check('users_number_until_deleted', sql`(${t.number} is null) = (${t.deletedAt} is not null)`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    /** The browser and system, such as 'Chrome on Android'. Empty for sessions older than this column. */
    device: text('device').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** Not written at every use, see `session-life.ts`. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    /** Each use extends it to 12 hours from now. Once it has passed, it is never extended again. */
    operatorUntil: instant('operator_until').notNull().default(sql`now() + interval '12 hours'`),
    /** When an operator gave the second factor in this session the last time. */
    factorGivenAt: instant('factor_given_at'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/** A device that gets push messages. It ends with its session. */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    /** FCM's registration id, or a browser's push endpoint. */
    registrationId: text('registration_id').notNull(),
    /** SHA-256 in hexadecimal, of every row. NOT NULL must wait until no older server runs. */
    registrationHash: text('registration_hash'),
    kind: text('kind', { enum: ['FCM', 'WEBPUSH'] }).notNull(),
    /** A browser's `{p256dh, auth}`. */
    keys: json('keys').$type<{ p256dh: string; auth: string }>(),
    isActive: boolean('is_active').notNull(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    sessionId: ref('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('devices_registration_hash').on(t.kind, t.registrationHash),
    index('devices_user').on(t.userId),
    index('devices_session').on(t.sessionId),
  ],
);

/**
 * How many notifications a person has. Triggers on `notifications` keep it exact. It is read with each session, so a poll
 * needs no other look-up. People who were never notified have no row.
 */
export const notificationCounts = pgTable(
  'notification_counts',
  {
    userId: ref('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    total: integer('total').notNull(),
    unread: integer('unread').notNull(),
    /** The time of the last change in microseconds. It always grows, and no value comes twice, even after a restore. */
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (t) => [check('notification_counts_unread', sql`${t.unread} between 0 and ${t.total}`)],
);

/** Counts of codes by client address, and of all SMS. A row is useless once `expire` (in milliseconds) has passed. */
export const codeLimits = pgTable('code_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: paise('expire'),
});
