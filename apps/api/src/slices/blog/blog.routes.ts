import * as blog from '@haat/contract/blog';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { viewArticle, viewArticles, viewBanners, viewCategories } from './blog.views.ts';
import { countView } from './count-view.ts';
import { makeViewCounter } from './view-counter.service.ts';

export const blogRoutes: Slice = ({ app, routes, database }) => {
  const counter = makeViewCounter(database, (error) =>
    app.log.warn({ err: error }, 'could not count article views; the next view tries again'),
  );
  // Count the views that a previous process left behind.
  app.addHook('onReady', async () => counter.notice());
  app.addHook('onClose', () => counter.settled());

  routes.read(blog.listArticles, ({ db, query, now }) => viewArticles(db, query, now));

  routes.act(blog.getArticle, async ({ db, actor, params, request, now }) => {
    const articleId = pathId(params.id);
    // A HEAD request doesn't count as reading.
    if (request.method !== 'GET') return viewArticle(db, articleId, now);
    const isCounted = await database.inTx((tx) => countView(tx, actor, { articleId }));
    const article = await viewArticle(db, articleId, now);
    if (isCounted) counter.notice();
    return article;
  });

  routes.read(blog.listBanners, ({ db, query }) => viewBanners(db, query));
  routes.read(blog.listCategories, ({ db, query }) => viewCategories(db, query));
};
