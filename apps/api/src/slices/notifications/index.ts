// Notifications about orders and shops.
import type { Slice } from '../../platform/slice-context.ts';
import { notificationSubscribers } from './notification.events.ts';
import { notificationRoutes } from './notification.routes.ts';
import { notificationSweeps } from './notification.sweeps.ts';

export const notifications: Slice = (context) => {
  notificationRoutes(context);
  notificationSubscribers(context);
  notificationSweeps(context);
};

export { markRead } from './mark-read.ts';
export type { PeopleNotified } from './notification.event-types.ts';
export { viewNotificationsBefore } from './notification.views.ts';
export { type NewNotification, notify, type Reader } from './notify.ts';
