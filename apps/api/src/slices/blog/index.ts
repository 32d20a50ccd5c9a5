// Local news.
import type { Slice } from '../../platform/slice-context.ts';
import { blogSubscribers } from './blog.events.ts';
import { blogRoutes } from './blog.routes.ts';
import { blogSweeps } from './blog.sweeps.ts';
import { operatorArticleRoutes } from './operator-articles.routes.ts';
import { operatorBannerRoutes } from './operator-banners.routes.ts';
import { operatorCategoryRoutes } from './operator-categories.routes.ts';

export const blog: Slice = (context) => {
  blogRoutes(context);
  operatorArticleRoutes(context);
  operatorCategoryRoutes(context);
  operatorBannerRoutes(context);
  blogSweeps(context);
  blogSubscribers(context);
};

export { countView } from './count-view.ts';
export { createArticle, type NewArticle } from './create-article.ts';
export { createBanner, type NewBanner } from './create-banner.ts';
export { createCategory } from './create-category.ts';
