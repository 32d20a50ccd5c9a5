import type { Tx } from '../../platform/database.ts';
import { lockArticle, markArticleDeleted } from './article.queries.ts';
import { publishDeleted, recordedArticle } from './publish-change.ts';

/** Throws `not_found`. */
export async function deleteArticle(tx: Tx, actorId: number, id: number): Promise<void> {
  const article = await lockArticle(tx, id);
  await markArticleDeleted(tx, id);
  await publishDeleted(tx, { kind: 'article', id, actorId }, recordedArticle(article));
}
