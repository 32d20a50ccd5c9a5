import type { Files } from '../../platform/files.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { removeStoredImage } from './store-image.service.ts';
import { deleteUnusedImages, forgetRemovedImages, listRemovedImages } from './unused-image.queries.ts';

export const mediaSweeps: Slice = ({ sweeps, files, database }) => {
  sweeps.add({
    what: 'pictures unused for a day',
    removeSome: async (inTx, atMost) => {
      const removed = await inTx((tx) => deleteUnusedImages(tx, atMost));
      // Includes files of a sweep that stopped between deleting rows and files.
      const keys = await listRemovedImages(database.db, atMost);
      await removeFiles(files, keys);
      await inTx((tx) => forgetRemovedImages(tx, keys));
      return removed;
    },
  });
};

const filesAtOnce = 20;

async function removeFiles(files: Files, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += filesAtOnce) {
    await Promise.all(keys.slice(at, at + filesAtOnce).map((key) => removeStoredImage({ files }, { key })));
  }
}
