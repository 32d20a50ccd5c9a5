import type { Translated } from '../../../platform/words.ts';
import type * as english from './give-back.messages.ts';

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
