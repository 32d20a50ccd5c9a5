import { pageStarts } from '@haat/contract/page-link';
import { inEach, type LocalizedText } from '../localized-text.ts';

/** Bad input, by field. */
export const fieldMessages = {
  required: {
    en: 'The field is required',
    hi: 'इसे भरना ज़रूरी है',
    ml: 'ഇത് പൂരിപ്പിക്കണം',
  },
  notRight: {
    en: 'This is not right.',
    hi: 'यह सही नहीं है।',
    ml: 'ഇത് ശരിയല്ല.',
  },
  wrongForm: {
    en: 'This does not have the right form.',
    hi: 'यह सही तरीक़े से नहीं लिखा है।',
    ml: 'ഇത് ശരിയായ രീതിയിലല്ല.',
  },
  twoDecimals: {
    en: 'Use at most two decimals.',
    hi: 'दशमलव के बाद ज़्यादा से ज़्यादा दो अंक लिखें।',
    ml: 'ദശാംശത്തിന് ശേഷം പരമാവധി രണ്ട് അക്കം മതി.',
  },
  number: {
    en: 'Enter a valid number',
    hi: 'सही नंबर लिखें',
    ml: 'ശരിയായ നമ്പർ നൽകുക',
  },
  email: {
    en: 'Enter a valid email',
    hi: 'सही ईमेल लिखें',
    ml: 'ശരിയായ ഇമെയിൽ നൽകുക',
  },
  code: {
    en: 'Enter the six digits of the code.',
    hi: 'OTP के छह अंक लिखें।',
    ml: 'OTP-യിലെ ആറ് അക്കങ്ങൾ നൽകുക.',
  },
  time: {
    en: 'Write the time as HH:mm.',
    hi: 'समय HH:mm की तरह लिखें।',
    ml: 'സമയം HH:mm എന്ന് എഴുതുക.',
  },
  day: {
    en: 'Write the day as YYYY-MM-DD.',
    hi: 'तारीख़ YYYY-MM-DD की तरह लिखें।',
    ml: 'തീയതി YYYY-MM-DD എന്ന് എഴുതുക.',
  },
  instant: {
    en: 'Write the time like 2026-11-21T17:00:00+05:30.',
    hi: 'समय 2026-11-21T17:00:00+05:30 की तरह लिखें।',
    ml: 'സമയം 2026-11-21T17:00:00+05:30 എന്ന പോലെ എഴുതുക.',
  },
  link: {
    en: 'Begin with / for a page of the app, or with https:// for another site.',
    hi: 'ऐप के पेज के लिए / से, और दूसरी साइट के लिए https:// से शुरू करें।',
    ml: 'ആപ്പിലെ പേജിന് / കൊണ്ടും മറ്റൊരു സൈറ്റിന് https:// കൊണ്ടും തുടങ്ങുക.',
  },
  pageLink: {
    en: `Enter a page of the app without spaces or backslashes. It begins with one of these: ${pageStarts}.`,
    hi: `ऐप का पेज बिना ख़ाली जगह और \\ के लिखें। वह इनमें से एक से शुरू होता है: ${pageStarts}।`,
    ml: `ഇടവും \\ ചിഹ്നവും ഇല്ലാതെ ആപ്പിലെ ഒരു പേജ് നൽകുക. അത് ഇവയിൽ ഒന്നിൽ തുടങ്ങുന്നു: ${pageStarts}.`,
  },
  cover: {
    en: 'Upload a picture first.',
    hi: 'पहले एक तस्वीर अपलोड करें।',
    ml: 'ആദ്യം ഒരു ചിത്രം അപ്‌ലോഡ് ചെയ്യുക.',
  },
  unstorable: {
    en: 'This contains characters that can’t be stored. Type it again.',
    hi: 'इसमें ऐसे अक्षर हैं जो सेव नहीं हो सकते। फिर से लिखें।',
    ml: 'സേവ് ചെയ്യാൻ പറ്റാത്ത അക്ഷരങ്ങൾ ഇതിലുണ്ട്. വീണ്ടും എഴുതുക.',
  },
  trueOrFalse: {
    en: 'Send true or false.',
    hi: 'true या false भेजें।',
    ml: 'true അല്ലെങ്കിൽ false അയയ്ക്കുക.',
  },
  seconds: {
    en: 'Send a whole number of seconds.',
    hi: 'सेकंड की पूरी संख्या भेजें।',
    ml: 'സെക്കൻഡിന്റെ പൂർണ്ണസംഖ്യ അയയ്ക്കുക.',
  },
  atMostLetters: (most: number): LocalizedText => ({
    en: `Use at most ${most} characters.`,
    hi: `ज़्यादा से ज़्यादा ${most} अक्षर लिखें।`,
    ml: `പരമാവധി ${most} അക്ഷരം മതി.`,
  }),
  atMostItems: (most: number): LocalizedText => ({
    en: `Name at most ${most}.`,
    hi: `ज़्यादा से ज़्यादा ${most} चुनें।`,
    ml: `പരമാവധി ${most} എണ്ണം തിരഞ്ഞെടുക്കുക.`,
  }),
  orMore: (least: number): LocalizedText => ({
    en: `Use ${least} or more.`,
    hi: `${least} या उससे ज़्यादा लिखें।`,
    ml: `${least} അല്ലെങ്കിൽ അതിൽ കൂടുതൽ നൽകുക.`,
  }),
  orLess: (most: number): LocalizedText => ({
    en: `Use ${most} or less.`,
    hi: `${most} या उससे कम लिखें।`,
    ml: `${most} അല്ലെങ്കിൽ അതിൽ കുറവ് നൽകുക.`,
  }),
  oneOf: (choices: string): LocalizedText => ({
    en: `Use one of: ${choices}.`,
    hi: `इनमें से एक चुनें: ${choices}।`,
    ml: `ഇതിൽ ഒന്ന് തിരഞ്ഞെടുക്കുക: ${choices}.`,
  }),
  type: (name: string): LocalizedText => {
    const thing = typeNames[name];
    return inEach((language) => sendOf[language](thing?.[language] ?? name));
  },
  printable: (most: number): LocalizedText => ({
    en: `Send 1 to ${most} printable characters.`,
    hi: `1 से ${most} तक छपने लायक अक्षर भेजें।`,
    ml: `അച്ചടിക്കാവുന്ന 1 മുതൽ ${most} വരെ അക്ഷരങ്ങൾ അയയ്ക്കുക.`,
  }),
};

const sendOf = {
  en: (thing: string) => `Send ${thing}.`,
  hi: (thing: string) => `${thing} भेजें।`,
  ml: (thing: string) => `${thing} അയയ്ക്കുക.`,
};

const typeNames: Readonly<Record<string, LocalizedText>> = {
  integer: { en: 'a whole number', hi: 'पूरी संख्या', ml: 'പൂർണ്ണസംഖ്യ' },
  number: { en: 'a number', hi: 'संख्या', ml: 'സംഖ്യ' },
  string: { en: 'a text', hi: 'टेक्स्ट', ml: 'ടെക്സ്റ്റ്' },
  boolean: { en: 'true or false', hi: 'true या false', ml: 'true അല്ലെങ്കിൽ false' },
  array: { en: 'a list', hi: 'सूची', ml: 'പട്ടിക' },
  object: { en: 'an object', hi: 'ऑब्जेक्ट', ml: 'ഒബ്ജക്റ്റ്' },
};
