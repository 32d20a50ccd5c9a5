import { translated } from '../../platform/words.ts';

export const notifications = translated('notifications', {
  title: 'Notifications',
  unread: 'New',
  emptyTitle: 'No notifications yet',
  emptyLine: 'News about your orders will appear here.',
});
