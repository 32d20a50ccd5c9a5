// Notifications about orders, shops and cash.
import { inPages } from '../../platform/row-pages.ts';
import type { Manifest } from '../manifest.ts';
import { announcementRoutes } from './announcement.routes.ts';
import {
  cashNotificationSubscribers,
  notificationSubscribers,
  tellSubscribers,
} from './notification.events.ts';
import { notificationRoutes } from './notification.routes.ts';
import { notificationSweeps } from './notification.sweeps.ts';
import { viewNotificationsBefore } from './notification.views.ts';

export const notifications: Manifest<'notifications'> = {
  start: (context) => {
    notificationRoutes(context);
    notificationSubscribers(context);
    cashNotificationSubscribers(context);
    tellSubscribers(context);
    notificationSweeps(context);
    announcementRoutes(context);
  },
  tables: {
    local: ['announcements', 'notifications'],
  },
  ownData: {
    notifications: (db, { actor, language }) =>
      inPages((page) => viewNotificationsBefore(db, actor.userId, { ...page, language })),
  },
};

export { announce, announceToNext } from './announce.ts';
export type { PeopleNotified } from './notification.event-types.ts';
export { markRead, type NewNotification, notify, type Reader } from './notify.ts';
