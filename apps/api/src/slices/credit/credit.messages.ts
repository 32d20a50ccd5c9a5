import { formatRupees } from '../../platform/format-rupees.ts';
import { deskOnly, type LocalizedText } from '../../platform/localized-text.ts';

export const creditMessages = {
  none: {
    en: 'You have no credit at this shop. Choose another way to pay.',
    hi: 'इस दुकान में आपका खाता नहीं है। भुगतान का दूसरा तरीक़ा चुनें।',
    ml: 'ഈ കടയിൽ നിങ്ങൾക്ക് പറ്റുബുക്ക് ഇല്ല. പണം നൽകാൻ മറ്റൊരു വഴി തിരഞ്ഞെടുക്കുക.',
  },
  noBookToRefund: deskOnly(
    'The customer has no open credit account at this shop. Give the money back in cash or by UPI.',
  ),
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
  customerOrNumber: {
    en: 'Choose a customer, or enter a number.',
    hi: 'ग्राहक चुनें, या नंबर लिखें।',
    ml: 'ഉപഭോക്താവിനെ തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ നമ്പർ നൽകുക.',
  },
  ownNumber: {
    en: 'This is your own number. Enter the number of your customer.',
    hi: 'यह आपका अपना नंबर है। अपने ग्राहक का नंबर लिखें।',
    ml: 'ഇത് നിങ്ങളുടെ സ്വന്തം നമ്പറാണ്. ഉപഭോക്താവിന്റെ നമ്പർ നൽകുക.',
  },
  tooManyAccounts: (most: number): LocalizedText => ({
    en: `You can open ${most} paper accounts a day. Go on tomorrow.`,
    hi: `एक दिन में ${most} काग़ज़ी खाते खोल सकते हैं। बाक़ी कल खोलें।`,
    ml: `ഒരു ദിവസം ${most} കടലാസ് പറ്റുബുക്കുകൾ തുറക്കാം. ബാക്കി നാളെ തുറക്കുക.`,
  }),
  nothingOwed: {
    en: 'Nothing is owed on this account, so there is nothing to remind of.',
    hi: 'इस खाते पर कुछ बाक़ी नहीं है, इसलिए याद दिलाने को कुछ नहीं है।',
    ml: 'ഈ പറ്റുബുക്കിൽ ഒന്നും ബാക്കിയില്ല, അതിനാൽ ഓർമ്മിപ്പിക്കാൻ ഒന്നുമില്ല.',
  },
  reminded: {
    en: 'You reminded this customer less than seven days ago. Wait some days, or call them.',
    hi: 'आपने इस ग्राहक को सात दिन के भीतर याद दिलाया है। कुछ दिन रुकें, या फ़ोन करें।',
    ml: 'ഏഴ് ദിവസത്തിനുള്ളിൽ ഈ ഉപഭോക്താവിനെ ഓർമ്മിപ്പിച്ചിട്ടുണ്ട്. കുറച്ചു ദിവസം കഴിഞ്ഞ് ഓർമ്മിപ്പിക്കുക, അല്ലെങ്കിൽ വിളിക്കുക.',
  },
  tooManyReminders: (most: number): LocalizedText => ({
    en: `You can send ${most} reminders by SMS a day. Send the others tomorrow.`,
    hi: `एक दिन में SMS से ${most} बार याद दिला सकते हैं। बाक़ी कल भेजें।`,
    ml: `ഒരു ദിവസം SMS വഴി ${most} ഓർമ്മപ്പെടുത്തലുകൾ അയയ്ക്കാം. ബാക്കി നാളെ അയയ്ക്കുക.`,
  }),
  smsFailed: {
    en: 'The SMS could not be sent. Try again later.',
    hi: 'SMS नहीं भेजा जा सका। थोड़ी देर बाद फिर कोशिश करें।',
    ml: 'SMS അയയ്ക്കാനായില്ല. കുറച്ചു കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  },
  monthToCome: {
    en: 'This month is still to come. Choose this month or an earlier one.',
    hi: 'यह महीना अभी आया नहीं है। यह महीना या कोई पिछला महीना चुनें।',
    ml: 'ഈ മാസം വന്നിട്ടില്ല. ഈ മാസമോ മുമ്പുള്ള മാസമോ തിരഞ്ഞെടുക്കുക.',
  },
  reminder: (shop: string, amount: number): LocalizedText => ({
    en: `${shop}: ${formatRupees(amount)} is open on your account.`,
    hi: `${shop}: आपके खाते में ${formatRupees(amount)} बाक़ी हैं।`,
    ml: `${shop}: നിങ്ങളുടെ പറ്റുബുക്കിൽ ${formatRupees(amount)} ബാക്കിയുണ്ട്.`,
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
