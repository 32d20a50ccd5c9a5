import type { Translated } from '../../../platform/words.ts';
import type * as english from './proposals.messages.ts';

export const proposals: Translated<typeof english.proposals> = {
  ifMissing: 'अगर कोई सामान न हो',
  wishes: { ask: 'मुझसे पूछें', replace: 'बदले में दूसरा दें', leave_out: 'उसे छोड़ दें' },
  sentTitle: 'आपने बदलाव का सुझाव दिया है',
  waiting: 'ग्राहक ने अभी जवाब नहीं दिया है।',
  expired: 'ग्राहक ने समय पर जवाब नहीं दिया। ऑर्डर स्वीकार करें, मना करें या दूसरा बदलाव सुझाएँ।',
  fromTo: (before, now) => `${before} → ${now}`,
  none: 'कुछ नहीं',
  instead: (amount, name, price) => `बदले में: ${amount} × ${name}, ${price}`,
  each: (price) => `हर एक ${price}`,
  inAll: 'कुल',
  timeLeft: (minutes) => (minutes <= 1 ? 'एक मिनट से कम बचा है' : `${minutes} मिनट बचे हैं`),
  agree: 'सहमत हूँ',
  withoutThese: 'इनके बिना',
  answering: {
    agree: (order, amount) => `${order} इस बदलाव के साथ स्वीकार होगा, कुल ${amount}।`,
    leave_out: (order) => `${order} उस सामान के बिना स्वीकार होगा जो नहीं है या महँगा हुआ है।`,
  },
  sending: 'ग्राहक को बताया जाएगा। उनकी सहमति चाहिए हो, तो ऑर्डर उनके जवाब का इंतज़ार करेगा।',
  changeTitle: 'सामान बदलें',
  changeLine: {
    ask: 'बताएँ कि आप क्या दे सकते हैं। कुछ भी बदलने से पहले ग्राहक से पूछा जाएगा।',
    replace:
      'बताएँ कि आप क्या दे सकते हैं। ऑर्डर तुरंत स्वीकार हो जाएगा, बशर्ते कोई दाम न बढ़े और बदले का सामान उससे महँगा न हो जिसके बदले वह है।',
    leave_out:
      'बताएँ कि आप क्या दे सकते हैं। ऑर्डर तुरंत स्वीकार हो जाएगा, बशर्ते आप कोई दाम न बदलें और बदले में कोई सामान न चुनें।',
  },
  weighedPrice: 'तौल के बाद दाम',
  weighedHint: 'एक नग का',
  weighedHintOf: (amount) => `${amount} का`,
  replaceWith: 'इसके बदले',
  suggestions: 'आपके सामान',
  noneInStock: (term) => `‘${term}’ जैसा कुछ अभी आपकी दुकान में नहीं है।`,
  chooseOne: 'कोई सामान चुनें, या यह जगह ख़ाली करें।',
  replacement: (name) => `बदले में: ${name}`,
  noReplacement: 'हटाएँ',
  note: 'ग्राहक के लिए संदेश',
  newAmount: 'नई रक़म',
  send: 'ग्राहक को भेजें',
  notChanged: 'कोई मात्रा या दाम बदलें, या बदले में कोई सामान चुनें।',
  closed: {
    cancelled: 'यह ऑर्डर रद्द हो गया, इसलिए इसका सामान अब नहीं बदला जा सकता।',
    rejected: 'आपने इस ऑर्डर के लिए मना किया, इसलिए इसका सामान अब नहीं बदला जा सकता।',
    accepted: 'यह ऑर्डर स्वीकार हो गया, इसलिए इसका सामान अब नहीं बदला जा सकता।',
  },
};
