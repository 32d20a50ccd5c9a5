import type { Words } from '../../platform/words.ts';

export const accountMessages = {
  smsFailed: {
    en: 'We couldn’t send the code. Check the number, then try again in 30 seconds.',
    hi: 'हम कोड नहीं भेज पाए। नंबर देख लें, फिर 30 सेकंड बाद फिर से कोशिश करें।',
    ml: 'കോഡ് അയയ്ക്കാനായില്ല. നമ്പർ പരിശോധിക്കുക, 30 സെക്കൻഡ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  },
  wrongCode: {
    en: 'The code is wrong or has expired. Request a new one.',
    hi: 'कोड गलत है या उसका समय खत्म हो गया है। नया कोड मँगाएँ।',
    ml: 'കോഡ് തെറ്റാണ് അല്ലെങ്കിൽ സമയം കഴിഞ്ഞു. പുതിയ കോഡ് ആവശ്യപ്പെടുക.',
  },
  chooseCity: {
    en: 'Choose a city from the list.',
    hi: 'सूची में से शहर चुनें।',
    ml: 'പട്ടികയിൽ നിന്ന് നഗരം തിരഞ്ഞെടുക്കുക.',
  },
  noMoreCodes: (wait: Words): Words => ({
    en: `We can’t send more codes now. Try again in ${wait.en}.`,
    hi: `हम अभी और कोड नहीं भेज सकते। ${wait.hi} बाद फिर से कोशिश करें।`,
    ml: `ഇപ്പോൾ കൂടുതൽ കോഡ് അയയ്ക്കാൻ കഴിയില്ല. ${wait.ml} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.`,
  }),
  tooManyCodes: (wait: Words): Words => ({
    en: `You requested too many codes. Try again in ${wait.en}.`,
    hi: `आपने बहुत ज़्यादा कोड मँगाए हैं। ${wait.hi} बाद फिर से कोशिश करें।`,
    ml: `നിങ്ങൾ വളരെയധികം കോഡുകൾ ആവശ്യപ്പെട്ടു. ${wait.ml} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.`,
  }),
  tooManyGuesses: (wait: Words): Words => ({
    en: `You entered too many wrong codes. Try again in ${wait.en}.`,
    hi: `आपने बहुत बार गलत कोड लिखा है। ${wait.hi} बाद फिर से कोशिश करें।`,
    ml: `നിങ്ങൾ പലതവണ തെറ്റായ കോഡ് എഴുതി. ${wait.ml} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.`,
  }),
};

/** Of a browser's push endpoint. Only programs read these. */
export const endpointMessages = {
  noService: {
    en: 'Send the address of a push service.',
    hi: 'किसी पुश सेवा का पता भेजें।',
    ml: 'ഒരു പുഷ് സേവനത്തിന്റെ വിലാസം അയയ്ക്കുക.',
  },
  noHttps: {
    en: 'The address must begin with https://.',
    hi: 'पता https:// से शुरू होना चाहिए।',
    ml: 'വിലാസം https:// എന്ന് തുടങ്ങണം.',
  },
  hasUser: {
    en: 'The address must not hold a user name or a password.',
    hi: 'पते में यूज़र नाम या पासवर्ड नहीं होना चाहिए।',
    ml: 'വിലാസത്തിൽ യൂസർ നെയിമോ പാസ്‌വേഡോ പാടില്ല.',
  },
  hasPort: {
    en: 'The address must not name a port.',
    hi: 'पते में पोर्ट नहीं होना चाहिए।',
    ml: 'വിലാസത്തിൽ പോർട്ട് പാടില്ല.',
  },
  notPublic: {
    en: 'The address must have a public host name.',
    hi: 'पते में सार्वजनिक होस्ट नाम होना चाहिए।',
    ml: 'വിലാസത്തിൽ പൊതുവായ ഹോസ്റ്റ് നെയിം വേണം.',
  },
};
