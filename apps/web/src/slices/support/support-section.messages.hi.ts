import type { Translated } from '../../platform/words.ts';
import type * as english from './support-section.messages.ts';

export const supportSection: Translated<typeof english.supportSection> = {
  menu: 'मदद / अनुरोध',
  label: 'मदद',
  help: 'मदद माँगें',
};
