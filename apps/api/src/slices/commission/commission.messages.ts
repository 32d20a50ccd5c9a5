export const commissionMessages = {
  monthToCome: {
    en: 'This month has not begun. Choose an earlier one.',
    hi: 'यह महीना अभी शुरू नहीं हुआ। कोई पहले का महीना चुनें।',
    ml: 'ഈ മാസം തുടങ്ങിയിട്ടില്ല. മുമ്പുള്ള ഒരു മാസം തിരഞ്ഞെടുക്കുക.',
  },
};
