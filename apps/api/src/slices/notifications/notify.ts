import type { Language } from '@haat/contract/languages';
import { serverLimits } from '@haat/contract/limits';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { defaultLanguage, inEach, type LocalizedText } from '../../platform/localized-text.ts';
import type { PeopleNotified } from './notification.event-types.ts';
import { insertNotifications, type NotificationInsert, updateRead } from './notification.queries.ts';

export interface Reader {
  readonly id: number;
  /** Null until the person chooses one. */
  readonly language: Language | null;
}

export interface NewNotification {
  /** Null when there is no such person, for example no deliverer yet. */
  readonly to: Reader | null;
  readonly body: LocalizedText;
  /** A path in the app. */
  readonly link: string;
  /** It replaces an unread one of this topic. */
  readonly topic?: 'open_requests';
}

/**
 * Notifies each person once, with the first notification for them, and never the actor. A push is in the reader's
 * language at this moment, the list in the language that the reader uses later.
 */
export async function notify(
  tx: Tx,
  items: readonly NewNotification[],
  actorId: number | null,
  kind?: PeopleNotified['kind'],
): Promise<void> {
  const byReader = new Map<number, NotificationInsert>();
  for (const { to, body, ...rest } of items) {
    if (to === null || to.id === actorId || byReader.has(to.id)) continue;
    const words = inEach((language) => shorten(body[language]));
    byReader.set(to.id, { userId: to.id, body: words[to.language ?? defaultLanguage], words, ...rest });
  }
  const notifications = [...byReader.values()];
  if (notifications.length === 0) return;
  await insertNotifications(tx, notifications);
  await publish(tx, 'people.notified', { actorId, notifications, ...(kind && { kind }) });
}

function shorten(body: string): string {
  const most = serverLimits.notification;
  if (body.length <= most) return body;
  // Don't split a surrogate pair.
  return `${body.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Marks all of one's notifications as read, or the given ones. Ignores other people's. */
export const markRead = (
  tx: Tx,
  actor: { userId: number },
  { ids }: { readonly ids?: readonly number[] },
): Promise<void> => updateRead(tx, actor.userId, ids);
