import type { Translated } from '../../../platform/words.ts';
import type * as english from './handing.messages.ts';

export const handing: Translated<typeof english.handing> = {
  code: 'डिलीवरी कोड',
  codeHint: 'ग्राहक के फ़ोन पर दिखने वाले चार अंक पूछें।',
  codeFault: 'चार अंक लिखें',
  noCode: 'कोड नहीं है?',
  photo: 'सबूत के लिए फ़ोटो',
  hasCode: 'कोड है',
  choose: 'कारण चुनें',
  over: 'डिलीवरी कोड कई बार ग़लत था। बताएँ कि कोड क्यों नहीं है।',
  no_phone: 'यहाँ फ़ोन नहीं है',
  phone_dead: 'फ़ोन बंद है',
  someone_else: 'कोई और ले रहा है',
  wrongLater: 'डिलीवरी कोड ग़लत था। ‘पहुँचा दिया’ फिर से दबाएँ।',
  overLater: 'डिलीवरी कोड कई बार ग़लत था। ‘पहुँचा दिया’ फिर से दबाएँ, और बताएँ कि कोड क्यों नहीं है।',
  neededLater: 'इस ऑर्डर के लिए डिलीवरी कोड या कारण चाहिए। ‘पहुँचा दिया’ फिर से दबाएँ।',
};

export const giveBackWords: Translated<typeof english.giveBackWords> = {
  cannotDeliver: 'मुझसे यह डिलीवरी नहीं हो पाएगी',
  why: 'क्यों?',
  reasons: {
    too_far: 'जगह बहुत दूर है',
    vehicle: 'मेरी गाड़ी ख़राब हो गई',
    unwell: 'मेरी तबीयत ठीक नहीं है',
    other: 'कोई और वजह',
    nobody_there: 'वहाँ कोई नहीं है',
    not_found: 'मुझे घर नहीं मिल रहा',
    refused: 'वे ऑर्डर लेने से मना कर रहे हैं',
  },
  opensAgain: 'फिर दूसरे डिलीवरी एजेंट इसे ले सकते हैं।',
  staysYours: 'ऑर्डर आपके पास रहेगा। ग्राहक, दुकान और ऑपरेटर को बताया जाएगा।',
  note: 'नोट',
  noteHint: 'ज़रूरी नहीं। दुकान और ऑपरेटर इसे पढ़ते हैं।',
  chooseReason: 'एक वजह चुनें।',
};
