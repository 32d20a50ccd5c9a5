import { limits } from '@haat/contract/limits';
import type { Tx } from '../../platform/database.ts';
import { insertNotifications, type NotificationInsert } from './notification.queries.ts';

export interface NewNotification {
  /** Null: whoever it would be for isn't there. */
  readonly to: number | null;
  readonly body: string;
  /** A path of the app's routes. */
  readonly link: string;
}

/** Tells each of them once, with the first letter that is theirs, and never the one who acted. */
export async function notify(
  tx: Tx,
  letters: readonly NewNotification[],
  actorId: number | null,
): Promise<void> {
  const byReader = new Map<number, NotificationInsert>();
  for (const { to, body, link } of letters) {
    if (to === null || to === actorId || byReader.has(to)) continue;
    byReader.set(to, { userId: to, body: shorten(body), link });
  }
  await insertNotifications(tx, [...byReader.values()]);
}

function shorten(body: string): string {
  const most = limits.notification;
  if (body.length <= most) return body;
  // Half of a letter that takes two places would be no letter.
  return `${body.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
