// What the navigation calls the section. All pages load it, so the slice's other texts are elsewhere.
import { translated } from '../../platform/words.ts';

export const blogSection = translated('blogSection', {
  label: 'Blog',
});
