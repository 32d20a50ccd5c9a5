import type { Translated } from '../../../platform/words.ts';
import type * as english from './work.messages.ts';

export const work: Translated<typeof english.work> = {
  onDuty: 'ജോലിയിലാണ്',
  onDutyMeans: 'ഇത് ഓഫാണെങ്കിൽ പുതിയ ഡെലിവറികളുടെ അറിയിപ്പ് വരില്ല. അവ ഇവിടെ കാണാം.',
  pieces: (count) => `${count} സാധനം`,
  toShop: (way) => `കടയിലേക്ക് ${way}`,
  deliveryCost: (amount) => `ഡെലിവറി ${amount}`,
  payBy: { cash: 'പണമായി തരും', upi: 'UPI വഴി തരും', credit: 'കടമായി' },
};
