import type { TestApp } from '../../testing/test-app.ts';
import { createArticle, type NewArticle } from './create-article.ts';
import { createCategory } from './create-category.ts';

let made = 0;

/** Answers the category's id. */
export function makeCategory({ database }: TestApp, name?: string): Promise<number> {
  made += 1;
  return database.inTx((tx) => createCategory(tx, { name: name ?? `Category of ${made}`, imageId: null }));
}

/** An article in a category of its own, unless one is named; answers its id. */
export async function makeArticle(testApp: TestApp, parts: Partial<NewArticle> = {}): Promise<number> {
  const categoryId = parts.categoryId ?? (await makeCategory(testApp));
  made += 1;
  const article = { title: `Article ${made}`, body: '<p>Text</p>', imageId: null, isPinned: false, ...parts };
  return testApp.database.inTx((tx) => createArticle(tx, { ...article, categoryId }));
}
