// The names of types and cities, which the audit's rows have as ids.
import { useCities } from '../use-cities.ts';
import { useProductTypes } from '../use-product-types.ts';
import { useShopTypes } from '../use-shop-types.ts';
import type { NameOf } from './audit-words.ts';

export function useNames(): NameOf {
  const records = {
    shop_type: useShopTypes() ?? [],
    product_type: useProductTypes() ?? [],
    city: useCities(),
  };
  return (kind, id) => records[kind].find((one) => one.id === id)?.name;
}
