import { formatNumber } from '../platform/format-number.ts';
import type { Translated } from '../platform/words.ts';
import type * as english from './fields.ts';

export const fields: Translated<typeof english.fields> = {
  phone: 'ഫോൺ നമ്പർ',
  firstName: 'പേര്',
  lastName: 'കുടുംബപ്പേര്',
  email: 'ഇമെയിൽ',
  city: 'സ്ഥലം',
  addressLine1: 'വിലാസം, വരി 1',
  addressLine2: 'വിലാസം, വരി 2',
  addressLine3: 'വിലാസം, വരി 3',
  addressName: 'വിലാസത്തിന്റെ പേര്',
  receiverName: 'വാങ്ങുന്നയാളുടെ പേര്',
  shopName: 'കടയുടെ പേര്',
  shopType: 'ഏതു തരം കട',
  additionalShopTypes: 'മറ്റു തരങ്ങൾ',
  productType: 'ഏതു തരം സാധനം',
  name: 'പേര്',
  description: 'സാധനത്തെക്കുറിച്ച്',
  price: 'വില',
  quantity: 'എണ്ണം',
  tags: 'തിരയാനുള്ള വാക്കുകൾ',
  images: 'ചിത്രങ്ങൾ',
  primaryImage: 'പ്രധാന ചിത്രം',
  openingTime: 'തുറക്കുന്ന സമയം',
  closingTime: 'അടയ്ക്കുന്ന സമയം',
  open: 'കട തുറന്നിടുക',
  deliverySlot: 'ഡെലിവറി സമയം',
  additionalInstructions: 'മറ്റു നിർദ്ദേശങ്ങൾ',
  requestDetails: 'എന്താണ് വേണ്ടത്',
  paymentDetails: 'പണമടച്ച വിവരം',
};

export const fieldErrors: Translated<typeof english.fieldErrors> = {
  required: 'ഇത് പൂരിപ്പിക്കണം',
  requiredHere: 'ഇത് പൂരിപ്പിക്കണം',
  phone: 'ശരിയായ നമ്പർ നൽകുക',
  email: 'ശരിയായ ഇമെയിൽ നൽകുക',
  phoneTooLong: 'ഇവിടെ 10 അക്കം മാത്രം. തുടക്കത്തിലെ 91 അല്ലെങ്കിൽ 0 ഒഴിവാക്കി നമ്പർ നൽകുക.',
  tooLong: (most, now) => `${formatNumber(most)} അക്ഷരത്തിൽ കൂടരുത്. ഇപ്പോൾ ${formatNumber(now)} ഉണ്ട്.`,
};
