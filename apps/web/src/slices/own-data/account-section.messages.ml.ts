import type { Translated } from '../../platform/words.ts';
import type * as english from './account-section.messages.ts';

export const accountSection: Translated<typeof english.accountSection> = {
  label: 'അക്കൗണ്ട്',
};
