import type * as products from '@haat/contract/products';
import * as search from '@haat/contract/search';
import { call } from '../../platform/http.ts';
import { pagedQuery } from '../../platform/queries/paged-list.ts';
import { productsStaleMs } from '../products/index.ts';

/** The matches of a term in one shop. The server tolerates typing errors. */
export const shopSearchQuery = (shopId: number, term: string) => ({
  ...pagedQuery<products.Product>({
    queryKey: ['products', 'in-shop', shopId, term],
    load: async (page, signal) => {
      const found = await call(search.searchProducts, {
        query: { search: term, shop_id: shopId, ...page },
        signal,
      });
      return { ...found, results: found.results.map((hit) => ({ ...hit, shop: hit.shop.id })) };
    },
  }),
  staleTime: productsStaleMs,
});

/**
 * The matches of a term in all shops in reach of the selected address. Disabled without an address. `most`: products with
 * most of its words, for a term whose words no product has all.
 */
export const productSearchQuery = (
  term: string,
  addressId: number | undefined,
  searched: 'all' | 'most' = 'all',
) => ({
  ...pagedQuery<search.SearchHit>({
    queryKey: ['products', 'search', term, addressId, searched],
    load: (page, signal) => {
      const words = searched === 'most' ? { words: searched } : {};
      const query = { search: term, address_id: addressId, ...words, ...page };
      return call(search.searchProducts, { query, signal });
    },
    enabled: addressId !== undefined,
  }),
  staleTime: productsStaleMs,
});
