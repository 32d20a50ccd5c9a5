import type { Translated } from '../../platform/words.ts';
import type * as english from './next-delivery.messages.ts';

export const nextDelivery: Translated<typeof english.nextDelivery> = {
  today: (clock) => `अगली डिलीवरी: आज ${clock}`,
  tomorrow: (clock) => `अगली डिलीवरी: कल ${clock}`,
  on: (day, clock) => `अगली डिलीवरी: ${day} ${clock}`,
};
