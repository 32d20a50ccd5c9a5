import type { Translated } from '../../platform/words.ts';
import type * as english from './next-delivery.messages.ts';

export const nextDelivery: Translated<typeof english.nextDelivery> = {
  today: (clock) => `അടുത്ത ഡെലിവറി: ഇന്ന് ${clock}`,
  tomorrow: (clock) => `അടുത്ത ഡെലിവറി: നാളെ ${clock}`,
  on: (day, clock) => `അടുത്ത ഡെലിവറി: ${day} ${clock}`,
};
