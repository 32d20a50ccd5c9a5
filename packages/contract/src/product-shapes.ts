// The shapes of a product that several endpoints answer with.
import * as T from 'typebox';
import { limits } from './limits.ts';
import { Names, packFields } from './pack-shapes.ts';
import { CoverBox, Id, LocallyNamed, LocalName, Rupees } from './schema.ts';

export const productFields = {
  id: Id,
  name: T.String(),
  local_name: LocalName,
  names: Names,
  description: T.String(),
  price: Rupees,
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
