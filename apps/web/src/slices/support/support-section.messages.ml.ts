import type { Translated } from '../../platform/words.ts';
import type * as english from './support-section.messages.ts';

export const supportSection: Translated<typeof english.supportSection> = {
  menu: 'സഹായം / അഭ്യർത്ഥനകൾ',
  label: 'സഹായം',
  help: 'സഹായം ചോദിക്കുക',
};
