import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { countOneMore, waitWords } from '../accounts/index.ts';
import type { PeopleNotified } from './notification.event-types.ts';
import { tellMessages } from './notifications.messages.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Counts how often one person's calls tell the same other person something, each call once. A call counts unless the
 * contract says that it tells `once`. Not counted: an open request, which all deliverers of a city are told of, whoever
 * opens it. Throws `rate.limited`, which also takes back what the call did.
 */
export async function countTells(
  tx: Tx,
  { actorId, notifications }: PeopleNotified,
  atMost: number,
): Promise<void> {
  const { call } = tx;
  if (actorId === null || !call || call.spec.tells === 'once') return;
  const readers = notifications
    .filter(({ userId, topic }) => topic !== 'open_requests' && !call.notifiedIds.has(userId))
    .map(({ userId }) => userId);
  // In one order, because each count locks its row.
  for (const readerId of readers.sort((a, b) => a - b)) {
    call.notifiedIds.add(readerId);
    const { count, msLeft } = await countOneMore(tx, `tells:${actorId}:${readerId}`, hourMs);
    if (count <= atMost) continue;
    const detail = tellMessages.tooMany(atMost, waitWords(msLeft));
    throw new AppError('rate.limited', { detail, retryAfterSeconds: msLeft / 1000 });
  }
}
