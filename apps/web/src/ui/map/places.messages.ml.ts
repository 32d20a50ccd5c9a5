import type { Translated } from '../../platform/words.ts';
import type * as english from './places.messages.ts';

export const places: Translated<typeof english.places> = {
  search: 'സ്ഥലം തിരയുക',
  found: 'കണ്ടെത്തിയ സ്ഥലങ്ങൾ',
  none: 'സ്ഥലം കണ്ടില്ല',
  failed: 'സ്ഥലം തിരയാൻ ഇപ്പോൾ പറ്റുന്നില്ല. എന്നാലും പിൻ നീക്കാം.',
};
