import type { Translated } from '../platform/words.ts';
import type * as english from './pages.ts';

export const pages: Translated<typeof english.pages> = {
  home: 'होम',
  search: 'खोजें',
  cart: 'कार्ट',
  profile: 'प्रोफ़ाइल',
  orders: 'ऑर्डर',
  products: 'सामान',
  catalogue: 'कैटलॉग',
  deliveries: 'डिलीवरी',
  requests: 'नई डिलीवरी',
  credit: 'उधार',
  everyMorning: 'हर सुबह',
  lists: 'सूचियाँ',
  sendList: 'सूची भेजें',
  cash: 'नकद',
  statement: 'हिसाब',
  sales: 'बिक्री',
};
