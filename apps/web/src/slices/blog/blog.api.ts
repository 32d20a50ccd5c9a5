import * as blog from '@haat/contract/blog';
import { limits } from '@haat/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/http.ts';
import { pagedQuery } from '../../platform/queries/paged-list.ts';

const rarelyChangesMs = 5 * 60_000;

export const bannersQuery = queryOptions({
  queryKey: ['blog', 'banners'],
  queryFn: async ({ signal }) => (await call(blog.listBanners, { signal })).results,
  staleTime: rarelyChangesMs,
});

export const categoriesQuery = queryOptions({
  queryKey: ['blog', 'categories'],
  queryFn: async ({ signal }) => (await call(blog.listCategories, { signal })).results,
  staleTime: rarelyChangesMs,
});

export const pinnedQuery = queryOptions({
  queryKey: ['blog', 'pinned'],
  queryFn: async ({ signal }) =>
    (await call(blog.listArticles, { query: { is_pinned: '1' }, signal })).results,
});

/** The newest articles that aren't pinned. */
export const latestQuery = queryOptions({
  queryKey: ['blog', 'latest'],
  queryFn: async ({ signal }) => {
    const query = { is_pinned: '0', order: 'newest', limit: limits.pageSize } as const; // words of the contract
    return (await call(blog.listArticles, { query, signal })).results;
  },
});

/** Without a term: all articles, most viewed first. */
export const articlesQuery = (term: string) =>
  pagedQuery({
    queryKey: ['blog', 'articles', term],
    load: (page, signal) =>
      call(blog.listArticles, { query: { ...page, search: term || undefined }, signal }),
  });

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['blog', 'article', id],
    queryFn: ({ signal }) => call(blog.getArticle, { params: { id }, signal }),
    // Each request counts a view, so going back must not send another.
    staleTime: rarelyChangesMs,
    refetchOnWindowFocus: false,
  });
