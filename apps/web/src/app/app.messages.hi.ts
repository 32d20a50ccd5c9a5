import type { Translated } from '../platform/words.ts';
import type * as english from './app.messages.ts';

export const app: Translated<typeof english.app> = {
  menu: 'मेन्यू',
  notifications: 'सूचनाएँ',
  unread: (count) => `सूचनाएँ, ${count} नई`,
  cartWithItems: (count) => `कार्ट, ${count} ${count === 1 ? 'चीज़' : 'चीज़ें'}`,
  starting: 'शुरू हो रहा है',
  install: 'ऐप इंस्टॉल करें',
  newVersion: 'नया वर्ज़न तैयार है',
  update: 'अपडेट करें',
  later: 'बाद में',
  tapToHear: 'नए ऑर्डर की आवाज़ के लिए टैप करें',
  tapToHearRequests: 'नई डिलीवरी की आवाज़ के लिए टैप करें',
  slow: 'धीमा नेटवर्क',
  updated: (ago) => `${ago} अपडेट हुआ`,
  errorTitle: 'अरे!',
  errorText: 'माफ़ कीजिए, कुछ गड़बड़ हो गई',
  errorAction: 'वापस जाएँ',
};
