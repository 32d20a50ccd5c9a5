import type { UsualCode } from '../app-error.ts';
import type { LocalizedText } from '../localized-text.ts';

/** The details of refusals that have none of their own. */
export const usualDetails = {
  'input.invalid': {
    en: 'Look at the fields that are named and send them again.',
    hi: 'बताई गई जानकारी ठीक करके फिर भेजें।',
    ml: 'പറഞ്ഞിരിക്കുന്ന വിവരങ്ങൾ ശരിയാക്കി വീണ്ടും അയയ്ക്കുക.',
  },
  'input.malformed': {
    en: 'Send a JSON object.',
    hi: 'एक JSON ऑब्जेक्ट भेजें।',
    ml: 'ഒരു JSON ഒബ്ജക്റ്റ് അയയ്ക്കുക.',
  },
  'auth.required': {
    en: 'Sign in and send the token in the Authorization header.',
    hi: 'लॉगिन करें, फिर टोकन Authorization हेडर में भेजें।',
    ml: 'ലോഗിൻ ചെയ്ത് ടോക്കൺ Authorization ഹെഡറിൽ അയയ്ക്കുക.',
  },
  not_found: {
    en: 'There is no such thing, or it is not yours.',
    hi: 'ऐसा कुछ नहीं है, या यह आपका नहीं है।',
    ml: 'അങ്ങനെയൊന്നില്ല, അല്ലെങ്കിൽ അത് നിങ്ങളുടേതല്ല.',
  },
  'body.too_large': {
    en: 'The request is too large.',
    hi: 'भेजी गई चीज़ बहुत बड़ी है।',
    ml: 'അയച്ചത് വളരെ വലുതാണ്.',
  },
  'body.unsupported': {
    en: 'Send JSON, with the Content-Type application/json.',
    hi: 'JSON भेजें, Content-Type application/json के साथ।',
    ml: 'Content-Type application/json ആയി JSON അയയ്ക്കുക.',
  },
  internal: {
    en: 'Something went wrong here, and it has been noted. Try again in a moment.',
    hi: 'हमारी तरफ़ कुछ गड़बड़ हो गई। हमने इसे नोट कर लिया है। थोड़ी देर में फिर से कोशिश करें।',
    ml: 'ഞങ്ങളുടെ ഭാഗത്ത് ഒരു തകരാറുണ്ടായി. അത് കുറിച്ചുവച്ചിട്ടുണ്ട്. അല്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  },
  unavailable: {
    en: 'Not available right now. Try again in a moment.',
    hi: 'यह अभी नहीं मिल पा रहा है। थोड़ी देर में फिर से कोशिश करें।',
    ml: 'ഇത് ഇപ്പോൾ കിട്ടുന്നില്ല. അല്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  },
} as const satisfies Record<UsualCode, LocalizedText>;

/** Refusals of a request before its call reads it. */
export const requestMessages = {
  tooDeep: {
    en: 'The request is nested too deeply.',
    hi: 'अनुरोध में बहुत ज़्यादा परतें हैं।',
    ml: 'അയച്ചതിൽ ഒന്നിനുള്ളിൽ ഒന്നായി അടുക്കുകൾ കൂടുതലാണ്.',
  },
  incomplete: {
    en: 'The request was incomplete. Send it again.',
    hi: 'अनुरोध अधूरा था। फिर भेजें।',
    ml: 'അയച്ചത് പൂർണ്ണമല്ല. വീണ്ടും അയയ്ക്കുക.',
  },
  tooSlow: {
    en: 'The request did not arrive in time. Send it again.',
    hi: 'अनुरोध समय पर नहीं पहुँचा। फिर भेजें।',
    ml: 'അയച്ചത് സമയത്ത് എത്തിയില്ല. വീണ്ടും അയയ്ക്കുക.',
  },
  notUtf8: {
    en: 'The request is not UTF-8.',
    hi: 'अनुरोध UTF-8 में नहीं है।',
    ml: 'അയച്ചത് UTF-8 അല്ല.',
  },
  encoded: {
    en: 'Send the body without a Content-Encoding.',
    hi: 'बॉडी को बिना Content-Encoding के भेजें।',
    ml: 'Content-Encoding ഇല്ലാതെ ബോഡി അയയ്ക്കുക.',
  },
  notForm: {
    en: 'Send a form, with the Content-Type multipart/form-data.',
    hi: 'फ़ॉर्म भेजें, Content-Type multipart/form-data के साथ।',
    ml: 'Content-Type multipart/form-data ആയി ഒരു ഫോം അയയ്ക്കുക.',
  },
  unreadableForm: {
    en: 'The form is unreadable. Send it again.',
    hi: 'फ़ॉर्म पढ़ा नहीं जा सका। फिर भेजें।',
    ml: 'ഫോം വായിക്കാനായില്ല. വീണ്ടും അയയ്ക്കുക.',
  },
  noSuchPath: {
    en: 'No page or call has this address.',
    hi: 'इस पते पर कोई पेज या कॉल नहीं है।',
    ml: 'ഈ വിലാസത്തിൽ പേജോ കോളോ ഇല്ല.',
  },
  noSuchPicture: {
    en: 'This picture does not exist.',
    hi: 'यह तस्वीर नहीं है।',
    ml: 'ഈ ചിത്രം ഇല്ല.',
  },
  tooLarge: (kib: number): LocalizedText => ({
    en: `Send at most ${kib} KiB.`,
    hi: `ज़्यादा से ज़्यादा ${kib} KiB भेजें।`,
    ml: `പരമാവധി ${kib} KiB അയയ്ക്കുക.`,
  }),
  wrongType: (type: string): LocalizedText => ({
    en: `Send the Content-Type ${type}.`,
    hi: `Content-Type ${type} भेजें।`,
    ml: `Content-Type ${type} അയയ്ക്കുക.`,
  }),
  wrongMethod: (methods: string): LocalizedText => ({
    en: `Use ${methods} here.`,
    hi: `यहाँ ${methods} का इस्तेमाल करें।`,
    ml: `ഇവിടെ ${methods} ഉപയോഗിക്കുക.`,
  }),
  tooMany: (seconds: number): LocalizedText => ({
    en: `Too many requests. Try again in ${seconds} seconds.`,
    hi: `बहुत बार कोशिश हो चुकी है। ${seconds} सेकंड बाद फिर से कोशिश करें।`,
    ml: `വളരെയധികം തവണ ശ്രമിച്ചു. ${seconds} സെക്കൻഡ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.`,
  }),
};
