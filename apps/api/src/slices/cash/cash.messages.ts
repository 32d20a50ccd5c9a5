import { formatRupees } from '../../platform/format-rupees.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';

export const cashMessages = {
  receivedLess: {
    en: 'The cash received is less than the amount. Enter what the customer gave.',
    hi: 'मिला हुआ नकद रक़म से कम है। ग्राहक ने जितना दिया, वह लिखें।',
    ml: 'കിട്ടിയ പണം തുകയേക്കാൾ കുറവാണ്. ഉപഭോക്താവ് തന്നത് എഴുതുക.',
  },
  referenceMissing: {
    en: 'Enter the last 4 to 12 characters of the bank’s reference.',
    hi: 'बैंक के रेफ़रेंस के आख़िरी 4 से 12 अक्षर लिखें।',
    ml: 'ബാങ്ക് റഫറൻസിന്റെ അവസാനത്തെ 4 മുതൽ 12 വരെ അക്ഷരങ്ങൾ എഴുതുക.',
  },
  operator: { en: 'Operator', hi: 'ऑपरेटर', ml: 'ഓപ്പറേറ്റർ' },
  deliverersOnly: {
    en: 'Only deliverers have cash of shops.',
    hi: 'दुकानों का नकद सिर्फ़ डिलीवरी एजेंट के पास होता है।',
    ml: 'കടകളുടെ പണം ഡെലിവറി ഏജന്റുമാർക്ക് മാത്രമേ ഉള്ളൂ.',
  },
  notZero: {
    en: 'Enter an amount other than 0.',
    hi: '0 के अलावा कोई रक़म भरें।',
    ml: '0 അല്ലാത്ത ഒരു തുക നൽകുക.',
  },
  tooMuch: {
    en: 'This is more than is in hand. Look at what is left and what still waits.',
    hi: 'यह हाथ के नकद से ज़्यादा है। बाक़ी रक़म और जवाब के इंतज़ार वाली रक़म देखें।',
    ml: 'ഇത് കൈയിലുള്ളതിലും കൂടുതലാണ്. ബാക്കിയുള്ളതും മറുപടി കാക്കുന്നതും നോക്കുക.',
  },
  late: {
    en: 'This was already answered otherwise. Reload the page.',
    hi: 'इसका जवाब पहले ही कुछ और दिया जा चुका है। पेज फिर से लोड करें।',
    ml: 'ഇതിന് നേരത്തേ മറ്റൊരു മറുപടി നൽകിയിട്ടുണ്ട്. പേജ് വീണ്ടും ലോഡ് ചെയ്യുക.',
  },
  limit: (rupees: number): LocalizedText => ({
    en: `You have more than ${formatRupees(rupees)} in hand. Hand over cash first, then accept requests.`,
    hi: `आपके हाथ में ${formatRupees(rupees)} से ज़्यादा नकद है। पहले नकद सौंपें, फिर नई डिलीवरी लें।`,
    ml: `നിങ്ങളുടെ കൈയിൽ ${formatRupees(rupees)}-ൽ കൂടുതലുണ്ട്. ആദ്യം പണം കൈമാറുക, എന്നിട്ട് ഡെലിവറി ഏറ്റെടുക്കുക.`,
  }),
  openMoney: {
    en: 'Some cash is not settled between a deliverer and a shop. Settle it first, then delete your account.',
    hi: 'डिलीवरी एजेंट और दुकान के बीच कुछ नकद का हिसाब बाक़ी है। पहले हिसाब पूरा करें, फिर अपना अकाउंट हटाएँ।',
    ml: 'ഡെലിവറി ഏജന്റും കടയും തമ്മിൽ പണത്തിന്റെ കണക്ക് തീർന്നിട്ടില്ല. ആദ്യം അത് തീർക്കുക, എന്നിട്ട് അക്കൗണ്ട് മായ്ക്കുക.',
  },
  bothDays: {
    en: 'Enter the first and the last day.',
    hi: 'पहला और आख़िरी दिन, दोनों भरें।',
    ml: 'ആദ്യ ദിവസവും അവസാന ദിവസവും നൽകുക.',
  },
  lastDayFirst: {
    en: 'The last day is before the first. Choose a later one.',
    hi: 'आख़िरी दिन पहले दिन से पहले का है। बाद का दिन चुनें।',
    ml: 'അവസാന ദിവസം ആദ്യ ദിവസത്തിന് മുമ്പാണ്. പിന്നീടുള്ള ദിവസം തിരഞ്ഞെടുക്കുക.',
  },
  tooManyDays: (most: number): LocalizedText => ({
    en: `Choose at most ${most} days.`,
    hi: `ज़्यादा से ज़्यादा ${most} दिन चुनें।`,
    ml: `പരമാവധി ${most} ദിവസം തിരഞ്ഞെടുക്കുക.`,
  }),
};
