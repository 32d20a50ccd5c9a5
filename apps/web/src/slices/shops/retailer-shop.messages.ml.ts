import type { Translated } from '../../platform/words.ts';
import type * as english from './retailer-shop.messages.ts';

export const retailerShop: Translated<typeof english.retailerShop> = {
  registerTitle: 'നിങ്ങളുടെ കട രജിസ്റ്റർ ചെയ്യുക',
  registerLine: 'പിൻ കടയുടെ വാതിൽക്കലേക്ക് നീക്കുക. പരിശോധന കഴിഞ്ഞാൽ അടുത്തുള്ളവർക്ക് കട കാണാം.',
  noTypes: 'ഇപ്പോൾ കട രജിസ്റ്റർ ചെയ്യാനാവില്ല',
  noTypesLine: 'തിരഞ്ഞെടുക്കാൻ കടയുടെ തരങ്ങളില്ല. ചേർത്തുകഴിയുമ്പോൾ വീണ്ടും വരുക.',
  chooseType: 'തരം തിരഞ്ഞെടുക്കുക',
  additionalHint: 'വേണമെങ്കിൽ മാത്രം. മറ്റെന്തൊക്കെ വിൽക്കുന്നു എന്ന് തിരഞ്ഞെടുക്കുക.',
  far: (km, city) => `ഈ പിൻ ${city}-ൽ നിന്ന് ${km} km അകലെയാണ്. പിൻ നിങ്ങളുടെ കടയിലാണോ എന്ന് നോക്കുക.`,
  register: 'രജിസ്റ്റർ ചെയ്യുക',
  notVerifiedTitle: 'കട ഇതുവരെ പരിശോധിച്ചിട്ടില്ല',
  notVerifiedLine: 'എല്ലാ പുതിയ കടകളും ഞങ്ങൾ പരിശോധിക്കും. നിങ്ങളുടെ കട പരിശോധിച്ചുകഴിഞ്ഞാൽ ഈ പേജ് താനേ മാറും.',
  suspendedTitle: 'നിങ്ങളുടെ കട തൽക്കാലം നിർത്തിവച്ചിരിക്കുന്നു',
  suspendedLine: 'ഉപഭോക്താക്കൾക്ക് ഇത് കാണാനോ ഓർഡർ ചെയ്യാനോ കഴിയില്ല. കട വീണ്ടും തുറക്കുമ്പോൾ ഈ പേജ് താനേ മാറും.',
  reason: 'കാരണം',
  profileTitle: 'പ്രൊഫൈൽ',
  complaints: 'പരാതികൾ',
  hours: 'കടയുടെ സമയം',
  openHint: 'ഇത് ഓഫാണെങ്കിൽ ‘അടച്ചു’ എന്ന് കാണിക്കും, ആർക്കും ഓർഡർ ചെയ്യാനാവില്ല.',
  update: 'സേവ് ചെയ്യുക',
  updated: 'സേവ് ചെയ്തു',
  upiId: 'യുപിഐ ഐഡി (UPI ID)',
  upiIdHint: 'ഉപഭോക്താക്കൾ ഇതിലേക്കാണ് പണമടയ്ക്കുന്നത്. UPI എടുക്കുന്നില്ലെങ്കിൽ ഒഴിച്ചിടുക.',
  upiIdFault: 'latha@upi പോലെ ഒരു UPI ID നൽകുക',
  upiName: 'UPI-യിലെ പേര്',
  upiNameHint: (shop) => `പണമടയ്ക്കുമ്പോൾ ഉപഭോക്താക്കൾ കാണുന്ന പേര്. ഒഴിച്ചിട്ടാൽ: ‘${shop}’.`,
};
