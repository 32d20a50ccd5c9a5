import type { LocalizedText } from '../../../platform/localized-text.ts';

/** The history's sentences for what happens because nobody answers. */
export const reminderHistory = {
  remindShop: (shop: string): LocalizedText => ({
    en: `${shop} was reminded`,
    hi: `${shop} को याद दिलाया गया`,
    ml: `${shop}-നെ ഓർമ്മിപ്പിച്ചു`,
  }),
  /** `count`: how many were sent. */
  smsShop: (shop: string, count: number): LocalizedText =>
    count > 0
      ? {
          en: `${shop} was reminded by SMS`,
          hi: `${shop} को SMS से याद दिलाया गया`,
          ml: `${shop}-നെ SMS വഴി ഓർമ്മിപ്പിച്ചു`,
        }
      : {
          en: `${shop} got no SMS, because it got the most of a day`,
          hi: `${shop} को SMS नहीं भेजा गया, क्योंकि दिन की सीमा पूरी हो गई`,
          ml: `${shop}-ന് SMS അയച്ചില്ല, കാരണം ഒരു ദിവസത്തെ പരിധി കഴിഞ്ഞു`,
        },
  tellOperator: (shop: string): LocalizedText => ({
    en: `The operator was told that ${shop} has not answered`,
    hi: `ऑपरेटर को बताया गया कि ${shop} ने जवाब नहीं दिया है`,
    ml: `${shop} മറുപടി നൽകിയിട്ടില്ലെന്ന് ഓപ്പറേറ്ററെ അറിയിച്ചു`,
  }),
  tellCustomer: (shop: string): LocalizedText => ({
    en: `${shop} has not answered yet`,
    hi: `${shop} ने अभी तक जवाब नहीं दिया है`,
    ml: `${shop} ഇതുവരെ മറുപടി നൽകിയിട്ടില്ല`,
  }),
  remindDeliverers: {
    en: 'The deliverers were reminded',
    hi: 'डिलीवरी एजेंटों को याद दिलाया गया',
    ml: 'ഡെലിവറി ഏജന്റുമാരെ ഓർമ്മിപ്പിച്ചു',
  },
  tellOperatorRequest: {
    en: 'The operator was told that nobody has taken the delivery',
    hi: 'ऑपरेटर को बताया गया कि किसी ने डिलीवरी नहीं ली है',
    ml: 'ആരും ഡെലിവറി ഏറ്റെടുത്തിട്ടില്ലെന്ന് ഓപ്പറേറ്ററെ അറിയിച്ചു',
  },
};
