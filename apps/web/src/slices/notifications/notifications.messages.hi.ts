import type { Translated } from '../../platform/words.ts';
import type * as english from './notifications.messages.ts';

export const notifications: Translated<typeof english.notifications> = {
  title: 'सूचनाएँ',
  unread: 'नई',
  emptyTitle: 'अभी कोई सूचना नहीं',
  emptyLine: 'आपके ऑर्डर की ख़बर यहाँ दिखेगी।',
};
