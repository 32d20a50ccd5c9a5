import { translated } from '../../platform/words.ts';

export const blog = translated('blog', {
  home: 'Blog',
  banners: 'Banners',
  pinned: 'Pinned',
  categories: 'Categories',
  latest: 'Latest',
  search: 'Search',
  searchLabel: 'Search articles',
  mostViewed: 'Most Viewed',
  results: 'Results',
  nothingFound: 'Nothing found',
  nothingFoundLine: 'Try another word, or a part of it.',
  nothingYet: 'No news yet',
  nothingYetLine: 'New articles will appear here.',
  readTime: (minutes: number) => `${minutes} min read`,
  article: 'Article',
  profile: 'Profile',
  phone: 'Phone number',
  email: 'Email',
});
