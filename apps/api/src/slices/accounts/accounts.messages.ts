import type { LocalizedText } from '../../platform/localized-text.ts';

export const accountMessages = {
  smsFailed: {
    en: 'We couldn’t send the code. Check the number, then try again in 30 seconds.',
    hi: 'OTP नहीं भेजा जा सका। नंबर देख लें, फिर 30 सेकंड बाद फिर से कोशिश करें।',
    ml: 'OTP അയയ്ക്കാനായില്ല. നമ്പർ നോക്കുക, 30 സെക്കൻഡ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  },
  wrongCode: {
    en: 'The code is wrong or has expired. Check it, or request a new one.',
    hi: 'OTP ग़लत है या उसका समय निकल गया है। देखकर फिर से लिखें, या नया OTP मँगाएँ।',
    ml: 'OTP തെറ്റാണ്, അല്ലെങ്കിൽ സമയം കഴിഞ്ഞു. നോക്കിയിട്ട് വീണ്ടും നൽകുക, അല്ലെങ്കിൽ പുതിയ OTP ചോദിക്കുക.',
  },
  chooseCity: {
    en: 'Choose a city from the list.',
    hi: 'सूची में से जगह चुनें।',
    ml: 'പട്ടികയിൽ നിന്ന് സ്ഥലം തിരഞ്ഞെടുക്കുക.',
  },
  noNameYet: (numberEnd: string): LocalizedText => ({
    en: `No name yet (${numberEnd})`,
    hi: `अभी नाम नहीं (${numberEnd})`,
    ml: `പേര് ചേർത്തിട്ടില്ല (${numberEnd})`,
  }),
  noMoreCodes: (wait: LocalizedText): LocalizedText => ({
    en: `We can’t send more codes now. Try again in ${wait.en}.`,
    hi: `हम अभी और OTP नहीं भेज सकते। ${wait.hi} बाद फिर से कोशिश करें।`,
    ml: `ഇപ്പോൾ കൂടുതൽ OTP അയയ്ക്കാനാവില്ല. ${wait.ml} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.`,
  }),
  tooManyCodes: (wait: LocalizedText): LocalizedText => ({
    en: `You requested too many codes. Try again in ${wait.en}.`,
    hi: `आपने बहुत ज़्यादा OTP मँगाए हैं। ${wait.hi} बाद फिर से कोशिश करें।`,
    ml: `നിങ്ങൾ പലതവണ OTP ചോദിച്ചു. ${wait.ml} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.`,
  }),
  tooManySmsTo: (most: number): LocalizedText => ({
    en: `This number got ${most} SMS from shops in the last 24 hours. Try again later.`,
    hi: `इस नंबर पर पिछले 24 घंटों में दुकानों के ${most} SMS जा चुके हैं। बाद में फिर से कोशिश करें।`,
    ml: `കഴിഞ്ഞ 24 മണിക്കൂറിൽ ഈ നമ്പറിലേക്ക് കടകളുടെ ${most} SMS അയച്ചു. പിന്നീട് വീണ്ടും ശ്രമിക്കുക.`,
  }),
  tooManyGuesses: (wait: LocalizedText): LocalizedText => ({
    en: `You entered too many wrong codes. Try again in ${wait.en}.`,
    hi: `आपने बहुत बार ग़लत OTP लिखा है। ${wait.hi} बाद फिर से कोशिश करें।`,
    ml: `നിങ്ങൾ പലതവണ തെറ്റായ OTP നൽകി. ${wait.ml} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.`,
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
