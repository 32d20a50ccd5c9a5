import type { JobQueue } from '../../platform/jobs.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { getCity } from '../accounts/index.ts';
import { type EveningJob, type EveningQueue, wakeEvening } from './evening-job.ts';
import { makeEveningPlacer } from './place-evening.service.ts';
import { deleteStandingOf, listStandingInCity, moveToAddress, noteSuspension } from './standing.queries.ts';

/** Of all cities in one process. */
const citiesAtOnce = 2;

type Context = Parameters<Slice>[0];

export const makeEveningQueue = (context: Context): JobQueue<EveningJob> =>
  context.jobs.queue<EveningJob>({
    name: 'standing-orders',
    atOnce: citiesAtOnce,
    isEndless: true,
    run: makeEveningPlacer(context),
  });

export function standingSubscribers({ events }: Context, evenings: EveningQueue): void {
  events.on('person.deleted', (tx, { userId }) => deleteStandingOf(tx, userId));
  events.on('address.deleted', (tx, address) => moveToAddress(tx, address));
  events.on('shop.suspended', (tx, { shopId }) => noteSuspension(tx, shopId, tx.now));
  events.on('shop.restored', (tx, { shopId }) => noteSuspension(tx, shopId, null));
  // Its time zone decides when evening is.
  events.on('record.changed', async (tx, { kind, id: cityId }) => {
    if (kind !== 'city') return;
    const some = await listStandingInCity(tx, cityId, { afterId: 0, atMost: 1 });
    if (some.length === 0) return;
    const { timeZone } = await getCity(tx, cityId);
    await wakeEvening(tx, evenings, { cityId, timeZone });
  });
}
