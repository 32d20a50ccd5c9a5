import { formatNumber } from '../platform/format-number.ts';
import type { Translated } from '../platform/words.ts';
import type * as english from './fields.ts';

export const fields: Translated<typeof english.fields> = {
  phone: 'फ़ोन नंबर',
  firstName: 'नाम',
  lastName: 'सरनेम',
  email: 'ईमेल',
  city: 'जगह',
  addressLine1: 'पता, लाइन 1',
  addressLine2: 'पता, लाइन 2',
  addressLine3: 'पता, लाइन 3',
  addressName: 'पते का नाम',
  receiverName: 'लेने वाले का नाम',
  shopName: 'दुकान का नाम',
  shopType: 'दुकान किस चीज़ की है',
  additionalShopTypes: 'और क्या बेचते हैं',
  productType: 'किस तरह का सामान',
  name: 'नाम',
  description: 'सामान के बारे में',
  price: 'दाम',
  quantity: 'मात्रा',
  tags: 'खोजने के शब्द',
  images: 'तस्वीरें',
  primaryImage: 'मुख्य तस्वीर',
  openingTime: 'खुलने का समय',
  closingTime: 'बंद होने का समय',
  open: 'दुकान खुली रखें',
  deliverySlot: 'डिलीवरी का समय',
  additionalInstructions: 'और कोई बात',
  requestDetails: 'आपको क्या चाहिए',
  paymentDetails: 'भुगतान की जानकारी',
};

export const fieldErrors: Translated<typeof english.fieldErrors> = {
  required: 'इसे भरना ज़रूरी है',
  requiredHere: 'इसे भरना ज़रूरी है',
  phone: 'सही नंबर लिखें',
  email: 'सही ईमेल लिखें',
  phoneTooLong: 'यहाँ सिर्फ़ 10 अंक आते हैं। शुरू का 91 या 0 छोड़कर नंबर लिखें।',
  tooLong: (most, now) => `ज़्यादा से ज़्यादा ${formatNumber(most)} अक्षर लिखें। अभी ${formatNumber(now)} हैं।`,
};
