/** Where a search looks. */
export type Scope =
  /**
   * The products of a city, or of one of its shops. A word that names a shop type finds everything that such shops
   * sell.
   */
  | { readonly in: 'city'; readonly cityId: number; readonly shopId?: number }
  /** A shop's products. Types of shops don't count. */
  | { readonly in: 'shop'; readonly cityId: number; readonly shopId: number }
  /** Names and tags of a retailer's own products. Words aren't corrected. */
  | { readonly in: 'own shop'; readonly cityId: number; readonly shopId: number }
  | { readonly in: 'catalogue' };
