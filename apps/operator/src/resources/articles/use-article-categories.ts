// The categories of articles as choices of filters and forms.
import type { CategoryRecord } from '@haat/contract/operator/categories';
import { useGetList } from 'react-admin';

const all = { pagination: { page: 1, perPage: 100 } };
const ignored = () => undefined;

/** Empty until they are loaded. */
export function useArticleCategories() {
  const { data = [], error, refetch } = useGetList<CategoryRecord>('categories', all, { onError: ignored });
  return { categories: data, error, refetch };
}
