import { coverPath } from '@haat/contract/covers';
import type { AnswerOf } from '@haat/contract/endpoint';
import * as media from '@haat/contract/media';
import * as images from '@haat/contract/operator/images';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/database.ts';
import type { Answer } from '../../platform/http/answers.ts';
import { readForm } from '../../platform/http/read-form.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { imageWorkOf } from './encode-image.service.ts';
import { checkImageForm, imageFormFile } from './image-form.ts';
import { insertImage, requireUnusedLeft } from './keep-images.ts';
import { removeStoredImage, requireRoom, storeImage } from './store-image.service.ts';

type Uploaded = Answer<typeof media.uploadProductImage>;

interface Upload {
  readonly request: FastifyRequest;
  /** Null: the operator's. */
  readonly ownerId: number | null;
  readonly inTx: (work: (tx: Tx) => Promise<AnswerOf<typeof media.uploadProductImage>>) => Promise<Uploaded>;
}

export const uploadRoutes: Slice = (context) => {
  const { routes, files, disks } = context;
  const work = imageWorkOf(context);

  const upload = async ({ request, ownerId, inTx }: Upload): Promise<Uploaded> => {
    const { bytes, name, isPrimary } = checkImageForm(await readForm(request, imageFormFile));
    await requireRoom(disks);
    const stored = await storeImage({ files, work }, bytes);
    try {
      return await inTx(async (tx) => {
        if (ownerId !== null) await requireUnusedLeft(tx, ownerId, stored.bytes);
        return {
          id: await insertImage(tx, { stored, name, isPrimary, ownerId }),
          cover: coverPath(stored.key),
        };
      });
    } catch (error) {
      // If the store can't be reached, the daily sweep removes the files.
      await removeStoredImage({ files }, stored).catch(() => undefined);
      throw error;
    }
  };

  routes.act(media.uploadProductImage, ({ actor, request, inTx }) =>
    upload({ request, ownerId: actor.userId, inTx }),
  );
  routes.act(images.uploadImage, ({ request, inTx }) => upload({ request, ownerId: null, inTx }));
};
