import type { Translated } from '../../platform/words.ts';
import type * as english from './share.messages.ts';

export const shareWords: Translated<typeof english.shareWords> = {
  byHand: 'यह पता कॉपी करें:',
};
