import { creditSides, entryKinds } from '@haat/contract/credit-machine';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { newestFirst } from '../../platform/city-id.ts';
import { cityRowId, cityRowIds, instant, paise, ref } from '../../platform/columns.ts';
import { users } from '../accounts/account.tables.ts';
import { shops } from '../shops/shop.tables.ts';

export const creditAccountIds = cityRowIds('credit_accounts');

/** What the customer said to the shop's offer. */
export const offerAnswers = ['offered', 'open', 'refused'] as const;

/** What a customer owes to a shop. Its sums are those of its lines. Commands that add or answer a line lock this row first. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    id: cityRowId(),
    /** The shop's. */
    cityId: ref('city_id').notNull(),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    customerId: ref('customer_id')
      .notNull()
      .references(() => users.id),
    limitPaise: paise('limit_paise').notNull(),
    answer: text('answer', { enum: offerAnswers }).notNull().default('offered'),
    isClosed: boolean('is_closed').notNull().default(false),
    /** One of the two deleted their account, so that nothing can be agreed any more. */
    isOver: boolean('is_over').notNull().default(false),
    balancePaise: paise('balance_paise').notNull().default(0),
    waitingPaise: paise('waiting_paise').notNull().default(0),
    /** Of the waiting lines that add to what is owed. */
    waitingAddedPaise: paise('waiting_added_paise').notNull().default(0),
    waitingLines: integer('waiting_lines').notNull().default(0),
    remindedAt: instant('reminded_at'),
    /** The name that the shop wrote. Only a paper account has one, until its person agrees. */
    paperName: text('paper_name'),
    paperNumber: text('paper_number'),
    /** Its person doesn't want to see it. */
    isPaperRefused: boolean('is_paper_refused').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    uniqueIndex('credit_accounts_once').on(t.cityId, t.shopId, t.customerId),
    index('credit_accounts_shop_owed').on(t.shopId, t.balancePaise.desc().nullsFirst(), newestFirst(t)),
    index('credit_accounts_customer_owed').on(
      t.customerId,
      t.balancePaise.desc().nullsFirst(),
      newestFirst(t),
    ),
    index('credit_accounts_owed').on(t.balancePaise.desc().nullsFirst(), newestFirst(t)),
    check('credit_accounts_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check('credit_accounts_limit', sql`${t.limitPaise} > 0`),
    check('credit_accounts_paper', sql`(${t.paperName} is null) = (${t.paperNumber} is null)`),
    check(
      'credit_accounts_waiting',
      sql`${t.waitingLines} >= 0 and ${t.waitingAddedPaise} >= 0 and ${t.waitingAddedPaise} >= ${t.waitingPaise}`,
    ),
  ],
);

export const creditEntryIds = cityRowIds('credit_entries');

/** The lines of an account. Append-only: triggers refuse updates and deletions, also of a line whose order is archived. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: cityRowId(),
    cityId: ref('city_id').notNull(),
    accountId: ref('account_id').notNull(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    /** Only lines of orders and refunds have one. It stays when the order is archived, so it isn't a foreign key. */
    orderId: ref('order_id'),
    /** Positive: owed. Negative: paid. */
    amountPaise: paise('amount_paise').notNull(),
    addedBy: text('added_by', { enum: creditSides }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    foreignKey({
      columns: [t.cityId, t.accountId],
      foreignColumns: [creditAccounts.cityId, creditAccounts.id],
    }),
    index('credit_entries_account').on(t.cityId, t.accountId, t.id),
    uniqueIndex('credit_entries_once_per_order').on(t.cityId, t.orderId).where(sql`${t.kind} = 'order'`),
    index('credit_entries_refund').on(t.cityId, t.orderId).where(sql`${t.kind} = 'refund'`),
    check('credit_entries_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check('credit_entries_order_line', sql`(${t.kind} in ('order', 'refund')) = (${t.orderId} is not null)`),
    check(
      'credit_entries_amount',
      sql`${t.amountPaise} <> 0 and (${t.kind} = 'correction' or (${t.kind} not in ('payment', 'refund')) = (${t.amountPaise} > 0))`,
    ),
  ],
);

/** The other side's answer to a line that a person added. Append-only, so a line is answered once. */
export const creditAnswers = pgTable(
  'credit_answers',
  {
    cityId: ref('city_id').notNull(),
    entryId: ref('entry_id').notNull(),
    isAgreed: boolean('is_agreed').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.entryId] }),
    foreignKey({ columns: [t.cityId, t.entryId], foreignColumns: [creditEntries.cityId, creditEntries.id] }),
  ],
);

/** What people wrote beside their lines. Not in the lines themselves, because a deletion removes it. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    cityId: ref('city_id').notNull(),
    entryId: ref('entry_id').notNull(),
    accountId: ref('account_id').notNull(),
    note: text('note').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.entryId] }),
    foreignKey({ columns: [t.cityId, t.entryId], foreignColumns: [creditEntries.cityId, creditEntries.id] }),
    index('credit_notes_account').on(t.cityId, t.accountId),
  ],
);
