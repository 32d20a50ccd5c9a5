import type { Preferences } from '@haat/contract/accounts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { updateUser } from './user.queries.ts';

/** Omitted fields stay. */
export async function setPreferences(
  tx: Tx,
  actor: { userId: number },
  { language, data_saver: dataSaver, sound }: Preferences,
): Promise<void> {
  await updateUser(tx, actor.userId, definedOf({ language, dataSaver, sound }));
}
