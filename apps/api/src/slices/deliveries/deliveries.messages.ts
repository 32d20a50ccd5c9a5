import type { Words } from '../../platform/words.ts';

export const deliveryMessages = {
  receivedLess: {
    en: 'The cash received is less than the amount. Enter what the customer gave.',
    hi: 'मिला हुआ नकद रक़म से कम है। ग्राहक ने जितना दिया, वह लिखें।',
    ml: 'കിട്ടിയ പണം തുകയേക്കാൾ കുറവാണ്. ഉപഭോക്താവ് തന്നത് എഴുതുക.',
  },
  referenceMissing: {
    en: 'Enter the last 4 to 12 characters of the bank’s reference.',
    hi: 'बैंक के रेफ़रेंस के आख़िरी 4 से 12 अक्षर लिखें।',
    ml: 'ബാങ്ക് റഫറൻസിന്റെ അവസാനത്തെ 4 മുതൽ 12 വരെ അക്ഷരങ്ങൾ എഴുതുക.',
  },
  openPage: {
    en: 'Open the request page and accept it there.',
    hi: '‘नई डिलीवरी’ खोलें और वहीं स्वीकार करें।',
    ml: '‘പുതിയ ഡെലിവറികൾ’ തുറന്ന് അവിടെ സ്വീകരിക്കുക.',
  },
  hasIt: (deliverer: Words): Words => ({
    en: `You no longer have this delivery. ${deliverer.en} has it now.`,
    hi: `यह डिलीवरी अब आपके पास नहीं है। अब यह ${deliverer.hi} के पास है।`,
    ml: `ഈ ഡെലിവറി ഇപ്പോൾ നിങ്ങളുടേതല്ല. ഏറ്റെടുത്തത്: ${deliverer.ml}.`,
  }),
  openAgain: {
    en: 'You no longer have this delivery. Its request is open again.',
    hi: 'यह डिलीवरी अब आपके पास नहीं है। अब इसे कोई भी एजेंट ले सकता है।',
    ml: 'ഈ ഡെലിവറി ഇപ്പോൾ നിങ്ങളുടേതല്ല. ഇത് ആർക്കും ഏറ്റെടുക്കാം.',
  },
};
