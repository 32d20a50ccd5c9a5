// The shop types as choices of filters and forms.
import type { ShopTypeRecord } from '@haat/contract/operator/shop-types';
import { useGetList } from 'react-admin';

const all = { pagination: { page: 1, perPage: 100 } };
const ignored = () => undefined;

/** Undefined until they are loaded. */
export const useShopTypes = (): readonly ShopTypeRecord[] | undefined =>
  useGetList<ShopTypeRecord>('shop-types', all, { onError: ignored }).data;
