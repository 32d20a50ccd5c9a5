import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { insertSynonyms } from './synonym.queries.ts';
import { checkNames } from './synonym-names.ts';

/** Adds the names of a good. Returns the id. Throws `input.invalid` on `names`. */
export async function createSynonym(
  tx: Tx,
  actor: { readonly userId: number },
  { names }: { readonly names: readonly string[] },
): Promise<number> {
  const row = checkNames(names);
  const [id] = await insertSynonyms(tx, [row]);
  if (id === undefined) throw new Error('the synonym was not written');
  const after = { names: row.names };
  await publish(tx, 'record.changed', {
    kind: 'synonym',
    id,
    action: 'create',
    actorId: actor.userId,
    before: {},
    after,
  });
  return id;
}
