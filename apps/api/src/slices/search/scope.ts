/** Where a search looks. */
export type Scope =
  /** The products of a city. A word that names a shop type finds everything that such shops sell. */
  | { readonly in: 'city'; readonly cityId: number }
  /** The same in one shop. */
  | { readonly in: 'shop'; readonly cityId: number; readonly shopId: number }
  /** The list of a shop's products. Types of shops don't count. */
  | { readonly in: 'shop list'; readonly cityId: number; readonly shopId: number }
  /** A retailer's list of own products: names and tags. Words aren't corrected. */
  | { readonly in: 'own list'; readonly cityId: number; readonly shopId: number }
  | { readonly in: 'catalogue' };
