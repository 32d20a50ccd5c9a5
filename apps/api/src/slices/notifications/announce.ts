// An announcement to all people of some roles in a city. They are told in batches, each in a transaction of its own.
import { limits } from '@haat/contract/limits';
import type { AnnouncementTexts, Audience } from '@haat/contract/operator/announcements';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { inEach } from '../../platform/localized-text.ts';
import { dayAfter, dayInZone, instantInZone } from '../../platform/zoned-time.ts';
import { requireCity, waitWords } from '../accounts/index.ts';
import {
  insertAnnouncement,
  lockAnnouncement,
  lockAnnouncementsSince,
  noteSent,
} from './announcement.queries.ts';
import { countReached, listReached } from './announcement.views.ts';
import { announcementMessages } from './notifications.messages.ts';
import { notify } from './notify.ts';

interface NewAnnouncement {
  readonly cityId: number;
  readonly audiences: readonly Audience[];
  readonly texts: AnnouncementTexts;
  readonly link: string;
}

/** Nobody is told yet: see `announceToNext`. Returns its id. Throws `input.invalid` on `city`, `rate.limited`. */
export async function announce(
  tx: Tx,
  { userId: createdBy }: { readonly userId: number },
  { cityId, texts, link, ...input }: NewAnnouncement,
): Promise<number> {
  const { timeZone } = await requireCity(tx, cityId);
  await requireOneLeft(tx, cityId, timeZone);
  const audiences = [...new Set(input.audiences)];
  const people = await countReached(tx, { cityId, audiences });
  const given = { en: texts.en, ...definedOf({ hi: texts.hi ?? undefined, ml: texts.ml ?? undefined }) };
  const announcement = { cityId, audiences, texts: given, link, people, createdBy };
  const id = await insertAnnouncement(tx, announcement);
  const after = { city: cityId, audiences, text: texts.en, link, people };
  await publish(tx, 'record.changed', {
    kind: 'announcement',
    id,
    action: 'create',
    actorId: createdBy,
    before: {},
    after,
  });
  return id;
}

/** Of the city's day. Throws `rate.limited`. */
async function requireOneLeft(tx: Tx, cityId: number, timeZone: string): Promise<void> {
  const day = dayInZone(tx.now, timeZone);
  const made = await lockAnnouncementsSince(tx, cityId, instantInZone(day, '00:00', timeZone));
  if (made < limits.announcementsPerDay) return;
  const tomorrow = instantInZone(dayAfter(day, 1), '00:00', timeZone);
  const msLeft = tomorrow.getTime() - tx.now.getTime();
  throw new AppError('rate.limited', {
    detail: announcementMessages.tooMany(limits.announcementsPerDay, waitWords(msLeft)),
    retryAfterSeconds: msLeft / 1000,
  });
}

/** So that an order's notifications never wait long for those of a batch. */
const batchSize = 250;

/**
 * Tells the next people. The announcement's row says who was told, so a batch that runs again after a crash tells nobody twice.
 * False: all were told. Throws `not_found`.
 */
export async function announceToNext(tx: Tx, announcementId: number): Promise<boolean> {
  const { id, cityId, audiences, texts, link, ...told } = await lockAnnouncement(tx, announcementId);
  const next = await listReached(tx, { cityId, audiences }, { after: told.sentUpTo, limit: batchSize });
  const last = next.at(-1);
  if (!last) return false;
  const body = inEach((language) => texts[language] ?? texts.en);
  await notify(
    tx,
    next.map((to) => ({ to, body, link })),
    null,
    'announcement',
  );
  await noteSent(tx, { id, sent: told.sent + next.length, sentUpTo: last.id });
  return next.length === batchSize;
}
