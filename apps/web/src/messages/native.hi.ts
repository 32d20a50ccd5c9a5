import type { Translated } from '../platform/words.ts';
import type * as english from './native.ts';

export const native: Translated<typeof english.native> = {
  channelName: 'ऑर्डर और संदेश',
  channelDescription: 'आपके लिए ऑर्डर या संदेश आने पर घंटी बजती है',
};
