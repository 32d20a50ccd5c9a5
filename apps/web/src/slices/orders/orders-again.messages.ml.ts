import type { Translated } from '../../platform/words.ts';
import type * as english from './orders-again.messages.ts';

export const ordersAgain: Translated<typeof english.ordersAgain> = {
  again: 'വീണ്ടും ഓർഡർ ചെയ്യുക',
  boughtBefore: 'മുമ്പ് വാങ്ങിയത്',
};
