import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { deleteSome } from '../../platform/delete-some.ts';
import { articles, articleViews, banners, categories, uncountedViews } from './blog.tables.ts';

type NewArticle = Omit<typeof articles.$inferInsert, 'id' | 'views' | 'version' | 'createdAt' | 'deletedAt'>;
type NewBanner = Omit<typeof banners.$inferInsert, 'id' | 'version'>;

export async function findCategoryName(db: Db, categoryId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.id, categoryId));
  return row?.name;
}

/** Undefined when the name is taken. */
export async function insertCategory(
  tx: Tx,
  category: { name: string; imageId: number | null },
): Promise<number | undefined> {
  const [row] = await tx
    .insert(categories)
    .values(category)
    .onConflictDoNothing({ target: categories.name })
    .returning({ id: categories.id });
  return row?.id;
}

export async function insertArticle(tx: Tx, article: NewArticle): Promise<number> {
  const [row] = await tx
    .insert(articles)
    .values({ ...article, createdAt: tx.now })
    .returning({ id: articles.id });
  if (!row) throw new Error('the article was not written');
  return row.id;
}

export async function insertBanner(tx: Tx, banner: NewBanner): Promise<number> {
  const [row] = await tx.insert(banners).values(banner).returning({ id: banners.id });
  if (!row) throw new Error('the banner was not written');
  return row.id;
}

/** False when this person already read it on this day, or when the article doesn't exist. */
export async function insertView(
  tx: Tx,
  view: { articleId: number; userId: number; day: string },
): Promise<boolean> {
  const living = tx
    .select({
      articleId: articles.id,
      userId: sql<number>`${view.userId}::bigint`.as('user_id'),
      day: sql<string>`${view.day}::date`.as('day'),
    })
    .from(articles)
    .where(and(eq(articles.id, view.articleId), isNull(articles.deletedAt)));
  const rows = await tx
    .insert(articleViews)
    .select(living)
    .onConflictDoNothing()
    .returning({ day: articleViews.day });
  return rows.length > 0;
}

/** These rows only prevent counting a person twice on one day. */
export const deletePastViews = (tx: Tx, before: string, atMost: number): Promise<number> =>
  deleteSome(tx, articleViews, sql`${articleViews.day} < ${before}::date`, atMost);

export async function insertUncountedView(tx: Tx, articleId: number): Promise<void> {
  await tx.insert(uncountedViews).values({ articleId });
}

/** Any number that no other lock has. */
const countingLock = 4_821_077_305;

/** Adds the rows of `uncounted_views` to the articles' counts. */
export async function countUncountedViews(tx: Tx): Promise<void> {
  // Two processes would lock the same articles in different orders.
  await tx.execute(sql`select pg_advisory_xact_lock(${countingLock})`);
  await tx.execute(sql`
    with taken as (delete from ${uncountedViews} returning article_id),
      sums as (select article_id, count(*) as views from taken group by article_id)
    update ${articles} set views = ${articles}.views + sums.views from sums where ${articles}.id = sums.article_id`);
}

export async function deleteViewsOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(articleViews).where(eq(articleViews.userId, userId));
}
