import * as catalogue from '@haat/contract/operator/catalogue';
import type { Slice } from '../../../platform/slice-context.ts';
import { addStarterPictures } from './add-starter-pictures.ts';
import { listUnpictured } from './starter-picture.views.ts';
import { removeStarterPictures, storeStarterPictures } from './starter-pictures.service.ts';

/** Copying so many takes about a second, also to S3. */
const picturesAtOnce = 25;

export const operatorStarterPictureRoutes: Slice = ({ routes, database, files }) => {
  routes.read(catalogue.countStarterPictures, async ({ db }) => ({
    missing: (await listUnpictured(db)).length,
  }));

  routes.act(catalogue.addStarterPictures, async ({ actor, inTx }) => {
    const all = await listUnpictured(database.db);
    const stored = await storeStarterPictures(files, all.slice(0, picturesAtOnce));
    try {
      return await inTx(async (tx) => {
        await addStarterPictures(tx, { actor, records: stored });
        return { added: stored.length, missing: all.length - stored.length };
      });
    } catch (error) {
      await removeStarterPictures(files, stored);
      throw error;
    }
  });
};
