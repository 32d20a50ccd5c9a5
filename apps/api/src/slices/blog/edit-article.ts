import { invalidInput } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { lockPicturesIn } from '../media/index.ts';
import {
  type ArticleFields,
  insertArticle,
  lockArticle,
  markArticleDeleted,
  replaceArticleImages,
  updateArticleRow,
} from './article.queries.ts';
import { articleTextOf } from './article-text.ts';
import { findAndLockCategoryName } from './category.queries.ts';
import { publishCreated, publishDeleted, recordedArticle } from './publish-change.ts';

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

/** Throws `not_found`. */
export async function deleteArticle(tx: Tx, actorId: number, id: number): Promise<void> {
  const article = await lockArticle(tx, id);
  await markArticleDeleted(tx, id);
  await publishDeleted(tx, { kind: 'article', id, actorId }, recordedArticle(article));
}

/** The contract only checks the form of the text. Throws `input.invalid` for an impossible time, such as 25 o'clock. */
export function publishedAtOf(text: string | null | undefined): Date | null | undefined {
  if (text === null || text === undefined) return text;
  const at = new Date(text);
  if (!Number.isNaN(at.getTime())) return at;
  throw invalidInput({
    published_at: [deskOnly('This time does not exist. Write it like 2026-11-21T17:00:00+05:30.')],
  });
}

/** The name of the category that an article is put into. Throws `input.invalid`. */
async function requireCategory(tx: Tx, categoryId: number): Promise<string> {
  const name = await findAndLockCategoryName(tx, categoryId);
  if (name === undefined) throw invalidInput({ category: [deskOnly('Choose a category from the list.')] });
  return name;
}
