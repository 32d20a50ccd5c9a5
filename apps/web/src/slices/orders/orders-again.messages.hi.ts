import type { Translated } from '../../platform/words.ts';
import type * as english from './orders-again.messages.ts';

export const ordersAgain: Translated<typeof english.ordersAgain> = {
  again: 'फिर से ऑर्डर करें',
  boughtBefore: 'पहले ख़रीदा हुआ',
};
