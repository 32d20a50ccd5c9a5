// The door of notifications: their page, and the number for the bell.
import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/feedback/lazy-page.tsx';

export { useUnreadCount } from './use-notifications.ts';

export const notificationRoutes: RouteObject[] = [
  {
    path: '/notifications',
    handle: { up: '/blogs' },
    lazy: lazyPage(async () => (await import('./pages/notifications-page.tsx')).NotificationsPage),
  },
];
