import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { byName } from '../../platform/by-name.ts';
import { id, instant, ref } from '../../platform/columns.ts';
import { users } from '../accounts/account.tables.ts';
import { images } from '../media/media.tables.ts';

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text('name').notNull().unique(),
    imageId: ref('image_id').references(() => images.id),
    version: integer('version').notNull().default(1),
  },
  (t) => [index('categories_by_name').on(byName(t.name), t.id), index('categories_image').on(t.imageId)],
);

export const articles = pgTable(
  'articles',
  {
    id: id(),
    title: text('title').notNull(),
    /** HTML, sanitised when it was written. */
    body: text('body').notNull(),
    /** Title, text and category, lower case and without accents. */
    searchText: text('search_text').notNull(),
    imageId: ref('image_id').references(() => images.id),
    categoryId: ref('category_id')
      .notNull()
      .references(() => categories.id),
    readMinutes: integer('read_minutes').notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    /** Counted views. The newest are still in `uncounted_views`. */
    views: bigint('views', { mode: 'number' }).notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** Null: a draft. In the future: not published yet. The default is for rows of older servers. */
    publishedAt: instant('published_at').defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('articles_category').on(t.categoryId),
    index('articles_image').on(t.imageId),
    index('articles_most_viewed').on(t.views.desc().nullsFirst(), t.id).where(sql`${t.deletedAt} is null`),
    index('articles_published').on(t.publishedAt).where(sql`${t.deletedAt} is null`),
    index('articles_pinned').on(t.id).where(sql`${t.isPinned} and ${t.deletedAt} is null`),
    index('articles_search').using('gin', t.searchText.op('gin_trgm_ops')).where(sql`${t.deletedAt} is null`),
    check('articles_read_minutes', sql`${t.readMinutes} >= 1`),
  ],
);

/** The pictures in the text of an article. With these foreign keys, the sweep keeps them. */
export const articleImages = pgTable(
  'article_images',
  {
    articleId: ref('article_id')
      .notNull()
      .references(() => articles.id),
    imageId: ref('image_id')
      .notNull()
      .references(() => images.id),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.imageId] }), index('article_images_image').on(t.imageId)],
);

/** Who read what on which day. Each row counts once. */
export const articleViews = pgTable(
  'article_views',
  {
    articleId: ref('article_id')
      .notNull()
      .references(() => articles.id),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.userId, t.day] }), index('article_views_user').on(t.userId)],
);

/** One row for each view not yet in `articles.views`, so that readers never wait for each other. */
export const uncountedViews = pgTable(
  'uncounted_views',
  {
    id: id(),
    articleId: ref('article_id')
      .notNull()
      .references(() => articles.id),
  },
  (t) => [index('uncounted_views_article').on(t.articleId)],
);

export const banners = pgTable(
  'banners',
  {
    id: id(),
    title: text('title').notNull(),
    imageId: ref('image_id').references(() => images.id),
    link: text('link').notNull(),
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [index('banners_image').on(t.imageId)],
);
