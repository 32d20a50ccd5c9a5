import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { insertSynonyms, listGroupsOf } from './synonym.queries.ts';
import { checkNames, isSameGood, type SynonymNames } from './synonym-names.ts';

/**
 * Adds the names of many goods, except goods that share two names with a known one. `actorId` is null for the demo.
 * Returns how many were added. Throws `input.invalid`.
 */
export async function importSynonyms(
  tx: Tx,
  actorId: number | null,
  rows: readonly (readonly string[])[],
): Promise<number> {
  const checked = rows.map(checkNames);
  const known = await listGroupsOf(
    tx,
    checked.flatMap(({ folded }) => folded),
  );
  const added: SynonymNames[] = [];
  for (const row of checked) {
    if (known.some((group) => isSameGood(group, row.folded))) continue;
    added.push(row);
    known.push([...row.folded]);
  }
  const ids = await insertSynonyms(tx, added);
  // Nobody looks for the demo's in the audit.
  if (actorId === null || added.length === 0) return added.length;
  const changes = added.map(({ names }, at) => ({
    kind: 'synonym' as const,
    id: ids[at] ?? 0,
    action: 'create',
    before: {},
    after: { names },
  }));
  await publish(tx, 'records.changed', { actorId, changes });
  return added.length;
}
