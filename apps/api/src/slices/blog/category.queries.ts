import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { refuseTwin } from '../../platform/refuse-twin.ts';
import { onlyId } from '../../platform/written-rows.ts';
import { articleImages, articles, articleViews, categories, uncountedViews } from './blog.tables.ts';

export interface CategoryFields {
  readonly name: string;
  readonly imageId: number | null;
}
type CategoryRow = CategoryFields & { readonly version: number };

const columns = { name: categories.name, imageId: categories.imageId, version: categories.version };

const nameIsTaken = 'A category with this name exists.';

/** Throws `input.invalid` when the name is taken. */
export async function insertCategory(tx: Tx, category: CategoryFields): Promise<number> {
  await refuseTwin(tx, categories, category, nameIsTaken);
  const rows = await tx.insert(categories).values(category).returning({ id: categories.id });
  return onlyId(rows.map(({ id }) => id));
}

/** Locked, so that nobody deletes it while an article is put into it. */
export async function findAndLockCategoryName(tx: Tx, categoryId: number): Promise<string | undefined> {
  const [row] = await tx
    .select(columns)
    .from(categories)
    .where(eq(categories.id, categoryId))
    .for('no key update');
  return row?.name;
}

/** Nobody else changes it, nor puts articles into it, until the transaction ends. Throws `not_found`. */
export async function lockCategory(tx: Tx, categoryId: number): Promise<CategoryRow> {
  const [row] = await tx.select(columns).from(categories).where(eq(categories.id, categoryId)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** Throws `input.invalid` when the name is taken. */
export async function updateCategoryRow(
  tx: Tx,
  categoryId: number,
  { name, imageId }: CategoryFields,
): Promise<void> {
  await refuseTwin(tx, categories, { id: categoryId, name }, nameIsTaken);
  await tx
    .update(categories)
    .set({ name, imageId, version: sql`${categories.version} + 1` })
    .where(eq(categories.id, categoryId));
}

/** The folded name is the last line of the articles' search text. */
export async function renameInArticles(tx: Tx, categoryId: number, foldedName: string): Promise<void> {
  const lastLine = '\n[^\n]*$';
  await tx
    .update(articles)
    .set({
      searchText: sql`regexp_replace(${articles.searchText}, ${lastLine}::text, ${`\n${foldedName}`}::text)`,
    })
    .where(eq(articles.categoryId, categoryId));
}

export const countArticlesOf = (tx: Tx, categoryId: number): Promise<number> =>
  tx.$count(articles, and(eq(articles.categoryId, categoryId), isNull(articles.deletedAt)));

/** Its deleted articles go with it. */
export async function deleteCategoryRow(tx: Tx, categoryId: number): Promise<void> {
  const those = sql`(select id from ${articles} where category_id = ${categoryId} and deleted_at is not null)`;
  for (const table of [articleImages, articleViews, uncountedViews]) {
    await tx.delete(table).where(sql`${table.articleId} in ${those}`);
  }
  await tx.delete(articles).where(sql`${articles.id} in ${those}`);
  await tx.delete(categories).where(eq(categories.id, categoryId));
}
