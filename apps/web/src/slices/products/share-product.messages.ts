// In its own file, because the first screen of a product doesn't need it.
import { translated } from '../../platform/words.ts';

export const shareProduct = translated('shareProduct', {
  share: 'Share product',
});
