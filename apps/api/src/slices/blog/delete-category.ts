import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deskOnly } from '../../platform/words.ts';
import { countArticlesOf, deleteCategoryRow, lockCategory } from './category.queries.ts';
import { publishDeleted, recordedCategory } from './publish-change.ts';

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
