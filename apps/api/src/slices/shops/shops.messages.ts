import { limits } from '@haat/contract/limits';
import type { LocalizedText } from '../../platform/localized-text.ts';

export const shopMessages = {
  oneShop: {
    en: 'You already have a shop. Open it under Retailer.',
    hi: 'आपकी दुकान पहले से है। उसे ‘दुकानदार’ में खोलें।',
    ml: 'നിങ്ങൾക്ക് ഒരു കടയുണ്ട്. ‘കടയുടമ’ എന്നതിൽ അത് തുറക്കുക.',
  },
  chooseType: {
    en: 'Choose a shop type from the list.',
    hi: 'सूची में से दुकान का प्रकार चुनें।',
    ml: 'പട്ടികയിൽ നിന്ന് കടയുടെ തരം തിരഞ്ഞെടുക്കുക.',
  },
  chooseTypes: {
    en: 'Choose shop types from the list.',
    hi: 'सूची में से दुकान के प्रकार चुनें।',
    ml: 'പട്ടികയിൽ നിന്ന് കടയുടെ തരങ്ങൾ തിരഞ്ഞെടുക്കുക.',
  },
  longAddress: {
    en: `Use at most ${limits.address} letters in the three lines together.`,
    hi: `तीनों लाइनों में कुल मिलाकर ज़्यादा से ज़्यादा ${limits.address} अक्षर लिखें।`,
    ml: `മൂന്ന് വരികളിലും കൂടി പരമാവധി ${limits.address} അക്ഷരം മതി.`,
  },
  tooFar: (km: number): LocalizedText => ({
    en: `This is more than ${km} km from where the operator last saw your shop. Ask the operator to move it.`,
    hi: `यह जगह वहाँ से ${km} किमी से ज़्यादा दूर है जहाँ ऑपरेटर ने आपकी दुकान देखी थी। जगह बदलने के लिए ऑपरेटर से कहें।`,
    ml: `ഓപ്പറേറ്റർ കട അവസാനം കണ്ട സ്ഥലത്തുനിന്ന് ഇത് ${km} കിലോമീറ്ററിലധികം ദൂരെയാണ്. സ്ഥലം മാറ്റാൻ ഓപ്പറേറ്ററോട് പറയുക.`,
  }),
  /** Of one SMS, which is short. */
  secondNumberSms: ({ shop, code }: { readonly shop: string; readonly code: string }): LocalizedText => ({
    en: `${shop}: to get an SMS when an order waits too long, tell the shop: ${code}`,
    hi: `${shop}: ऑर्डर को देर हो तो SMS पाने के लिए दुकान को बताएँ: ${code}`,
    ml: `${shop}: ഓർഡർ വൈകിയാൽ SMS കിട്ടാൻ കടയിൽ പറയുക: ${code}`,
  }),
  smsFailed: {
    en: 'We couldn’t send the SMS. Check the number, then try again in 30 seconds.',
    hi: 'SMS नहीं भेजा जा सका। नंबर देख लें, फिर 30 सेकंड बाद फिर से कोशिश करें।',
    ml: 'SMS അയയ്ക്കാനായില്ല. നമ്പർ നോക്കുക, 30 സെക്കൻഡ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  },
  noSecondNumber: {
    en: 'Your shop has no second phone number. Save one first.',
    hi: 'आपकी दुकान का दूसरा फ़ोन नंबर नहीं है। पहले उसे सेव करें।',
    ml: 'നിങ്ങളുടെ കടയ്ക്ക് രണ്ടാമത്തെ ഫോൺ നമ്പറില്ല. ആദ്യം അത് സേവ് ചെയ്യുക.',
  },
  tooManyCodes: (most: number): LocalizedText => ({
    en: `You sent ${most} codes in the last 24 hours. Try again later.`,
    hi: `आप पिछले 24 घंटों में ${most} कोड भेज चुके हैं। बाद में फिर से कोशिश करें।`,
    ml: `കഴിഞ്ഞ 24 മണിക്കൂറിൽ നിങ്ങൾ ${most} കോഡ് അയച്ചു. പിന്നീട് വീണ്ടും ശ്രമിക്കുക.`,
  }),
  wrongCode: {
    en: 'This is not the code from the SMS. Ask for it again.',
    hi: 'यह SMS वाला कोड नहीं है। फिर से पूछें।',
    ml: 'ഇത് SMS-ലെ കോഡല്ല. വീണ്ടും ചോദിക്കുക.',
  },
  codeOver: {
    en: 'This code no longer works. Send a new code.',
    hi: 'यह कोड अब नहीं चलेगा। दूसरा कोड भेजें।',
    ml: 'ഈ കോഡ് ഇനി പ്രവർത്തിക്കില്ല. പുതിയ കോഡ് അയയ്ക്കുക.',
  },
};
