import type { Translated } from '../../../platform/words.ts';
import type * as english from './silence.messages.ts';

export const silence: Translated<typeof english.silence> = {
  unanswered: 'दुकान ने अभी तक जवाब नहीं दिया है।',
  keepWaiting: 'इंतज़ार करें',
  otherShops: 'दूसरी दुकानें',
  failedTitle: 'पहुँचाया नहीं जा सका',
  failures: {
    nobody_there: 'वहाँ कोई नहीं था।',
    not_found: 'घर नहीं मिला।',
    refused: 'ऑर्डर लेने से मना किया गया।',
  },
  failedLine: 'ऑपरेटर को बता दिया गया है। आगे क्या होगा, वही तय करेगा।',
  proof: 'डिलीवरी एजेंट ने ली हुई फ़ोटो',
  failedOwnLine: 'ऑपरेटर को बता दिया गया है। आप इसे अब भी पहुँचा सकते हैं।',
};
