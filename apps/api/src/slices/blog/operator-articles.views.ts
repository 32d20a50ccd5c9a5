import type * as wire from '@haat/contract/operator/articles';
import { and, desc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { homeTimeZone } from '../accounts/index.ts';
import { images } from '../media/media.tables.ts';
import { articles, categories } from './blog.tables.ts';
import {
  type ArticleRow,
  articleColumns,
  categoryImages,
  isPinned,
  matches,
  pinnedOf,
  presentArticle,
  uncounted,
} from './blog.views.ts';

type Status = wire.ArticleRecord['status'];
type ArticlesQuery = Parameters<typeof pageOf>[0] & {
  readonly status?: Status;
  readonly category?: number;
  readonly is_pinned?: string;
  readonly search?: string;
};

const columns = {
  ...articleColumns,
  views: sql`${articles.views} + ${uncounted}`.mapWith(Number),
  publishedAt: articles.publishedAt,
  createdAt: articles.createdAt,
  version: articles.version,
};

/** Drafts first, then the newest. */
export async function viewArticleRecords(db: Db, query: ArticlesQuery, now: Date) {
  const which = and(
    isNull(articles.deletedAt),
    query.status && hasStatus(query.status, now),
    query.category === undefined ? undefined : eq(articles.categoryId, query.category),
    isPinned[pinnedOf(query.is_pinned)],
    matches(query.search),
  );
  const { limit, offset } = pageOf(query);
  const [count, rows] = await Promise.all([
    db.$count(articles, which),
    db
      .select(columns)
      .from(articles)
      .innerJoin(categories, eq(categories.id, articles.categoryId))
      .leftJoin(images, eq(images.id, articles.imageId))
      .leftJoin(categoryImages, eq(categoryImages.id, categories.imageId))
      .where(which)
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results: rows.map((row) => present(row, now)) };
}

/** Throws `not_found`. */
export async function viewArticleRecord(db: Db, articleId: number, now: Date): Promise<wire.ArticleRecord> {
  const [row] = await db
    .select({ ...columns, body: articles.body })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(images, eq(images.id, articles.imageId))
    .leftJoin(categoryImages, eq(categoryImages.id, categories.imageId))
    .where(and(eq(articles.id, articleId), isNull(articles.deletedAt)));
  if (!row) throw new AppError('not_found');
  return { ...present(row, now), body: row.body };
}

function hasStatus(status: Status, now: Date): SQL {
  if (status === 'draft') return isNull(articles.publishedAt);
  return status === 'scheduled' ? gt(articles.publishedAt, now) : lte(articles.publishedAt, now);
}

function statusOf(publishedAt: Date | null, now: Date): Status {
  if (publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

type Row = ArticleRow & {
  readonly publishedAt: Date | null;
  readonly createdAt: Date;
  readonly version: number;
};

const present = (row: Row, now: Date): wire.ArticleRecordInList => ({
  ...presentArticle(row),
  status: statusOf(row.publishedAt, now),
  published_at: row.publishedAt && isoInZone(row.publishedAt, homeTimeZone),
  created_at: isoInZone(row.createdAt, homeTimeZone),
  version: row.version,
});
