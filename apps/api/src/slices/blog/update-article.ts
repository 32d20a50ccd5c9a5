import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { lockPicturesIn } from '../media/index.ts';
import {
  type ArticleFields,
  lockArticle,
  replaceArticleImages,
  updateArticleRow,
} from './article.queries.ts';
import { articleTextOf } from './article-text.ts';
import { recordedArticle } from './publish-change.ts';
import { requireCategory } from './require-category.ts';

interface ArticleEdit {
  readonly articleId: number;
  /** As the operator has read it. */
  readonly version: number;
  /** Undefined fields stay. */
  readonly changes: { readonly [Field in keyof ArticleFields]?: ArticleFields[Field] | undefined };
}

/** Throws `input.invalid` for an unknown category or too long a text, `not_found`, `edit.stale`. */
export async function updateArticle(
  tx: Tx,
  actorId: number,
  { articleId, version, changes }: ArticleEdit,
): Promise<void> {
  const newCategory =
    changes.categoryId === undefined ? undefined : await requireCategory(tx, changes.categoryId);
  const before = await lockArticle(tx, articleId);
  requireVersion(before.version, version);
  const edited: ArticleFields = { ...before, ...definedOf(changes) };
  const { title, body: html, categoryId } = edited;
  const categoryName = newCategory ?? (await requireCategory(tx, categoryId));
  const pictures = await lockPicturesIn(tx, html);
  const isNewText = changes.body !== undefined;
  const { text, imageIds } = articleTextOf({ title, html, isNewText, categoryName, pictures });
  const after = { ...edited, ...text };
  const changed = changedFields(recordedArticle(before), recordedArticle(after));
  if (!changed) return;
  await updateArticleRow(tx, articleId, after);
  await replaceArticleImages(tx, articleId, imageIds);
  await publish(tx, 'record.changed', {
    kind: 'article',
    id: articleId,
    action: 'update',
    actorId,
    ...changed,
  });
}
