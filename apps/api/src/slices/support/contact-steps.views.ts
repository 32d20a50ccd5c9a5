// The step of a new village in which people learn how to reach the operators.

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Config } from '../../config.ts';
import { contactsOfSettings } from '../../support-contacts.ts';
import { supportContacts } from './support.tables.ts';

/** Done with a phone number and an e-mail address, saved or of the settings. */
export function contactSteps(config: Config): { support: SQL<boolean> } {
  const { phone, email } = contactsOfSettings(config);
  const has = (saved: PgColumn, set: string | null) =>
    sql`(${set !== null} or exists(select 1 from ${supportContacts} where ${saved} is not null))`;
  return { support: sql`(${has(supportContacts.phone, phone)} and ${has(supportContacts.email, email)})` };
}
