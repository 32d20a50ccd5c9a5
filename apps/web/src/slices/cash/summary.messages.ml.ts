import type { Translated } from '../../platform/words.ts';
import type * as english from './summary.messages.ts';

export const summary: Translated<typeof english.summary> = {
  title: 'കഴിഞ്ഞ ഏഴ് ദിവസം',
  today: 'ഇന്ന്',
  deliveries: (count) => `${count} ഡെലിവറി`,
  earned: (amount) => `വരുമാനം ${amount}`,
  cash: (amount) => `പണം ${amount}`,
  km: (km) => `${km} കി.മീ.`,
};
