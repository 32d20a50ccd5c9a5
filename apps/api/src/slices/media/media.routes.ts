import { coverPath } from '@haat/contract/covers';
import * as media from '@haat/contract/media';
import { AppError } from '../../platform/app-error.ts';
import { refuseMethodsBut } from '../../platform/http/known-methods.ts';
import { readForm } from '../../platform/http/read-form.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { makeImageWork } from './encode-image.ts';
import { checkImageForm, imageFormFile } from './image-form.ts';
import { insertImage } from './insert-image.ts';
import { removeStoredImage, storeImage } from './store-image.ts';

export const uploadRoutes: Slice = ({ app, routes, files }) => {
  const work = makeImageWork();
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

const fileName = /^[0-9a-f]{32}-[sml]\.webp$/;

/** Pictures need no token: nobody can guess their names, and a name always means the same picture. */
export const fileRoutes: Slice = ({ app, files }) => {
  const url = '/media/:name';
  const schema = { hide: true } as object; // swagger's own field
  app.get<{ Params: { name: string } }>(url, { schema }, async ({ params: { name } }, reply) => {
    const bytes = fileName.test(name) ? await files.get(name) : undefined;
    if (!bytes) throw new AppError('not_found', { detail: 'This picture does not exist.' });
    return reply
      .type('image/webp')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
  refuseMethodsBut(app, url, ['GET']);
};
