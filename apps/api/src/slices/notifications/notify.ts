import { limits } from '@haat/contract/limits';
import type { Tx } from '../../platform/database.ts';
import { insertNotifications, type NotificationInsert } from './notification.queries.ts';

export interface NewNotification {
  /** Null when there is no such person, for example no deliverer yet. */
  readonly to: number | null;
  readonly body: string;
  /** A path in the app. */
  readonly link: string;
  /** It takes the place of an unread one of this topic. */
  readonly topic?: 'open_requests';
}

/** Notifies each person once, with the first notification for them, and never the actor. */
export async function notify(
  tx: Tx,
  items: readonly NewNotification[],
  actorId: number | null,
): Promise<void> {
  const byReader = new Map<number, NotificationInsert>();
  for (const { to, body, ...rest } of items) {
    if (to === null || to === actorId || byReader.has(to)) continue;
    byReader.set(to, { userId: to, body: shorten(body), ...rest });
  }
  await insertNotifications(tx, [...byReader.values()]);
}

function shorten(body: string): string {
  const most = limits.notification;
  if (body.length <= most) return body;
  // Don't split a surrogate pair.
  return `${body.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
