import * as articles from '@haat/contract/operator/articles';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { requireCoverImage } from '../media/index.ts';
import { createArticle, deleteArticle, publishedAtOf, updateArticle } from './edit-article.ts';
import { viewArticleRecord, viewArticleRecords } from './operator-articles.views.ts';

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
