import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../../platform/columns.ts';
import { users } from '../account.tables.ts';

/**
 * One row per SMS. A number's two newest codes work until they expire. At each address, the newest one requested there
 * works too. Using one expires all. Useless after 24 hours. At most SMS_PER_HOUR rows an hour.
 */
export const sentCodes = pgTable(
  'sent_codes',
  {
    id: id(),
    number: text('number').notNull(),
    /** The address that requested it. */
    addressHash: text('address_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('sent_codes_number').on(t.number, t.id), index('sent_codes_sent_at').on(t.sentAt)],
);

/**
 * Wrong guesses at valid codes. A guess at a number without a code isn't stored, so strangers can't fill the table.
 * Useless after 24 hours. At most 15 rows a day for a number, and 15 for each of its known addresses.
 */
export const wrongGuesses = pgTable(
  'wrong_guesses',
  {
    id: id(),
    number: text('number').notNull(),
    addressHash: text('address_hash').notNull(),
    /** The number's newest code at that time: the guess counts against this code and all before it. */
    newestCodeId: ref('newest_code_id').notNull(),
    guessedAt: instant('guessed_at').notNull(),
  },
  (t) => [
    index('wrong_guesses_number').on(t.number, t.guessedAt),
    index('wrong_guesses_guessed_at').on(t.guessedAt),
  ],
);

/** The ten latest addresses a person has signed in from. Useless after a year, when the longest session has ended. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    addressHash: text('address_hash').notNull(),
    signedInAt: instant('signed_in_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.addressHash] }),
    index('known_addresses_signed_in_at').on(t.signedInAt),
  ],
);

/** One row: the key of the address hashes. Each installation has a random one, so nobody can look the hashes up. */
export const addressKeys = pgTable(
  'address_keys',
  { isOnly: boolean('is_only').primaryKey().default(true), key: text('key').notNull() },
  (t) => [check('address_keys_only_one', sql`${t.isOnly}`)],
);
