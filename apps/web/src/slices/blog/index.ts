// The public interface of the blog: its four pages.

import { IconHome, IconNews, IconSearch, IconUser } from '@tabler/icons-react';
import { pages } from '../../messages/pages.ts';
import type { PageRoute } from '../../platform/navigation/page-route.ts';
import { blogSection } from './blog-section.messages.ts';

export const blogPages: readonly PageRoute[] = [
  {
    path: '/blogs',
    who: 'signed in',
    section: { label: () => blogSection.label, menu: { place: 1, icon: IconNews } },
    navigation: { place: 1, label: () => pages.home, icon: IconHome },
    load: async () => (await import('./pages/blog-home-page.tsx')).BlogHomePage,
  },
  {
    path: '/blogs/search',
    who: 'signed in',
    navigation: { place: 2, label: () => pages.search, icon: IconSearch },
    load: async () => (await import('./pages/blog-search-page.tsx')).BlogSearchPage,
  },
  {
    path: '/blogs/user',
    who: 'signed in',
    needsEmail: true,
    navigation: { place: 3, label: () => pages.profile, icon: IconUser },
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
