// The shapes of a product that several endpoints answer with.
import * as T from 'typebox';
import { limits } from './limits.ts';
import { CoverBox, Id, Named, Rupees } from './schema.ts';

export const productFields = {
  id: Id,
  name: T.String(),
  description: T.String(),
  price: Rupees,
  quantity: T.Integer(),
  type: Named,
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
