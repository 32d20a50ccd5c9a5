import type { PayMethod } from '@haat/contract/payment-machine';
import { formatRupees } from '../../../platform/format-rupees.ts';
import type { LocalizedText } from '../../../platform/localized-text.ts';

const payWords: Readonly<Record<PayMethod, LocalizedText>> = {
  cash: { en: 'in cash', hi: 'नकद', ml: 'പണമായി' },
  upi: { en: 'by UPI', hi: 'UPI से', ml: 'UPI വഴി' },
  credit: { en: 'on credit', hi: 'उधार', ml: 'കടമായി' },
};

export const phoneOrderMessages = {
  /** Of one SMS, which is short. */
  sms: (
    shop: string,
    amount: string,
    { payBy, code }: { payBy: PayMethod; code: string },
  ): LocalizedText => ({
    en: `${shop}: ₹${amount} ${payWords[payBy].en}. To order, tell the shop: ${code}`,
    hi: `${shop}: ₹${amount} ${payWords[payBy].hi}. ऑर्डर के लिए दुकान को बताएँ: ${code}`,
    ml: `${shop}: ₹${amount} ${payWords[payBy].ml}. ഓർഡറിന് കടയിൽ പറയുക: ${code}`,
  }),
  smsFailed: {
    en: 'We couldn’t send the SMS. Check the number, then try again in 30 seconds.',
    hi: 'SMS नहीं भेजा जा सका। नंबर देख लें, फिर 30 सेकंड बाद फिर से कोशिश करें।',
    ml: 'SMS അയയ്ക്കാനായില്ല. നമ്പർ നോക്കുക, 30 സെക്കൻഡ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  },
  tooManyOfShop: (perDay: number): LocalizedText => ({
    en: `Your shop has entered ${perDay} telephone orders today. Enter more tomorrow.`,
    hi: `आपकी दुकान आज फ़ोन के ${perDay} ऑर्डर लिख चुकी है। बाक़ी कल लिखें।`,
    ml: `നിങ്ങളുടെ കട ഇന്ന് ഫോണിലൂടെയുള്ള ${perDay} ഓർഡർ ചേർത്തു. ബാക്കി നാളെ ചേർക്കുക.`,
  }),
  tooManyToNumber: (perDay: number): LocalizedText => ({
    en: `This number got ${perDay} SMS for telephone orders today. Try again tomorrow.`,
    hi: `इस नंबर पर आज फ़ोन ऑर्डर के ${perDay} SMS जा चुके हैं। कल फिर से कोशिश करें।`,
    ml: `ഈ നമ്പറിലേക്ക് ഇന്ന് ഫോൺ ഓർഡറിന്റെ ${perDay} SMS അയച്ചു. നാളെ വീണ്ടും ശ്രമിക്കുക.`,
  }),
  wrongCode: {
    en: 'This is not the code from the SMS. Ask for it again.',
    hi: 'यह SMS वाला कोड नहीं है। फिर से पूछें।',
    ml: 'ഇത് SMS-ലെ കോഡല്ല. വീണ്ടും ചോദിക്കുക.',
  },
  codeOver: {
    en: 'This code no longer works. Enter the order again, so that a new SMS is sent.',
    hi: 'यह कोड अब नहीं चलेगा। ऑर्डर फिर से लिखें, ताकि नया SMS जाए।',
    ml: 'ഈ കോഡ് ഇനി പ്രവർത്തിക്കില്ല. പുതിയ SMS അയയ്ക്കാൻ ഓർഡർ വീണ്ടും ചേർക്കുക.',
  },
  aboveMrp: (product: string, mrp: number): LocalizedText => ({
    en: `The MRP of ${product} is ${formatRupees(mrp)} now, less than on this order. Enter the order again.`,
    hi: `${product} का MRP अब ${formatRupees(mrp)} है, इस ऑर्डर के दाम से कम। ऑर्डर फिर से लिखें।`,
    ml: `${product}: MRP ഇപ്പോൾ ${formatRupees(mrp)} ആണ്, ഈ ഓർഡറിലെ വിലയെക്കാൾ കുറവ്. ഓർഡർ വീണ്ടും ചേർക്കുക.`,
  }),
  otherProducts: {
    en: 'Choose products of your shop, each only once.',
    hi: 'अपनी दुकान का सामान चुनें, हर एक सिर्फ़ एक बार।',
    ml: 'നിങ്ങളുടെ കടയിലെ സാധനങ്ങൾ തിരഞ്ഞെടുക്കുക, ഓരോന്നും ഒരു തവണ മാത്രം.',
  },
  cannotOrder: {
    en: 'The person with this number can’t order.',
    hi: 'इस नंबर वाला व्यक्ति ऑर्डर नहीं कर सकता।',
    ml: 'ഈ നമ്പറുള്ള ആൾക്ക് ഓർഡർ ചെയ്യാനാവില്ല.',
  },
};
