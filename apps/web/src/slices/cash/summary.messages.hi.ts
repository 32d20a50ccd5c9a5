import type { Translated } from '../../platform/words.ts';
import type * as english from './summary.messages.ts';

export const summary: Translated<typeof english.summary> = {
  title: 'आपके पिछले सात दिन',
  today: 'आज',
  deliveries: (count) => `${count} डिलीवरी`,
  earned: (amount) => `कमाई ${amount}`,
  cash: (amount) => `नकद ${amount}`,
  km: (km) => `${km} कि.मी.`,
};
