import { formatRupees } from '../../platform/format-rupees.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import { because } from './notifications.messages.ts';

/** The name of the shop, or the operator. */
export const operatorAsParty: LocalizedText = { en: 'the operator', hi: 'ऑपरेटर', ml: 'ഓപ്പറേറ്റർ' };

interface Cash {
  readonly party: LocalizedText;
  /** Above 0. */
  readonly rupees: number;
  readonly reason?: string | undefined;
}

/** Positive: from the deliverer to the party. */
interface Moved extends Cash {
  readonly isPositive: boolean;
}

export const toldShopOfCash = {
  handedOver: ({ rupees, isPositive }: Moved): LocalizedText =>
    isPositive
      ? {
          en: `A deliverer handed over ${formatRupees(rupees)} to you. Did you receive it?`,
          hi: `एक डिलीवरी एजेंट ने आपको ${formatRupees(rupees)} सौंपे। क्या पैसे मिले?`,
          ml: `ഒരു ഡെലിവറി ഏജന്റ് നിങ്ങൾക്ക് ${formatRupees(rupees)} കൈമാറി. പണം കിട്ടിയോ?`,
        }
      : {
          en: `A deliverer says that you paid them ${formatRupees(rupees)}. Is that right?`,
          hi: `एक डिलीवरी एजेंट के अनुसार आपने उन्हें ${formatRupees(rupees)} दिए। क्या यह सही है?`,
          ml: `നിങ്ങൾ ${formatRupees(rupees)} നൽകിയെന്ന് ഒരു ഡെലിവറി ഏജന്റ് അറിയിച്ചു. ശരിയാണോ?`,
        },
  confirmed: ({ rupees }: Cash): LocalizedText => ({
    en: `The operator confirmed the hand-over of ${formatRupees(rupees)} with a deliverer.`,
    hi: `ऑपरेटर ने डिलीवरी एजेंट के साथ ${formatRupees(rupees)} के लेन-देन की पुष्टि की।`,
    ml: `ഡെലിവറി ഏജന്റുമായുള്ള ${formatRupees(rupees)}-ന്റെ കൈമാറ്റം ഓപ്പറേറ്റർ സ്ഥിരീകരിച്ചു.`,
  }),
  disputed: ({ rupees, reason }: Cash): LocalizedText => {
    const end = because(reason);
    return {
      en: `The operator refused the hand-over of ${formatRupees(rupees)} with a deliverer${end.en}`,
      hi: `ऑपरेटर ने डिलीवरी एजेंट के साथ ${formatRupees(rupees)} के लेन-देन को नहीं माना${end.hi}`,
      ml: `ഡെലിവറി ഏജന്റുമായുള്ള ${formatRupees(rupees)}-ന്റെ കൈമാറ്റം ഓപ്പറേറ്റർ നിരസിച്ചു${end.ml}`,
    };
  },
  corrected: ({ rupees, reason, isPositive }: Moved): LocalizedText => {
    const end = because(reason);
    return isPositive
      ? {
          en: `The operator corrected a deliverer's cash: ${formatRupees(rupees)} more for you${end.en}`,
          hi: `ऑपरेटर ने एक डिलीवरी एजेंट का हिसाब ठीक किया: आपके लिए ${formatRupees(rupees)} और${end.hi}`,
          ml: `ഓപ്പറേറ്റർ ഒരു ഡെലിവറി ഏജന്റിന്റെ കണക്ക് തിരുത്തി: നിങ്ങൾക്ക് ${formatRupees(rupees)} കൂടുതൽ${end.ml}`,
        }
      : {
          en: `The operator corrected a deliverer's cash: ${formatRupees(rupees)} less for you${end.en}`,
          hi: `ऑपरेटर ने एक डिलीवरी एजेंट का हिसाब ठीक किया: आपके लिए ${formatRupees(rupees)} कम${end.hi}`,
          ml: `ഓപ്പറേറ്റർ ഒരു ഡെലിവറി ഏജന്റിന്റെ കണക്ക് തിരുത്തി: നിങ്ങൾക്ക് ${formatRupees(rupees)} കുറവ്${end.ml}`,
        };
  },
};

export const toldDelivererOfCash = {
  confirmed: ({ party, rupees, isPositive }: Moved): LocalizedText =>
    isPositive
      ? {
          en: `Confirmed: ${party.en} received your ${formatRupees(rupees)}.`,
          hi: `पुष्टि हुई: ${party.hi} को आपके ${formatRupees(rupees)} मिले।`,
          ml: `സ്ഥിരീകരിച്ചു: നിങ്ങളുടെ ${formatRupees(rupees)} ${party.ml} കൈപ്പറ്റി.`,
        }
      : {
          en: `Confirmed: ${party.en} paid you ${formatRupees(rupees)}.`,
          hi: `पुष्टि हुई: ${party.hi} ने आपको ${formatRupees(rupees)} दिए।`,
          ml: `സ്ഥിരീകരിച്ചു: ${party.ml} നിങ്ങൾക്ക് ${formatRupees(rupees)} നൽകി.`,
        },
  disputed: ({ party, rupees, reason, isPositive }: Moved): LocalizedText => {
    const end = because(reason);
    return isPositive
      ? {
          en: `Not confirmed: ${party.en} did not receive your ${formatRupees(rupees)}${end.en}`,
          hi: `पुष्टि नहीं हुई: ${party.hi} को आपके ${formatRupees(rupees)} नहीं मिले${end.hi}`,
          ml: `സ്ഥിരീകരിച്ചില്ല: നിങ്ങളുടെ ${formatRupees(rupees)} ${party.ml} കൈപ്പറ്റിയില്ല${end.ml}`,
        }
      : {
          en: `Not confirmed: ${party.en} did not pay you ${formatRupees(rupees)}${end.en}`,
          hi: `पुष्टि नहीं हुई: ${party.hi} ने आपको ${formatRupees(rupees)} नहीं दिए${end.hi}`,
          ml: `സ്ഥിരീകരിച്ചില്ല: ${party.ml} നിങ്ങൾക്ക് ${formatRupees(rupees)} നൽകിയില്ല${end.ml}`,
        };
  },
  corrected: ({ party, rupees, reason, isPositive }: Moved): LocalizedText => {
    const end = because(reason);
    return isPositive
      ? {
          en: `The operator corrected your cash for ${party.en}: ${formatRupees(rupees)} more${end.en}`,
          hi: `ऑपरेटर ने ${party.hi} के लिए आपका हिसाब ठीक किया: ${formatRupees(rupees)} ज़्यादा${end.hi}`,
          ml: `${party.ml}-നുള്ള നിങ്ങളുടെ കണക്ക് ഓപ്പറേറ്റർ തിരുത്തി: ${formatRupees(rupees)} കൂടുതൽ${end.ml}`,
        }
      : {
          en: `The operator corrected your cash for ${party.en}: ${formatRupees(rupees)} less${end.en}`,
          hi: `ऑपरेटर ने ${party.hi} के लिए आपका हिसाब ठीक किया: ${formatRupees(rupees)} कम${end.hi}`,
          ml: `${party.ml}-നുള്ള നിങ്ങളുടെ കണക്ക് ഓപ്പറേറ്റർ തിരുത്തി: ${formatRupees(rupees)} കുറവ്${end.ml}`,
        };
  },
  denied: ({ party, rupees, number, isPositive }: Moved & { readonly number: number }): LocalizedText =>
    isPositive
      ? {
          en: `${formatRupees(rupees)} by UPI for order #${number} did not come to ${party.en}. It counts as cash in your hand.`,
          hi: `ऑर्डर #${number} के UPI के ${formatRupees(rupees)} ${party.hi} को नहीं मिले। वे आपके हाथ के नकद में गिने जाएँगे।`,
          ml: `ഓർഡർ #${number}-ന്റെ UPI ${formatRupees(rupees)} ${party.ml}-ൽ കിട്ടിയില്ല. അത് നിങ്ങളുടെ കൈയിലുള്ള പണമായി കണക്കാക്കും.`,
        }
      : {
          en: `${formatRupees(rupees)} by UPI for order #${number} came to ${party.en} after all. It is out of your cash again.`,
          hi: `ऑर्डर #${number} के UPI के ${formatRupees(rupees)} ${party.hi} को मिल गए। वे अब आपके नकद में नहीं गिने जाएँगे।`,
          ml: `ഓർഡർ #${number}-ന്റെ UPI ${formatRupees(rupees)} ${party.ml}-ൽ കിട്ടി. അത് നിങ്ങളുടെ കൈയിലുള്ള പണത്തിൽ നിന്ന് ഒഴിവാക്കി.`,
        },
};
