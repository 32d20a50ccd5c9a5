// Places what standing orders of a city want for the next day. Each has a transaction of its own, so it may be stopped and
// repeated anywhere.
import { statusOf } from '@haat/contract/errors';
import { AppError } from '../../platform/app-error.ts';
import type { JobEnd, JobRun } from '../../platform/jobs.ts';
import type { SliceContext } from '../../platform/slice-context.ts';
import { getCity } from '../accounts/index.ts';
import type { EveningJob } from './evening-job.ts';
import { placeStandingOrder, refuseStandingOrder } from './place-standing-order.ts';
import { listStandingInCity, type StandingRow } from './standing.queries.ts';
import { eveningAt, isDueOn } from './standing-days.ts';

type Parts = Pick<SliceContext, 'database' | 'clock' | 'app'>;

/** A job that runs for longer than 30 s is given to another process. */
const longestMs = 20_000;
const rowsAtOnce = 200;
/** After an unexpected error. */
const againAfterErrorSeconds = 60;

export const makeEveningPlacer =
  (parts: Parts) =>
  async ({ cityId }: EveningJob, { signal }: Pick<JobRun, 'signal'>): Promise<JobEnd> => {
    const { database, clock } = parts;
    const { timeZone } = await getCity(database.db, cityId);
    const endsAt = performance.now() + longestMs;
    let failed = 0;
    for (let afterId = 0, count = 0; ; count += 1) {
      const rows = await listStandingInCity(database.db, cityId, { afterId, atMost: rowsAtOnce });
      if (rows.length === 0 && count === 0) return 'over';
      const evening = eveningAt(clock.now(), timeZone);
      if (rows.length === 0 || !evening.isNow) {
        const seconds = secondsUntil(evening.nextAt, clock.now());
        return { againInSeconds: failed > 0 ? againAfterErrorSeconds : seconds };
      }
      for (const row of rows) {
        afterId = row.id;
        if (!isDueOn(row, evening.day)) continue;
        if (signal.aborted || performance.now() > endsAt) return { againInSeconds: 0 };
        if (!(await isHandled(parts, row))) failed += 1;
      }
    }
  };

const secondsUntil = (then: Date, now: Date): number => Math.max(0, (then.getTime() - now.getTime()) / 1000);

/** False after a bug or an outage. */
async function isHandled({ database, app }: Parts, { id, userId }: StandingRow): Promise<boolean> {
  try {
    await database.inTx((tx) => placeStandingOrder(tx, { id, userId }));
    return true;
  } catch (error) {
    if (error instanceof AppError && statusOf(error.code) < 500) {
      await database.inTx((tx) => refuseStandingOrder(tx, { id, userId }, error));
      return true;
    }
    app.log.error({ err: error, standing: id }, 'a standing order could not be placed');
    return false;
  }
}
