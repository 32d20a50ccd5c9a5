import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';
import { sessions, users } from '../accounts/account.tables.ts';

/** The authenticator app of an operator. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: ref('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Encrypted, see `sealed-secret.ts`. */
  secret: text('secret').notNull(),
  /** The last used step of 30 seconds: each code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
});

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    /** WebAuthn's id of the credential. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says it was used. A copy of the key would be behind. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: json('transports').$type<string[]>().notNull(),
    /** The only page it works on: `https://haat.example`. */
    origin: text('origin').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId), check('passkeys_counter', sql`${t.counter} >= 0`)],
);

/** Ten per person. Used ones are deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    /** The same for all codes of a person, so that a guess is hashed once. */
    salt: text('salt').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

/** Wrong codes since the last right one. */
export const wrongFactors = pgTable(
  'wrong_factors',
  {
    userId: ref('user_id')
      .primaryKey()
      .references(() => users.id),
    wrong: integer('wrong').notNull(),
    /** No code counts before this. */
    waitUntil: instant('wait_until').notNull(),
  },
  (t) => [check('wrong_factors_wrong', sql`${t.wrong} > 0`)],
);

/** What a session has begun: it ends with it, and each is used once. */
export const begunFactors = pgTable(
  'begun_factors',
  {
    sessionId: ref('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['add_app', 'add_passkey', 'give_passkey'] }).notNull(),
    /** WebAuthn's challenge, or the app's encrypted secret. */
    value: text('value').notNull(),
    /** The page that asked. Empty for an app. */
    origin: text('origin').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.purpose] }),
    check('begun_factors_purpose', sql`${t.purpose} in ('add_app', 'add_passkey', 'give_passkey')`),
  ],
);
