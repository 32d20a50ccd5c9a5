import type { Translated } from '../../../platform/words.ts';
import type * as english from './order-endings.messages.ts';

export const endings: Translated<typeof english.endings> = {
  why: 'എന്തുകൊണ്ട്?',
  choices: {
    out_of_stock: 'സാധനം തീർന്നുപോയി',
    closed: 'കട അടച്ചിരിക്കുന്നു',
    too_far: 'ദൂരം കൂടുതലാണ്',
    other: 'മറ്റൊരു കാരണം',
    not_fetched: 'ആരും വാങ്ങാൻ വന്നില്ല',
  },
  note: 'കുറിപ്പ്',
  noteHint: 'നിർബന്ധമില്ല. ഉപഭോക്താവ് ഇത് വായിക്കും.',
  chooseReason: 'ഒരു കാരണം തിരഞ്ഞെടുക്കുക.',
  rejected: 'കട ഈ ഓർഡർ നിരസിച്ചു.',
  cancelled: {
    customer: 'നിങ്ങൾ ഈ ഓർഡർ റദ്ദാക്കി.',
    retailer: 'കട ഈ ഓർഡർ റദ്ദാക്കി.',
    operator: 'ഓപ്പറേറ്റർ ഈ ഓർഡർ റദ്ദാക്കി.',
  },
  reasons: {
    out_of_stock: 'സാധനം തീർന്നുപോയി.',
    closed: 'കട അടച്ചിരിക്കുന്നു.',
    too_far: 'നിങ്ങളുടെ സ്ഥലത്തേക്ക് ദൂരം കൂടുതലാണ്.',
    other: 'മറ്റൊരു കാരണമായിരുന്നു.',
    not_fetched: 'ആരും വാങ്ങാൻ വന്നില്ല.',
  },
};
