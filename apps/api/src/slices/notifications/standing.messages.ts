import { everywhere, type LocalizedText } from '../../platform/localized-text.ts';
import { type Order, orderOf } from './notifications.messages.ts';

const notInStock = (goods: LocalizedText): LocalizedText => ({
  en: ` Not in stock: ${goods.en}.`,
  hi: ` स्टॉक में नहीं: ${goods.hi}।`,
  ml: ` സ്റ്റോക്കിൽ ഇല്ല: ${goods.ml}.`,
});

/** `day` is such as '30/11'. */
export const standingSentences = {
  /** `missing`: such as 'Eggs: 6'. */
  placed: (order: Order, missing?: LocalizedText): LocalizedText => {
    const what = orderOf(order);
    const without = missing ? notInStock(missing) : everywhere('');
    return {
      en: `Every morning: your ${what.en} is placed for tomorrow.${without.en}`,
      hi: `हर सुबह: कल के लिए आपका ${what.hi} हो गया है।${without.hi}`,
      ml: `എന്നും രാവിലെ: നാളത്തേക്കുള്ള നിങ്ങളുടെ ${what.ml} നൽകി.${without.ml}`,
    };
  },
  refused: (shop: string, day: string, why: LocalizedText): LocalizedText => ({
    en: `Nothing comes from ${shop} on ${day}. ${why.en}`,
    hi: `${day} को ${shop} से कुछ नहीं आएगा। ${why.hi}`,
    ml: `${day}-ന് ${shop} ഒന്നും എത്തിക്കില്ല. ${why.ml}`,
  }),
  blocked: (shop: string): LocalizedText => ({
    en: `Nothing comes from ${shop} while your account is blocked. Ask the operator.`,
    hi: `आपका अकाउंट रोका गया है, इसलिए ${shop} से अभी कुछ नहीं आएगा। ऑपरेटर से पूछें।`,
    ml: `നിങ്ങളുടെ അക്കൗണ്ട് തടഞ്ഞിരിക്കുന്നതിനാൽ ${shop} ഒന്നും എത്തിക്കില്ല. ഓപ്പറേറ്ററോട് ചോദിക്കുക.`,
  }),
  suspended: (shop: string): LocalizedText => ({
    en: `Nothing comes from ${shop} for now, because the shop is suspended.`,
    hi: `${shop} अभी बंद की गई है, इसलिए वहाँ से फ़िलहाल कुछ नहीं आएगा।`,
    ml: `${shop} താൽക്കാലികമായി നിർത്തിവച്ചിരിക്കുന്നു. അതിനാൽ തൽക്കാലം ഒന്നും വരില്ല.`,
  }),
  ended: (shop: string): LocalizedText => ({
    en: `Nothing comes from ${shop} every morning any more, because the shop is gone. Choose another shop.`,
    hi: `${shop} अब नहीं रही, इसलिए वहाँ से हर सुबह अब कुछ नहीं आएगा। दूसरी दुकान चुनें।`,
    ml: `${shop} ഇപ്പോൾ ഇല്ലാത്തതിനാൽ എന്നും രാവിലെ ഇനി ഒന്നും വരില്ല. മറ്റൊരു കട തിരഞ്ഞെടുക്കുക.`,
  }),
};
