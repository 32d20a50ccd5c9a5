import { serverLimits } from '@haat/contract/limits';
import type { LocalizedText } from '../../platform/localized-text.ts';

const avifAdvice = {
  en: ', or save it as JPEG',
  hi: ', या JPEG में सेव करें',
  ml: ', അല്ലെങ്കിൽ JPEG ആയി സേവ് ചെയ്യുക',
};
const noAdvice = { en: '', hi: '', ml: '' };

export const mediaMessages = {
  wrongFormat: {
    en: 'Choose a JPEG, PNG, WebP or AVIF picture.',
    hi: 'JPEG, PNG, WebP या AVIF तस्वीर चुनें।',
    ml: 'JPEG, PNG, WebP അല്ലെങ്കിൽ AVIF ചിത്രം തിരഞ്ഞെടുക്കുക.',
  },
  damaged: {
    en: 'The picture is damaged. Choose another one, or save it again as JPEG or PNG.',
    hi: 'तस्वीर ख़राब है। दूसरी तस्वीर चुनें, या इसे JPEG या PNG में फिर सेव करें।',
    ml: 'ചിത്രം കേടാണ്. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ JPEG അല്ലെങ്കിൽ PNG ആയി വീണ്ടും സേവ് ചെയ്യുക.',
  },
  busy: {
    en: 'The server is busy with other pictures. Try again in a few seconds.',
    hi: 'सर्वर दूसरी तस्वीरों में व्यस्त है। कुछ सेकंड बाद फिर से कोशिश करें।',
    ml: 'സെർവർ മറ്റു ചിത്രങ്ങളുടെ തിരക്കിലാണ്. അല്പനേരം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  },
  notStored: {
    en: 'The picture could not be stored. Try again in a few minutes.',
    hi: 'तस्वीर सेव नहीं हो सकी। कुछ मिनट बाद फिर से कोशिश करें।',
    ml: 'ചിത്രം സേവ് ചെയ്യാനായില്ല. കുറച്ചു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  },
  noRoom: {
    en: 'There is no room for new pictures now. Go on without a picture, or try again later.',
    hi: 'अभी नई तस्वीरों के लिए जगह नहीं है। बिना तस्वीर के आगे बढ़ें, या बाद में फिर से कोशिश करें।',
    ml: 'ഇപ്പോൾ പുതിയ ചിത്രങ്ങൾക്ക് ഇടമില്ല. ചിത്രമില്ലാതെ തുടരുക, അല്ലെങ്കിൽ പിന്നീട് വീണ്ടും ശ്രമിക്കുക.',
  },
  tooManyBytes: {
    en: 'Choose a picture of at most 1 MB (1048576 bytes).',
    hi: 'ज़्यादा से ज़्यादा 1 MB (1048576 बाइट) की तस्वीर चुनें।',
    ml: 'പരമാവധി 1 MB (1048576 ബൈറ്റ്) ഉള്ള ചിത്രം തിരഞ്ഞെടുക്കുക.',
  },
  tooManyUnused: (atMost: number): LocalizedText => ({
    en: `You have uploaded ${atMost} files or 6 MB that nothing uses yet. Save the form that they belong to, or try again tomorrow.`,
    hi: `आपकी ${atMost} फ़ाइलें या 6 MB अभी किसी काम में नहीं हैं। उनका फ़ॉर्म सेव करें, या कल फिर से कोशिश करें।`,
    ml: `നിങ്ങൾ അപ്‌ലോഡ് ചെയ്ത ${atMost} ഫയലുകൾ അല്ലെങ്കിൽ 6 MB ഇതുവരെ ഉപയോഗിച്ചിട്ടില്ല. അവയുടെ ഫോം സേവ് ചെയ്യുക, അല്ലെങ്കിൽ നാളെ വീണ്ടും ശ്രമിക്കുക.`,
  }),
  uploadAgain: {
    en: 'There is no such picture. Upload it again.',
    hi: 'ऐसी कोई तस्वीर नहीं है। फिर अपलोड करें।',
    ml: 'അങ്ങനെയൊരു ചിത്രമില്ല. വീണ്ടും അപ്‌ലോഡ് ചെയ്യുക.',
  },
  tooLarge: (megapixels: number, isAvif: boolean): LocalizedText => {
    const side = serverLimits.imageSidePixels;
    const advice = isAvif ? avifAdvice : noAdvice;
    return {
      en: `Choose a smaller picture: at most ${side} pixels on a side and ${megapixels} megapixels${advice.en}.`,
      hi: `छोटी तस्वीर चुनें: एक तरफ़ ज़्यादा से ज़्यादा ${side} पिक्सेल और कुल ${megapixels} मेगापिक्सेल${advice.hi}।`,
      ml: `ചെറിയ ചിത്രം തിരഞ്ഞെടുക്കുക: ഒരു വശം പരമാവധി ${side} പിക്സൽ, ആകെ ${megapixels} മെഗാപിക്സൽ${advice.ml}.`,
    };
  },
};
