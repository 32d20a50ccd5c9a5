import type { CategoryRecord } from '@haat/contract/operator/categories';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { byName } from '../../platform/by-name.ts';
import type { Db } from '../../platform/database.ts';
import { folded } from '../../platform/folded-in-sql.ts';
import { matchesWords } from '../../platform/folded-search.ts';
import { pageOf, wholeList } from '../../platform/page.ts';
import { coverOf } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { articles, categories } from './blog.tables.ts';

type ListQuery = Parameters<typeof pageOf>[0] & { readonly search?: string };

const selectCategories = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: categories.id,
      name: categories.name,
      key: images.key,
      articleCount: sql`(select count(*) from ${articles} where ${and(
        eq(articles.categoryId, categories.id),
        isNull(articles.deletedAt),
      )})`.mapWith(Number),
      version: categories.version,
    })
    .from(categories)
    .leftJoin(images, eq(images.id, categories.imageId))
    .where(which);

type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number];

const presentCategory = ({ key, articleCount, version, ...row }: CategoryRow): CategoryRecord => ({
  ...row,
  cover: coverOf(key),
  article_count: articleCount,
  version,
});

/** By name. */
export async function viewCategoryRecords(db: Db, query: ListQuery) {
  const { limit, offset } = pageOf(query, wholeList);
  const which = matchesWords(folded(categories.name), query.search);
  const [count, rows] = await Promise.all([
    db.$count(categories, which),
    selectCategories(db, which)
      .orderBy(asc(byName(categories.name)), asc(categories.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results: rows.map(presentCategory) };
}

/** Throws `not_found`. */
export async function viewCategoryRecord(db: Db, categoryId: number): Promise<CategoryRecord> {
  const [row] = await selectCategories(db, eq(categories.id, categoryId));
  if (!row) throw new AppError('not_found');
  return presentCategory(row);
}
