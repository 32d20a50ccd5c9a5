import type { Translated } from '../../platform/words.ts';
import type * as english from './notifications.messages.ts';

export const notifications: Translated<typeof english.notifications> = {
  title: 'അറിയിപ്പുകൾ',
  unread: 'പുതിയത്',
  emptyTitle: 'അറിയിപ്പുകളൊന്നുമില്ല',
  emptyLine: 'നിങ്ങളുടെ ഓർഡറുകളുടെ വിവരങ്ങൾ ഇവിടെ കാണാം.',
};
