import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { contactsId, lockContacts, updateContactsRow } from './contacts.queries.ts';

interface ContactsEdit {
  /** As the operator has read it. */
  readonly version: number;
  /** Undefined fields stay. */
  readonly changes: { readonly phone?: string | undefined; readonly email?: string | undefined };
}

/** Throws `edit.stale`. */
export async function updateContacts(
  tx: Tx,
  actorId: number,
  { version, changes }: ContactsEdit,
): Promise<void> {
  const { version: present, ...before } = await lockContacts(tx);
  requireVersion(present, version);
  const after = { ...before, ...definedOf(changes) };
  const changed = changedFields(before, after);
  if (!changed) return;
  await updateContactsRow(tx, after);
  const change = { kind: 'support_contacts', id: contactsId, action: 'update', actorId } as const;
  await publish(tx, 'record.changed', { ...change, ...changed });
}
