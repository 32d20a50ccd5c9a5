// The door of the blog: its four pages.
import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/feedback/lazy-page.tsx';

export const blogRoutes: RouteObject[] = [
  { path: '/blogs', lazy: lazyPage(async () => (await import('./pages/blog-home-page.tsx')).BlogHomePage) },
  {
    path: '/blogs/search',
    lazy: lazyPage(async () => (await import('./pages/blog-search-page.tsx')).BlogSearchPage),
  },
  {
    path: '/blogs/user',
    lazy: lazyPage(async () => (await import('./pages/blog-profile-page.tsx')).BlogProfilePage),
  },
  {
    path: '/blogs/:blogId',
    handle: { up: '/blogs' },
    lazy: lazyPage(async () => (await import('./pages/article-page.tsx')).ArticlePage),
  },
];
