// What the navigation calls the section. All pages load it, so the slice's other texts are elsewhere.
import { translated } from '../../platform/words.ts';

export const delivererSection = translated('delivererSection', {
  menu: 'Deliverer',
  label: 'Deliverer',
});
