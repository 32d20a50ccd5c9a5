// Pictures: upload, storage in three sizes, download.

import type { Manifest } from '../manifest.ts';
import { uploadRoutes } from './media.routes.ts';
import { mediaSweeps } from './media.sweeps.ts';

export const media: Manifest<'media'> = {
  start: (context) => {
    uploadRoutes(context);
    mediaSweeps(context);
  },
  tables: {
    reference: ['images'],
    local: ['removed_images'],
  },
};

export { coverBoxOf, coverOf } from './cover.ts';
export { type EncodedImage, encodeImage, imageWorkOf } from './encode-image.service.ts';
export { lockOwnImages } from './image.queries.ts';
export { checkImageForm, type ImageForm, imageFormFile, tooLargeImage } from './image-form.ts';
export { insertImage, insertImages, type NewImage } from './insert-image.ts';
export { lockPicturesIn } from './lock-pictures-in.ts';
export { viewNamedPictures } from './named-pictures.views.ts';
export { requireCoverImage } from './require-cover-image.ts';
export { requireRoom } from './require-room.service.ts';
export { requireUnusedLeft } from './require-unused-left.ts';
export {
  removeStoredImage,
  type StoredImage,
  storeImage,
  storePreparedImage,
} from './store-image.service.ts';
