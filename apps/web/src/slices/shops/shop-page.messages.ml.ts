import type { Translated } from '../../platform/words.ts';
import type * as english from './shop-page.messages.ts';

export const shopPage: Translated<typeof english.shopPage> = {
  weekdays: {
    0: 'ഞായർ',
    1: 'തിങ്കൾ',
    2: 'ചൊവ്വ',
    3: 'ബുധൻ',
    4: 'വ്യാഴം',
    5: 'വെള്ളി',
    6: 'ശനി',
  },
  closedOn: (days) => `അവധി: ${days}`,
  share: 'കട ഷെയർ ചെയ്യുക',
  canFetch: 'ഓർഡർ കടയിൽ വന്നെടുക്കുകയും ചെയ്യാം.',
};
