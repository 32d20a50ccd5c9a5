import * as files from '@haat/contract/files';
import { call } from '../platform/http.ts';

/** The contents of a picture or a sound. */
export const loadFile = (id: number, signal: AbortSignal) => call(files.getFile, { params: { id }, signal });
