import { rupeesOf } from '@haat/contract/money';
import { formatRupees } from '../../../platform/format-rupees.ts';
import type { LocalizedText } from '../../../platform/localized-text.ts';

export const proposalMessages = {
  nothingLeft: {
    en: 'Nothing would be left of the order. Cancel it instead.',
    hi: 'ऑर्डर में कुछ नहीं बचेगा। इसके बजाय ऑर्डर रद्द करें।',
    ml: 'ഓർഡറിൽ ഒന്നും ബാക്കിയുണ്ടാവില്ല. പകരം ഓർഡർ റദ്ദാക്കുക.',
  },
  over: {
    en: 'This suggestion is over. Reload the order to see what holds now.',
    hi: 'यह सुझाव अब नहीं चल सकता। ऑर्डर फिर से खोलकर देखें कि अब क्या तय है।',
    ml: 'ഈ നിർദ്ദേശം കഴിഞ്ഞുപോയി. ഇപ്പോഴത്തെ സ്ഥിതി കാണാൻ ഓർഡർ വീണ്ടും തുറക്കുക.',
  },
  cannotPropose: (order: number): LocalizedText => ({
    en: `Order ${order} has been answered, so its items can’t be changed any more. Reload it.`,
    hi: `ऑर्डर ${order} का जवाब दिया जा चुका है, इसलिए उसका सामान अब नहीं बदला जा सकता। पेज फिर से खोलें।`,
    ml: `ഓർഡർ ${order}-ന് മറുപടി നൽകിക്കഴിഞ്ഞു, അതിനാൽ സാധനങ്ങൾ ഇനി മാറ്റാനാവില്ല. പേജ് വീണ്ടും തുറക്കുക.`,
  }),
  nothingChanged: {
    en: 'Change a quantity or a price, or choose a replacement.',
    hi: 'कोई मात्रा या दाम बदलें, या बदले में कोई सामान चुनें।',
    ml: 'ഒരു എണ്ണമോ വിലയോ മാറ്റുക, അല്ലെങ്കിൽ പകരം ഒരു സാധനം തിരഞ്ഞെടുക്കുക.',
  },
  wrongItems: {
    en: 'Name each item of the order at most once, and give at most the ordered quantity.',
    hi: 'ऑर्डर का हर सामान एक ही बार बताएँ, और ऑर्डर की मात्रा से ज़्यादा न दें।',
    ml: 'ഓർഡറിലെ ഓരോ സാധനവും ഒരു തവണ മാത്രം പറയുക. ഓർഡർ ചെയ്തതിൽ കൂടുതൽ നൽകരുത്.',
  },
  wrongSubstitute: {
    en: 'Replace it with another product of your shop.',
    hi: 'बदले में अपनी दुकान का कोई दूसरा सामान चुनें।',
    ml: 'പകരം നിങ്ങളുടെ കടയിലെ മറ്റൊരു സാധനം തിരഞ്ഞെടുക്കുക.',
  },
  aboveMrp: (product: string, mrpPaise: number): LocalizedText => {
    const mrp = formatRupees(rupeesOf(mrpPaise));
    return {
      en: `The MRP of ${product} is ${mrp}. Enter that or less.`,
      hi: `${product} का MRP ${mrp} है। इतना या इससे कम लिखें।`,
      ml: `${product}: MRP ${mrp} ആണ്. അത്രയോ അതിൽ കുറവോ എഴുതുക.`,
    };
  },
  substituteAboveMrp: (
    { name, pricePaise }: { readonly name: string; readonly pricePaise: number },
    mrpPaise: number,
  ): LocalizedText => {
    const [price, mrp] = [pricePaise, mrpPaise].map((paise) => formatRupees(rupeesOf(paise)));
    return {
      en: `${name} costs ${price} on this order, and its MRP is ${mrp} now. Lower its price on the order, too.`,
      hi: `इस ऑर्डर में ${name} का दाम ${price} है, और अब उसका MRP ${mrp} है। ऑर्डर में उसका दाम भी घटाएँ।`,
      ml: `ഈ ഓർഡറിൽ ${name}-ന്റെ വില ${price} ആണ്, ഇപ്പോൾ അതിന്റെ MRP ${mrp}. ഓർഡറിലെ അതിന്റെ വിലയും കുറയ്ക്കുക.`,
    };
  },
};
