// The step of a new village in which people learn how to reach the operators.
import type * as wire from '@haat/contract/operator/support-contacts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database.ts';
import { type Contacts, contactsOfSettings } from '../../support-contacts.ts';
import { contactsId, findSavedContacts } from './contacts.queries.ts';
import { supportContacts } from './support.tables.ts';

/** `set` are those of the environment. */
export async function viewSupportContacts(db: Db, set: Contacts): Promise<wire.SupportContacts> {
  const { version, ...saved } = await findSavedContacts(db);
  return { id: contactsId, ...joinContacts(saved, set), version };
}

/** Saved contacts before those of the environment. */
const joinContacts = (saved: Contacts, set: Contacts): Contacts => ({
  phone: saved.phone ?? set.phone,
  email: saved.email ?? set.email,
});

/** Done with a phone number and an e-mail address, saved or of the settings. */
export function contactSteps(config: Config): { support: SQL<boolean> } {
  const { phone, email } = contactsOfSettings(config);
  const has = (saved: PgColumn, set: string | null) =>
    sql`(${set !== null} or exists(select 1 from ${supportContacts} where ${saved} is not null))`;
  return { support: sql`(${has(supportContacts.phone, phone)} and ${has(supportContacts.email, email)})` };
}
