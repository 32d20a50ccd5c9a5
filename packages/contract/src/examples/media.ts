import * as media from '../media.ts';
import { type Example, example } from './example.ts';
import { picture } from './village.ts';

export const mediaExamples: readonly Example[] = [
  example(media.uploadProductImage, { answer: { id: 31, cover: picture('f') } }),
];
