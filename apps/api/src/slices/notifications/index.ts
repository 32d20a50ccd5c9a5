// What happened, told to whom it concerns.
import type { Slice } from '../../platform/kit.ts';
import { notificationEars } from './notification.events.ts';
import { notificationRoutes } from './notification.routes.ts';
import { notificationSweeps } from './notification.sweeps.ts';

export const notifications: Slice = (kit) => {
  notificationRoutes(kit);
  notificationEars(kit);
  notificationSweeps(kit);
};

export { markRead } from './mark-read.ts';
export { viewNotificationsBefore } from './notification.views.ts';
export { type Letter, notify } from './notify.ts';
