import { coverPath } from '@haat/contract/covers';
import * as media from '@haat/contract/media';
import { readForm } from '../../platform/http/read-form.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { makeImageWork } from './encode-image.service.ts';
import { checkImageForm, imageFormFile } from './image-form.ts';
import { insertImage } from './insert-image.ts';
import { removeStoredImage, storeImage } from './store-image.service.ts';

export const uploadRoutes: Slice = ({ app, routes, files, processes }) => {
  const work = makeImageWork({}, processes.makeChildWork);
  app.addHook('onClose', () => work.close());
  routes.act(media.uploadProductImage, async ({ actor, request, inTx }) => {
    const { bytes, name, isPrimary } = checkImageForm(await readForm(request, imageFormFile));
    const stored = await storeImage({ files, work }, bytes);
    try {
      return await inTx(async (tx) => ({
        id: await insertImage(tx, { stored, name, isPrimary, ownerId: actor.userId }),
        cover: coverPath(stored.key),
      }));
    } catch (error) {
      await removeStoredImage({ files }, stored);
      throw error;
    }
  });
};
