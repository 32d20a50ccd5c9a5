// The shop types, as choices for filters and forms.
import type { ShopTypeRecord } from '@haat/contract/operator/shop-types';
import { useGetList } from 'ra-core';
import { choiceQuery } from './choice-query.ts';

const all = { pagination: { page: 1, perPage: 100 } };

/** Undefined until they are loaded. */
export const useShopTypes = (): readonly ShopTypeRecord[] | undefined =>
  useGetList<ShopTypeRecord>('shop-types', all, choiceQuery).data;
