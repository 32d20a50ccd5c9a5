// The product types, as choices for filters and forms.
import type { ProductTypeRecord } from '@haat/contract/operator/product-types';
import { useGetList } from 'ra-core';
import type { Filter } from '../ui/filter-row.tsx';
import { choiceQuery } from './choice-query.ts';

const all = { pagination: { page: 1, perPage: 100 } };

/** Undefined until they are loaded. */
export const useProductTypes = (): readonly ProductTypeRecord[] | undefined =>
  useGetList<ProductTypeRecord>('product-type-choices', all, choiceQuery).data;

export function useProductTypeFilter(): Filter {
  const types = useProductTypes() ?? [];
  return { source: 'type', label: 'Type', choices: types.map(({ id, name }) => [String(id), name]) };
}
