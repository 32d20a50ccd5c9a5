import { formatRupees } from '../../platform/format-rupees.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';

export const creditMessages = {
  none: {
    en: 'You have no credit at this shop. Choose another way to pay.',
    hi: 'इस दुकान में आपका खाता नहीं है। भुगतान का दूसरा तरीक़ा चुनें।',
    ml: 'ഈ കടയിൽ നിങ്ങൾക്ക് പറ്റുബുക്ക് ഇല്ല. പണം നൽകാൻ മറ്റൊരു വഴി തിരഞ്ഞെടുക്കുക.',
  },
  noBook: {
    en: 'This credit account is not in use. Ask the other side to agree to it first.',
    hi: 'यह खाता चालू नहीं है। पहले दूसरे पक्ष की सहमति लें।',
    ml: 'ഈ പറ്റുബുക്ക് ഉപയോഗത്തിലില്ല. ആദ്യം മറ്റേയാളുടെ സമ്മതം വാങ്ങുക.',
  },
  limit: (left: number): LocalizedText => ({
    en: `Only ${formatRupees(left)} of your credit is left. Order less, or pay another way.`,
    hi: `आपके खाते में सिर्फ़ ${formatRupees(left)} बाक़ी हैं। कम ऑर्डर करें, या दूसरे तरीक़े से भुगतान करें।`,
    ml: `നിങ്ങളുടെ പറ്റുബുക്കിൽ ${formatRupees(left)} മാത്രമേ ബാക്കിയുള്ളൂ. കുറച്ച് ഓർഡർ ചെയ്യുക, അല്ലെങ്കിൽ മറ്റൊരു വഴിയിൽ പണം നൽകുക.`,
  }),
  exists: {
    en: 'This customer already has a credit account at your shop. Open it in your list.',
    hi: 'इस ग्राहक का खाता आपकी दुकान में पहले से है। उसे अपनी सूची में खोलें।',
    ml: 'ഈ ഉപഭോക്താവിന് നിങ്ങളുടെ കടയിൽ പറ്റുബുക്ക് ഉണ്ട്. അത് നിങ്ങളുടെ പട്ടികയിൽ തുറക്കുക.',
  },
  tooMuch: (most: number): LocalizedText => ({
    en: `Only ${formatRupees(most)} can still be paid. Enter that or less.`,
    hi: `अब सिर्फ़ ${formatRupees(most)} चुकाने बाक़ी हैं। इतना या इससे कम लिखें।`,
    ml: `ഇനി ${formatRupees(most)} മാത്രമേ അടയ്ക്കാനുള്ളൂ. അത്രയോ അതിൽ കുറവോ നൽകുക.`,
  }),
  late: {
    en: 'This was already answered. Reload the page to see the answer.',
    hi: 'इसका जवाब पहले ही दिया जा चुका है। जवाब देखने के लिए पेज फिर से खोलें।',
    ml: 'ഇതിന് നേരത്തേ മറുപടി നൽകി. മറുപടി കാണാൻ പേജ് വീണ്ടും തുറക്കുക.',
  },
  openMoney: {
    en: 'Some credit is not settled. Settle it first, then delete your account.',
    hi: 'खाते का कुछ हिसाब बाक़ी है। पहले उसे पूरा करें, फिर अपना अकाउंट हटाएँ।',
    ml: 'പറ്റുബുക്കിലെ കണക്ക് തീർന്നിട്ടില്ല. ആദ്യം അത് തീർക്കുക, എന്നിട്ട് അക്കൗണ്ട് മായ്ക്കുക.',
  },
};
