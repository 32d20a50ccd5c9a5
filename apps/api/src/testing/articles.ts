import { createArticle, type NewArticle } from '../slices/blog/edit-article.ts';
import { createCategory } from '../slices/blog/edit-category.ts';
import type { TestApp } from './test-app.ts';

let made = 0;

/** Returns the category's id. */
export function makeCategory({ database }: TestApp, name?: string): Promise<number> {
  made += 1;
  return database.inTx((tx) =>
    createCategory(tx, null, { name: name ?? `Category of ${made}`, imageId: null }),
  );
}

/** A published article, in a new category unless `categoryId` is given. Returns its id. */
export async function makeArticle(testApp: TestApp, parts: Partial<NewArticle> = {}): Promise<number> {
  const categoryId = parts.categoryId ?? (await makeCategory(testApp));
  made += 1;
  const article = { title: `Article ${made}`, body: '<p>Text</p>', imageId: null, isPinned: false };
  const publishedAt = testApp.clock.now();
  return testApp.database.inTx((tx) =>
    createArticle(tx, null, { ...article, publishedAt, ...parts, categoryId }),
  );
}
