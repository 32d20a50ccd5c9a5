import type { Translated } from '../../platform/words.ts';
import type * as english from './blog-section.messages.ts';

export const blogSection: Translated<typeof english.blogSection> = {
  label: 'ख़बरें',
};
