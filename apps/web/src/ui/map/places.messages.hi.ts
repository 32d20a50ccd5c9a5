import type { Translated } from '../../platform/words.ts';
import type * as english from './places.messages.ts';

export const places: Translated<typeof english.places> = {
  search: 'जगह खोजें',
  found: 'मिली हुई जगहें',
  none: 'जगह नहीं मिली',
  failed: 'जगह की खोज अभी नहीं हो सकती। आप फिर भी पिन चला सकते हैं।',
};
