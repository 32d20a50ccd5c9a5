// The public interface of notifications: their page and the bell's unread count.

import type { PageRoute } from '../../platform/navigation/page-route.ts';
import { notificationsSection } from './notifications-section.messages.ts';

export { useNewNotifications } from './use-new-notifications.ts';
export { useUnreadCount } from './use-notifications.ts';

export const notificationPages: readonly PageRoute[] = [
  {
    path: '/notifications',
    who: 'signed in',
    section: { label: () => notificationsSection.label },
    up: '/blogs',
    load: async () => (await import('./pages/notifications-page.tsx')).NotificationsPage,
  },
];
