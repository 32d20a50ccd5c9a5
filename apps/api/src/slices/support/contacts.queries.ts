import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import type { Contacts } from '../../support-contacts.ts';
import { supportContacts } from './support.tables.ts';

/** The id of the only row. */
export const contactsId = 1;

export type SavedContacts = Contacts & { readonly version: number };

const columns = {
  phone: supportContacts.phone,
  email: supportContacts.email,
  version: supportContacts.version,
};

const nothing: SavedContacts = { phone: null, email: null, version: 1 };

/** Nulls when nobody has saved any. */
export async function findSavedContacts(db: Db): Promise<SavedContacts> {
  const [row] = await db.select(columns).from(supportContacts);
  return row ?? nothing;
}

/** Creates the row when there is none. */
export async function lockContacts(tx: Tx): Promise<SavedContacts> {
  await tx.insert(supportContacts).values({ id: contactsId }).onConflictDoNothing();
  const [row] = await tx.select(columns).from(supportContacts).for('no key update');
  return row ?? nothing;
}

export async function updateContactsRow(tx: Tx, { phone, email }: Contacts): Promise<void> {
  await tx
    .update(supportContacts)
    .set({ phone, email, version: sql`${supportContacts.version} + 1` })
    .where(eq(supportContacts.id, contactsId));
}
