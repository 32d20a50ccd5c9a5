import { addFileSweeps } from '../../platform/file-sweeps.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { storedFiles } from './file.queries.ts';
import { fileNameOf, keyOfStored } from './store-file.service.ts';

export const fileSweeps: Slice = (context) =>
  addFileSweeps(context, {
    what: 'files',
    rows: storedFiles,
    keyOf: keyOfStored,
    removeFiles: (key) => context.files.remove(fileNameOf(key)),
  });
