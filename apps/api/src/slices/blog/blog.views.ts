import type * as wire from '@haat/contract/blog';
import { serverLimits } from '@haat/contract/limits';
import { and, asc, count, desc, eq, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { foldText } from '../../platform/fold-text.ts';
import { pageOf, wholeList } from '../../platform/page.ts';
import { coverOf, viewNamedPictures } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { articles, banners, categories, uncountedViews } from './blog.tables.ts';

type PageQuery = Parameters<typeof pageOf>[0];
type ArticlesQuery = PageQuery & {
  readonly search?: string;
  readonly is_pinned?: string;
  readonly order?: 'newest';
};

export const categoryImages = alias(images, 'category_images');

/** Views of an article that are not in its count yet. */
export const uncounted = sql`(select count(*) from ${uncountedViews} where ${uncountedViews.articleId} = ${articles.id})`;

export const articleColumns = {
  id: articles.id,
  title: articles.title,
  coverKey: images.key,
  categoryId: categories.id,
  categoryName: categories.name,
  categoryKey: categoryImages.key,
  readMinutes: articles.readMinutes,
  isPinned: articles.isPinned,
};

export interface ArticleRow {
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

export const presentArticle = (row: ArticleRow): wire.ArticleInList => ({
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
export function matches(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const folded = search.split(/\s+/).map(foldText);
  const words = [...new Set(folded)].filter((word) => word !== '').slice(0, serverLimits.searchWords);
  return words.length === 0 ? sql`false` : and(...words.map(holds));
}

// Folded words contain no LIKE wildcards.
function holds(word: string): SQL | undefined {
  const text = articles.searchText;
  if ([...word].length > 2) return like(text, `%${word}%`);
  return or(like(text, `${word}%`), like(text, `% ${word}%`), like(text, `%\n${word}%`));
}

type Pinned = 'any' | 'yes' | 'no';

export function pinnedOf(word: string | undefined): Pinned {
  if (word === undefined) return 'any';
  return word === '1' || word === 'true' ? 'yes' : 'no';
}

/** Articles that customers can read: neither drafts, nor those of a later day, nor deleted ones. */
const isPublished = (now: Date): SQL | undefined =>
  and(isNull(articles.deletedAt), lte(articles.publishedAt, now));

// Literals, so that the planner can use the index of pinned articles.
export const isPinned: Record<Pinned, SQL | undefined> = {
  any: undefined,
  yes: sql`${articles.isPinned}`,
  no: sql`not ${articles.isPinned}`,
};

/**
 * A page by views. An index has the order of the counted views. Only the few articles with uncounted views are sorted apart,
 * and the best of both make the page.
 */
const selectPage = (
  db: Db,
  which: SQL | undefined,
  { limit, offset }: Record<'limit' | 'offset', number>,
) => {
  const page = sql`(
    select id, views from (
      select ${articles.id} as id, ${articles.views} + waiting.views as views from ${articles}
        join (select article_id, count(*) as views from ${uncountedViews} group by article_id) as waiting
          on waiting.article_id = ${articles.id} where ${which}
      union all
      (select ${articles.id}, ${articles.views} from ${articles}
        where ${which} and ${articles.id} not in (select article_id from ${uncountedViews})
        order by ${articles.views} desc, ${articles.id} limit ${offset + limit})
    ) as best order by views desc, id limit ${limit} offset ${offset}) as page`;
  return db
    .select({ ...articleColumns, views: sql`page.views`.mapWith(Number) })
    .from(page)
    .innerJoin(articles, sql`${articles.id} = page.id`)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(images, eq(images.id, articles.imageId))
    .leftJoin(categoryImages, eq(categoryImages.id, categories.imageId))
    .orderBy(sql`page.views desc, page.id`);
};

/** A page by date. */
const selectNewest = (
  db: Db,
  which: SQL | undefined,
  { limit, offset }: Record<'limit' | 'offset', number>,
) =>
  db
    .select({ ...articleColumns, views: sql`${articles.views} + ${uncounted}`.mapWith(Number) })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(images, eq(images.id, articles.imageId))
    .leftJoin(categoryImages, eq(categoryImages.id, categories.imageId))
    .where(which)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit)
    .offset(offset);

const selectCount = (db: Db, which: SQL | undefined) =>
  db.select({ count: count() }).from(articles).where(which);

export async function viewArticles(db: Db, query: ArticlesQuery, now: Date) {
  const { limit, offset } = pageOf(query);
  const which = and(isPublished(now), isPinned[pinnedOf(query.is_pinned)], matches(query.search));
  const select = query.order === 'newest' ? selectNewest : selectPage;
  const [[counted], rows] = await Promise.all([selectCount(db, which), select(db, which, { limit, offset })]);
  return { count: counted?.count ?? 0, results: rows.map(presentArticle) };
}

/** Throws `not_found`. */
export async function viewArticle(db: Db, articleId: number, now: Date): Promise<wire.Article> {
  const [row] = await db
    .select({
      ...articleColumns,
      body: articles.body,
      views: sql`${articles.views} + ${uncounted}`.mapWith(Number),
    })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(images, eq(images.id, articles.imageId))
    .leftJoin(categoryImages, eq(categoryImages.id, categories.imageId))
    .where(and(eq(articles.id, articleId), isPublished(now)));
  if (!row) throw new AppError('not_found');
  return { ...presentArticle(row), body: row.body };
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
