import { formatRupees } from '../../platform/format-rupees.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';

export const commissionMessages = {
  owed: (amount: number): LocalizedText => ({
    en: `Your shop still owes the operator ${formatRupees(amount)}. Pay it, then delete your account.`,
    hi: `आपकी दुकान को ऑपरेटर को अभी ${formatRupees(amount)} देने हैं। पहले चुकाएँ, फिर अपना अकाउंट हटाएँ।`,
    ml: `നിങ്ങളുടെ കട ഓപ്പറേറ്റർക്ക് ഇനി ${formatRupees(amount)} നൽകാനുണ്ട്. അത് നൽകിയ ശേഷം അക്കൗണ്ട് മായ്ക്കുക.`,
  }),
  monthToCome: {
    en: 'This month has not begun. Choose an earlier one.',
    hi: 'यह महीना अभी शुरू नहीं हुआ। कोई पहले का महीना चुनें।',
    ml: 'ഈ മാസം തുടങ്ങിയിട്ടില്ല. മുമ്പുള്ള ഒരു മാസം തിരഞ്ഞെടുക്കുക.',
  },
};
