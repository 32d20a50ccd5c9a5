import type { Translated } from '../../../platform/words.ts';
import type * as english from './phone-orders.messages.ts';

export const phoneOrders: Translated<typeof english.phoneOrders> = {
  title: 'ഫോൺ ഓർഡർ',
  line: 'തുകയും കോഡും ഉപഭോക്താവിന് SMS ആയി കിട്ടും. അവർ കോഡ് പറയുമ്പോൾ ഓർഡർ സ്ഥിരീകരിക്കുക.',
  waiting: 'കോഡിനായി കാത്തിരിക്കുന്നു',
  newOrder: 'പുതിയ ഓർഡർ',
  customerName: 'ഉപഭോക്താവിന്റെ പേര്',
  goods: 'സാധനം ചേർക്കുക',
  ownGoods: 'നിങ്ങളുടെ സാധനങ്ങൾ',
  chosen: 'സാധനങ്ങൾ',
  each: (price) => `ഒന്നിന് ${price}`,
  noGoods: 'ഒരു സാധനമെങ്കിലും ചേർക്കുക.',
  address: 'വിലാസം',
  landmark: 'അടുത്തുള്ള അടയാളം',
  mapLine: 'ഭൂപടത്തിൽ വീട് തൊടുക. പിൻ ഇല്ലെങ്കിൽ ഡെലിവറി ഏജന്റ് എഴുതിയ വിലാസം നോക്കി പോകും.',
  sum: 'സാധനങ്ങളുടെ തുക',
  plusDelivery: 'ഡെലിവറി ചാർജ് കൂടി ചേർക്കും.',
  payBy: 'ഉപഭോക്താവ് എങ്ങനെ പണമടയ്ക്കും?',
  send: 'SMS അയയ്ക്കുക',
  clear: 'ഫോം മായ്ക്കുക',
  clearing: 'താഴെ നൽകിയതെല്ലാം മായ്ക്കും.',
  expires: (time) => `${time} വരെ`,
  code: 'SMS-ലെ കോഡ്',
  fourDigits: 'SMS-ലെ നാല് അക്കങ്ങൾ നൽകുക',
  confirm: 'ഓർഡർ സ്ഥിരീകരിക്കുക',
};
