// The categories of articles, as choices for filters and forms.
import type { CategoryRecord } from '@haat/contract/operator/categories';
import { useGetList } from 'ra-core';
import { choiceQuery } from '../choice-query.ts';

const all = { pagination: { page: 1, perPage: 100 } };

/** Empty until they are loaded. */
export function useArticleCategories() {
  const { data = [], error, isSuccess, refetch } = useGetList<CategoryRecord>('categories', all, choiceQuery);
  return { categories: data, isNone: isSuccess && data.length === 0, error, refetch };
}
