// Pictures: uploaded once, then referred to by id.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Id } from './schema.ts';

export const ProductImage = T.Object({ id: Id, cover: T.String() });

export const uploadProductImage = endpoint({
  method: 'POST',
  path: '/shops/product-images/',
  who: 'verifiedRetailer',
  summary: 'Upload a picture. Form fields: `cover` (the file), `name`, `is_primary`.',
  multipart: true,
  perMinute: limits.picturesPerMinute,
  countedAs: 'pictures',
  responses: { 201: ProductImage },
  fails: ['image.too_large', 'image.invalid', 'image.no_room'],
});
