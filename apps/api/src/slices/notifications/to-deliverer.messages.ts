import type { LocalizedText } from '../../platform/localized-text.ts';
import { because, type Order, orderOf } from './notifications.messages.ts';

export const toDelivererMessages = {
  cancelled: (order: Order, reason: string | undefined): LocalizedText => {
    const [what, end] = [orderOf(order), because(reason)];
    return {
      en: `Your delivery of ${what.en} was cancelled${end.en}`,
      hi: `आपकी डिलीवरी रद्द हो गई: ${what.hi}${end.hi}`,
      ml: `നിങ്ങളുടെ ഡെലിവറി റദ്ദാക്കി: ${what.ml}${end.ml}`,
    };
  },
  verified: (order: Order): LocalizedText => {
    const what = orderOf(order);
    return {
      en: `The customer verified ${what.en}.`,
      hi: `ग्राहक ने जाँच पूरी की: ${what.hi}।`,
      ml: `ഉപഭോക്താവ് ${what.ml} പരിശോധിച്ചു.`,
    };
  },
  packed: (order: Order): LocalizedText => {
    const what = orderOf(order);
    return {
      en: `Packed: ${what.en}.`,
      hi: `पैक हो गया: ${what.hi}।`,
      ml: `പാക്ക് ചെയ്തു: ${what.ml}.`,
    };
  },
  assigned: (order: Order): LocalizedText => {
    const what = orderOf(order);
    return {
      en: `You are the deliverer of ${what.en}.`,
      hi: `${what.hi} की डिलीवरी आपको करनी है।`,
      ml: `${what.ml} നിങ്ങളാണ് ഡെലിവറി ചെയ്യേണ്ടത്.`,
    };
  },
  takesOver: (order: Order): LocalizedText => {
    const what = orderOf(order);
    return {
      en: `You are the new deliverer of ${what.en}.`,
      hi: `${what.hi} की डिलीवरी अब आपको करनी है।`,
      ml: `${what.ml} ഇനി നിങ്ങളാണ് ഡെലിവറി ചെയ്യേണ്ടത്.`,
    };
  },
  takenOver: (order: Order): LocalizedText => {
    const what = orderOf(order);
    return {
      en: `Another deliverer took over ${what.en}.`,
      hi: `${what.hi} अब दूसरे डिलीवरी एजेंट के पास है।`,
      ml: `${what.ml} മറ്റൊരു ഡെലിവറി ഏജന്റ് ഏറ്റെടുത്തു.`,
    };
  },
  request: (order: Order, isAgain: boolean): LocalizedText => {
    const what = orderOf(order);
    return isAgain
      ? {
          en: `The delivery of ${what.en} is open again`,
          hi: `यह डिलीवरी फिर से ली जा सकती है: ${what.hi}`,
          ml: `ഈ ഡെലിവറി വീണ്ടും ഏറ്റെടുക്കാം: ${what.ml}`,
        }
      : {
          en: `New delivery request: ${what.en}`,
          hi: `नई डिलीवरी: ${what.hi}`,
          ml: `പുതിയ ഡെലിവറി: ${what.ml}`,
        };
  },
  oneOfOpen: (sentence: LocalizedText, open: number): LocalizedText =>
    open > 1
      ? {
          en: `${sentence.en}, one of ${open} open requests.`,
          hi: `${sentence.hi}। कुल ${open} डिलीवरी ली जा सकती हैं।`,
          ml: `${sentence.ml}. ഏറ്റെടുക്കാൻ ആകെ ${open} ഡെലിവറിയുണ്ട്.`,
        }
      : { en: `${sentence.en}.`, hi: `${sentence.hi}।`, ml: `${sentence.ml}.` },
};
