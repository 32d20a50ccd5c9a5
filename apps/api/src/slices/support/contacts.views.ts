import type * as wire from '@haat/contract/operator/support-contacts';
import type { Db } from '../../platform/database.ts';
import type { Contacts } from '../../support-contacts.ts';
import { contactsId, findSavedContacts } from './contacts.queries.ts';

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
