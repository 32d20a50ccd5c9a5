import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { forgetAnswersOf } from '../../platform/http/idempotency.ts';
import { deleteSessionsOf } from './sessions/session.queries.ts';
import { deleteKnownAddresses } from './sign-in/sign-in.queries.ts';
import { blankUser, lockUserToDelete } from './user.queries.ts';

/** Deletes the account: frees the number, ends all sessions, and publishes `person.deleted`. Throws `not_found`. */
export async function deletePerson(tx: Tx, userId: number): Promise<void> {
  const { firstName } = await lockUserToDelete(tx, userId);
  await publish(tx, 'person.deleted', { userId, firstName });
  await deleteSessionsOf(tx, userId);
  await deleteKnownAddresses(tx, userId);
  await forgetAnswersOf(tx, userId);
  await blankUser(tx, userId);
}
