// Pictures that operators upload for shops, types, articles, banners and the catalogue.
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { ProductImage } from '../media.ts';

export const uploadImage = endpoint({
  method: 'POST',
  path: '/operator/images/',
  who: 'operator',
  summary: 'Upload a picture. Form fields: `cover` (the file), `name`. Records take its id as `cover`.',
  multipart: true,
  perMinute: limits.picturesPerMinute,
  countedAs: 'pictures',
  responses: { 201: ProductImage },
  fails: ['image.too_large', 'image.invalid', 'image.no_room'],
});
