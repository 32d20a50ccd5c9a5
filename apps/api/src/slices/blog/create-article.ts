import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { foldText } from '../../platform/fold-text.ts';
import { findCategoryName, insertArticle } from './article.queries.ts';
import { plainText, readMinutesOf, safeHtml } from './article-text.ts';

export interface NewArticle {
  readonly title: string;
  /** HTML. Anything harmful is removed. */
  readonly body: string;
  readonly categoryId: number;
  readonly imageId: number | null;
  readonly isPinned: boolean;
}

/** Creates an article. Returns its id. Throws `input.invalid` for an unknown category. */
export async function createArticle(tx: Tx, input: NewArticle): Promise<number> {
  const categoryName = await findCategoryName(tx, input.categoryId);
  if (categoryName === undefined) throw invalidInput({ category: ['Choose a category from the list.'] });
  const body = safeHtml(input.body);
  const text = plainText(body);
  return insertArticle(tx, {
    ...input,
    body,
    searchText: [input.title, text, categoryName].map(foldText).join('\n'),
    readMinutes: readMinutesOf(text),
  });
}
