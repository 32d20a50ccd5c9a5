// What operators do with the names of goods. All commands throw `input.invalid` on `names`.
import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { requireVersion } from '../../platform/require-version.ts';
import {
  deleteSynonymRow,
  insertSynonyms,
  listGroupsOf,
  lockSynonym,
  updateSynonymRow,
} from './search.queries.ts';
import { checkNames, isSameGood, type SynonymNames } from './synonym-names.ts';

interface Actor {
  readonly userId: number;
}

const recorded = (action: 'create' | 'update' | 'delete', id: number, { userId: actorId }: Actor) =>
  ({ kind: 'synonym', id, action, actorId }) as const;

/** Adds the names of a good. Returns the id. */
export async function createSynonym(
  tx: Tx,
  actor: Actor,
  { names }: { readonly names: readonly string[] },
): Promise<number> {
  const row = checkNames(names);
  const [id] = await insertSynonyms(tx, [row]);
  if (id === undefined) throw new Error('the synonym was not written');
  await publish(tx, 'record.changed', {
    ...recorded('create', id, actor),
    before: {},
    after: { names: row.names },
  });
  return id;
}

interface SynonymEdit {
  readonly id: number;
  readonly version: number;
  /** Undefined: the names stay. */
  readonly names: readonly string[] | undefined;
}

/** Throws `not_found` and `edit.stale`. */
export async function updateSynonym(
  tx: Tx,
  actor: Actor,
  { id, version, names }: SynonymEdit,
): Promise<void> {
  const before = await lockSynonym(tx, id);
  requireVersion(before.version, version);
  const after = checkNames(names ?? before.names);
  const changed = changedFields({ names: before.names }, { names: after.names });
  if (!changed) return;
  await updateSynonymRow(tx, id, after);
  await publish(tx, 'record.changed', { ...recorded('update', id, actor), ...changed });
}

/** Throws `not_found`. */
export async function deleteSynonym(tx: Tx, actor: Actor, { id }: { readonly id: number }): Promise<void> {
  const { names } = await lockSynonym(tx, id);
  await deleteSynonymRow(tx, id);
  await publish(tx, 'record.changed', { ...recorded('delete', id, actor), before: { names }, after: {} });
}

/**
 * Adds the names of many goods, except goods that share two names with a known one. `actorId` is null for the demo.
 * Returns how many were added.
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
