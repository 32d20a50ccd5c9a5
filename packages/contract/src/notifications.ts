import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Id, Instant, pageQuery } from './schema.ts';

export const Notification = T.Object({
  id: Id,
  /** One plain sentence in the reader's current language. Notifications of older releases keep theirs. */
  body: T.String(),
  /** A path of the web app's routes. */
  link: T.String(),
  created_at: Instant,
  is_read: T.Boolean(),
});
export type Notification = T.Static<typeof Notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/users/notifications/',
  who: 'person',
  summary:
    "List notifications, newest first, in the reader's language. Answers 304 to `If-None-Match` while nothing is new.",
  query: T.Object(pageQuery),
  responses: {
    200: T.Object({ count: T.Integer(), unread_count: T.Integer(), results: T.Array(Notification) }),
    304: null,
  },
});

export const markRead = endpoint({
  method: 'POST',
  path: '/users/notifications/mark_read/',
  who: 'person',
  summary: 'Mark all notifications as read, or the given ones.',
  body: T.Object({ ids: T.Optional(T.Array(Id, { maxItems: limits.idsPerRead })) }),
  responses: { 204: null },
});
