// The shapes of a product that several endpoints answer with.
import * as T from 'typebox';
import { limits } from './limits.ts';
import { Names, packFields } from './pack-shapes.ts';
import { CoverBox, Day, Id, LocallyNamed, LocalName, Rupees } from './schema.ts';

/** Both are null when no offer holds. `offer_until` is its last day in the city. */
const offerFields = {
  offer_price: T.Union([T.Number(), T.Null()]),
  offer_until: T.Union([Day, T.Null()]),
};

export const productFields = {
  id: Id,
  name: T.String(),
  local_name: LocalName,
  names: Names,
  description: T.String(),
  /** For customers that of an offer while it holds. */
  price: Rupees,
  /** For customers the price without the offer. Null without one, and for the retailer. */
  regular_price: T.Union([T.Number(), T.Null()]),
  ...offerFields,
  ...packFields,
  /** For customers 0 while it is sold out. */
  quantity: T.Integer(),
  is_sold_out: T.Boolean(),
  type: LocallyNamed,
  tags: T.Array(T.String()),
  cover: CoverBox,
  images: T.Array(T.Object({ id: Id, cover: T.String() })),
  shop: Id,
  shop_name: T.String(),
};

export const Product = T.Object(productFields);
export type Product = T.Static<typeof Product>;

/** A search inside a list. */
export const search = T.Optional(T.String({ maxLength: limits.searchTerm }));
