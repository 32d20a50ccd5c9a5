// Why a chosen file can't be used as a picture. `names` are the names of the files.
import { translated } from '../platform/words.ts';

export const pictureFaults = translated('pictureFaults', {
  'too-big': (names: string) => `Larger than 1 MB: ${names}. Choose a smaller picture.`,
  'not-a-picture': (names: string) => `Not a JPEG, PNG, WebP or AVIF picture: ${names}. Choose another file.`,
  damaged: (names: string) => `Damaged: ${names}. Choose another picture.`,
  empty: (names: string) => `Empty: ${names}. Choose another file.`,
});
