import type { Translated } from '../platform/words.ts';
import type * as english from './pages.ts';

export const pages: Translated<typeof english.pages> = {
  home: 'ഹോം',
  search: 'തിരയുക',
  cart: 'കാർട്ട്',
  profile: 'പ്രൊഫൈൽ',
  orders: 'ഓർഡറുകൾ',
  products: 'സാധനങ്ങൾ',
  catalogue: 'പട്ടിക',
  deliveries: 'ഡെലിവറികൾ',
  requests: 'പുതിയവ',
  credit: 'കടം',
  everyMorning: 'എന്നും രാവിലെ',
  lists: 'ലിസ്റ്റുകൾ',
  sendList: 'ലിസ്റ്റ് അയയ്ക്കുക',
  cash: 'പണം',
  statement: 'കണക്ക്',
  sales: 'വിൽപ്പന',
};
