import * as notifications from '@haat/contract/notifications';
import { notModified } from '../../platform/http/routes.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { markRead } from './mark-read.ts';
import { viewListState, viewNotifications } from './notification.views.ts';

export const notificationRoutes: Slice = ({ routes }) => {
  routes.read(notifications.listNotifications, async ({ db, actor, query, request, reply }) => {
    // Read the tag first. A notification that arrives in between makes the list newer than its tag, so the next poll finds it.
    const state = await viewListState(db, actor.userId, query);
    reply.header('ETag', state.tag).header('Cache-Control', 'private, no-cache');
    if (isTagAmong(state.tag, request.headers['if-none-match'])) return notModified;
    return viewNotifications(db, actor.userId, query, state);
  });

  routes.write(notifications.markRead, async ({ tx, actor, body }) => {
    await markRead(tx, actor, body);
    return undefined;
  });
};

/** `If-None-Match` names several tags, or any; tags are compared weakly (RFC 9110, 13.1.2). */
function isTagAmong(tag: string, header: string | undefined): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((other) => bare(other) === bare(tag) || bare(other) === '*');
}
