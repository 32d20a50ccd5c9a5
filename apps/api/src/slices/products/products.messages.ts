import type { LocalizedText } from '../../platform/localized-text.ts';

export const productMessages = {
  outOfStock: (name: string): LocalizedText => ({
    en: `${name} is out of stock.`,
    hi: `${name} ख़त्म हो गया है।`,
    ml: `${name} തീർന്നുപോയി.`,
  }),
  onlyLeft: (name: string, available: number): LocalizedText => ({
    en: `Only ${available} of ${name} left.`,
    hi: `${name}: सिर्फ़ ${available} बाक़ी।`,
    ml: `${name}: ബാക്കി ${available} മാത്രം.`,
  }),
  takeLess: {
    en: 'Reduce the quantity.',
    hi: 'मात्रा कम करें।',
    ml: 'എണ്ണം കുറയ്ക്കുക.',
  },
  takeOther: {
    en: 'Choose something else.',
    hi: 'कुछ और चुनें।',
    ml: 'വേറെ എന്തെങ്കിലും തിരഞ്ഞെടുക്കുക.',
  },
  stockChanged: (name: LocalizedText, now: LocalizedText): LocalizedText => ({
    en: `${name.en}: ${now.en} in stock now. Check your number, then save again.`,
    hi: `${name.hi}: अब बाक़ी ${now.hi}। अपनी संख्या देख लें, फिर सेव करें।`,
    ml: `${name.ml}: ഇപ്പോൾ ബാക്കി ${now.ml}. നൽകിയ എണ്ണം നോക്കി വീണ്ടും സേവ് ചെയ്യുക.`,
  }),
  stocksChanged: (now: LocalizedText): LocalizedText => ({
    en: `In stock now: ${now.en}. Check your numbers, then save again.`,
    hi: `अब बाक़ी: ${now.hi}। अपनी संख्याएँ देख लें, फिर सेव करें।`,
    ml: `ഇപ്പോൾ ബാക്കി: ${now.ml}. നൽകിയ എണ്ണം നോക്കി വീണ്ടും സേവ് ചെയ്യുക.`,
  }),
  notYours: {
    en: 'This product is not in your shop any more.',
    hi: 'यह सामान अब आपकी दुकान में नहीं है।',
    ml: 'ഈ സാധനം ഇപ്പോൾ നിങ്ങളുടെ കടയിലില്ല.',
  },
  namedTwice: (name: string): LocalizedText => ({
    en: `${name} is in the list twice.`,
    hi: `${name} सूची में दो बार है।`,
    ml: `${name} പട്ടികയിൽ രണ്ടു തവണയുണ്ട്.`,
  }),
  chooseType: {
    en: 'Choose a product type from the list.',
    hi: 'सूची में से सामान का प्रकार चुनें।',
    ml: 'പട്ടികയിൽ നിന്ന് സാധനത്തിന്റെ തരം തിരഞ്ഞെടുക്കുക.',
  },
  lostLetters: {
    en: 'Letters of this name are lost. Enter it again. If it comes from a file, save it as CSV UTF-8 first.',
    hi: 'इस नाम के अक्षर बिगड़ गए हैं। नाम फिर से लिखें। अगर यह किसी फ़ाइल से है, तो पहले उसे CSV UTF-8 में सेव करें।',
    ml: 'ഈ പേരിലെ അക്ഷരങ്ങൾ നഷ്ടപ്പെട്ടു. പേര് വീണ്ടും നൽകുക. ഫയലിൽ നിന്നാണെങ്കിൽ ആദ്യം അത് CSV UTF-8 ആയി സേവ് ചെയ്യുക.',
  },
  aboveMrp: {
    en: 'The price is above the MRP. Enter a lower one.',
    hi: 'क़ीमत MRP से ज़्यादा है। इससे कम लिखें।',
    ml: 'വില MRP-യെക്കാൾ കൂടുതലാണ്. കുറഞ്ഞ വില നൽകുക.',
  },
  tooManyWaits: (most: number): LocalizedText => ({
    en: `You already wait for ${most} products. Stop waiting for one first.`,
    hi: `आप पहले से ${most} चीज़ों की राह देख रहे हैं। पहले किसी एक को छोड़ें।`,
    ml: `നിങ്ങൾ ഇപ്പോൾത്തന്നെ ${most} സാധനങ്ങൾക്കായി കാത്തിരിക്കുന്നു. ആദ്യം ഒന്ന് ഒഴിവാക്കുക.`,
  }),
  belowOffer: {
    en: 'The price must be above the offer. Change or end the offer first.',
    hi: 'क़ीमत ऑफ़र से ज़्यादा होनी चाहिए। पहले ऑफ़र बदलें या ख़त्म करें।',
    ml: 'വില ഓഫറിനെക്കാൾ കൂടുതലാകണം. ആദ്യം ഓഫർ മാറ്റുക അല്ലെങ്കിൽ അവസാനിപ്പിക്കുക.',
  },
  offerTooHigh: {
    en: 'The offer must be below the price.',
    hi: 'ऑफ़र क़ीमत से कम होना चाहिए।',
    ml: 'ഓഫർ വിലയെക്കാൾ കുറവാകണം.',
  },
  offerDays: (days: number): LocalizedText => ({
    en: `Choose a day from today to ${days} days ahead.`,
    hi: `आज से ${days} दिन आगे तक का कोई दिन चुनें।`,
    ml: `ഇന്നു മുതൽ ${days} ദിവസം വരെയുള്ള ഒരു ദിവസം തിരഞ്ഞെടുക്കുക.`,
  }),
  noStep: {
    en: 'Say in which steps it is sold: 250 g, for example. Use g, kg, ml or l.',
    hi: 'लिखें कि यह कितने-कितने में बिकता है, जैसे 250 g। इकाई g, kg, ml या l हो।',
    ml: 'എത്ര വീതം വിൽക്കുന്നു എന്ന് നൽകുക, ഉദാഹരണത്തിന് 250 g. g, kg, ml അല്ലെങ്കിൽ l ഉപയോഗിക്കുക.',
  },
  missingPicture: {
    en: 'One of the pictures does not exist. Upload it again.',
    hi: 'एक तस्वीर नहीं मिली। उसे फिर अपलोड करें।',
    ml: 'ചിത്രങ്ങളിൽ ഒന്ന് ഇല്ല. അത് വീണ്ടും അപ്‌ലോഡ് ചെയ്യുക.',
  },
  choosePrimary: {
    en: 'Choose the primary picture.',
    hi: 'मुख्य तस्वीर चुनें।',
    ml: 'പ്രധാന ചിത്രം തിരഞ്ഞെടുക്കുക.',
  },
};
