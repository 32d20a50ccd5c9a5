import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { searchedNumber } from './searched-number.ts';
import { findUserByNumber } from './user.queries.ts';

/**
 * Writes into the audit that an operator searches for a whole number, with the person who has it. Other searches leave no
 * line.
 */
export async function recordNumberSearch(
  tx: Tx,
  actor: { readonly userId: number },
  search: string | undefined,
): Promise<void> {
  const number = searchedNumber(search);
  if (number === undefined || !('whole' in number)) return;
  const person = await findUserByNumber(tx, number.whole);
  await publish(tx, 'record.changed', {
    kind: 'user',
    id: person?.id ?? 0,
    action: 'search_number',
    actorId: actor.userId,
    before: {},
    after: {},
  });
}
