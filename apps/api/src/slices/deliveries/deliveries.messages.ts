import type { LocalizedText } from '../../platform/localized-text.ts';

export const deliveryMessages = {
  openPage: {
    en: 'Open the request page and accept it there.',
    hi: '‘नई डिलीवरी’ खोलें और वहीं स्वीकार करें।',
    ml: '‘പുതിയ ഡെലിവറികൾ’ തുറന്ന് അവിടെ സ്വീകരിക്കുക.',
  },
  hasIt: (deliverer: LocalizedText): LocalizedText => ({
    en: `You no longer have this delivery. ${deliverer.en} has it now.`,
    hi: `यह डिलीवरी अब आपके पास नहीं है। अब यह ${deliverer.hi} के पास है।`,
    ml: `ഈ ഡെലിവറി ഇപ്പോൾ നിങ്ങളുടേതല്ല. ഏറ്റെടുത്തത്: ${deliverer.ml}.`,
  }),
  openAgain: {
    en: 'You no longer have this delivery. Its request is open again.',
    hi: 'यह डिलीवरी अब आपके पास नहीं है। अब इसे कोई भी एजेंट ले सकता है।',
    ml: 'ഈ ഡെലിവറി ഇപ്പോൾ നിങ്ങളുടേതല്ല. ഇത് ആർക്കും ഏറ്റെടുക്കാം.',
  },
  notTogether: {
    en: 'Pick up only orders of one shop that wait there for you. Reload your deliveries.',
    hi: 'एक ही दुकान के वे ऑर्डर चुनें जो वहाँ आपका इंतज़ार कर रहे हैं। अपनी डिलीवरी फिर से खोलें।',
    ml: 'ഒരേ കടയിൽ നിങ്ങൾക്കായി കാത്തിരിക്കുന്ന ഓർഡറുകൾ മാത്രം എടുക്കുക. ഡെലിവറികൾ വീണ്ടും തുറക്കുക.',
  },
};
