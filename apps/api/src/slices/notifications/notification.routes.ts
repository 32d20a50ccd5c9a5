import * as notifications from '@haat/contract/notifications';
import { notModified } from '../../platform/http/answers.ts';
import { isTagAmong } from '../../platform/http/entity-tag.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { tagOfList, viewNotifications } from './notification.views.ts';
import { markRead } from './notify.ts';

export const notificationRoutes: Slice = ({ routes, database }) => {
  routes.read(notifications.listNotifications, async ({ actor, query, language, request, reply }) => {
    // The version was read first. A notification that arrives in between makes the list newer than its tag, so the next
    // poll finds it.
    const tag = tagOfList(actor, query, language);
    reply.header('ETag', tag).header('Cache-Control', 'private, no-cache');
    if (isTagAmong(tag, request.headers['if-none-match'])) return notModified;
    return viewNotifications(database.db, actor, query, language);
  });

  routes.write(notifications.markRead, async ({ tx, actor, body }) => {
    await markRead(tx, actor, body);
    return undefined;
  });
};
