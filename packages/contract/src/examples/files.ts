import * as files from '../files.ts';
import { type Documented, type Example, example } from './example.ts';
import { home, id } from './village.ts';

const examples: readonly Example[] = [
  example(files.uploadFile, { answer: { id: 62, kind: 'sound' } }),
  { spec: files.getFile, params: id(home.photo ?? 0), answer: 'the bytes of the picture' },
];

export const fileDocs: Documented = { files: { files }, examples };
