import type { Translated } from '../../platform/words.ts';
import type * as english from './deliverer-section.messages.ts';

export const delivererSection: Translated<typeof english.delivererSection> = {
  menu: 'ഡെലിവറി ഏജന്റ്',
  label: 'ഡെലിവറി',
};
