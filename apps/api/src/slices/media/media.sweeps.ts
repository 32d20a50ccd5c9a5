import { addFileSweeps } from '../../platform/file-sweeps.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { storedImages } from './image.queries.ts';
import { keyOfFile, removeStoredImage } from './store-image.service.ts';

export const mediaSweeps: Slice = (context) =>
  addFileSweeps(context, {
    what: 'pictures',
    rows: storedImages,
    keyOf: keyOfFile,
    removeFiles: (key) => removeStoredImage(context, { key }),
  });
