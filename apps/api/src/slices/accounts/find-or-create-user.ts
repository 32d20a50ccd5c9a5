import type { Tx } from '../../platform/database.ts';
import { insertUser, lockUserByNumber } from './user.queries.ts';

/** The person with this number, new when nobody had it. */
export async function findOrCreateUserByNumber(tx: Tx, number: string): Promise<number> {
  const known = await lockUserByNumber(tx, number);
  if (known) return known.id;
  await insertUser(tx, number);
  // Somebody else may have made the same person at the same time.
  const made = await lockUserByNumber(tx, number);
  if (!made) throw new Error('the person was not written');
  return made.id;
}
