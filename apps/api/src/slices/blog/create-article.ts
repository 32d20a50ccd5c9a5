import type { Tx } from '../../platform/database.ts';
import { lockPicturesIn } from '../media/index.ts';
import { type ArticleFields, insertArticle, replaceArticleImages } from './article.queries.ts';
import { articleTextOf } from './article-text.ts';
import { publishCreated, recordedArticle } from './publish-change.ts';
import { requireCategory } from './require-category.ts';

/** `body` is HTML. Anything harmful is removed, and pictures that aren't stored. `publishedAt` null: a draft. */
export type NewArticle = ArticleFields;

/** Creates an article. Returns its id. Throws `input.invalid` for an unknown category or too long a text. */
export async function createArticle(tx: Tx, actorId: number | null, input: NewArticle): Promise<number> {
  const { title, body: html, categoryId } = input;
  const categoryName = await requireCategory(tx, categoryId);
  const pictures = await lockPicturesIn(tx, html);
  const { text, imageIds } = articleTextOf({ title, html, isNewText: true, categoryName, pictures });
  const article = { ...input, ...text };
  const id = await insertArticle(tx, article);
  await replaceArticleImages(tx, id, imageIds);
  await publishCreated(tx, { kind: 'article', id, actorId }, recordedArticle(article));
  return id;
}
