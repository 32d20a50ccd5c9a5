import type { Translated } from '../../platform/words.ts';
import type * as english from './shop-page.messages.ts';

export const shopPage: Translated<typeof english.shopPage> = {
  weekdays: {
    0: 'रविवार',
    1: 'सोमवार',
    2: 'मंगलवार',
    3: 'बुधवार',
    4: 'गुरुवार',
    5: 'शुक्रवार',
    6: 'शनिवार',
  },
  closedOn: (days) => `${days} को बंद`,
  share: 'दुकान शेयर करें',
  canFetch: 'आप ऑर्डर दुकान से ख़ुद भी ले सकते हैं।',
};
