import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { deleteSynonymRow, lockSynonym } from './synonym.queries.ts';

/** Throws `not_found`. */
export async function deleteSynonym(
  tx: Tx,
  actor: { readonly userId: number },
  { id }: { readonly id: number },
): Promise<void> {
  const { names } = await lockSynonym(tx, id);
  await deleteSynonymRow(tx, id);
  await publish(tx, 'record.changed', {
    kind: 'synonym',
    id,
    action: 'delete',
    actorId: actor.userId,
    before: { names },
    after: {},
  });
}
