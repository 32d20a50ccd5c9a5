import { AppError } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { foldText } from '../../platform/fold-text.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import { requireVersion } from '../../platform/require-version.ts';
import {
  type CategoryFields,
  countArticlesOf,
  deleteCategoryRow,
  insertCategory,
  lockCategory,
  renameInArticles,
  updateCategoryRow,
} from './category.queries.ts';
import { publishCreated, publishDeleted, recordedCategory } from './publish-change.ts';

/** Creates a category of articles. Returns its id. Throws `input.invalid` when the name is taken. */
export async function createCategory(
  tx: Tx,
  actorId: number | null,
  category: CategoryFields,
): Promise<number> {
  const id = await insertCategory(tx, category);
  await publishCreated(tx, { kind: 'category', id, actorId }, recordedCategory(category));
  return id;
}

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

/** Throws `not_found`, or `record.in_use` while an article, published or not, is in the category. */
export async function deleteCategory(tx: Tx, actorId: number, id: number): Promise<void> {
  const category = await lockCategory(tx, id);
  const used = await countArticlesOf(tx, id);
  if (used > 0) {
    const detail =
      used === 1
        ? '1 article is in this category. Move or delete it first.'
        : `${used} articles are in this category. Move or delete them first.`;
    throw new AppError('record.in_use', { detail: deskOnly(detail) });
  }
  await deleteCategoryRow(tx, id);
  await publishDeleted(tx, { kind: 'category', id, actorId }, recordedCategory(category));
}
