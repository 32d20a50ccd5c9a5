// The public interface of the blog: its four pages.

import { pages } from '../../messages/pages.ts';
import type { PageRoute } from '../../platform/navigation/page-route.ts';
import { IconHome } from '../../ui/icons/icon-home.tsx';
import { IconSearch } from '../../ui/icons/icon-search.tsx';
import { IconUser } from '../../ui/icons/icon-user.tsx';

export const blogPages: readonly PageRoute[] = [
  {
    path: '/blogs',
    who: 'signed in',
    navigation: { section: 'blog', place: 1, label: () => pages.home, icon: IconHome },
    load: async () => (await import('./pages/blog-home-page.tsx')).BlogHomePage,
  },
  {
    path: '/blogs/search',
    who: 'signed in',
    navigation: { section: 'blog', place: 2, label: () => pages.search, icon: IconSearch },
    load: async () => (await import('./pages/blog-search-page.tsx')).BlogSearchPage,
  },
  {
    path: '/blogs/user',
    who: 'signed in',
    needsEmail: true,
    navigation: { section: 'blog', place: 3, label: () => pages.profile, icon: IconUser },
    isBroughtAlong: true,
    load: async () => (await import('./pages/blog-profile-page.tsx')).BlogProfilePage,
  },
  {
    path: '/blogs/:blogId',
    who: 'signed in',
    up: '/blogs',
    load: async () => (await import('./pages/article-page.tsx')).ArticlePage,
  },
];
