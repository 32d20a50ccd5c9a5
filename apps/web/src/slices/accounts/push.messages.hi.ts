import type { Translated } from '../../platform/words.ts';
import type * as english from './push.messages.ts';

export const push: Translated<typeof english.push> = {
  switch: 'सूचनाएँ',
  explanation: 'इस फ़ोन पर, Haat बंद होने पर भी।',
  blocked: 'सूचनाएँ बंद की हुई हैं। ब्राउज़र या फ़ोन की सेटिंग में इन्हें चालू करें।',
  refused: 'इस फ़ोन पर सूचनाएँ चालू नहीं हो सकीं। दोबारा चालू करके देखें।',
  impossible: 'यहाँ सूचनाएँ नहीं मिल सकतीं।',
  ask: {
    title: 'सूचनाएँ चालू करें?',
    customer: 'ऑर्डर स्वीकार होने और पहुँचने पर हम आपको बताएँगे।',
    retailer: 'नया ऑर्डर आने पर हम आपको बताएँगे, Haat बंद होने पर भी।',
    deliverer: 'नई डिलीवरी आने पर हम आपको बताएँगे, Haat बंद होने पर भी।',
    turnOn: 'चालू करें',
    notNow: 'अभी नहीं',
  },
};
