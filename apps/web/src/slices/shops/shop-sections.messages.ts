// What the navigation calls the sections. All pages load it, so the slice's other texts are elsewhere.
import { translated } from '../../platform/words.ts';

export const shopSections = translated('shopSections', {
  shops: 'Shops',
  retailer: 'Retailer',
});
