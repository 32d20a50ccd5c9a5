import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { foldText } from '../../platform/fold-text.ts';
import { requireVersion } from '../../platform/require-version.ts';
import {
  type CategoryFields,
  lockCategory,
  renameInArticles,
  updateCategoryRow,
} from './category.queries.ts';
import { recordedCategory } from './publish-change.ts';

interface CategoryEdit {
  readonly categoryId: number;
  readonly version: number;
  /** Undefined fields stay. */
  readonly changes: { readonly [Field in keyof CategoryFields]?: CategoryFields[Field] | undefined };
}

/** Throws `not_found`, `edit.stale`, or `input.invalid` when the name is taken. */
export async function updateCategory(
  tx: Tx,
  actorId: number,
  { categoryId, version, changes }: CategoryEdit,
): Promise<void> {
  const before = await lockCategory(tx, categoryId);
  requireVersion(before.version, version);
  const after: CategoryFields = { ...before, ...definedOf(changes) };
  const changed = changedFields(recordedCategory(before), recordedCategory(after));
  if (!changed) return;
  await updateCategoryRow(tx, categoryId, after);
  // The search looks at the category's name.
  if (after.name !== before.name) await renameInArticles(tx, categoryId, foldText(after.name));
  await publish(tx, 'record.changed', {
    kind: 'category',
    id: categoryId,
    action: 'update',
    actorId,
    ...changed,
  });
}
