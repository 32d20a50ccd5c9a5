import type { Translated } from '../../../platform/words.ts';
import type * as english from './order-endings.messages.ts';

export const endings: Translated<typeof english.endings> = {
  why: 'क्यों?',
  choices: {
    out_of_stock: 'सामान ख़त्म हो गया',
    closed: 'दुकान बंद है',
    too_far: 'जगह बहुत दूर है',
    other: 'कोई और वजह',
    not_fetched: 'कोई लेने नहीं आया',
  },
  note: 'नोट',
  noteHint: 'ज़रूरी नहीं। ग्राहक इसे पढ़ेंगे।',
  chooseReason: 'एक वजह चुनें।',
  rejected: 'दुकान ने इस ऑर्डर के लिए मना किया।',
  cancelled: {
    customer: 'आपने यह ऑर्डर रद्द किया।',
    retailer: 'दुकान ने यह ऑर्डर रद्द किया।',
    operator: 'ऑपरेटर ने यह ऑर्डर रद्द किया।',
  },
  reasons: {
    out_of_stock: 'सामान ख़त्म हो गया है।',
    closed: 'दुकान बंद है।',
    too_far: 'आपकी जगह बहुत दूर है।',
    other: 'कोई और वजह थी।',
    not_fetched: 'कोई इसे लेने नहीं आया।',
  },
};
