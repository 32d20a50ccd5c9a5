import type { LocalizedText } from '../../platform/localized-text.ts';

export const listMessages = {
  empty: {
    en: 'Say, photograph or type what you want.',
    hi: 'बोलकर, फ़ोटो खींचकर या लिखकर बताएँ कि आपको क्या चाहिए।',
    ml: 'നിങ്ങൾക്ക് വേണ്ടത് പറയുക, ഫോട്ടോ എടുക്കുക, അല്ലെങ്കിൽ എഴുതുക.',
  },
  over: {
    en: 'This list was answered, or its time is over. Reload it.',
    hi: 'इस सूची का जवाब आ चुका है, या इसका समय बीत गया। पेज फिर से खोलें।',
    ml: 'ഈ ലിസ്റ്റിന് മറുപടി കിട്ടിക്കഴിഞ്ഞു, അല്ലെങ്കിൽ സമയം കഴിഞ്ഞു. പേജ് വീണ്ടും തുറക്കുക.',
  },
  notOffered: {
    en: 'The shop has not made an offer yet. Wait for it, then agree.',
    hi: 'दुकान ने अभी कोई प्रस्ताव नहीं दिया है। उसका इंतज़ार करें, फिर सहमत हों।',
    ml: 'കട ഇതുവരെ ഓഫർ തന്നിട്ടില്ല. അത് വന്ന ശേഷം സമ്മതിക്കുക.',
  },
  aboveMrp: (name: string): LocalizedText => ({
    en: `${name} may no longer be sold at this price. Ask the shop for another offer.`,
    hi: `${name} अब इस दाम पर नहीं बेचा जा सकता। दुकान से दूसरा प्रस्ताव माँगें।`,
    ml: `${name} ഇനി ഈ വിലയ്ക്ക് വിൽക്കാനാവില്ല. കടയോട് മറ്റൊരു ഓഫർ ചോദിക്കുക.`,
  }),
  otherOffer: {
    en: 'The shop has made another offer. Look at it before you agree.',
    hi: 'दुकान ने दूसरा प्रस्ताव दिया है। सहमत होने से पहले उसे देखें।',
    ml: 'കട മറ്റൊരു ഓഫർ തന്നു. സമ്മതിക്കുന്നതിന് മുമ്പ് അത് നോക്കുക.',
  },
  tooManyOpen: (atMost: number): LocalizedText => ({
    en: `${atMost} of your lists are waiting. Wait for an answer, or cancel one.`,
    hi: `आपकी ${atMost} सूचियाँ इंतज़ार में हैं। जवाब का इंतज़ार करें, या एक रद्द करें।`,
    ml: `നിങ്ങളുടെ ${atMost} ലിസ്റ്റുകൾ കാത്തിരിക്കുന്നു. മറുപടിക്കായി കാത്തിരിക്കുക, അല്ലെങ്കിൽ ഒന്ന് റദ്ദാക്കുക.`,
  }),
  tooMany: (atMost: number): LocalizedText => ({
    en: `You have sent ${atMost} lists within an hour. Wait a while, then send the next one.`,
    hi: `आपने एक घंटे में ${atMost} सूचियाँ भेजी हैं। थोड़ी देर बाद अगली भेजें।`,
    ml: `ഒരു മണിക്കൂറിനുള്ളിൽ നിങ്ങൾ ${atMost} ലിസ്റ്റുകൾ അയച്ചു. കുറച്ചു കഴിഞ്ഞ് അടുത്തത് അയയ്ക്കുക.`,
  }),
  otherProducts: {
    en: 'Name each product once, and only products of this shop.',
    hi: 'हर सामान एक ही बार बताएँ, और केवल इसी दुकान का सामान।',
    ml: 'ഓരോ സാധനവും ഒരു തവണ മാത്രം പറയുക. ഈ കടയിലെ സാധനങ്ങൾ മാത്രം.',
  },
};
