import type * as wire from '@haat/contract/blog';
import { limits } from '@haat/contract/limits';
import { and, asc, desc, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { foldText } from '../../platform/fold-text.ts';
import { pageOf, wholeList } from '../../platform/page.ts';
import { coverOf, viewNamedPictures } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { articles, banners, categories, uncountedViews } from './blog.tables.ts';

type PageQuery = Parameters<typeof pageOf>[0];
type ArticlesQuery = PageQuery & { readonly search?: string; readonly is_pinned?: string };

const categoryImages = alias(images, 'category_images');

const uncounted = sql`(select count(*) from ${uncountedViews} where ${uncountedViews.articleId} = ${articles.id})`;
const allViews = sql<number>`(${articles.views} + ${uncounted})`.mapWith(Number);

const columns = {
  id: articles.id,
  title: articles.title,
  coverKey: images.key,
  categoryId: categories.id,
  categoryName: categories.name,
  categoryKey: categoryImages.key,
  readMinutes: articles.readMinutes,
  isPinned: articles.isPinned,
  views: allViews,
};

interface ArticleRow {
  readonly id: number;
  readonly title: string;
  readonly coverKey: string | null;
  readonly categoryId: number;
  readonly categoryName: string;
  readonly categoryKey: string | null;
  readonly readMinutes: number;
  readonly isPinned: boolean;
  readonly views: number;
}

const present = (row: ArticleRow): wire.ArticleInList => ({
  id: row.id,
  title: row.title,
  cover: coverOf(row.coverKey),
  category: { id: row.categoryId, name: row.categoryName, cover: coverOf(row.categoryKey) },
  read_time: row.readMinutes,
  is_pinned: row.isPinned,
  views: row.views,
});

/**
 * Every word of the term is in the title, text or category. One or two letters match beginnings of words. '4g' and 'h2o'
 * stay together. A term without letters finds nothing. Words after the tenth are ignored, because each costs a search
 * in every article.
 */
function matches(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const folded = search.split(/\s+/).map(foldText);
  const words = [...new Set(folded)].filter((word) => word !== '').slice(0, limits.searchWords);
  return words.length === 0 ? sql`false` : and(...words.map(holds));
}

// Folded words contain no LIKE wildcards.
function holds(word: string): SQL | undefined {
  const text = articles.searchText;
  if ([...word].length > 2) return like(text, `%${word}%`);
  return or(like(text, `${word}%`), like(text, `% ${word}%`), like(text, `%\n${word}%`));
}

function isPinned(word: string | undefined): SQL | undefined {
  return word === undefined ? undefined : eq(articles.isPinned, word === '1' || word === 'true');
}

export async function viewArticles(db: Db, query: ArticlesQuery) {
  const { limit, offset } = pageOf(query);
  const wanted = and(isNull(articles.deletedAt), matches(query.search), isPinned(query.is_pinned));
  // When no view is uncounted, an index provides the order.
  const waiting = await db.select({ id: uncountedViews.id }).from(uncountedViews).limit(1);
  const [count, rows] = await Promise.all([
    db.$count(articles, wanted),
    db
      .select(columns)
      .from(articles)
      .innerJoin(categories, eq(categories.id, articles.categoryId))
      .leftJoin(images, eq(images.id, articles.imageId))
      .leftJoin(categoryImages, eq(categoryImages.id, categories.imageId))
      .where(wanted)
      .orderBy(desc(waiting.length > 0 ? allViews : articles.views), asc(articles.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results: rows.map(present) };
}

/** Throws `not_found`. */
export async function viewArticle(db: Db, articleId: number): Promise<wire.Article> {
  const [row] = await db
    .select({ ...columns, body: articles.body })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(images, eq(images.id, articles.imageId))
    .leftJoin(categoryImages, eq(categoryImages.id, categories.imageId))
    .where(and(eq(articles.id, articleId), isNull(articles.deletedAt)));
  if (!row) throw new AppError('not_found');
  return { ...present(row), body: row.body };
}

export async function viewBanners(db: Db, query: PageQuery) {
  const { limit, offset } = pageOf(query, wholeList);
  const [count, rows] = await Promise.all([
    db.$count(banners),
    db
      .select({ id: banners.id, title: banners.title, key: images.key, link: banners.link })
      .from(banners)
      .leftJoin(images, eq(images.id, banners.imageId))
      .orderBy(asc(banners.position), asc(banners.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results: rows.map(({ key, ...banner }) => ({ ...banner, cover: coverOf(key) })) };
}

export const viewCategories = (db: Db, query: PageQuery) => viewNamedPictures(db, categories, query);
