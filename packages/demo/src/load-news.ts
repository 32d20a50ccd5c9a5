// Loads articles with their views, and banners with their links.
import type { Tx } from '@haat/api/platform/database';
import { countView, createArticle, createBanner, createCategory } from '@haat/api/slices/blog';
import { at } from './at.ts';
import type { OpenedShop } from './load-shops.ts';
import { known, ownerlessImage } from './load-types.ts';
import type { Pictures } from './pictures.ts';
import type { Village } from './village/types.ts';
import { pictureName } from './village-pictures.ts';

interface Needed {
  readonly userIds: ReadonlyMap<string, number>;
  readonly shops: ReadonlyMap<string, OpenedShop>;
  readonly pictures: Pictures;
  readonly now: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

export async function loadNews(tx: Tx, village: Village, needed: Needed): Promise<void> {
  const { pictures, now } = needed;
  const categoryIds = new Map<string, number>();
  for (const { name, symbol } of village.categories) {
    const imageId = await ownerlessImage(tx, pictures, pictureName.symbol(symbol));
    categoryIds.set(name, await createCategory(tx, null, { name, imageId }));
  }
  const articleIds = new Map<string, number>();
  for (const [age, article] of village.articles.entries()) {
    const { title, body, isPinned = false } = article;
    const imageId = await ownerlessImage(tx, pictures, pictureName.article(article));
    const categoryId = known(categoryIds, article.category);
    const then = at(tx, new Date(now.getTime() - (age + 1) * dayMs));
    const articleId = await createArticle(then, null, {
      title,
      body,
      categoryId,
      imageId,
      isPinned,
      publishedAt: then.now,
    });
    articleIds.set(article.key, articleId);
    const readers = [...needed.userIds.values()].slice(0, article.readers);
    for (const userId of readers) await countView(then, { userId }, { articleId });
  }
  await loadBanners(tx, village, needed, articleIds);
}

async function loadBanners(
  tx: Tx,
  village: Village,
  { pictures, shops }: Needed,
  articleIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [position, banner] of village.banners.entries()) {
    const imageId = await ownerlessImage(tx, pictures, pictureName.banner(banner));
    const link = banner.link
      .replace(/\{article:([^}]+)\}/, (_, key: string) => String(known(articleIds, key)))
      .replace(/\{shop:([^}]+)\}/, (_, name: string) => String(known(shops, name).shopId));
    await createBanner(tx, null, { title: banner.title, imageId, link, position });
  }
}
