import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { lockSynonym, updateSynonymRow } from './synonym.queries.ts';
import { checkNames } from './synonym-names.ts';

interface SynonymEdit {
  readonly id: number;
  readonly version: number;
  /** Undefined: the names stay. */
  readonly names: readonly string[] | undefined;
}

/** Throws `not_found`, `edit.stale`, `input.invalid` on `names`. */
export async function updateSynonym(
  tx: Tx,
  actor: { readonly userId: number },
  { id, version, names }: SynonymEdit,
): Promise<void> {
  const before = await lockSynonym(tx, id);
  requireVersion(before.version, version);
  const after = checkNames(names ?? before.names);
  const changed = changedFields({ names: before.names }, { names: after.names });
  if (!changed) return;
  await updateSynonymRow(tx, id, after);
  await publish(tx, 'record.changed', {
    kind: 'synonym',
    id,
    action: 'update',
    actorId: actor.userId,
    ...changed,
  });
}
