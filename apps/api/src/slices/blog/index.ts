// Local news.
import type { Manifest } from '../manifest.ts';
import { blogSubscribers } from './blog.events.ts';
import { blogRoutes } from './blog.routes.ts';
import { blogSweeps } from './blog.sweeps.ts';
import {
  operatorArticleRoutes,
  operatorBannerRoutes,
  operatorCategoryRoutes,
} from './operator-blog.routes.ts';

export const blog: Manifest<'blog'> = {
  start: (context) => {
    blogRoutes(context);
    operatorArticleRoutes(context);
    operatorCategoryRoutes(context);
    operatorBannerRoutes(context);
    blogSweeps(context);
    blogSubscribers(context);
  },
  tables: {
    local: ['article_images', 'article_views', 'articles', 'banners', 'categories', 'uncounted_views'],
  },
};

export { countView } from './count-view.ts';
export { createArticle, type NewArticle } from './edit-article.ts';
export { createBanner, type NewBanner } from './edit-banner.ts';
export { createCategory } from './edit-category.ts';
