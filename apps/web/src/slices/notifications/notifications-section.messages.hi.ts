import type { Translated } from '../../platform/words.ts';
import type * as english from './notifications-section.messages.ts';

export const notificationsSection: Translated<typeof english.notificationsSection> = {
  label: 'सूचनाएँ',
};
