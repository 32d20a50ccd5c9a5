import type { Translated } from '../../../platform/words.ts';
import type * as english from './orders-again.messages.ts';

export const ordersAgain: Translated<typeof english.ordersAgain> = {
  again: 'फिर से ऑर्डर करें',
  replaces: (items, shop) => `आपके कार्ट का सामान (${shop}, ${items}) हट जाएगा और इस ऑर्डर का सामान आएगा।`,
  boughtBefore: 'पहले ख़रीदा हुआ',
};
