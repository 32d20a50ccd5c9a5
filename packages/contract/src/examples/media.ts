import * as media from '../media.ts';
import { type Documented, type Example, example } from './example.ts';
import { picture } from './village.ts';

const examples: readonly Example[] = [
  example(media.uploadProductImage, { answer: { id: 31, cover: picture('f') } }),
];

export const mediaDocs: Documented = { files: { media }, examples };
