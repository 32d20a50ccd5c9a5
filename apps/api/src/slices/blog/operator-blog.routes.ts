import * as articles from '@haat/contract/operator/articles';
import * as banners from '@haat/contract/operator/banners';
import * as categories from '@haat/contract/operator/categories';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { requireCoverImage } from '../media/index.ts';
import { createArticle, deleteArticle, publishedAtOf, updateArticle } from './edit-article.ts';
import { createBanner, deleteBanner, updateBanner } from './edit-banner.ts';
import { createCategory, deleteCategory, updateCategory } from './edit-category.ts';
import { viewArticleRecord, viewArticleRecords } from './operator-articles.views.ts';
import { viewBannerRecord, viewBannerRecords } from './operator-banners.views.ts';
import { viewCategoryRecord, viewCategoryRecords } from './operator-categories.views.ts';

export const operatorArticleRoutes: Slice = ({ routes }) => {
  routes.read(articles.listArticles, ({ db, query, now }) => viewArticleRecords(db, query, now));
  routes.read(articles.getArticle, ({ db, params, now }) => viewArticleRecord(db, pathId(params.id), now));

  routes.write(articles.createArticle, async ({ tx, actor, body }) => {
    const articleId = await createArticle(tx, actor.userId, {
      title: body.title,
      body: body.body,
      categoryId: body.category,
      imageId: await requireCoverImage(tx, body.cover ?? null),
      isPinned: body.is_pinned ?? false,
      publishedAt: publishedAtOf(body.published_at) ?? null,
    });
    return viewArticleRecord(tx, articleId, tx.now);
  });

  routes.write(articles.updateArticle, async ({ tx, actor, params, body }) => {
    const articleId = pathId(params.id);
    const changes = {
      title: body.title,
      body: body.body,
      categoryId: body.category,
      imageId: body.cover === undefined ? undefined : await requireCoverImage(tx, body.cover),
      isPinned: body.is_pinned,
      publishedAt: publishedAtOf(body.published_at),
    };
    await updateArticle(tx, actor.userId, { articleId, version: body.version, changes });
    return viewArticleRecord(tx, articleId, tx.now);
  });

  routes.write(articles.deleteArticle, async ({ tx, actor, params }) => {
    await deleteArticle(tx, actor.userId, pathId(params.id));
    return undefined;
  });
};

export const operatorBannerRoutes: Slice = ({ routes }) => {
  routes.read(banners.listBanners, ({ db, query }) => viewBannerRecords(db, query));
  routes.read(banners.getBanner, ({ db, params }) => viewBannerRecord(db, pathId(params.id)));

  routes.write(banners.createBanner, async ({ tx, actor, body: { cover, ...banner } }) => {
    const imageId = await requireCoverImage(tx, cover ?? null);
    return viewBannerRecord(tx, await createBanner(tx, actor.userId, { ...banner, imageId }));
  });

  routes.write(banners.updateBanner, async ({ tx, actor, params, body: { cover, version, ...banner } }) => {
    const bannerId = pathId(params.id);
    const imageId = cover === undefined ? undefined : await requireCoverImage(tx, cover);
    await updateBanner(tx, actor.userId, { bannerId, version, changes: { ...banner, imageId } });
    return viewBannerRecord(tx, bannerId);
  });

  routes.write(banners.deleteBanner, async ({ tx, actor, params }) => {
    await deleteBanner(tx, actor.userId, pathId(params.id));
    return undefined;
  });
};

export const operatorCategoryRoutes: Slice = ({ routes }) => {
  routes.read(categories.listCategories, ({ db, query }) => viewCategoryRecords(db, query));
  routes.read(categories.getCategory, ({ db, params }) => viewCategoryRecord(db, pathId(params.id)));

  routes.write(categories.createCategory, async ({ tx, actor, body: { name, cover } }) => {
    const imageId = await requireCoverImage(tx, cover ?? null);
    return viewCategoryRecord(tx, await createCategory(tx, actor.userId, { name, imageId }));
  });

  routes.write(categories.updateCategory, async ({ tx, actor, params, body: { name, cover, version } }) => {
    const categoryId = pathId(params.id);
    const imageId = cover === undefined ? undefined : await requireCoverImage(tx, cover);
    await updateCategory(tx, actor.userId, { categoryId, version, changes: { name, imageId } });
    return viewCategoryRecord(tx, categoryId);
  });

  routes.write(categories.deleteCategory, async ({ tx, actor, params }) => {
    await deleteCategory(tx, actor.userId, pathId(params.id));
    return undefined;
  });
};
