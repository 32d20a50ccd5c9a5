// Pictures and sounds that only some people may see. A slice that holds files has a foreign key to `files.id`, calls
// `keepFiles` before it writes one, and `provideFileViewers` to say who may see them. A file without such a key is deleted
// after a day. With `on delete set null` or `cascade`, the key doesn't keep the files when their owner's account is deleted.
import type { Manifest } from '../manifest.ts';
import { fileSubscribers } from './file.events.ts';
import { fileSweeps } from './file.sweeps.ts';
import { fileRoutes } from './files.routes.ts';
import { exportFiles } from './store-file.service.ts';

export const files: Manifest<'files'> = {
  start: (context) => {
    fileRoutes(context);
    fileSubscribers(context);
    fileSweeps(context);
  },
  tables: {
    reference: ['files'],
    local: ['removed_files'],
  },
  ownData: {
    files: (db, { actor, files: store }) => exportFiles(db, store, actor.userId),
  },
};

export { provideFileViewers, type Viewer } from './file-viewers.ts';
export { insertFile, keepFiles, keepFilesOfFields } from './keep-files.ts';
export { fileNameOf, type StoredContents, storePreparedFile } from './store-file.service.ts';
