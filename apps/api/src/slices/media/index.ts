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

export { type EncodedImage, encodeImage, imageWorkOf } from './encode-image.service.ts';
export { lockOwnImages } from './image.queries.ts';
export { checkImageForm, type ImageForm, imageFormFile, tooLargeImage } from './image-form.ts';
export {
  insertImage,
  insertImages,
  lockPicturesIn,
  type NewImage,
  requireCoverImage,
  requireUnusedLeft,
} from './keep-images.ts';
export { coverBoxOf, coverOf, viewNamedPictures } from './named-pictures.views.ts';
export {
  removeStoredImage,
  requireRoom,
  type StoredImage,
  storeImage,
  storePreparedImage,
} from './store-image.service.ts';
