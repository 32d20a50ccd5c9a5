import type { LocalizedText } from '../../platform/localized-text.ts';

export const tellMessages = {
  /** `wait` is such as '12 minutes'. */
  tooMany: (atMost: number, wait: LocalizedText): LocalizedText => ({
    en: `You have notified this person ${atMost} times in an hour. Try again in ${wait.en}.`,
    hi: `एक घंटे में इस व्यक्ति को ${atMost} बार सूचना जा चुकी है। ${wait.hi} बाद फिर से कोशिश करें।`,
    ml: `ഒരു മണിക്കൂറിൽ ഈ വ്യക്തിക്ക് ${atMost} അറിയിപ്പ് അയച്ചു. ${wait.ml} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.`,
  }),
};
