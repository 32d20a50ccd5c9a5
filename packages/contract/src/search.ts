import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { productFields } from './product-shapes.ts';
import { Id, listOf, Named, pageQuery, requiredText } from './schema.ts';

/** `is_open`: its shop is. `distance` (whole km) only when asked by address. */
export const SearchHit = T.Object({
  ...productFields,
  shop: Named,
  is_open: T.Boolean(),
  distance: T.Optional(T.Integer()),
});
export type SearchHit = T.Static<typeof SearchHit>;

/** `words`: `most` finds products with most of the words, for a search that finds nothing with all of them. */
export const searchProducts = endpoint({
  method: 'GET',
  path: '/shops/product-search/',
  who: 'person',
  summary: 'Search the products of one shop or of all shops in reach. Tolerates typing errors.',
  query: T.Object({
    search: requiredText(limits.searchTerm),
    shop_id: T.Optional(Id),
    address_id: T.Optional(Id),
    words: T.Optional(T.Union([T.Literal('all'), T.Literal('most')])),
    ...pageQuery,
  }),
  responses: { 200: listOf(SearchHit) },
  fails: ['address.required', 'not_found'],
});
