import type { Translated } from '../platform/words.ts';
import type * as english from './questions.ts';

export const questions: Translated<typeof english.questions> = {
  sure: 'क्या आप सच में यह करना चाहते हैं?',
  acceptDelivery: 'क्या यह डिलीवरी स्वीकार करें?',
  deleteProduct: 'क्या यह सामान हटा दें?',
  acceptOrder: 'क्या यह ऑर्डर स्वीकार करें?',
  rejectOrder: 'क्या इस ऑर्डर के लिए मना करें?',
  otherShop: 'आपके कार्ट में दूसरी दुकान का सामान है। क्या आगे बढ़ें?',
  otherAddress: 'आपके कार्ट का सामान दूसरे पते के लिए है। क्या आगे बढ़ें?',
  locationOff: 'लोकेशन चालू नहीं है। उसे चालू करके फिर से कोशिश करें',
  yes: 'हाँ',
  no: 'नहीं',
  isSure: 'हाँ',
  isNotSure: 'नहीं',
  ok: 'ठीक है',
};
