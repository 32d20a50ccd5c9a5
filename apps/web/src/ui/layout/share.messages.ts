// In its own file, because the first screen doesn't need it.
import { translated } from '../../platform/words.ts';

export const shareWords = translated('shareWords', {
  byHand: 'Copy this address:',
});
