import type { Files } from '../../platform/files.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { findOrphans } from './find-orphans.service.ts';
import { removeStoredImage } from './store-image.service.ts';
import { deleteUnusedImages, forgetRemovedImages, listRemovedImages } from './unused-image.queries.ts';

export const mediaSweeps: Slice = ({ sweeps, files, database, clock }) => {
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
  sweeps.add({
    what: 'files without a picture',
    removeSome: async (_, atMost) => {
      const names = await findOrphans({ files, db: database.db, now: clock.now() }, atMost);
      await inParts(names, (name) => files.remove(name));
      return names.length;
    },
  });
};

const filesAtOnce = 20;

const removeFiles = (files: Files, keys: readonly string[]): Promise<void> =>
  inParts(keys, (key) => removeStoredImage({ files }, { key }));

async function inParts(names: readonly string[], remove: (name: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < names.length; at += filesAtOnce) {
    await Promise.all(names.slice(at, at + filesAtOnce).map(remove));
  }
}
