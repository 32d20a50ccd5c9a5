export const accessMessages = {
  signedOut: {
    en: 'You were signed out. Sign in again.',
    hi: 'आपका लॉगिन ख़त्म हो गया है। फिर से लॉगिन करें।',
    ml: 'നിങ്ങളുടെ ലോഗിൻ അവസാനിച്ചു. വീണ്ടും ലോഗിൻ ചെയ്യുക.',
  },
  retailersOnly: {
    en: 'Only retailers can do this. Register a shop first.',
    hi: 'यह काम सिर्फ़ दुकानदार कर सकते हैं। पहले अपनी दुकान रजिस्टर करें।',
    ml: 'കടയുടമകൾക്ക് മാത്രമേ ഇത് ചെയ്യാനാകൂ. ആദ്യം നിങ്ങളുടെ കട രജിസ്റ്റർ ചെയ്യുക.',
  },
  deliverersOnly: {
    en: 'Only deliverers can do this.',
    hi: 'यह काम सिर्फ़ डिलीवरी एजेंट कर सकते हैं।',
    ml: 'ഡെലിവറി ഏജന്റുമാർക്ക് മാത്രമേ ഇത് ചെയ്യാനാകൂ.',
  },
  nameFirst: {
    en: 'Enter your first name before you order.',
    hi: 'ऑर्डर करने से पहले अपना नाम लिखें।',
    ml: 'ഓർഡർ ചെയ്യുന്നതിന് മുമ്പ് നിങ്ങളുടെ പേര് നൽകുക.',
  },
  notVerified: {
    en: 'Shop is not yet verified. The operator will check it soon.',
    hi: 'दुकान की जाँच अभी नहीं हुई है। ऑपरेटर जल्द ही जाँच करेंगे।',
    ml: 'കട ഇതുവരെ പരിശോധിച്ചിട്ടില്ല. ഓപ്പറേറ്റർ ഉടൻ പരിശോധിക്കും.',
  },
  blocked: {
    en: 'This account is blocked. Contact the operator.',
    hi: 'यह अकाउंट बंद किया गया है। ऑपरेटर से संपर्क करें।',
    ml: 'ഈ അക്കൗണ്ട് തടഞ്ഞിരിക്കുന്നു. ഓപ്പറേറ്ററുമായി ബന്ധപ്പെടുക.',
  },
};
