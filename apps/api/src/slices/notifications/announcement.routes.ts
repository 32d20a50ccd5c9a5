import * as announcements from '@haat/contract/operator/announcements';
import type { Slice } from '../../platform/slice-context.ts';
import { announce, announceToNext } from './announce.ts';
import { countReached, viewAnnouncement, viewAnnouncements } from './announcement.views.ts';

interface AnnouncementJob {
  /** Its operator. */
  readonly userId: number;
  /** It calls none. */
  readonly host: string;
  readonly announcementId: number;
}

/** Between two batches, so that other work goes on. */
const pauseSeconds = 1;

export const announcementRoutes: Slice = ({ routes, jobs, database }) => {
  const queue = jobs.queue<AnnouncementJob>({
    name: 'announcements',
    atOnce: 1,
    isEndless: true,
    run: async ({ announcementId }) =>
      (await database.inTx((tx) => announceToNext(tx, announcementId)))
        ? { againInSeconds: pauseSeconds }
        : 'over',
  });

  routes.write(announcements.createAnnouncement, async ({ tx, actor, body }) => {
    const { city: cityId, audiences, texts, link } = body;
    const announcementId = await announce(tx, actor, {
      cityId,
      audiences,
      texts,
      link: link ?? '/notifications',
    });
    await queue.add(tx, [{ userId: actor.userId, host: 'announcements', announcementId }]);
    return viewAnnouncement(tx, announcementId);
  });

  routes.read(announcements.listAnnouncements, ({ db, query }) => viewAnnouncements(db, query));

  routes.read(announcements.countPeople, async ({ db, query }) => {
    const wanted = query.audiences.split(',');
    const audiences = announcements.audiences.filter((audience) => wanted.includes(audience));
    return { people: await countReached(db, { cityId: query.city, audiences }) };
  });
};
