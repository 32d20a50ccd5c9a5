import type { Tx } from '../../platform/database.ts';
import { insertUser, lockUserByNumber, type UserRow } from './user.queries.ts';

/** Finds the person with this number, or creates one. Locks them, as `lockUser` does. */
export async function findOrCreateUserByNumber(tx: Tx, number: string): Promise<UserRow> {
  const known = await lockUserByNumber(tx, number);
  if (known) return known;
  await insertUser(tx, number);
  // Another request may have created the same person at the same time.
  const made = await lockUserByNumber(tx, number);
  if (!made) throw new Error('the person was not written');
  return made;
}
