import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deleteSome } from '../../platform/delete-some.ts';
import { articleImages, articles, articleViews, uncountedViews } from './blog.tables.ts';

type NewArticle = Omit<typeof articles.$inferInsert, 'id' | 'views' | 'version' | 'createdAt' | 'deletedAt'>;

export async function insertArticle(tx: Tx, article: NewArticle): Promise<number> {
  const [row] = await tx
    .insert(articles)
    .values({ ...article, createdAt: tx.now })
    .returning({ id: articles.id });
  if (!row) throw new Error('the article was not written');
  return row.id;
}

/** What an operator can change. */
export interface ArticleFields {
  readonly title: string;
  readonly body: string;
  readonly categoryId: number;
  readonly imageId: number | null;
  readonly isPinned: boolean;
  readonly publishedAt: Date | null;
}
type ArticleRow = ArticleFields & { readonly version: number };

/** Throws `not_found`. */
export async function lockArticle(tx: Tx, articleId: number): Promise<ArticleRow> {
  const { title, body, categoryId, imageId, isPinned, publishedAt, version } = articles;
  const [row] = await tx
    .select({ title, body, categoryId, imageId, isPinned, publishedAt, version })
    .from(articles)
    .where(and(eq(articles.id, articleId), isNull(articles.deletedAt)))
    .for('no key update');
  if (!row) throw new AppError('not_found');
  return row;
}

export async function updateArticleRow(tx: Tx, articleId: number, article: NewArticle): Promise<void> {
  const { title, body, searchText, categoryId, imageId, readMinutes, isPinned, publishedAt } = article;
  const fields = { title, body, searchText, categoryId, imageId, readMinutes, isPinned, publishedAt };
  await tx
    .update(articles)
    .set({ ...fields, version: sql`${articles.version} + 1` })
    .where(eq(articles.id, articleId));
}

/** The row stays, because somebody may be reading the article. Its pictures are free for the sweep. */
export async function markArticleDeleted(tx: Tx, articleId: number): Promise<void> {
  await tx.update(articles).set({ deletedAt: tx.now, imageId: null }).where(eq(articles.id, articleId));
  await replaceArticleImages(tx, articleId, []);
}

/** The pictures in the text, by id. */
export async function replaceArticleImages(
  tx: Tx,
  articleId: number,
  imageIds: readonly number[],
): Promise<void> {
  await tx.delete(articleImages).where(eq(articleImages.articleId, articleId));
  if (imageIds.length === 0) return;
  await tx.insert(articleImages).values(imageIds.map((imageId) => ({ articleId, imageId })));
}

/** False when this person already read it on this day, or when customers can't read the article. */
export async function insertView(
  tx: Tx,
  view: { articleId: number; userId: number; day: string },
): Promise<boolean> {
  const readable = tx
    .select({
      articleId: articles.id,
      userId: sql<number>`${view.userId}::bigint`.as('user_id'),
      day: sql<string>`${view.day}::date`.as('day'),
    })
    .from(articles)
    .where(
      and(eq(articles.id, view.articleId), isNull(articles.deletedAt), lte(articles.publishedAt, tx.now)),
    );
  const rows = await tx
    .insert(articleViews)
    .select(readable)
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
