import type { Translated } from '../platform/words.ts';
import type * as english from './outbox.ts';

export const outbox: Translated<typeof english.outbox> = {
  waiting: 'नेटवर्क का इंतज़ार है',
  taken: (what) => `इस फ़ोन में सेव हुआ: ${what}`,
  keepOpen: (what) => `यह पेज खुला रखें: ${what}`,
  next: (what) => `आगे: ${what}`,
  notDone: 'यह अब नहीं हो सकता',
  notDoneNamed: (name) => `${name}: यह अब नहीं हो सकता`,
  needsConnection: 'ऑर्डर करने के लिए नेटवर्क चाहिए। आपका कार्ट इस फ़ोन में रहेगा।',
  needsConnectionAndPage: 'ऑर्डर करने के लिए नेटवर्क चाहिए। यह पेज खुला रखें।',
  lostAtExpiry: 'जो काम नेटवर्क का इंतज़ार कर रहे थे, वे नहीं भेजे गए, क्योंकि आप लॉगआउट हो गए थे। लॉगिन करके फिर से करें।',
  actionNeedsConnection: 'इसके लिए नेटवर्क चाहिए। नेटवर्क आने पर फिर से कोशिश करें।',
  verifyNeedsConnection: 'जाँच पूरी करने के लिए नेटवर्क चाहिए। आपने जो चुना है वह इस फ़ोन में रहेगा।',
  verifyNeedsConnectionAndPage: 'जाँच पूरी करने के लिए नेटवर्क चाहिए। यह पेज खुला रखें।',
  loggingOut: 'जो इंतज़ार में है वह हट जाएगा, और किसी तक नहीं पहुँचेगा।',
  logOut: (count) =>
    count === 1
      ? 'एक काम नेटवर्क का इंतज़ार कर रहा है। उसे भेजे बिना लॉगआउट करें?'
      : `${count} काम नेटवर्क का इंतज़ार कर रहे हैं। उन्हें भेजे बिना लॉगआउट करें?`,
};
