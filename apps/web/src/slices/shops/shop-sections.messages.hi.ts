import type { Translated } from '../../platform/words.ts';
import type * as english from './shop-sections.messages.ts';

export const shopSections: Translated<typeof english.shopSections> = {
  shops: 'दुकानें',
  retailer: 'दुकानदार',
};
